Feature: Lasca: captures
  Ласка: взятия

  @play:P4
  Rule: P4 A capture jumps an adjacent enemy tower onto the empty square beyond

    Scenario Outline: P4 <side>'s man captures forward over d4
      Простая <side:genitive> берёт вперёд через d4
      Given the position <before>
      When <side> plays <move>
      Then the position is <after>

      Examples:
        | side  | before     | move  | after    |
        | White | w: c3w d4b | c3xe5 | b: e5wb  |
        | White | w: e3w d4b | e3xc5 | b: c5wb  |
        | Black | b: d4w e5b | e5xc3 | w: c3bw  |
        | Black | b: d4w c5b | c5xe3 | w: e3bw  |

    Scenario Outline: P4 A man does not capture backward over <over>
      Простая не берёт назад через <over>
      Given the position w: d4w <over>b g7b
      When White plays d4x<to>
      Then the move is illegal under P4: a man does not capture backward

      Examples:
        | over | to |
        | c3   | b2 |
        | e3   | f2 |

    Scenario: P4 A capture lands on the very next square behind the jumped tower
      Взявшая башня встаёт на ближайшее поле за перепрыгнутой
      Given the position w: c3w d4b a7b
      Then White can play only c3xe5

    Scenario Outline: P4 Neither a man nor a king captures straight ahead, straight back or sideways: <position>
      Ни простая, ни дамка не берут прямо вперёд, прямо назад или вбок: <position>
      Given the position <position>
      Then White can play only <moves>

      Examples:
        | position            | moves                                                         |
        | w: c3w e5w e3b c5b  | c3-b4, c3-d4, e5-d6 or e5-f6                                  |
        | w: c3W e5W e3b c5b  | c3-b2, c3-d2, c3-b4, c3-d4, e5-d4, e5-f4, e5-d6 or e5-f6      |

    Scenario: P4 A king may capture in all four directions
      Дамка может брать во всех четырёх направлениях
      Given the position w: d4W c3b e3b c5b e5b
      Then White can play only d4xb2, d4xf2, d4xb6 or d4xf6

    Scenario: P4 A tower with another right behind it cannot be jumped
      Башню, сразу за которой стоит другая, не перепрыгнуть
      Given the position w: c3w d4b e5b
      When White plays c3xe5
      Then the move is illegal under P4: the square is occupied

    Scenario: P4 A side does not jump its own tower
      Через собственную башню не прыгают
      Given the position w: c3w d4wb g7b
      When White plays c3xe5
      Then the move is illegal under P4: the tower jumped over is one's own

    Scenario: P4 There is no capture over an empty square
      Прыжок через пустое поле — не взятие
      Given the position w: c3w g7b
      When White plays c3xe5
      Then the move is illegal under P4: there is nothing to capture there

    Scenario: P4 A tower two squares away is out of reach
      Башню, которая стоит через поле, не взять
      Given the position w: a1W c3b g7b
      Then White can play only a1-b2

    Scenario Outline: P4 <move> is no capture, for what happens on the way to <at>: <reason>
      Ход <move> — не взятие из-за того, что на пути к <at>: <reason>
      Given the position <position>
      When White plays <move>
      Then the move is illegal under P4: <reason>
      And the objection points at <at>

      Examples:
        | position       | move     | at | reason                                                                            |
        | w: c3w f6b g1b | c3xe5xg7 | e5 | there is nothing to capture there                                                 |
        | w: c3w g7b     | c3xd4    | d4 | there is nothing to capture there                                                 |
        | w: a1W b2b g7b | a1xc3xa1 | a1 | there is nothing to capture there                                                 |
        | w: c3w d4b g7b | c3xc5    | c5 | the square is not just beyond a neighbouring tower                                |
        | w: a1W c3b g7b | a1xd4    | d4 | the square is not just beyond a neighbouring tower                                |
        | w: c3w d4b g7b | c3xd4    | d4 | the square is not just beyond a neighbouring tower; also the square is occupied |

    @does-not-apply
    Scenario: P4 With no enemy tower beside it a man makes an ordinary move
      Когда рядом нет башни соперника, простая делает обычный ход
      Given the position w: c3w e5b
      When White plays c3-b4
      Then the position is b: b4w e5b

  @play:P5
  Rule: P5 Only the commander is taken, and it goes to the bottom of the capturing tower

    Scenario: P5 The piece under the one that was taken is free again
      Шашка под взятой освобождается
      Given the position b: b4b c3wb
      When Black plays b4xd2
      Then the position is w: d2bw c3b

    Scenario: P5 A new prisoner goes below those taken before
      Новая взятая шашка встаёт ниже взятых раньше
      Given the position w: c3wb d4Bw
      When White plays c3xe5
      Then the position is b: d4w e5wbB

    Scenario: P5 In a multiple capture each prisoner goes below the one before
      При последовательном взятии каждая взятая шашка встаёт под предыдущую
      Given the position w: a1W b2b d4B f6b
      When White plays a1xc3xe5xg7
      Then the position is b: g7WbBb

    Scenario: P5 What stays of the jumped tower belongs to its new commander
      То, что осталось от башни, принадлежит новой верхней шашке
      Given the position w: c3w d4bw a7b
      When White plays c3xe5
      And Black plays a7-b6
      Then White can play only d4-c5, e5-d6 or e5-f6

    @does-not-apply
    Scenario: P5 A move past an enemy tower takes nothing
      Ходом мимо башни соперника ничего не берут
      Given the position w: c3w a5bw g7b
      When White plays c3-d4
      Then the position is b: d4w a5bw g7b

  @play:P6
  Rule: P6 Capturing is compulsory and the choice among captures is free

    Scenario: P6 Who can capture may not make an ordinary move
      Кто может взять, не вправе сделать обычный ход
      Given the position w: g1w c3w d4b
      When White plays g1-f2
      Then the move is illegal under P6: a capture is due
      And the objection points at c3

    Scenario: P6 The tower that can capture may not slip away either
      И сама башня, которая может взять, не вправе уйти от взятия
      Given the position w: c3w d4b
      When White plays c3-b4
      Then the move is illegal under P6: a capture is due

    Scenario: P6 Of two towers that can capture the objection is to the one that moved away
      Если взять могут две башни, возражение вызывает та, что ушла
      Given the position w: c3w e3w d4b
      When White plays e3-f4
      Then the move is illegal under P6: a capture is due
      And the objection points at e3

    Scenario: P6 Black chooses between capturing two pieces and capturing one
      Чёрные выбирают, взять две шашки или одну
      Given a game of Lasca
      When the players make the moves:
        | White | Black |
        | c3-b4 | a5xc3 |
        | d2xb4 | e5-d4 |
        | c3xe5 |       |
      Then Black can play only d6xf4xd2 or f6xd4

    Scenario: P6 The smaller capture is as good as the larger one
      Меньшее взятие ничем не хуже большего
      Given the position b: a1w c1w e1w g1w f2w e3w g3w a3w b4wb b2w e5wb d6b f6b c5b g5b b6b a7b c7b e7b g7b
      When Black plays f6xd4
      Then d4 holds the tower bw
      And e5 holds the tower b

    @does-not-apply @reading:play-majority
    Scenario: P6 Where the majority rule is in force the larger capture must be made
      Там, где действует правило большинства, надо брать больше
      Given a game of Lasca in which the largest capture must be made
      When the players make the moves:
        | White | Black |
        | c3-b4 | a5xc3 |
        | d2xb4 | e5-d4 |
        | c3xe5 |       |
      Then Black can play only d6xf4xd2

    @does-not-apply @reading:play-majority
    Scenario: P6 There the smaller capture is against the rules, and the larger one is pointed at
      Там меньшее взятие — против правил, и указано, где взять больше
      Given a game of Lasca in which the largest capture must be made
      And the position b: d6b f6b e5w e3w f2w
      When Black plays f6xd4
      Then the move is illegal under P6: a larger capture is due
      And the objection points at d6

    @does-not-apply
    Scenario: P6 Who can capture nothing makes an ordinary move
      Кому брать нечего, тот делает обычный ход
      Given a game of Lasca
      Then White can play only a3-b4, c3-b4, c3-d4, e3-d4, e3-f4 or g3-f4

  @play:P7
  Rule: P7 A capture that can go on must go on

    Scenario: P7 A capture goes on until nothing more can be jumped
      Взятие продолжается, пока есть через кого прыгать
      Given the position b: c1Bw b2ww b4wB
      Then Black can play only c1xa3xc5

    Scenario: P7 A player may not stop halfway through a capture
      Останавливаться посреди взятия нельзя
      Given the position b: c1Bw b2ww b4wB
      When Black plays c1xa3
      Then the move is illegal under P7: the capture is not finished

    Scenario: P7 At a fork the player may go on either way
      На развилке взятие можно продолжить в любую сторону
      Given the position w: a1W b2b d4b b4b g7b
      Then White can play only a1xc3xa5 or a1xc3xe5

    Scenario: P7 After two jumps a third that is possible must be made too
      Если после двух прыжков возможен третий, нужно сделать и его
      Given the position w: a1W b2b d4b f6b
      Then White can play only a1xc3xe5xg7

    Scenario: P7 At a fork too a player may not stop halfway
      И на развилке останавливаться на полпути нельзя
      Given the position w: c3W b4b d4b f6b
      When White plays c3xe5
      Then the move is illegal under P7: the capture is not finished
      And the objection points at e5

    @does-not-apply
    Scenario: P7 A capture after which nothing can be jumped is complete
      Взятие, после которого прыгать не через кого, завершено
      Given the position w: c3w d4b g7b
      When White plays c3xe5
      Then it is Black's move

    @does-not-apply
    Scenario: P7 A man does not go on capturing backward
      Назад простая взятия не продолжает
      Given the position w: c3w d4b d6b f4b g1w
      Then White can play only c3xe5xc7

  @play:P8
  Rule: P8 The same tower may not be jumped twice in one move

    @reading:play-same-tower-twice
    Scenario: P8 A king does not come back over the tower it has just jumped
      Дамка не возвращается через башню, которую только что перепрыгнула
      Given the position w: a1W b2bb
      Then White can play only a1xc3

    Scenario: P8 Jumping the same tower there and back is refused
      Прыгнуть через ту же башню туда и обратно нельзя
      Given the position w: a1W b2bb
      When White plays a1xc3xa1
      Then the move is illegal under P8: the same tower is jumped twice

    Scenario: P8 At a fork too the tower just jumped may not be jumped again
      И на развилке через только что перепрыгнутую башню обратно прыгать нельзя
      Given the position w: c3W b4b d4bb g7b
      When White plays c3xe5xc3
      Then the move is illegal under P8: the same tower is jumped twice
      And the objection points at d4

    @does-not-apply @reading:play-same-tower-twice
    Scenario: P8 Where the rules allow it the king must come back over the same tower
      Там, где это разрешено, дамка обязана вернуться через ту же башню
      Given a game of Lasca in which the same tower may be jumped twice
      And the position w: a1W b2bb
      When White plays a1xc3xa1
      Then the position is b: a1Wbb

    @does-not-apply
    Scenario: P8 On the next move the same tower may be jumped again
      Следующим ходом ту же башню можно перепрыгнуть снова
      Given the position w: a1W b2bb g7b
      When the players make the moves:
        | White | Black |
        | a1xc3 | g7-f6 |
        | c3xa1 |       |
      Then the position is b: a1Wbb f6b

    @does-not-apply
    Scenario: P8 Different towers may be jumped one after another
      Разные башни можно перепрыгивать одну за другой
      Given the position w: a1W b2bb d4bb
      When White plays a1xc3xe5
      Then the position is b: b2b d4b e5Wbb

  @play:P11
  Rule: P11 The square the tower left counts as empty during its capture

    Scenario: P11 A king may go full circle and end where it began, either way round
      Дамка может обойти полный круг в любую сторону и вернуться на своё поле
      Given the position w: c1W b2b b4b d4b d2b
      Then White can play only c1xa3xc5xe3xc1 or c1xe3xc5xa3xc1

    Scenario Outline: P11 After the circle <move> the king stands on c1 with four prisoners
      После круга <move> дамка стоит на c1, под ней четыре взятые шашки
      Given the position w: c1W b2b b4b d4b d2b
      When White plays <move>
      Then the position is b: c1Wbbbb

      Examples:
        | move           |
        | c1xa3xc5xe3xc1 |
        | c1xe3xc5xa3xc1 |

    Scenario: P11 Back on its own square, the king goes on capturing where it can
      Вернувшись на своё поле, дамка продолжает взятие, если есть кого брать
      Given the position w: c3W b4b d4b f4b f2b d2b
      Then White can play only c3xa5, c3xe1xg3xe5xc3xa5 or c3xe5xg3xe1xc3xa5

    @does-not-apply
    Scenario: P11 A square on which another tower stands is not empty
      Поле, на котором стоит другая башня, свободным не считается
      Given the position w: c1W b2b b4b d4b d2b e3w
      Then White can play only c1xa3xc5 or e3xc5

Feature: Lasca: the result, and what stays true in every game
  Ласка: результат и то, что верно в любой партии

  @play:P12
  Rule: P12 A side that cannot move or commands no tower loses

    Scenario: P12 A side whose only king can neither move nor capture has lost
      Сторона, единственная дамка которой не может ни пойти, ни взять, проиграла
      Given the position w: a1W b2b c3b
      Then White has no move
      And Black has won under P12: the side to move cannot move

    @play:P3
    Scenario: P12 With no move left nothing that White plays is by the rules
      Когда ходов нет, что бы белые ни сыграли — всё против правил
      Given the position w: a1W b2b c3b
      When White plays a1-b2
      Then the move is illegal under P12 and P3: the game is over; also the square is occupied

    Scenario: P12 A side all of whose pieces are prisoners has lost
      Сторона, все шашки которой взяты, проиграла
      Given the position w: c3w d4b
      When White plays c3xe5
      Then Black has no move
      And White has won under P12: the side to move commands no tower

    @one-colour
    Scenario: P12 Lasker's game of 1911 ends with Black unable to move
      В партии Ласкера 1911 года чёрным в конце некуда ходить
      Given a game of Lasca
      When the players make the moves:
        | White    | Black    |
        | c3-d4    | e5xc3    |
        | b2xd4    | f6-e5    |
        | d4xf6    | g7xe5    |
        | e3-d4    | c5xe3    |
        | f2xd4    | b6-c5    |
        | d4xb6    | a7xc5    |
        | e3-f4    | g5xe3    |
        | d2xf4    | a5-b4    |
        | c3xa5    | c5-d4    |
        | e3xc5xa7 | e5xc3    |
        | a7xc5    | d6xb4    |
        | g1-f2    | c5-d4    |
        | a3xc5    | f6-g5    |
        | b4xd2    | d4xb2    |
        | c1xa3    | g5xe3xc1 |
        | g3xe5    | c7-d6    |
        | e5xc7    | e7-f6    |
        | c7-d6    | f6-g5    |
        | f2-e3    | g5-f4    |
        | e3xg5    |          |
      Then Black has no move
      And White has won

    @does-not-apply
    Scenario: P12 A side with one move left plays on
      Сторона, у которой остался один ход, играет дальше
      Given the position w: a1w g7b
      Then White can play only a1-b2
      And the game is not over

    @does-not-apply
    Scenario: P12 A side that could not move has not lost as long as it is the opponent's move
      Сторона, которой некуда ходить, не проиграла, пока очередь хода не её
      Given the position b: a1W b2b c3b
      Then the game is not over

    @does-not-apply @reading:play-draws
    Scenario: P12 By itself a position that comes up a third time ends nothing
      Сама по себе позиция, возникшая в третий раз, ничего не решает
      Given the position w: a1W g7B
      When the players make the moves:
        | White | Black |
        | a1-b2 | g7-f6 |
        | b2-a1 | f6-g7 |
        | a1-b2 | g7-f6 |
        | b2-a1 | f6-g7 |
      Then the game is not over

    @does-not-apply @reading:play-draws
    Scenario: P12 Where threefold repetition is a draw neither side loses by it
      Там, где троекратное повторение — ничья, от него никто не проигрывает
      Given a game of Lasca in which threefold repetition is a draw
      And the position w: a1W g7B
      When the players make the moves:
        | White | Black |
        | a1-b2 | g7-f6 |
        | b2-a1 | f6-g7 |
        | a1-b2 | g7-f6 |
        | b2-a1 | f6-g7 |
      Then the game is drawn

    @does-not-apply @reading:play-draws
    Scenario: P12 By itself an agreement to a draw does not end a game of Lasca
      Само по себе согласие на ничью партию в ласку не заканчивает
      Given a game of Lasca
      When the players agree to a draw
      Then the game is not over

    @does-not-apply @reading:play-draws
    Scenario Outline: P12 In <game> the players may agree to a draw, and neither side loses
      В <game:prepositional> игроки могут согласиться на ничью, и никто не проигрывает
      Given a game of <game>
      When the players agree to a draw
      Then the game is drawn

      Examples:
        | game             |
        | Bashni           |
        | Russian draughts |

    @does-not-apply @reading:play-draws
    Scenario Outline: P12 In <game>, where only threefold repetition is a draw, an agreement does not end the game
      В <game:prepositional>, где ничья — только троекратное повторение, соглашение партию не заканчивает
      Given a game of <game> in which threefold repetition is a draw
      When the players agree to a draw
      Then the game is not over

      Examples:
        | game             |
        | Bashni           |
        | Russian draughts |

    @does-not-apply @reading:play-draws
    Scenario Outline: P12 In <game>, where threefold repetition is a draw, a position that comes up a third time ends the game
      В <game:prepositional>, где троекратное повторение — ничья, на третьем возникновении позиции партия заканчивается
      Given a game of <game> in which threefold repetition is a draw
      And the position w: c1W b8B
      When the players make the moves:
        | White | Black |
        | c1-b2 | b8-a7 |
        | b2-c1 | a7-b8 |
        | c1-b2 | b8-a7 |
        | b2-c1 | a7-b8 |
      Then the game is drawn

      Examples:
        | game             |
        | Bashni           |
        | Russian draughts |

    @does-not-apply @reading:play-draws
    Scenario: P12 Where an agreement is a draw, the game ends with it and neither side loses
      Там, где соглашение — ничья, партия на нём заканчивается, и никто не проигрывает
      Given a game of Lasca in which an agreement is a draw
      When the players agree to a draw
      Then the game is drawn

    @does-not-apply @reading:play-draws
    Scenario: P12 Where an agreement is a draw, and repetition too, either of them ends the game
      Там, где ничья — и соглашение, и троекратное повторение, партию заканчивает и то и другое
      Given a game of Lasca in which threefold repetition is a draw, and an agreement too
      When the players agree to a draw
      Then the game is drawn

    @does-not-apply @reading:play-draws
    Scenario: P12 Where repetition is a draw, and an agreement too, nobody has to agree to the third occurrence
      Там, где ничья — и троекратное повторение, и соглашение, на третье возникновение позиции согласия не нужно
      Given a game of Lasca in which threefold repetition is a draw, and an agreement too
      And the position w: a1W g7B
      When the players make the moves:
        | White | Black |
        | a1-b2 | g7-f6 |
        | b2-a1 | f6-g7 |
        | a1-b2 | g7-f6 |
        | b2-a1 | f6-g7 |
      Then the game is drawn

    @does-not-apply
    Scenario: P12 Where threefold repetition is a draw, a position that comes up only twice is none
      Там, где троекратное повторение — ничья, позиция, возникшая лишь дважды, — не ничья
      Given a game of Lasca in which threefold repetition is a draw
      And the position w: a1W g7B
      When the players make the moves:
        | White | Black |
        | a1-b2 | g7-f6 |
        | b2-a1 | f6-g7 |
      Then the game is not over

    @does-not-apply
    Scenario: P12 In Bashni too, where threefold repetition is a draw, the same board with the other side to move does not count
      И в башнях там, где троекратное повторение — ничья, та же доска при очереди хода соперника в счёт не идёт
      Given a game of Bashni in which threefold repetition is a draw
      And the position w: a1W g1B
      When the players make the moves:
        | White | Black |
        | a1-b2 | g1-h2 |
        | b2-c3 | h2-g1 |
        | c3-a1 | g1-h2 |
        | a1-b2 | h2-g1 |
        | b2-c3 | g1-h2 |
        | c3-a1 | h2-g1 |
      Then the game is not over

  @play:P13
  Rule: P13 There are always 22 pieces and no tower shows more than two runs of colour

    Scenario: P13 Before the first move there are 22 pieces
      До первого хода на доске 22 шашки
      Given a game of Lasca
      Then there are 22 pieces on the board
      And no tower shows more than two runs of colour

    Scenario: P13 After the 39 moves of Lasker's game there are still 22 pieces
      И после 39 ходов партии Ласкера на доске 22 шашки
      Given a game of Lasca
      When the players make the moves:
        | White    | Black    |
        | c3-d4    | e5xc3    |
        | b2xd4    | f6-e5    |
        | d4xf6    | g7xe5    |
        | e3-d4    | c5xe3    |
        | f2xd4    | b6-c5    |
        | d4xb6    | a7xc5    |
        | e3-f4    | g5xe3    |
        | d2xf4    | a5-b4    |
        | c3xa5    | c5-d4    |
        | e3xc5xa7 | e5xc3    |
        | a7xc5    | d6xb4    |
        | g1-f2    | c5-d4    |
        | a3xc5    | f6-g5    |
        | b4xd2    | d4xb2    |
        | c1xa3    | g5xe3xc1 |
        | g3xe5    | c7-d6    |
        | e5xc7    | e7-f6    |
        | c7-d6    | f6-g5    |
        | f2-e3    | g5-f4    |
        | e3xg5    |          |
      Then there are 22 pieces on the board
      And no tower shows more than two runs of colour

    Scenario: P13 A tower of three runs of colour cannot have arisen and is refused
      Башня, в которой цвет сменяется дважды, возникнуть не могла и не принимается
      When the position "w: a1wbw g7b" is written down
      Then it cannot be read because of "wbw"

    Scenario: P13 A twelfth white piece cannot have arisen and is refused
      Двенадцатой белой шашки быть не могло, и она не принимается
      When the position "w: a1wwwwww c1wwwwww g7b" is written down
      Then it cannot be read because of "c1wwwwww"

    Scenario: P13 Two towers cannot stand on one square
      Две башни на одном поле стоять не могут
      When the position "w: a1w a1b" is written down
      Then it cannot be read because of "a1"

    @does-not-apply
    Scenario: P13 A composed position may have fewer pieces
      В составленной позиции шашек может быть меньше
      Given the position w: a1w c1Bww g7b
      Then there are 5 pieces on the board

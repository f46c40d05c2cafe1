Feature: Bashni
  Башни (русские столбовые шашки)

  @play:B1
  Rule: B1 Bashni has 32 dark squares and 12 men a side, and White moves first

    Scenario: B1 Twelve men a side stand on the first three rows at the start
      В начале по двенадцать простых стоят на первых трёх рядах
      Given a game of Bashni
      Then the position is w: a1w c1w e1w g1w b2w d2w f2w h2w a3w c3w e3w g3w b6b d6b f6b h6b a7b c7b e7b g7b b8b d8b f8b h8b
      And there are 32 squares of play
      And there are 24 pieces on the board

    @one-colour
    Scenario: B1 White makes the first move
      Первый ход делают белые
      Given a game of Bashni
      When White plays c3-d4
      Then it is Black's move

    @one-colour
    Scenario: B1 Black does not make the first move
      Чёрные первого хода не делают
      Given a game of Bashni
      When Black plays f6-e5
      Then the move is illegal under B1: it is the opponent's move

    Scenario: B1 Light squares are not played on
      По белым полям не играют
      Given a game of Bashni
      When White puts the tower from c3 onto c4
      Then the move is illegal under B1: the square is light

    @does-not-apply
    Scenario: B1 Lasca has 11 men a side on a smaller board
      В ласке доска меньше, и простых у сторон по одиннадцать
      Given a game of Lasca
      Then there are 25 squares of play
      And there are 22 pieces on the board

  @play:B2
  Rule: B2 Men move forward and capture in all four directions

    Scenario: B2 A man has two squares to move to, both in front
      У простой для хода два поля, оба впереди
      Given a game of Bashni
      And the position w: d4w f6b
      Then White can play only d4-c5 or d4-e5

    Scenario: B2 A man does not move backward
      Назад простая не ходит
      Given a game of Bashni
      And the position w: d4w h8b
      When White plays d4-c3
      Then the move is illegal under B2: a man does not move backward

    Scenario: B2 A man captures forward and backward alike
      Простая берёт и вперёд, и назад
      Given a game of Bashni
      And the position w: d4w c3b e3b c5b e5b
      Then White can play only d4xb2, d4xf2, d4xb6 or d4xf6

    Scenario: B2 A man does not capture straight ahead, straight back or sideways
      Прямо вперёд, прямо назад и вбок простая не берёт
      Given a game of Bashni
      And the position w: c3w e5w e3b c5b
      Then White can play only c3-b4, c3-d4, e5-d6 or e5-f6

    Scenario Outline: B2 A man does not <does>: <move> is against the rules
      Простая так не ходит: <move> — против правил
      Given a game of Bashni
      And the position w: c3w e5b h8b
      When White plays <move>
      Then the move is illegal under B2: <reason>
      And the objection points at <at>

      Examples:
        | does                         | move  | reason                                             | at |
        | go straight ahead            | c3-c5 | the square is not a diagonal neighbour             | c5 |
        | capture from afar            | c3xf6 | the square is not just beyond a neighbouring tower | f6 |
        | capture backward what is not | c3xa1 | there is nothing to capture there                  | a1 |

    @does-not-apply
    Scenario: B2 In Lasca a man does not capture backward
      В ласке простая назад не берёт
      Given a game of Lasca
      And the position w: d4w c3b
      Then White can play only d4-c5 or d4-e5

    @does-not-apply
    Scenario: B2 A king moves backward too
      Дамка ходит и назад
      Given a game of Bashni
      And the position w: d4W h8b
      When White plays d4-b2
      Then the position is b: b2W h8b

  @play:B3
  Rule: B3 Kings fly and land on any free square beyond the jumped tower

    Scenario: B3 A king moves any distance along an open diagonal
      Дамка ходит по свободной диагонали на любое расстояние
      Given a game of Bashni
      And the position w: a1W h8b
      Then White can play only a1-b2, a1-c3, a1-d4, a1-e5, a1-f6 or a1-g7

    Scenario: B3 A king moves along both its diagonals, in all four directions
      Дамка ходит по обеим своим диагоналям, во всех четырёх направлениях
      Given a game of Bashni
      And the position w: d4W h2b
      Then White can play only d4-a1, d4-g1, d4-b2, d4-f2, d4-c3, d4-e3, d4-c5, d4-e5, d4-b6, d4-f6, d4-a7, d4-g7 or d4-h8

    Scenario Outline: B3 A king captures in all four directions, here over <over>
      Дамка берёт во всех четырёх направлениях, здесь через <over>
      Given a game of Bashni
      And the position w: d4W <over>b
      Then White can play only <moves>

      Examples:
        | over | moves                   |
        | c5   | d4xb6 or d4xa7          |
        | e5   | d4xf6, d4xg7 or d4xh8   |
        | c3   | d4xb2 or d4xa1          |
        | e3   | d4xf2 or d4xg1          |

    Scenario Outline: B3 A king does not capture straight ahead, straight back or sideways: <move>
      Прямо вперёд, прямо назад и вбок дамка не берёт: <move>
      Given a game of Bashni
      And the position w: c3W e5W e3b c5b
      When White plays <move>
      Then the move is illegal under B3: the square is not on its diagonals

      Examples:
        | move  |
        | c3xc7 |
        | c3xg3 |
        | e5xe1 |
        | e5xa5 |

    Scenario: B3 A king captures from afar and chooses where to land
      Дамка берёт издалека и сама выбирает, где встать
      Given a game of Bashni
      And the position w: a1W d4b h8b
      Then White can play only a1xe5, a1xf6 or a1xg7

    Scenario: B3 A king must land where the capture can go on
      Дамка обязана встать там, откуда взятие продолжается
      Given a game of Bashni
      And the position w: a1W c3b g5b
      Then White can play only a1xf6xh4

    Scenario: B3 A king does not jump two towers standing one behind the other
      Через две башни, стоящие вплотную, дамка не прыгает
      Given a game of Bashni
      And the position w: a1W d4b e5b h8b
      Then White can play only a1-b2 or a1-c3

    Scenario: B3 A king does not jump over a tower of its own side
      Через башню своего цвета дамка не прыгает
      Given a game of Bashni
      And the position w: a1W c3w h8b
      When White plays a1xe5
      Then the move is illegal under B3: the tower jumped over is one's own

    Scenario Outline: B3 A king does not <does>: <move> is against the rules
      Дамка так не ходит: <move> — против правил
      Given a game of Bashni
      And the position <position>
      When White plays <move>
      Then the move is illegal under B3: <reason>
      And the objection points at <at>

      Examples:
        | does                                | position           | move  | reason                                 | at |
        | move straight ahead                 | w: a1W h8b         | a1-a3 | the square is not on its diagonals     | a3 |
        | capture where nothing stands        | w: a1W h2b         | a1xd4 | there is nothing to capture there      | d4 |
        | pass over a tower without capturing | w: a1W c3w h2b     | a1-d4 | another tower is in the way            | c3 |
        | jump its own tower with another     | w: a1W c3w e5b h2b | a1xf6 | the tower jumped over is one's own     | c3 |

    @play:B4 @does-not-apply
    Scenario: B3 That the king flies is no objection when only a capture was due
      Если нарушена лишь обязанность брать, сам дальний ход дамки возражений не вызывает
      Given a game of Bashni
      And the position w: a1W c1w d2b h8b
      When White plays a1-d4
      Then the move is illegal under B4: a capture is due

    Scenario: B3 A capture ends before two towers standing one behind the other
      Взятие заканчивается перед двумя башнями, стоящими вплотную
      Given a game of Bashni
      And the position w: a1W b2b e5b f6b
      Then White can play only a1xc3 or a1xd4

    @play:P5 @reading:bashni-prisoner-at-once
    Scenario: B3 A king flies back over a square that its capture has emptied
      Дамка пролетает обратно над полем, которое освободило её взятие
      Given a game of Bashni
      And the position w: e5W c3b g7b a1b
      Then White can play only e5xb2xh8 or e5xh8xb2

    @play:P5 @reading:bashni-prisoner-at-once
    Scenario: B3 Where prisoners are taken under only after the move, a jumped tower still bars the way
      Там, где взятые шашки кладут под башню лишь после хода, перепрыгнутая башня ещё преграждает путь
      Given a game of Bashni in which prisoners are taken under after the move
      And the position w: e5W c3b g7b a1b
      Then White can play only e5xb2 or e5xh8

    @does-not-apply
    Scenario: B3 A man does not fly
      Простая сразу на несколько полей не ходит
      Given a game of Bashni
      And the position w: a1w h8b
      Then White can play only a1-b2

  @play:B4
  Rule: B4 In Bashni capturing is compulsory and the choice is free

    Scenario: B4 Who can capture may not make an ordinary move
      Кто может взять, не вправе сделать обычный ход
      Given a game of Bashni
      And the position w: a1w c3w d4b
      When White plays a1-b2
      Then the move is illegal under B4: a capture is due

    Scenario: B4 The smaller capture may be chosen
      Можно выбрать и меньшее взятие
      Given a game of Bashni
      And the position w: c3w b4b d4b f6b
      Then White can play only c3xa5 or c3xe5xg7

    @play:P8 @reading:bashni-same-tower-twice
    Scenario: B4 A king does not fly back over the same tower
      Обратно через ту же башню дамка не прыгает
      Given a game of Bashni
      And the position w: a3W b2bb
      Then White can play only a3xc1

    @play:P8 @does-not-apply @reading:bashni-same-tower-twice
    Scenario: B4 Where the rules allow it the king must fly back over the same tower
      Там, где это разрешено, дамка обязана прыгнуть обратно через ту же башню
      Given a game of Bashni in which the same tower may be jumped twice
      And the position w: a3W b2bb
      When White plays a3xc1xa3
      Then the position is b: a3Wbb

    @does-not-apply
    Scenario: B4 Who can capture nothing makes an ordinary move
      Кому брать нечего, тот делает обычный ход
      Given a game of Bashni
      When White plays c3-d4
      Then d4 holds the tower w

  @play:B5
  Rule: B5 A man that reaches the last row in a capture goes on as a king

    Scenario: B5 A man promoted in a capture flies on as a king
      Простая, ставшая дамкой при взятии, бьёт дальше как дамка
      Given a game of Bashni
      And the position w: f6w e7b b6b
      Then White can play only f6xd8xa5

    @play:P7
    Scenario: B5 A man promoted in a capture may not stop on the last row when it can go on
      Простой, ставшей дамкой при взятии, нельзя остановиться на последнем ряду, когда можно бить дальше
      Given a game of Bashni
      And the position w: f6w e7b b6b
      When White plays f6xd8
      Then the move is illegal under P7: the capture is not finished

    @does-not-apply
    Scenario: B5 With nothing more to capture a man stops on the last row as a king
      Если бить больше нечего, простая останавливается на последнем ряду дамкой
      Given a game of Bashni
      And the position w: f6w e7b
      When White plays f6xd8
      Then the position is b: d8Wb

    @does-not-apply
    Scenario: B5 In Lasca promotion ends the move
      В ласке ход на превращении заканчивается
      Given a game of Lasca
      And the position w: e5w b6b d6b
      Then White can play only e5xc7

  @play:B6
  Rule: B6 A taken king keeps its rank

    Scenario: B6 A king that is taken stays a king among the prisoners
      Взятая дамка и среди взятых шашек остаётся дамкой
      Given a game of Bashni
      And the position w: d4w c3Bw
      When White plays d4xb2
      Then the position is b: b2wB c3w

    Scenario: B6 A king that is released is a king at once
      Освобождённая дамка — сразу же дамка
      Given a game of Bashni
      And the position w: a1w b2bW h8b
      When White plays a1xc3
      Then b2 holds the tower W

    @does-not-apply
    Scenario: B6 A man that is taken does not become a king
      Взятая простая дамкой не становится
      Given a game of Bashni
      And the position w: c3w d4b h8b
      When White plays c3xe5
      Then the position is b: e5wb h8b

    @does-not-apply
    Scenario: B6 A man that is taken and released stays a man
      Взятая и освобождённая простая остаётся простой
      Given a game of Bashni
      And the position w: a1w b2bw h8b
      When White plays a1xc3
      Then b2 holds the tower w

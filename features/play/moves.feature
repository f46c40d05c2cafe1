Feature: Lasca: moves
  Ласка: ходы

  @play:P1
  Rule: P1 A tower belongs to its commander's side and moves as its commander does

    Scenario: P1 A tower under a black commander is not White's to move
      Башней под чёрной верхней шашкой белые не ходят
      Given the position w: e1w c3Bww
      When White plays c3-d4
      Then the move is illegal under P1: the tower is the opponent's

    Scenario: P1 A tower under a black commander is Black's to move, whatever is below
      Башней под чёрной верхней шашкой ходят чёрные, что бы под ней ни стояло
      Given the position b: e1w c3Bww
      When Black plays c3-d4
      Then the position is w: e1w d4Bww

    Scenario: P1 A man on top of a king moves as a man
      Простая, под которой стоит дамка, ходит как простая
      Given the position w: d4wB g7b
      Then White can play only d4-c5 or d4-e5

    Scenario: P1 A king on top of a man moves as a king
      Дамка, под которой стоит простая, ходит как дамка
      Given the position w: d4Wb g7b
      Then White can play only d4-c3, d4-e3, d4-c5 or d4-e5

    Scenario: P1 The whole tower moves, not its commander alone
      Ходит вся башня, а не одна её верхняя шашка
      Given the position w: d4wbb g7b
      When White plays d4-c5
      Then c5 holds the tower wbb
      And d4 is empty

    Scenario: P1 From an empty square there is nothing to move
      С пустого поля ходить нечем
      Given a game of Lasca
      When White plays d4-e5
      Then the move is illegal under P1: there is no tower on the square

    Scenario: P1 A side does not move its own tower out of turn
      Не в свою очередь не ходят и собственной башней
      Given a game of Lasca
      When Black plays e5-d4
      Then the move is illegal under P1: it is the opponent's move

    Scenario: P1 A side does not make the opponent's move for it
      За соперника ход не делают
      Given a game of Lasca
      When Black plays c3-d4
      Then the move is illegal under P1: it is the opponent's move; also the tower is the opponent's

    @does-not-apply
    Scenario: P1 A prisoner gives its side no say over the tower
      Взятая шашка не даёт своей стороне прав на башню
      Given the position b: d4wB g7b
      Then Black can play only g7-f6

  @play:P2
  Rule: P2 A man moves one square diagonally forward

    Scenario Outline: P2 <side>'s man moves forward from <from> to <to>
      Простая <side:genitive> ходит вперёд с <from> на <to>
      Given the position <position>
      When <side> plays <from>-<to>
      Then <to> holds the tower <man>
      And <from> is empty

      Examples:
        | side  | position    | from | to | man |
        | White | w: d4w g7b  | d4   | c5 | w   |
        | White | w: d4w g7b  | d4   | e5 | w   |
        | Black | b: a1w d4b  | d4   | c3 | b   |
        | Black | b: a1w d4b  | d4   | e3 | b   |

    Scenario Outline: P2 <side>'s man does not move backward from <from> to <to>
      Простая <side:genitive> не ходит назад с <from> на <to>
      Given the position <position>
      When <side> plays <from>-<to>
      Then the move is illegal under P2: a man does not move backward

      Examples:
        | side  | position    | from | to |
        | White | w: d4w g7b  | d4   | c3 |
        | White | w: d4w g7b  | d4   | e3 |
        | Black | b: a1w d4b  | d4   | c5 |
        | Black | b: a1w d4b  | d4   | e5 |

    Scenario Outline: P2 A man does not go from d4 to <to>, which is no neighbour
      Простая не ходит с d4 на <to>: это не соседнее поле
      Given the position w: d4w g7b
      When White plays d4-<to>
      Then the move is illegal under P2: the square is not a diagonal neighbour

      Examples:
        | to |
        | f6 |
        | d6 |
        | f4 |
        | b4 |

    Scenario: P2 A man does not move straight back
      Простая не ходит прямо назад
      Given the position w: d4w g7b
      When White plays d4-d2
      Then the move is illegal under P2: the square is not a diagonal neighbour; also a man does not move backward

    Scenario: P2 A man does not move onto an occupied square
      Простая не ходит на занятое поле
      Given the position w: d4w e5w g7b
      When White plays d4-e5
      Then the move is illegal under P2: the square is occupied

    @does-not-apply
    Scenario: P2 A king is not bound to move forward
      Дамка не обязана ходить вперёд
      Given the position w: d4W g7b
      When White plays d4-c3
      Then the position is b: c3W g7b

  @play:P3
  Rule: P3 A king moves one square diagonally in any direction

    Scenario: P3 A white king has four squares to go to
      У белой дамки четыре поля для хода
      Given the position w: d4W g7b
      Then White can play only d4-c3, d4-e3, d4-c5 or d4-e5

    Scenario: P3 A black king has four squares to go to
      У чёрной дамки четыре поля для хода
      Given the position b: a1w d4B
      Then Black can play only d4-c3, d4-e3, d4-c5 or d4-e5

    Scenario: P3 A king does not fly
      Дамка не ходит сразу на несколько полей
      Given the position w: a1W g7b
      When White plays a1-c3
      Then the move is illegal under P3: the square is not a diagonal neighbour

    Scenario: P3 A king does not move onto an occupied square
      Дамка не ходит на занятое поле
      Given the position w: d4W c3w g7b
      When White plays d4-c3
      Then the move is illegal under P3: the square is occupied

    @does-not-apply
    Scenario: P3 A man has two squares to go to, not four
      У простой для хода два поля, а не четыре
      Given the position w: d4w g7b
      Then White can play only d4-c5 or d4-e5

Feature: Lasca: promotion
  Ласка: превращение

  @play:P9
  Rule: P9 A man that reaches the last row becomes a king and its move ends

    Scenario Outline: P9 <side>'s man that moves to <square> becomes a king
      Простая <side:genitive> на <square> становится дамкой
      Given the position <before>
      When <side> plays <move>
      Then the position is <after>

      Examples:
        | side  | before     | move  | square | after      |
        | White | w: b6w g7b | b6-a7 | a7     | b: a7W g7b |
        | White | w: b6w g7b | b6-c7 | c7     | b: c7W g7b |
        | Black | b: a1w f2b | f2-g1 | g1     | w: a1w g1B |
        | Black | b: a1w f2b | f2-e1 | e1     | w: a1w e1B |

    Scenario: P9 A man promoted in a capture goes no further
      Простая, ставшая дамкой при взятии, дальше не идёт
      Given the position w: e5w b6b d6b
      When White plays e5xc7
      Then the position is b: b6b c7Wb

    @reading:play-promotion-in-capture
    Scenario: P9 A new king does not go on capturing in the same move
      Новая дамка тем же ходом брать не продолжает
      Given the position w: e5w b6b d6b
      When White plays e5xc7xa5
      Then the move is illegal under P9: promotion ends the move

    @play:P1 @does-not-apply
    Scenario: P9 That promotion ended the move is no objection to it: here White only moved out of turn
      Превращение, которое закончило ход, возражений не вызывает: здесь белые лишь пошли вне очереди
      Given the position b: e5w b6b d6b
      When White plays e5xc7
      Then the move is illegal under P1: it is the opponent's move

    Scenario: P9 Only the commander is promoted
      Дамкой становится только верхняя шашка
      Given the position w: b6wwb g7b
      When White plays b6-a7
      Then a7 holds the tower Wwb

    Scenario Outline: P9 <side>'s man at the head of <before> becomes a king by <move>, and its prisoners stay as they are
      Простая <side:genitive> во главе башни становится дамкой ходом <move>, а взятые под ней не меняются: <before>
      Given the position <before>
      When <side> plays <move>
      Then the position is <after>

      Examples:
        | side  | before            | move  | after             |
        | White | w: b6wbbB g7b     | b6-a7 | b: a7WbbB g7b     |
        | White | w: e5wbb d6bw g7b | e5xc7 | b: c7Wbbb d6w g7b |
        | Black | b: f2bwwW a1w     | f2-g1 | w: g1BwwW a1w     |
        | Black | b: c3bww d2wb a1w | c3xe1 | w: e1Bwww d2b a1w |

    @does-not-apply @reading:play-promotion-in-capture
    Scenario: P9 Where the rules say so a man promoted in a capture goes on as a king
      Там, где это принято, простая, ставшая дамкой при взятии, бьёт дальше как дамка
      Given a game of Lasca in which a man promoted in a capture goes on
      And the position w: e5w b6b d6b
      When White plays e5xc7xa5
      Then the position is b: a5Wbb

    @does-not-apply
    Scenario: P9 On the last row but one a man stays a man
      На предпоследнем ряду простая остаётся простой
      Given the position w: c5w g7b
      When White plays c5-b6
      Then the position is b: b6w g7b

    @does-not-apply
    Scenario: P9 A prisoner carried to the last row is not promoted
      Взятая шашка, которую привезли на последний ряд, дамкой не становится
      Given the position b: c3Bb d2w g7b
      When Black plays c3xe1
      Then e1 holds the tower Bbw

    @does-not-apply
    Scenario: P9 A king that passes the last row in a capture goes on
      Дамка, дойдя при взятии до последнего ряда, бьёт дальше
      Given the position w: e5W b6b d6b
      When White plays e5xc7xa5
      Then the position is b: a5Wbb

Feature: The sport of draughts: the fourteen violations and the opponent's choice
  Вид спорта «шашки»: четырнадцать нарушений и право соперника

  @draughts:5.4.13.2-v1
  Rule: 5.4.13.2-v1 A wrong move with a man or a king is a violation

    Scenario Outline: 5.4.13.2-v1 In <game>, <move> is a wrong move: <reason>
      В <game:prepositional> ход <move> неправильный: <reason>
      Given a game of <game> under the rules of the sport of draughts has come to <position> with 30:00 on each clock
      When White plays <move> in 0:40 and presses the clock
      And Black finds that <move> was wrong: <reason>
      Then the violation is: wrong move
      And only Black decides whether the error is corrected
      And the ruling rests on 5.4.13.2-v1 and 5.4.13.2-a

      Examples: with a man
        | game             | position        | move  | reason                                 |
        | Lasca            | w: d4w g7b      | d4-c3 | a man does not move backward           |
        | Lasca            | w: d4w c3b g7b  | d4xb2 | a man does not capture backward        |
        | Lasca            | w: c3w g7b      | c3-e5 | the square is not a diagonal neighbour |
        | Lasca            | w: c3w d4wb g7b | c3xe5 | the tower jumped over is one's own     |
        | Russian draughts | w: d4w h8b      | d4-c3 | a man does not move backward           |
        | Russian draughts | w: c3w h8b      | c3-e5 | the square is not a diagonal neighbour |

      Examples: with a king
        | game             | position       | move  | reason                                 |
        | Lasca            | w: c3W g7b     | c3-e5 | the square is not a diagonal neighbour |
        | Russian draughts | w: a1W c3w h8b | a1-e5 | another tower is in the way            |

    @reading:stopping-mid-capture @reading:touch-after-correction
    Scenario Outline: 5.4.13.2-v1 In <game>, a1xc3 is a wrong move when the capture could go on over d4
      В <game:prepositional> ход a1xc3 неправильный, если взятие можно было продолжить через d4
      Given a game of <game> under the rules of the sport of draughts has come to w: a1w g1w b2b f2b d4b a7b with 30:00 on each clock
      When White plays a1xc3 in 0:40 and presses the clock
      And Black asks for correction of a1xc3
      Then the violation is: wrong move
      And White takes a1xc3 back and makes another move
      And the ruling rests on 5.4.13.2-v1, 5.4.13.2-a and 5.4.13.4-a

      Examples:
        | game             |
        | Lasca            |
        | Russian draughts |

    @reading:stopping-mid-capture @reading:before-the-press @reading:touch-after-correction
    Scenario: 5.4.13.2-v1 In Russian draughts, stopping on c3 is a wrong move, though the man jumped still stands on b2
      В русских шашках остановиться на c3 — неправильный ход, хотя взятая шашка ещё стоит на b2
      Given a game of Russian draughts under the rules of the sport of draughts has come to w: a1w b2b d4b a7b with 30:00 on each clock
      When White plays a1xc3 in 0:40, leaves b: b2b c3w d4b a7b on the board and does not press the clock
      And Black asks for correction of a1xc3
      Then the violation is: wrong move
      And White takes a1xc3 back and makes another move

    @one-colour @reading:before-the-press
    Scenario: 5.4.13.2-v1 Black may not make the first move of a game
      Первый ход партии чёрные делать не вправе
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And White's clock has been started
      When Black plays e5-f4 in 0:10 and does not press the clock
      And White asks for correction of e5-f4
      Then the violation is: wrong move
      And Black takes e5-f4 back and it is White's move

    @does-not-apply @draughts:5.4.13.2-a
    Scenario Outline: 5.4.13.2-v1 In <game>, <move> is by the rules, and a claim that it was wrong fails
      В <game:prepositional> ход <move> сделан по правилам, и претензия не подтверждается
      Given a game of <game> under the rules of the sport of draughts has come to <position> with 30:00 on each clock
      When White plays <move> in 0:40 and presses the clock
      And Black reports a violation in <move>: wrong move
      Then Black's claim fails and the game goes on
      And the referee adds that the board shows no violation

      Examples:
        | game             | position           | move     |
        | Lasca            | w: d4W g7b         | d4-c3    |
        | Lasca            | w: d4Wb c3b g7b    | d4xb2    |
        | Lasca            | w: a1w b2b d4b a7b | a1xc3xe5 |
        | Russian draughts | w: d4w c3b h8b     | d4xb2    |
        | Russian draughts | w: a1W h2b         | a1-e5    |
        | Russian draughts | w: f6w e7b b6b h2b | f6xd8xa5 |

  @draughts:5.4.13.2-v2
  Rule: 5.4.13.2-v2 Two moves in a row are a violation

    Scenario Outline: 5.4.13.2-v2 In <game>, White plays c3-d4 and presses the clock; d2-c3 on Black's time is a second move in a row
      В <game:prepositional> белые пошли c3-d4 и переключили часы; d2-c3 на времени чёрных — второй ход подряд
      Given a game of <game> under the rules of the sport of draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      When White plays d2-c3 in 0:05 and does not press the clock
      And Black asks for correction of d2-c3
      Then the violation is: two moves in a row
      And White takes d2-c3 back and it is Black's move
      And the ruling rests on 5.4.13.2-v2, 5.4.13.2-a and 5.4.13.4-a

      Examples:
        | game             |
        | Lasca            |
        | Russian draughts |

    Scenario: 5.4.13.2-v2 Two moves made before the clock is pressed are two in a row as well
      Два хода, сделанные до переключения часов, — тоже два хода подряд
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays c3-d4 in 0:40 and does not press the clock
      And White plays d2-c3 in 0:05 and presses the clock
      And Black asks for correction of d2-c3
      Then the violation is: two moves in a row
      And White takes d2-c3 back and it is Black's move

    @does-not-apply @draughts:5.4.13.2-a
    Scenario: 5.4.13.2-v2 White's second move after Black's reply is not a second move in a row
      Второй ход белых после ответа чёрных — не два хода подряд
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      And Black has played e5xc3 in 0:20
      When White plays b2xd4 in 0:10 and presses the clock
      And Black reports a violation in b2xd4: two moves in a row
      Then Black's claim fails and the game goes on

  @draughts:5.4.13.2-v3
  Rule: 5.4.13.2-v3 Touching one of one's own pieces and moving another is a violation

    @reading:touch-duty
    Scenario Outline: 5.4.13.2-v3 In <game>, White commits a violation by touching c3, which could move, and playing e3-f4
      В <game:prepositional> белые допускают нарушение, если касаются шашки на c3, которая может пойти, а идут e3-f4
      Given a game of <game> under the rules of the sport of draughts with 30:00 on each clock
      And White's clock has been started
      When the player to move touches c3
      And White plays e3-f4 in 0:40 and presses the clock
      And Black asks for correction of e3-f4
      Then the violation is: touched one, moved another

      Examples:
        | game             |
        | Lasca            |
        | Russian draughts |

    @reading:touch-duty
    Scenario: 5.4.13.2-v3 The first touch counts, also when the hand comes to a third tower
      Считается первое прикосновение, даже если рука побывала у третьей башни
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And White's clock has been started
      When the player to move touches c3
      And the player to move touches g3
      And White plays e3-f4 in 0:40 and presses the clock
      And Black asks for correction of e3-f4
      Then White takes e3-f4 back and must move from c3

    @does-not-apply @draughts:5.4.13.2-a
    Scenario Outline: 5.4.13.2-v3 Touching <square> first and then playing e3-f4 is no violation
      Коснуться сначала <square>, а потом пойти e3-f4 — не нарушение
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And White's clock has been started
      When the player to move touches <square>
      And White plays e3-f4 in 0:40 and presses the clock
      And Black reports a violation in e3-f4: touched one, moved another
      Then Black's claim fails and the game goes on

      Examples: the tower that then moves
        | square |
        | e3     |

      Examples: a tower of the opponent's
        | square |
        | g5     |

  @draughts:5.4.13.2-v4
  Rule: 5.4.13.2-v4 Taking a move back is a violation

    @reading:taken-back-corrected-to
    Scenario Outline: 5.4.13.2-v4 White plays c3-d4 and <after>, then takes the move back: the move is put back
      Белые ходят c3-d4 и <after>, а потом берут ход обратно — ход возвращают на доску
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays c3-d4 in 0:40 and <after>
      And White takes the move back
      And Black asks for correction of c3-d4
      Then the violation is: took the move back
      And White puts c3-d4 back on the board as first made

      Examples:
        | after                    |
        | presses the clock        |

      @reading:before-the-press
      Examples:
        | after                    |
        | does not press the clock |

    @reading:taken-back-corrected-to
    Scenario Outline: 5.4.13.2-v4 In <game>, White takes c3-d4 back and plays c3-b4 instead: c3-d4 is put back
      В <game:prepositional> белые берут ход c3-d4 обратно и идут c3-b4 — на доску возвращают c3-d4
      Given a game of <game> under the rules of the sport of draughts with 30:00 on each clock
      When White plays c3-d4 in 0:40 and does not press the clock
      And White takes the move back
      And White plays c3-b4 in 0:10 and presses the clock
      And Black asks for correction of c3-b4
      Then White puts c3-d4 back on the board as first made
      And the ruling rests on 5.4.13.2-v4, 5.4.13.2-a and 5.4.13.4-a

      Examples:
        | game             |
        | Lasca            |
        | Russian draughts |

    @reading:touch-duty @reading:taken-back-corrected-to
    Scenario: 5.4.13.2-v4 Black, moving second, takes e5xc3 back and plays c5xe3 instead: e5xc3 is put back
      Чёрные вторым ходом партии берут e5xc3 обратно и бьют c5xe3 — на доску возвращают e5xc3
      Given a game of Lasca under the rules of the sport of draughts has come to w: g3w d4w c5b e5b b6b f6b with 30:00 on each clock
      And White has played g3-f4 in 0:40
      When Black plays e5xc3 in 0:20 and does not press the clock
      And Black takes the move back
      And Black plays c5xe3 in 0:10 and presses the clock
      And White asks for correction of c5xe3
      Then Black puts e5xc3 back on the board as first made

    @draughts:5.4.13.2-a
    Scenario: 5.4.13.2-v4 Black may let White take c3-d4 back
      Чёрные могут согласиться с тем, что ход c3-d4 взят обратно
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays c3-d4 in 0:40 and does not press the clock
      And White takes the move back
      And White plays c3-b4 in 0:10 and presses the clock
      And Black lets c3-b4 stand
      Then c3-b4 stands and the game goes on
      And the ruling rests on 5.4.13.2-v4 and 5.4.13.2-a

    @does-not-apply @draughts:5.4.13.2-a
    Scenario: 5.4.13.2-v4 That White has taken a move back is not held against Black's reply
      То, что белые взяли ход обратно, чёрным, сделавшим ответный ход, в вину не ставят
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays c3-d4 in 0:40 and does not press the clock
      And White takes the move back
      And White plays c3-b4 in 0:10 and presses the clock
      And Black plays a5xc3 in 0:20 and presses the clock
      And White reports a violation in a5xc3: took the move back
      Then White's claim fails and the game goes on

    @does-not-apply @draughts:5.4.13.2-a @draughts:5.4.13.3-a @reading:touch-duty @reading:touch-after-correction
    Scenario: 5.4.13.2-v4 A move that White takes back because Black had it corrected is no violation
      Ход, который белые берут обратно по требованию чёрных, — не нарушение
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays b2-d4 in 0:40 and presses the clock
      And Black asks for correction of b2-d4
      And White plays c3-d4 in 0:10 and presses the clock
      And Black reports a violation in c3-d4: took the move back
      Then the game goes on and nothing is corrected

    @does-not-apply @draughts:5.4.13.3-a @reading:touch-duty
    Scenario: 5.4.13.2-v4 White takes the illegal b2-d4 back alone: it is not put on the board again
      Белые сами берут невозможный ход b2-d4 обратно: на доску его не возвращают
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays b2-d4 in 0:40 and does not press the clock
      And White takes the move back
      And White plays c3-d4 in 0:10 and presses the clock
      And Black asks for correction of c3-d4
      Then the game goes on and nothing is corrected

    @does-not-apply @draughts:5.4.13.2-a @reading:self-correction
    Scenario: 5.4.13.2-v4 White corrects the illegal c3-e5 alone and moves the same tower: there is nothing to correct
      Белые сами исправляют невозможный ход c3-e5 и ходят той же башней: исправлять нечего
      Given a game of Lasca under the rules of the sport of draughts has come to w: c3w g1w a7b with 30:00 on each clock
      When White plays c3-e5 in 0:40 and does not press the clock
      And White takes the move back
      And White plays c3-d4 in 0:10 and presses the clock
      And Black asks for correction of c3-d4
      Then Black's claim fails and the game goes on

    @draughts:5.4.13.2-v1 @reading:taken-back-corrected-to @reading:touch-after-correction @reading:touch-duty
    Scenario: 5.4.13.2-v4 White takes c3-d4 back and then plays the illegal b2-d4: c3-d4 is put back
      Белые берут c3-d4 обратно и делают невозможный ход b2-d4: на доску возвращают c3-d4
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays c3-d4 in 0:40 and does not press the clock
      And White takes the move back
      And White plays b2-d4 in 0:10 and presses the clock
      And Black asks for correction of b2-d4
      Then White puts c3-d4 back on the board as first made
      And the ruling rests on 5.4.13.2-v1, 5.4.13.2-v3, 5.4.13.2-v4, 5.4.13.2-a, 5.4.13.3-a and 5.4.13.4-a

    @reading:taken-back-corrected-to @reading:touch-duty
    Scenario: 5.4.13.2-v4 Where the same piece has to move instead, White may choose where c3 goes
      Если вместо возврата пойти обязана та же шашка, белые могут выбрать, куда пойти с c3
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And the event's own rules say that after a move is taken back the same piece has to move
      When White plays c3-d4 in 0:40 and does not press the clock
      And White takes the move back
      And White plays e3-f4 in 0:10 and presses the clock
      And Black asks for correction of e3-f4
      Then White takes e3-f4 back and must move from c3
      And the ruling rests on 5.4.13.2-v3, 5.4.13.2-v4, 5.4.13.2-a, 5.4.13.3-a and 5.4.13.4-a

  @draughts:5.4.13.2-v5
  Rule: 5.4.13.2-v5 Moving the opponent's man or king is a violation

    @reading:touch-after-correction
    Scenario Outline: 5.4.13.2-v5 In <game>, White plays <move>, and so moves a piece of Black's
      В <game:prepositional> белые ходят <move>, то есть чужой шашкой
      Given a game of <game> under the rules of the sport of draughts has come to <position> with 30:00 on each clock
      When White plays <move> in 0:40 and presses the clock
      And Black asks for correction of <move>
      Then the violation is: moved the opponent's piece
      And White takes <move> back and makes another move
      And the ruling rests on 5.4.13.2-v5, 5.4.13.2-a and 5.4.13.4-a

      Examples:
        | game             | position         | move  |
        | Lasca            | w: a1w g5b       | g5-f4 |
        | Lasca            | w: a1w c5bww g7b | c5-b6 |
        | Lasca            | w: a1w c5Bww g7b | c5-d4 |
        | Russian draughts | w: a1w e5b       | e5-d4 |
        | Russian draughts | w: a1w e5B       | e5-h8 |

    @does-not-apply @draughts:5.4.13.2-a
    Scenario: 5.4.13.2-v5 A tower of two black prisoners under a white man is White's to move
      Башней из двух взятых чёрных шашек под белой простой ходят белые
      Given a game of Lasca under the rules of the sport of draughts has come to w: a1w c5wbb g7b with 30:00 on each clock
      When White plays c5-b6 in 0:40 and presses the clock
      And Black reports a violation in c5-b6: moved the opponent's piece
      Then Black's claim fails and the game goes on
      And the referee adds that the board shows no violation

  @draughts:5.4.13.2-v6
  Rule: 5.4.13.2-v6 Moving without capturing when a capture is due is a violation

    Scenario Outline: 5.4.13.2-v6 In <game>, White plays <move> though a capture was due
      В <game:prepositional> белые ходят <move>, хотя были обязаны взять
      Given a game of <game> under the rules of the sport of draughts has come to <position> with 30:00 on each clock
      When White plays <move> in 0:40 and presses the clock
      And Black finds that <move> was wrong: a capture is due
      Then the violation is: moved though a capture was due
      And only Black decides whether the error is corrected
      And the ruling rests on 5.4.13.2-v6 and 5.4.13.2-a

      Examples:
        | game             | position           | move  |
        | Lasca            | w: c3w g1w d4b g7b | g1-f2 |
        | Lasca            | w: c3w d4b g7b     | c3-b4 |
        | Lasca            | w: d4W g1w c3b g7b | g1-f2 |
        | Russian draughts | w: c3w g1w d4b h8b | g1-h2 |
        | Russian draughts | w: d4w g1w c3b h8b | g1-h2 |
        | Russian draughts | w: a1W g1w d4b h8b | g1-h2 |

    @reading:touch-after-correction
    Scenario: 5.4.13.2-v6 After c3-d4 e5xc3 White has to take on c3 and may not play e3-f4
      После c3-d4 e5xc3 белые обязаны взять на c3 и пойти e3-f4 не вправе
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      And Black has played e5xc3 in 0:20
      When White plays e3-f4 in 0:10 and presses the clock
      And Black asks for correction of e3-f4
      Then the violation is: moved though a capture was due

    @does-not-apply @draughts:5.4.13.2-a
    Scenario Outline: 5.4.13.2-v6 In <game>, White can capture nothing, so g1-f2 is by the rules
      В <game:prepositional> белым брать нечего, и ход g1-f2 сделан по правилам
      Given a game of <game> under the rules of the sport of draughts has come to <position> with 30:00 on each clock
      When White plays g1-f2 in 0:40 and presses the clock
      And Black reports a violation in g1-f2: moved though a capture was due
      Then Black's claim fails and the game goes on
      And the ruling rests on 5.4.13.2-a

      Examples: a man of Lasca does not capture backward
        | game  | position           |
        | Lasca | w: d4w g1w c3b g7b |

      Examples: another tower stands right behind
        | game             | position               |
        | Lasca            | w: c3w g1w d4b e5b     |
        | Russian draughts | w: c3w g1w d4b e5b h8b |

      Examples: a king of Lasca does not fly
        | game  | position           |
        | Lasca | w: c3W g1w e5b a7b |

  @draughts:5.4.13.2-v7
  Rule: 5.4.13.2-v7 Removing pieces without reason, one's own or the opponent's, is a violation

    @reading:under-not-off
    Scenario: 5.4.13.2-v7 In Lasca, White plays c3-d4, jumps nothing, and yet takes the man on b4 under
      В ласке белые ходят c3-d4, ни через что не прыгая, но ставят под свою башню шашку с b4
      Given a game of Lasca under the rules of the sport of draughts has come to w: b2w c3w b4b a5b g7b with 30:00 on each clock
      When White plays c3-d4 in 0:40, leaves b: b2w d4wb a5b g7b on the board and presses the clock
      And Black asks for correction of c3-d4
      Then the violation is: pieces taken without reason
      And White puts right what c3-d4 took: b: b2w d4w b4b a5b g7b
      And the ruling rests on 5.4.13.2-v7, 5.4.13.2-a and 5.4.13.4-a

    @reading:under-not-off
    Scenario: 5.4.13.2-v7 In Lasca, White plays c3-d4 and puts the white man from b2 under the tower
      В ласке белые ходят c3-d4 и подкладывают под башню собственную шашку с b2
      Given a game of Lasca under the rules of the sport of draughts has come to w: b2w c3w b4b a5b g7b with 30:00 on each clock
      When White plays c3-d4 in 0:40, leaves b: d4ww b4b a5b g7b on the board and presses the clock
      And Black asks for correction of c3-d4
      Then the violation is: pieces taken without reason
      And White puts right what c3-d4 took: b: b2w d4w b4b a5b g7b

    Scenario: 5.4.13.2-v7 In Russian draughts, White plays c3-d4 and removes the black man on b4
      В русских шашках белые ходят c3-d4 и снимают чёрную простую с b4
      Given a game of Russian draughts under the rules of the sport of draughts has come to w: b2w c3w b4b a5b h8b with 30:00 on each clock
      When White plays c3-d4 in 0:40, leaves b: b2w d4w a5b h8b on the board and presses the clock
      And Black asks for correction of c3-d4
      Then the violation is: pieces taken without reason
      And White puts right what c3-d4 took: b: b2w d4w b4b a5b h8b

    Scenario: 5.4.13.2-v7 In Russian draughts, White plays c3-d4 and removes the white man on b2
      В русских шашках белые ходят c3-d4 и снимают собственную простую с b2
      Given a game of Russian draughts under the rules of the sport of draughts has come to w: b2w c3w b4b a5b h8b with 30:00 on each clock
      When White plays c3-d4 in 0:40, leaves b: d4w b4b a5b h8b on the board and presses the clock
      And Black asks for correction of c3-d4
      Then the violation is: pieces taken without reason
      And White puts right what c3-d4 took: b: b2w d4w b4b a5b h8b

    @does-not-apply @draughts:5.4.13.2-a
    Scenario: 5.4.13.2-v7 A piece that White jumped is taken under with reason
      Шашку, через которую белые перепрыгнули, они поставили под свою башню не без причины
      Given a game of Lasca under the rules of the sport of draughts has come to w: b2w c3w b4b g7b with 30:00 on each clock
      When White plays c3xa5 in 0:40, leaves b: b2w a5wb g7b on the board and presses the clock
      And Black reports a violation in c3xa5: pieces taken without reason
      Then Black's claim fails and the game goes on
      And the referee adds that the board shows no violation

  @draughts:5.4.13.2-v8
  Rule: 5.4.13.2-v8 Removing pieces wrongly before the capture is finished is a violation

    @reading:under-not-off @reading:touch-after-correction
    Scenario: 5.4.13.2-v8 In Lasca, White stops on c3 and has already taken the man on d4 under, not yet jumped
      В ласке белые остановились на c3, но уже поставили под свою башню шашку с d4, через которую не прыгали
      Given a game of Lasca under the rules of the sport of draughts has come to w: a1w b2b d4b g7b with 30:00 on each clock
      When White plays a1xc3 in 0:40, leaves b: c3wbb g7b on the board and presses the clock
      And Black asks for correction of a1xc3
      Then the violation is: pieces taken wrongly during a capture
      And White takes a1xc3 back and makes another move
      And the ruling rests on 5.4.13.2-v8, 5.4.13.2-a and 5.4.13.4-a

    @reading:under-not-off
    Scenario: 5.4.13.2-v8 In Lasca, White takes the man under after the king, though the man was jumped first
      В ласке белые поставили под свою башню сначала дамку, потом простую, хотя прыгали в обратном порядке
      Given a game of Lasca under the rules of the sport of draughts has come to w: a1w b2b d4B g7b with 30:00 on each clock
      When White plays a1xc3xe5 in 0:40, leaves b: e5wBb g7b on the board and presses the clock
      And Black asks for correction of a1xc3xe5
      Then the violation is: pieces taken wrongly during a capture
      And White puts right what a1xc3xe5 took: b: e5wbB g7b

    @reading:touch-after-correction
    Scenario: 5.4.13.2-v8 In Russian draughts, White stops on c3 and has already removed the man on d4, not yet jumped
      В русских шашках белые остановились на c3, но уже сняли шашку с d4, через которую не прыгали
      Given a game of Russian draughts under the rules of the sport of draughts has come to w: a1w b2b d4b h8b with 30:00 on each clock
      When White plays a1xc3 in 0:40, leaves b: c3w h8b on the board and presses the clock
      And Black asks for correction of a1xc3
      Then the violation is: pieces taken wrongly during a capture
      And White takes a1xc3 back and makes another move

    @does-not-apply @draughts:5.4.13.2-a
    Scenario: 5.4.13.2-v8 A finished capture with its prisoners in the order of the jumps is by the rules
      Законченное взятие, при котором шашки легли в порядке прыжков, сделано по правилам
      Given a game of Lasca under the rules of the sport of draughts has come to w: a1w b2b d4B g7b with 30:00 on each clock
      When White plays a1xc3xe5 in 0:40, leaves b: e5wbB g7b on the board and presses the clock
      And Black reports a violation in a1xc3xe5: pieces taken wrongly during a capture
      Then Black's claim fails and the game goes on
      And the referee adds that the board shows no violation

  @draughts:5.4.13.2-v9
  Rule: 5.4.13.2-v9 Removing too few or too many pieces after a multiple capture is a violation

    @reading:under-not-off
    Scenario: 5.4.13.2-v9 In Lasca, White captures the top of b2 and d4, but takes only the one from b2 under
      В ласке белые берут верхнюю шашку с b2 и шашку с d4, но под свою башню ставят только первую
      Given a game of Lasca under the rules of the sport of draughts has come to w: a1w b2bb d4b g7b with 30:00 on each clock
      When White plays a1xc3xe5 in 0:40, leaves b: b2b d4b e5wb g7b on the board and presses the clock
      And Black asks for correction of a1xc3xe5
      Then the violation is: fewer or more pieces taken than captured
      And White puts right what a1xc3xe5 took: b: b2b e5wbb g7b
      And the ruling rests on 5.4.13.2-v9, 5.4.13.2-a and 5.4.13.4-a

    @reading:under-not-off
    Scenario: 5.4.13.2-v9 In Lasca, White captures the top of b2 and d4, but takes nothing under at all
      В ласке белые берут верхнюю шашку с b2 и шашку с d4, но под свою башню не ставят ничего
      Given a game of Lasca under the rules of the sport of draughts has come to w: a1w b2bb d4b g7b with 30:00 on each clock
      When White plays a1xc3xe5 in 0:40, leaves b: b2bb d4b e5w g7b on the board and presses the clock
      And Black asks for correction of a1xc3xe5
      Then the violation is: fewer or more pieces taken than captured
      And White puts right what a1xc3xe5 took: b: b2b e5wbb g7b

    @reading:under-not-off
    Scenario: 5.4.13.2-v9 In Lasca, White takes the whole tower on b2 under instead of its top piece
      В ласке белые ставят под свою башню всю башню с b2, а не одну её верхнюю шашку
      Given a game of Lasca under the rules of the sport of draughts has come to w: a1w b2bb d4b g7b with 30:00 on each clock
      When White plays a1xc3xe5 in 0:40, leaves b: e5wbbb g7b on the board and presses the clock
      And Black asks for correction of a1xc3xe5
      Then the violation is: fewer or more pieces taken than captured
      And White puts right what a1xc3xe5 took: b: b2b e5wbb g7b

    Scenario: 5.4.13.2-v9 In Russian draughts, White jumps two men and removes one
      В русских шашках белые перепрыгнули через две шашки, а сняли одну
      Given a game of Russian draughts under the rules of the sport of draughts has come to w: a1w b2b d4b h8b with 30:00 on each clock
      When White plays a1xc3xe5 in 0:40, leaves b: d4b e5w h8b on the board and presses the clock
      And Black asks for correction of a1xc3xe5
      Then the violation is: fewer or more pieces taken than captured
      And White puts right what a1xc3xe5 took: b: e5w h8b

    @reading:single-capture
    Scenario: 5.4.13.2-v9 In Russian draughts, White jumps the one man on b2 and removes nothing
      В русских шашках белые перепрыгнули через единственную шашку на b2 и ничего не сняли
      Given a game of Russian draughts under the rules of the sport of draughts has come to w: a1w b2b h8b with 30:00 on each clock
      When White plays a1xc3 in 0:40, leaves b: b2b c3w h8b on the board and presses the clock
      And Black asks for correction of a1xc3
      Then the violation is: fewer or more pieces taken than captured
      And White puts right what a1xc3 took: b: c3w h8b

    @does-not-apply @draughts:5.4.13.2-a
    Scenario: 5.4.13.2-v9 Of a tower of two only the top piece is captured, and taking no more is right
      Из башни в две шашки берут только верхнюю, и не брать больше — правильно
      Given a game of Lasca under the rules of the sport of draughts has come to w: a1w b2bb d4b g7b with 30:00 on each clock
      When White plays a1xc3xe5 in 0:40, leaves b: b2b e5wbb g7b on the board and presses the clock
      And Black reports a violation in a1xc3xe5: fewer or more pieces taken than captured
      Then Black's claim fails and the game goes on
      And the referee adds that the board shows no violation

    @draughts:5.4.13.2-a @draughts:5.4.13.4-a @reading:under-not-off @reading:single-capture
    Scenario: 5.4.13.2-v9 Black, moving second, jumps d4 and takes nothing: what was taken is put right
      Чёрные вторым ходом партии прыгают через d4 и ничего не берут — взятие исправляют
      Given a game of Lasca under the rules of the sport of draughts has come to w: g1w d4wb e5b f6b with 30:00 on each clock
      And White has played g1-f2 in 0:40
      When Black plays e5xc3 in 0:20, leaves w: f2w d4wb c3b f6b on the board and presses the clock
      And White asks for correction of e5xc3
      Then Black puts right what e5xc3 took: w: f2w d4b c3bw f6b

    @draughts:5.4.13.2-a @draughts:5.4.13.4-a @reading:under-not-off @reading:single-capture
    Scenario: 5.4.13.2-v9 If White has made another move since, it is undone when what a1xc3 took is put right
      Если белые с тех пор сделали ещё ход, его отменяют, когда исправляют снятие шашек после хода a1xc3
      Given a game of Lasca under the rules of the sport of draughts has come to b: a1w g1w b2bw g7b with 30:00 on each clock
      And Black has played g7-f6 in 0:20
      When White plays a1xc3 in 0:40, leaves b: g1w c3wwb f6b on the board and presses the clock
      And White plays g1-f2 in 0:05 and does not press the clock
      And Black asks for correction of a1xc3
      Then White puts right what a1xc3 took: b: g1w b2w c3wb f6b

  @draughts:5.4.13.2-v10
  Rule: 5.4.13.2-v10 Removing pieces that were not to be captured is a violation

    @reading:under-not-off
    Scenario: 5.4.13.2-v10 In Lasca, White jumps b2 and d4 and takes the man on a7 under as well
      В ласке белые перепрыгнули через b2 и d4, а под свою башню поставили ещё и шашку с a7
      Given a game of Lasca under the rules of the sport of draughts has come to w: a1w b2bb d4b a7b g7b with 30:00 on each clock
      When White plays a1xc3xe5 in 0:40, leaves b: b2b e5wbbb g7b on the board and presses the clock
      And Black asks for correction of a1xc3xe5
      Then the violation is: pieces taken that were not captured
      And White puts right what a1xc3xe5 took: b: b2b e5wbb a7b g7b
      And the ruling rests on 5.4.13.2-v10, 5.4.13.2-a and 5.4.13.4-a

    @reading:under-not-off
    Scenario: 5.4.13.2-v10 In Lasca, White takes two pieces from b2 under and leaves the one on d4
      В ласке белые поставили под свою башню две шашки с b2, а шашку с d4 оставили
      Given a game of Lasca under the rules of the sport of draughts has come to w: a1w b2bbw d4b a7b g7b with 30:00 on each clock
      When White plays a1xc3xe5 in 0:40, leaves b: b2w d4b e5wbb a7b g7b on the board and presses the clock
      And Black asks for correction of a1xc3xe5
      Then the violation is: pieces taken that were not captured
      And White puts right what a1xc3xe5 took: b: b2bw e5wbb a7b g7b

    @reading:under-not-off @reading:single-capture
    Scenario: 5.4.13.2-v10 In Lasca, White jumps b2 alone and takes the man on a7 under as well
      В ласке белые перепрыгнули через одну шашку на b2, а под свою башню поставили ещё и шашку с a7
      Given a game of Lasca under the rules of the sport of draughts has come to w: a1w b2bb a7b g7b with 30:00 on each clock
      When White plays a1xc3 in 0:40, leaves b: b2b c3wbb g7b on the board and presses the clock
      And Black asks for correction of a1xc3
      Then the violation is: pieces taken that were not captured
      And White puts right what a1xc3 took: b: b2b c3wb a7b g7b

    Scenario: 5.4.13.2-v10 In Russian draughts, White jumps b2 and d4 and removes a7 as well
      В русских шашках белые берут шашки с b2 и d4, но снимают ещё и шашку с a7
      Given a game of Russian draughts under the rules of the sport of draughts has come to w: a1w b2b d4b a7b h8b with 30:00 on each clock
      When White plays a1xc3xe5 in 0:40, leaves b: e5w h8b on the board and presses the clock
      And Black asks for correction of a1xc3xe5
      Then the violation is: pieces taken that were not captured
      And White puts right what a1xc3xe5 took: b: e5w a7b h8b

    @does-not-apply @draughts:5.4.13.2-a
    Scenario: 5.4.13.2-v10 Pieces that were jumped were to be captured
      Шашки, через которые перепрыгнули, взятию подлежали
      Given a game of Lasca under the rules of the sport of draughts has come to w: a1w b2bb d4b a7b g7b with 30:00 on each clock
      When White plays a1xc3xe5 in 0:40, leaves b: b2b e5wbb a7b g7b on the board and presses the clock
      And Black reports a violation in a1xc3xe5: pieces taken that were not captured
      Then Black's claim fails and the game goes on
      And the referee adds that the board shows no violation

  @draughts:5.4.13.2-v11
  Rule: 5.4.13.2-v11 Stopping while removing the captured pieces is a violation

    @reading:under-not-off @reading:before-the-press
    Scenario: 5.4.13.2-v11 In Lasca, White comes to e5, takes the man from b2 under and stops before the one on d4
      В ласке белые дошли до e5, поставили под свою башню шашку с b2 и остановились, не взяв шашку с d4
      Given a game of Lasca under the rules of the sport of draughts has come to w: a1w b2b d4b g7b with 30:00 on each clock
      When White plays a1xc3xe5 in 0:40, leaves b: d4b e5wb g7b on the board and does not press the clock
      And Black asks for correction of a1xc3xe5
      Then the violation is: stopped while taking the pieces
      And White puts right what a1xc3xe5 took: b: e5wbb g7b
      And the ruling rests on 5.4.13.2-v11 and 5.4.13.2-a

    @reading:before-the-press
    Scenario: 5.4.13.2-v11 In Russian draughts, White comes to e5, removes the man on b2 and stops before the one on d4
      В русских шашках белые дошли до e5, сняли шашку с b2 и остановились, не сняв шашку с d4
      Given a game of Russian draughts under the rules of the sport of draughts has come to w: a1w b2b d4b h8b with 30:00 on each clock
      When White plays a1xc3xe5 in 0:40, leaves b: d4b e5w h8b on the board and does not press the clock
      And Black asks for correction of a1xc3xe5
      Then the violation is: stopped while taking the pieces
      And White puts right what a1xc3xe5 took: b: e5w h8b

    @does-not-apply @draughts:5.4.13.2-a
    Scenario: 5.4.13.2-v11 White, who has come to e5 and taken both men under, has not stopped
      Белые дошли до e5 и поставили под свою башню обе шашки: они не остановились
      Given a game of Lasca under the rules of the sport of draughts has come to w: a1w b2b d4b g7b with 30:00 on each clock
      When White plays a1xc3xe5 in 0:40 and does not press the clock
      And Black reports a violation in a1xc3xe5: stopped while taking the pieces
      Then Black's claim fails and the game goes on
      And the referee adds that the board shows no violation

    @does-not-apply @draughts:5.4.13.2-v9
    Scenario: 5.4.13.2-v11 Once the clock is pressed White has not stopped but taken too few
      Если часы уже переключены, белые не остановились, а взяли слишком мало
      Given a game of Lasca under the rules of the sport of draughts has come to w: a1w b2b d4b g7b with 30:00 on each clock
      When White plays a1xc3xe5 in 0:40, leaves b: d4b e5wb g7b on the board and presses the clock
      And Black reports a violation in a1xc3xe5: stopped while taking the pieces
      Then the violation is: fewer or more pieces taken than captured
      And the referee adds that the board shows: fewer or more pieces taken than captured
      And the ruling rests on 5.4.13.2-v9 and 5.4.13.2-a

  @draughts:5.4.13.2-v12
  Rule: 5.4.13.2-v12 Removing one's own pieces after a capture is a violation

    @reading:under-not-off @reading:single-capture
    Scenario: 5.4.13.2-v12 In Lasca, White takes the black top of b2 and the white man that it released
      В ласке белые поставили под свою башню верхнюю чёрную шашку с b2, а с ней и свою, которую освободили
      Given a game of Lasca under the rules of the sport of draughts has come to w: a1w b2bw g7b with 30:00 on each clock
      When White plays a1xc3 in 0:40, leaves b: c3wwb g7b on the board and presses the clock
      And Black asks for correction of a1xc3
      Then the violations are: fewer or more pieces taken than captured, and own pieces taken after a capture
      And White puts right what a1xc3 took: b: b2w c3wb g7b
      And the ruling rests on 5.4.13.2-v9, 5.4.13.2-v12, 5.4.13.2-a and 5.4.13.4-a

    @reading:under-not-off
    Scenario: 5.4.13.2-v12 In Lasca, White captures a1xc3 and takes the white man on e3 under as well
      В ласке белые берут a1xc3, а под свою башню ставят ещё и собственную шашку с e3
      Given a game of Lasca under the rules of the sport of draughts has come to w: a1w b2b e3w g7b with 30:00 on each clock
      When White plays a1xc3 in 0:40, leaves b: c3wwb g7b on the board and presses the clock
      And Black asks for correction of a1xc3
      Then the violation is: own pieces taken after a capture
      And White puts right what a1xc3 took: b: c3wb e3w g7b
      And the ruling rests on 5.4.13.2-v12, 5.4.13.2-a and 5.4.13.4-a

    Scenario: 5.4.13.2-v12 In Russian draughts, White captures a1xc3 and removes the white man on e3 too
      В русских шашках белые берут a1xc3 и снимают заодно свою простую с e3
      Given a game of Russian draughts under the rules of the sport of draughts has come to w: a1w b2b e3w h8b with 30:00 on each clock
      When White plays a1xc3 in 0:40, leaves b: c3w h8b on the board and presses the clock
      And Black asks for correction of a1xc3
      Then the violation is: own pieces taken after a capture
      And White puts right what a1xc3 took: b: c3w e3w h8b

    @does-not-apply @draughts:5.4.13.2-a
    Scenario: 5.4.13.2-v12 A white piece released on b2 and left there is as it should be
      Белая шашка, освобождённая на b2 и оставленная там, стоит правильно
      Given a game of Lasca under the rules of the sport of draughts has come to w: a1w b2bw g7b with 30:00 on each clock
      When White plays a1xc3 in 0:40, leaves b: b2w c3wb g7b on the board and presses the clock
      And Black reports a violation in a1xc3: own pieces taken after a capture
      Then Black's claim fails and the game goes on
      And the referee adds that the board shows no violation

  @draughts:5.4.13.2-v13
  Rule: 5.4.13.2-v13 Promoting without marking the king is a violation

    Scenario Outline: 5.4.13.2-v13 In <game>, White promotes with <move> and <after>
      В <game:prepositional> белые проводят дамку ходом <move> и <after>
      Given a game of <game> under the rules of the sport of draughts has come to <position> with 30:00 on each clock
      When White plays <move> in 0:40 and <after>
      And Black asks for correction of <move>
      Then the violation is: king not marked
      And White marks the king on <square> on their own time

      Examples:
        | game             | position            | move  | square | after                                        |
        | Lasca            | w: f6w a1w a5b      | f6-g7 | g7     | presses the clock without marking the king   |
        | Lasca            | w: e5wb d6b a1w a5b | e5xc7 | c7     | presses the clock without marking the king   |
        | Russian draughts | w: g7w a1w a5b      | g7-h8 | h8     | presses the clock without marking the king   |

      @reading:before-the-press
      Examples:
        | game             | position            | move  | square | after                                        |
        | Lasca            | w: f6w a1w a5b      | f6-g7 | g7     | neither marks the king nor presses the clock |
        | Russian draughts | w: g7w a1w a5b      | g7-h8 | h8     | neither marks the king nor presses the clock |

    @does-not-apply @draughts:5.4.13.2-a
    Scenario Outline: 5.4.13.2-v13 <move> leaves nothing unmarked
      После хода <move> необозначенной дамки нет
      Given a game of Lasca under the rules of the sport of draughts has come to w: f6w e5w a1w a7b with 30:00 on each clock
      When White plays <move> in 0:40 and presses the clock
      And Black reports a violation in <move>: king not marked
      Then Black's claim fails and the game goes on
      And the referee adds that the board shows no violation

      Examples: the king was marked
        | move  |
        | f6-g7 |

      Examples: no king arose
        | move  |
        | e5-d6 |

    @does-not-apply @draughts:5.4.13.2-a
    Scenario: 5.4.13.2-v13 A king that was marked before anybody asked leaves nothing to correct
      Если дамку обозначили раньше, чем об этом попросили, исправлять нечего
      Given a game of Lasca under the rules of the sport of draughts has come to w: f6w a1w a5b c7b with 30:00 on each clock
      When White plays f6-g7 in 0:40 and presses the clock without marking the king
      And Black asks for correction of f6-g7
      And Black asks for correction of f6-g7
      Then Black's claim fails and the game goes on

  @draughts:5.4.13.2-v14
  Rule: 5.4.13.2-v14 Moving a king that is not properly marked is a violation

    @reading:touch-after-correction
    Scenario Outline: 5.4.13.2-v14 In <game>, White plays <second> with a king that nobody has marked
      В <game:prepositional> белые ходят <second> дамкой, которую никто не обозначил
      Given a game of <game> under the rules of the sport of draughts has come to <position> with 30:00 on each clock
      And White has promoted with <first> without marking the king, and Black has replied a5-b4
      When White plays <second> in 0:40 and presses the clock
      And Black asks for correction of <second>
      Then White takes <second> back, marks the king on <square> and makes another move
      And the ruling rests on 5.4.13.2-v14, 5.4.13.2-a and 5.4.13.4-a

      Examples:
        | game             | position       | first | second | square |
        | Lasca            | w: f6w a1w a5b | f6-g7 | g7-f6  | g7     |
        | Russian draughts | w: g7w a1w a5b | g7-h8 | h8-f6  | h8     |

    @draughts:5.4.13.4-b @reading:touch-after-correction @reading:upheld-claim-cost
    Scenario: 5.4.13.2-v14 When White has denied it and the referee upholds the claim, the king is marked all the same
      Если белые нарушение отрицали, а судья претензию подтвердил, дамку всё равно обозначают
      Given a game of Lasca under the rules of the sport of draughts has come to w: f6w a1w a5b with 30:00 on each clock
      And White has promoted with f6-g7 without marking the king, and Black has replied a5-b4
      When White plays g7-f6 in 0:40 and presses the clock
      And Black says that g7-f6 was wrong, and White denies it
      And the inquiry takes 1:30
      Then White takes g7-f6 back, marks the king on g7 and makes another move
      And the ruling rests on 5.4.13.2-v14, 5.4.13.2-a, 5.4.13.4-a and 5.4.13.4-b

    @does-not-apply @draughts:5.4.13.2-a @draughts:5.4.13.2-c @reading:late-marking
    Scenario: 5.4.13.2-v14 Once the king has been marked, also late, it may move
      Когда дамка обозначена, пусть и с опозданием, ходить ею можно
      Given a game of Lasca under the rules of the sport of draughts has come to w: f6w a1w a5b with 30:00 on each clock
      And White has promoted with f6-g7 without marking the king, and Black has replied a5-b4
      When Black asks for correction of f6-g7
      And White plays g7-f6 in 0:40 and presses the clock
      And Black reports a violation in g7-f6: moved an unmarked king
      Then Black's claim fails and the game goes on

    @does-not-apply @draughts:5.4.13.2-a
    Scenario: 5.4.13.2-v14 Moving another tower while a king stands unmarked is not moving the king
      Пойти другой башней, пока дамка стоит необозначенной, — не то же, что пойти дамкой
      Given a game of Lasca under the rules of the sport of draughts has come to w: f6w a1w a5b with 30:00 on each clock
      And White has promoted with f6-g7 without marking the king, and Black has replied a5-b4
      When White plays a1-b2 in 0:40 and presses the clock
      And Black reports a violation in a1-b2: moved an unmarked king
      Then Black's claim fails and the game goes on

  @draughts:5.4.13.2-a
  Rule: 5.4.13.2-a Only the opponent decides whether a violation is corrected

    @draughts:5.4.13.2-v6
    Scenario Outline: 5.4.13.2-a In <game>, even when <who finds> that White missed a capture, Black decides
      В <game:prepositional> решают чёрные, даже если <who finds>, что взятие пропустили белые
      Given a game of <game> under the rules of the sport of draughts has come to w: c3w g1w d4b a7b with 30:00 on each clock
      When White plays c3-b4 in 0:40 and presses the clock
      And <who finds> that c3-b4 was wrong: a capture is due
      Then only Black decides whether the error is corrected
      And White has 29:20 left and Black has 30:00

      Examples:
        | game             | who finds         |
        | Lasca            | the referee finds |
        | Lasca            | White finds       |
        | Russian draughts | the referee finds |

    @draughts:5.4.13.2-v6 @reading:touch-after-correction
    Scenario: 5.4.13.2-a Black has the missed capture made: White takes c3-b4 back
      Чёрные требуют взятия, и белые берут ход c3-b4 обратно
      Given a game of Lasca under the rules of the sport of draughts has come to w: c3w g1w d4b a7b with 30:00 on each clock
      When White plays c3-b4 in 0:40 and presses the clock
      And Black asks for correction of c3-b4
      Then White takes c3-b4 back and makes another move
      And White has 29:20 left and Black has 30:00
      And White's clock is going

    Scenario Outline: 5.4.13.2-a Black lets <move> stand, and the game goes on as it is: <violation>
      Чёрные оставляют ход <move> в силе, и партия идёт дальше: <violation>
      Given a game of Lasca under the rules of the sport of draughts has come to <position> with 30:00 on each clock
      When White plays <move> in 0:40, leaves <left> on the board and presses the clock
      And Black lets <move> stand
      Then the violation is: <violation>
      And <move> stands and the game goes on

      Examples:
        | position           | move     | left               | violation                                |
        | w: d4w g7b         | d4-c3    | b: c3w g7b         | wrong move                               |
        | w: c3w g1w d4b g7b | g1-f2    | b: f2w c3w d4b g7b | moved though a capture was due           |
        | w: a1w b2b d4b g7b | a1xc3xe5 | b: d4b e5wb g7b    | fewer or more pieces taken than captured |
        | w: f6w a1w a5b     | f6-g7    | b: a1w a5b g7w     | king not marked                          |

    @draughts:5.4.13.2-v1
    Scenario Outline: 5.4.13.2-a In <game>, after Black lets <move> stand there is on the board what the hand left: <after>
      В <game:prepositional>, если чёрные оставили ход <move> в силе, позиция остаётся такой, какой её сделал этот ход: <after>
      Given a game of <game> under the rules of the sport of draughts has come to <position> with 30:00 on each clock
      When White plays <move> in 0:40 and presses the clock
      And Black lets <move> stand
      Then <move> stands and the game goes on
      And the position is <after>

      Examples:
        | game             | position             | move     | after               |
        | Lasca            | w: e5w d4bw g7b      | e5xc3    | b: c3wb d4w g7b     |
        | Lasca            | w: a5w g7b           | a5-a7    | b: a7W g7b          |
        | Lasca            | w: e5w b6b d6b g3b   | e5xc7xa5 | b: a5Wbb g3b        |
        | Lasca            | w: a1W b2bb g7b      | a1xc3xa1 | b: a1Wb b2b g7b     |
        | Russian draughts | w: c3w d4w h8b       | c3xe5    | b: e5w h8b          |

    Scenario Outline: 5.4.13.2-a Black calls <move> “<reported>”; the referee adds what the board shows: <shown>
      Чёрные называют ход <move> так: «<reported>»; судья добавляет, что показывает доска: «<shown>»
      Given a game of Lasca under the rules of the sport of draughts has come to <position> with 30:00 on each clock
      When White plays <move> in 0:40, leaves <left> on the board and presses the clock
      And Black reports a violation in <move>: <reported>
      Then only Black decides whether the error is corrected
      And the referee adds that the board shows: <shown>

      Examples:
        | position            | move     | left                | reported                                 | shown                                    |
        | w: a1w c5bww g7b    | c5-b6    | b: a1w b6bww g7b    | wrong move                               | moved the opponent's piece               |
        | w: c3w g1w d4b g7b  | g1-f2    | b: f2w c3w d4b g7b  | wrong move                               | moved though a capture was due           |
        | w: a1w b2bb d4b g7b | a1xc3xe5 | b: b2b d4b e5wb g7b | pieces taken that were not captured      | fewer or more pieces taken than captured |
        | w: a1w b2bb d4b g7b | a1xc3xe5 | b: d4b e5wbb g7b    | fewer or more pieces taken than captured | pieces taken that were not captured      |
        | w: f6w a1w a5b      | f6-g7    | b: a1w a5b g7w      | wrong move                               | king not marked                          |

    @draughts:5.4.13.2-v2
    Scenario: 5.4.13.2-a Black takes two moves in a row for a wrong move; the referee adds which violation it was
      Чёрные приняли два хода подряд за неправильный ход; судья добавляет, какое это нарушение
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      When White plays d2-c3 in 0:05 and does not press the clock
      And Black reports a violation in d2-c3: wrong move
      Then only Black decides whether the error is corrected
      And the referee adds that the board shows: two moves in a row
      And the ruling rests on 5.4.13.2-v2 and 5.4.13.2-a

    @draughts:5.4.13.2-v6
    Scenario: 5.4.13.2-a Where Black has called the violation by its name the referee adds nothing
      Если чёрные назвали нарушение верно, судья ничего не добавляет
      Given a game of Lasca under the rules of the sport of draughts has come to w: c3w g1w d4b g7b with 30:00 on each clock
      When White plays g1-f2 in 0:40 and presses the clock
      And Black reports a violation in g1-f2: moved though a capture was due
      Then only Black decides whether the error is corrected
      And the referee adds nothing

    @does-not-apply
    Scenario Outline: 5.4.13.2-a In <game>, where there is no violation there is nothing to decide, though <who believes> that c3-d4 was wrong
      В <game:prepositional>, если нарушения не было, то и решать нечего, хотя <who believes>, что ход c3-d4 неправильный
      Given a game of <game> under the rules of the sport of draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      When <who believes> that c3-d4 was wrong
      Then the game goes on and nothing is corrected
      And White has 29:20 left and Black has 30:00

      Examples:
        | game             | who believes         |
        | Lasca            | the referee believes |
        | Russian draughts | the referee believes |

    @draughts:5.4.13.2-v1 @reading:let-stand-final
    Scenario: 5.4.13.2-a Black lets b2-d4 stand and cannot have it corrected after all
      Чёрные оставили ход b2-d4 в силе и потребовать исправления уже не могут
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays b2-d4 in 0:40 and presses the clock
      And Black lets b2-d4 stand
      And Black asks for correction of b2-d4
      Then b2-d4 stands and the game goes on

    @draughts:5.4.13.2-v1 @draughts:5.4.13.4-a @reading:let-stand-final @reading:touch-after-correction
    Scenario: 5.4.13.2-a Where Black may still decide otherwise before replying, b2-d4 is corrected after all
      Если до ответного хода чёрные могут передумать, ход b2-d4 всё же исправляют
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And the event's own rules say that the opponent may still decide otherwise before replying
      When White plays b2-d4 in 0:40 and presses the clock
      And Black lets b2-d4 stand
      And Black asks for correction of b2-d4
      Then White takes b2-d4 back and makes another move

  @draughts:5.4.13.2-b
  Rule: 5.4.13.2-b Once the opponent has replied the right to a correction is lost

    Scenario: 5.4.13.2-b A reply that is itself against the rules is a reply too: Black has lost the right
      И неправильный ответный ход — ответный: право чёрные утратили
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays b2-b4 in 0:40 and presses the clock
      And Black plays f6-d4 in 0:20 and presses the clock
      And Black asks for correction of b2-b4
      Then Black has lost the right to a correction of b2-b4
      And the ruling rests on 5.4.13.2-v1 and 5.4.13.2-b

    Scenario Outline: 5.4.13.2-b Black replies <reply> to a missed capture and <after>: the right is lost
      На пропущенное взятие чёрные отвечают <reply> и <after> — право потеряно
      Given a game of Lasca under the rules of the sport of draughts has come to w: c3w g1w d4b a7b with 30:00 on each clock
      When White plays c3-b4 in 0:40 and presses the clock
      And Black plays <reply> in 0:20 and <after>
      And Black asks for correction of c3-b4
      Then Black has lost the right to a correction of c3-b4
      And the ruling rests on 5.4.13.2-v6 and 5.4.13.2-b

      Examples:
        | reply | after                    |
        | d4-e3 | presses the clock        |
        | d4-e3 | does not press the clock |
        | a7-b6 | presses the clock        |

    Scenario Outline: 5.4.13.2-b In <game>, once Black has replied <reply> to <move>, it is too late for a correction
      В <game:prepositional> исправлять поздно, когда чёрные ответили <reply> на ход <move>
      Given a game of <game> under the rules of the sport of draughts has come to <position> with 30:00 on each clock
      When White plays <move> in 0:40, leaves <left> on the board and presses the clock
      And Black plays <reply> in 0:20 and presses the clock
      And Black asks for correction of <move>
      Then Black has lost the right to a correction of <move>

      Examples:
        | game             | position           | move     | left            | reply |
        | Lasca            | w: d4w g7b         | d4-c3    | b: c3w g7b      | g7-f6 |
        | Lasca            | w: c3w b4b a5b g7b | c3-d4    | b: d4wb a5b g7b | g7-f6 |
        | Lasca            | w: a1w b2b d4b g7b | a1xc3xe5 | b: d4b e5wb g7b | g7-f6 |
        | Russian draughts | w: a1w b2b d4b h8b | a1xc3xe5 | b: d4b e5w h8b  | d4-c3 |

    Scenario: 5.4.13.2-b Two moves later it is too late for a correction as well
      Два хода спустя исправлять тоже поздно
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And the players have made these moves, 1:00 for each:
        | White | Black |
        | c3-d4 | e5xc3 |
        | e3-f4 | g5xe3 |
        | b2xd4 |       |
      When Black asks for correction of e3-f4
      Then Black has lost the right to a correction of e3-f4
      And White has 27:00 left and Black has 28:00

    @does-not-apply @draughts:5.4.13.2-a @reading:touch-after-correction
    Scenario: 5.4.13.2-b Before the reply Black may take five minutes over the decision
      До ответного хода чёрные могут думать над решением хоть пять минут
      Given a game of Lasca under the rules of the sport of draughts has come to w: c3w g1w d4b a7b with 30:00 on each clock
      When White plays c3-b4 in 0:40 and presses the clock
      And 5:00 passes
      And Black asks for correction of c3-b4
      Then White takes c3-b4 back and makes another move
      And White has 29:20 left and Black has 25:00

    @does-not-apply @draughts:5.4.13.2-a @reading:touch-after-correction
    Scenario: 5.4.13.2-b To touch a tower is not yet to reply
      Коснуться башни — ещё не ответить ходом
      Given a game of Lasca under the rules of the sport of draughts has come to w: c3w g1w d4b a7b with 30:00 on each clock
      When White plays c3-b4 in 0:40 and presses the clock
      And the player to move touches d4
      And Black asks for correction of c3-b4
      Then White takes c3-b4 back and makes another move
      And the ruling rests on 5.4.13.2-v6, 5.4.13.2-a and 5.4.13.4-a

    @draughts:5.4.13.2-v1 @reading:reply-move
    Scenario: 5.4.13.2-b Black replies and takes the reply back: the right to a correction of b2-d4 stays lost
      Чёрные отвечают и берут ответный ход обратно: право на исправление хода b2-d4 уже потеряно
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays b2-d4 in 0:40 and presses the clock
      And Black plays e5-f4 in 0:20 and does not press the clock
      And Black takes the move back
      And Black asks for correction of b2-d4
      Then Black has lost the right to a correction of b2-d4

    @does-not-apply @draughts:5.4.13.2-a @draughts:5.4.13.2-v1 @reading:touch-after-correction
    Scenario: 5.4.13.2-b A second move by White themselves, taken back, is no reply: Black may have b2-d4 corrected
      Второй ход самих белых, взятый обратно, — не ответный: чёрные могут потребовать исправить ход b2-d4
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays b2-d4 in 0:40 and presses the clock
      And White plays a1-b2 in 0:05 and does not press the clock
      And White takes the move back
      And Black asks for correction of b2-d4
      Then White takes b2-d4 back and makes another move

    @does-not-apply @draughts:5.4.13.2-a @draughts:5.4.13.2-v1 @reading:reply-move @reading:touch-after-correction
    Scenario: 5.4.13.2-b Where a reply that is taken back does not count, Black may have b2-d4 corrected
      Если взятый обратно ответ не в счёт, чёрные могут потребовать исправить ход b2-d4
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And the event's own rules say that a reply that is taken back does not count
      When White plays b2-d4 in 0:40 and presses the clock
      And Black plays e5-f4 in 0:20 and does not press the clock
      And Black takes the move back
      And Black asks for correction of b2-d4
      Then White takes b2-d4 back and makes another move

    Scenario: 5.4.13.2-b Black replies though White has not pressed the clock: that is a reply too
      Чёрные отвечают, хотя белые часов не переключили: это тоже ответный ход
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays b2-d4 in 0:40 and does not press the clock
      And Black plays e5-f4 in 0:20 and does not press the clock
      And Black asks for correction of b2-d4
      Then Black has lost the right to a correction of b2-d4
      And White's clock is going

    @does-not-apply @draughts:5.4.13.2-a @draughts:5.4.13.2-v1 @reading:before-the-press @reading:touch-after-correction
    Scenario: 5.4.13.2-b White, not having pressed the clock, may have Black's wrong reply corrected: the reply is Black's, not White's
      Белые, не переключив часов, могут потребовать исправить неправильный ответ чёрных: сами они ещё не ответили
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays c3-d4 in 0:40 and does not press the clock
      And Black plays d6-f4 in 0:20 and does not press the clock
      And White asks for correction of d6-f4
      Then Black takes d6-f4 back and makes another move

  @draughts:5.4.13.2-c
  Rule: 5.4.13.2-c An unmarked king may be corrected even after the reply

    @reading:late-marking
    Scenario Outline: 5.4.13.2-c In <game>, Black has replied, and the king on <square> is marked all the same
      В <game:prepositional> чёрные уже ответили, но дамку на <square> всё равно обозначают
      Given a game of <game> under the rules of the sport of draughts has come to <position> with 30:00 on each clock
      And White has promoted with <move> without marking the king, and Black has replied a5-b4
      When Black asks for correction of <move>
      Then the king on <square> is marked and the game goes on
      And White's clock is going
      And the ruling rests on 5.4.13.2-v13 and 5.4.13.2-c

      Examples:
        | game             | position       | move  | square |
        | Lasca            | w: f6w a1w a5b | f6-g7 | g7     |
        | Russian draughts | w: g7w a1w a5b | g7-h8 | h8     |

    @reading:late-marking
    Scenario: 5.4.13.2-c The unmarked king has moved to f6, Black has replied: it is marked there and its move stands
      Необозначенная дамка ушла на f6, чёрные ответили — её обозначают там, а её ход остаётся в силе
      Given a game of Lasca under the rules of the sport of draughts has come to w: f6w a1w a5b with 30:00 on each clock
      And White has promoted with f6-g7 without marking the king, and Black has replied a5-b4
      When White plays g7-f6 in 0:40 and presses the clock
      And Black plays b4-c3 in 0:20 and presses the clock
      And Black asks for correction of g7-f6
      Then the king on f6 is marked and the game goes on
      And the ruling rests on 5.4.13.2-v14 and 5.4.13.2-c

    @play:P10 @reading:late-marking
    Scenario: 5.4.13.2-c In Lasca a king that was captured unmarked is a king as a prisoner too, and is marked
      В ласке дамка, взятая необозначенной, и под чужой башней остаётся дамкой, и её обозначают
      Given a game of Lasca under the rules of the sport of draughts has come to w: f6w a1w e7b a5b with 30:00 on each clock
      And White has promoted with f6-g7 without marking the king, and Black has replied a5-b4
      When White plays g7-f6 in 0:40 and presses the clock
      And Black plays e7xg5 in 0:20 and presses the clock
      And Black asks for correction of g7-f6
      Then the king on g5 is marked and the game goes on
      And the position is w: a1w b4b g5bW

    @play:P10
    Scenario: 5.4.13.2-c A prisoner that nobody marked stays unmarked until somebody asks for it
      Взятая дамка, которую никто не обозначил, сама собой обозначенной не становится
      Given a game of Lasca under the rules of the sport of draughts has come to w: f6w a1w e7b a5b with 30:00 on each clock
      And White has promoted with f6-g7 without marking the king, and Black has replied a5-b4
      When White plays g7-f6 in 0:40 and presses the clock
      And Black plays e7xg5 in 0:20 and presses the clock
      Then the position is w: a1w b4b g5bw

    @play:P10 @reading:late-marking
    Scenario: 5.4.13.2-c The king that was captured unmarked has moved on as a prisoner to f4, and is marked there
      Взятая необозначенной дамка ушла под чужой башней на f4, и обозначают её там
      Given a game of Lasca under the rules of the sport of draughts has come to w: f6w a1w e7b a5b with 30:00 on each clock
      And White has promoted with f6-g7 without marking the king, and Black has replied a5-b4
      When White plays g7-f6 in 0:40 and presses the clock
      And Black plays e7xg5 in 0:20 and presses the clock
      And White plays a1-b2 in 0:40 and presses the clock
      And Black plays g5-f4 in 0:20 and presses the clock
      And Black asks for correction of g7-f6
      Then the king on f4 is marked and the game goes on
      And the position is w: b2w b4b f4bW

    @play:P10 @reading:late-marking
    Scenario: 5.4.13.2-c The king that was captured unmarked and set free again is marked where it is free
      Дамку, взятую необозначенной и снова освобождённую, обозначают там, где она освободилась
      Given a game of Lasca under the rules of the sport of draughts has come to w: d6w d4w e3w a1w e7b a5b g7b with 30:00 on each clock
      And White has promoted with d6-c7 without marking the king, and Black has replied a5-b4
      When White plays c7-d6 in 0:40 and presses the clock
      And Black plays e7xc5 in 0:20 and presses the clock
      And White plays d4xb6 in 0:40 and presses the clock
      And Black asks for correction of c7-d6
      Then the king on c5 is marked and the game goes on
      And the position is b: a1w e3w b4b c5W b6wb g7b

    @does-not-apply @draughts:5.4.13.2-b @reading:late-marking
    Scenario: 5.4.13.2-c In Russian draughts a king that was captured unmarked has left the board: there is nothing to mark
      В русских шашках взятая дамка снята с доски, и обозначать уже нечего
      Given a game of Russian draughts under the rules of the sport of draughts has come to w: c7w a1w f8b h4b with 30:00 on each clock
      And White has promoted with c7-d8 without marking the king, and Black has replied h4-g3
      When White plays d8-e7 in 0:40 and presses the clock
      And Black plays f8xd6 in 0:20 and presses the clock
      And Black asks for correction of d8-e7
      Then Black has lost the right to a correction of d8-e7
      And the ruling rests on 5.4.13.2-v14 and 5.4.13.2-b

    @does-not-apply @draughts:5.4.13.2-b
    Scenario: 5.4.13.2-c What else was wrong with a move is not corrected later
      Другие неправильности хода позже не исправляют
      Given a game of Lasca under the rules of the sport of draughts has come to w: c3w g1w d4b a7b with 30:00 on each clock
      When White plays c3-b4 in 0:40 and presses the clock
      And Black plays a7-b6 in 0:20 and presses the clock
      And Black asks for correction of c3-b4
      Then Black has lost the right to a correction of c3-b4

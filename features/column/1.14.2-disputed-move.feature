Feature: Column draughts: a disputed move
  Столбовые шашки: спорный ход

  @column:1.14.2-a
  Rule: 1.14.2-a A claim that is denied suspends the game for an inquiry

    Scenario Outline: 1.14.2-a In <game>, <claimant> claims that <move> was wrong, <other> denies it, and the game is suspended
      В <game:prepositional> <claimant> заявляют, что ход <move> неправильный, <other> этого не признают, и партию приостанавливают
      Given a game of <game> under the rules of column draughts has come to <position> with 30:00 on each clock
      When <other> plays <move> in 0:40 and presses the clock
      And <claimant> says that <move> was wrong, and <other> denies it
      Then the game is suspended for an inquiry
      And <other> has 29:20 left and <claimant> has 30:00
      And the ruling rests on 1.14.2-a

      Examples: moves against the rules
        | game   | position           | other | move  | claimant |
        | Lasca  | w: c3w g1w d4b g7b | White | g1-f2 | Black    |
        | Lasca  | b: d4b e1w         | Black | d4-c5 | White    |
        | Bashni | w: d6w e7b g7b a7b | White | d6xf8 | Black    |
        | Bashni | b: f6B d4w b2w h2w | Black | f6xa1 | White    |

      Examples: a move by the rules, which the claimant takes for a wrong one
        | game   | position           | other | move     | claimant |
        | Lasca  | w: c3w e7b         | White | c3-d4    | Black    |
        | Bashni | b: f6B d4w b2w h2w | Black | f6xc3xa1 | White    |

    Scenario Outline: 1.14.2-a In <game>, a denied claim suspends the game when White moves and <pressing>
      В <game:prepositional> непризнанная претензия приостанавливает партию, когда белые ходят и <pressing>
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      When White plays b2-d4 in 0:40 and <pressing>
      And Black says that b2-d4 was wrong, and White denies it
      Then the game is suspended for an inquiry
      And White has 29:20 left and Black has 30:00

      Examples:
        | game   | pressing                 |
        | Lasca  | does not press the clock |
        | Lasca  | presses the clock        |
        | Bashni | does not press the clock |
        | Bashni | presses the clock        |

    Scenario: 1.14.2-a A denied claim suspends the game also after the reply to the move
      Непризнанная претензия приостанавливает партию и после ответного хода
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      And Black has played a5-b4 in 0:20
      When White plays b2-c3 in 0:30 and presses the clock
      And White says that a5-b4 was wrong, and Black denies it
      Then the game is suspended for an inquiry
      And White has 28:50 left and Black has 29:40

    Scenario Outline: 1.14.2-a In <game>, nobody moves and no clock is going while the truth is being established
      В <game:prepositional>, пока выясняют, кто прав, ходов не делают и часы стоят
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      When Black says that c3-d4 was wrong, and White denies it
      And 2:00 passes
      Then no move can be made meanwhile
      And neither clock is going
      And White has 29:20 left and Black has 30:00

      Examples:
        | game   |
        | Lasca  |
        | Bashni |

    Scenario: 1.14.2-a A claim that is made and denied once more leaves the game suspended
      Претензия, которую повторили и снова не признали, оставляет партию приостановленной
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      When Black says that c3-d4 was wrong, and White denies it
      And Black says that c3-d4 was wrong, and White denies it
      Then no move can be made meanwhile
      And neither clock is going

    @does-not-apply @column:1.14.1-d
    Scenario Outline: 1.14.2-a In <game>, the referee's own doubt is not a player's claim and suspends nothing
      В <game:prepositional> сомнение самого судьи — не претензия игрока, и партию оно не приостанавливает
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      When the referee believes that c3-d4 was wrong
      Then the game goes on and nothing is corrected
      And Black's clock is going

      Examples:
        | game   |
        | Lasca  |
        | Bashni |

    Scenario Outline: 1.14.2-a In <game>, a denied claim suspends the game before anybody knows what was wrong with the move
      В <game:prepositional> из-за непризнанной претензии партию приостанавливают ещё до того, как известно, что не так с ходом
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      When the player to move touches e3
      And White plays c3-d4 in 0:40 and presses the clock
      And Black says that c3-d4 was wrong, and White denies it
      Then the game is suspended for an inquiry

      Examples:
        | game   |
        | Lasca  |
        | Bashni |

    @reading:nothing-established
    Scenario: 1.14.2-a An inquiry of 2:00 that establishes nothing leaves the move as it is, and nobody pays
      Проверка заняла 2:00 и ничего не установила: ход остаётся в силе, время никому не засчитывают
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      And the game is suspended, since Black says that c3-d4 was wrong and White denies it
      When the inquiry takes 2:00 and establishes nothing
      Then Black's claim fails and the game goes on
      And White has 29:20 left and Black has 30:00

    @reading:nothing-established @reading:charge-then-flag
    Scenario: 1.14.2-a Where the claimant pays when nothing is established, Black pays for the 2:00
      Если время безрезультатной проверки засчитывают заявившему претензию, 2:00 снимают с часов чёрных
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the event's own rules say that the claimant pays when nothing is established
      And White has played c3-d4 in 0:40
      And the game is suspended, since Black says that c3-d4 was wrong and White denies it
      When the inquiry takes 2:00 and establishes nothing
      Then White has 29:20 left and Black has 28:00

    @does-not-apply @reading:nothing-established
    Scenario: 1.14.2-a Where the referee decides when nothing is established, the text says nothing more
      Если при безрезультатной проверке решает судья, больше в тексте ничего нет
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the event's own rules say that the referee decides when nothing is established
      And White has played c3-d4 in 0:40
      And the game is suspended, since Black says that c3-d4 was wrong and White denies it
      When the inquiry takes 2:00 and establishes nothing
      Then the rules are silent and the referee decides

  @column:1.14.2-b
  Rule: 1.14.2-b A claim that is admitted needs no inquiry

    @reading:clocks-on-replay
    Scenario Outline: 1.14.2-b In <game>, <other> admits that <move> was wrong, and it is played again at once
      В <game:prepositional> <other> признают, что ход <move> неправильный, и его сразу переигрывают
      Given a game of <game> under the rules of column draughts has come to <position> with 30:00 on each clock
      When <other> plays <move> in 0:40 and <pressing>
      And <claimant> says that <move> was wrong, and <other> admits it
      Then the game is replayed from <move>
      And <other> has 30:00 left and <claimant> has 30:00
      And <other>'s clock is going

      Examples:
        | game   | position           | other | move  | pressing                 | claimant |
        | Lasca  | w: c3w g1w d4b g7b | White | g1-f2 | presses the clock        | Black    |
        | Lasca  | b: d4b e1w         | Black | d4-c5 | does not press the clock | White    |
        | Bashni | w: d6w e7b g7b a7b | White | d6xf8 | does not press the clock | Black    |
        | Bashni | b: f6B d4w b2w h2w | Black | f6xa1 | presses the clock        | White    |

    @reading:clocks-on-replay
    Scenario: 1.14.2-b An admitted claim leads to a replay also after the reply to the move
      Признанная претензия ведёт к переигровке и после ответного хода
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      And Black has played a5-b4 in 0:20
      When White plays b2-c3 in 0:30 and presses the clock
      And White says that a5-b4 was wrong, and Black admits it
      Then the game is replayed from a5-b4
      And White has 29:20 left and Black has 30:00

    @does-not-apply @column:1.14.1-d
    Scenario Outline: 1.14.2-b In <game>, to admit to a move that was by the rules does not make it wrong
      В <game:prepositional> признание не делает неправильным ход, сделанный по правилам
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      When Black says that c3-d4 was wrong, and White admits it
      Then Black's claim fails and the game goes on
      And White has 29:20 left and Black has 30:00

      Examples:
        | game   |
        | Lasca  |
        | Bashni |

  @column:1.14.2-c
  Rule: 1.14.2-c The player at fault for the delay pays for the inquiry

    @reading:wrong-claim-pays @reading:who-decides-inquiry @reading:clocks-on-replay @reading:charge-then-flag
    Scenario Outline: 1.14.2-c In <game>, <other> wrongly denied that <move> was against the rules and pays for the inquiry
      В <game:prepositional> <other> зря не признали ход <move> неправильным, и время проверки засчитывается им
      Given a game of <game> under the rules of column draughts has come to <position> with 30:00 on each clock
      And <other> has played <move> in 0:40
      And the game is suspended, since <claimant> says that <move> was wrong and <other> denies it
      When the inquiry takes 2:00
      Then the game is replayed from <move>
      And <other> has 28:00 left and <claimant> has 30:00
      And the ruling rests on 1.14.1-a, 1.14.1-d and 1.14.2-c

      Examples:
        | game   | position           | other | move  | claimant |
        | Lasca  | w: c3w g1w d4b g7b | White | g1-f2 | Black    |
        | Lasca  | b: d4b e1w         | Black | d4-c5 | White    |
        | Bashni | w: d6w e7b g7b a7b | White | d6xf8 | Black    |
        | Bashni | b: f6B d4w b2w h2w | Black | f6xa1 | White    |

    @reading:wrong-claim-pays @reading:who-decides-inquiry @reading:charge-then-flag
    Scenario Outline: 1.14.2-c In <game>, <claimant> wrongly claimed that <move> was against the rules and pays for the inquiry
      В <game:prepositional> <claimant> зря заявили, что ход <move> неправильный, и время проверки засчитывается им
      Given a game of <game> under the rules of column draughts has come to <position> with 30:00 on each clock
      And <other> has played <move> in 0:40
      And the game is suspended, since <claimant> says that <move> was wrong and <other> denies it
      When the inquiry takes 2:00
      Then <claimant>'s claim fails and the game goes on
      And <claimant> has 28:00 left and <other> has 29:20
      And the ruling rests on 1.14.2-c

      Examples:
        | game   | position           | other | move     | claimant |
        | Lasca  | w: c3w e7b         | White | c3-d4    | Black    |
        | Lasca  | b: d4b e3w a1w     | Black | d4xf2    | White    |
        | Bashni | w: c3W e7b         | White | c3-g7    | Black    |
        | Bashni | b: f6B d4w b2w h2w | Black | f6xc3xa1 | White    |

    @reading:wrong-claim-pays @reading:charge-then-flag @reading:who-decides-inquiry
    Scenario: 1.14.2-c When the claim has failed, the clock of the player to move goes on
      Когда претензия не подтвердилась, снова идут часы того, чья очередь хода
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      And the game is suspended, since Black says that c3-d4 was wrong and White denies it
      When the inquiry takes 2:00
      And 0:30 passes
      Then Black's clock is going
      And White has 29:20 left and Black has 27:30

    @reading:wrong-claim-pays @reading:clocks-on-replay @reading:charge-then-flag @reading:who-decides-inquiry
    Scenario: 1.14.2-c When the claim was right, the clock of the player who moves again goes on
      Когда претензия подтвердилась, идут часы того, кто делает ход заново
      Given a game of Bashni under the rules of column draughts with 30:00 on each clock
      And White has played b2-d4 in 0:40
      And the game is suspended, since Black says that b2-d4 was wrong and White denies it
      When the inquiry takes 2:00
      And 0:30 passes
      Then White's clock is going
      And White has 27:30 left and Black has 30:00

    @reading:charge-then-flag @reading:wrong-claim-pays @reading:clocks-on-replay @reading:who-decides-inquiry
    Scenario Outline: 1.14.2-c In <game>, White, with 0:30 left and wrong to deny the claim, loses on time through an inquiry of <inquiry>
      В <game:prepositional> белые с 0:30 на часах, зря не признавшие претензию, из-за проверки в <inquiry> проигрывают по времени
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And White has 0:30 left and Black has 5:00
      And White has played b2-d4 in 0:10
      And the game is suspended, since Black says that b2-d4 was wrong and White denies it
      When the inquiry takes <inquiry>
      Then White has lost on time
      And White has 0:00 left and Black has 5:00

      Examples:
        | game   | inquiry |
        | Lasca  | 0:40    |
        | Lasca  | 0:30    |
        | Bashni | 0:40    |

    @reading:charge-then-flag @reading:wrong-claim-pays @reading:who-decides-inquiry
    Scenario Outline: 1.14.2-c In <game>, Black, with 0:30 left and wrong to claim, loses on time through an inquiry of <inquiry>
      В <game:prepositional> чёрные с 0:30 на часах, чья претензия неверна, из-за проверки в <inquiry> проигрывают по времени
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And White has 5:00 left and Black has 0:30
      And White has played c3-d4 in 0:10
      And the game is suspended, since Black says that c3-d4 was wrong and White denies it
      When the inquiry takes <inquiry>
      Then Black has lost on time
      And White has 4:50 left and Black has 0:00

      Examples:
        | game   | inquiry |
        | Lasca  | 0:40    |
        | Bashni | 0:40    |
        | Bashni | 0:30    |

    @reading:charge-then-flag @reading:wrong-claim-pays @reading:who-decides-inquiry
    Scenario Outline: 1.14.2-c In <game>, Black, with 0:30 left and wrong to claim, plays on with 0:01 after an inquiry of 0:29
      В <game:prepositional> чёрные с 0:30 на часах, чья претензия неверна, после проверки в 0:29 играют дальше: у них 0:01
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And White has 5:00 left and Black has 0:30
      And White has played c3-d4 in 0:10
      And the game is suspended, since Black says that c3-d4 was wrong and White denies it
      When the inquiry takes 0:29
      Then Black's claim fails and the game goes on
      And White has 4:50 left and Black has 0:01

      Examples:
        | game   |
        | Lasca  |
        | Bashni |

    @reading:wrong-claim-pays @reading:clocks-on-replay @reading:charge-then-flag @reading:who-decides-inquiry
    Scenario: 1.14.2-c Where time once used is not given back, the inquiry is charged on top of it
      Где израсходованное время не возвращают, время проверки снимают с часов сверх него
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the event's own rules say that time once used is not given back
      And White has played b2-d4 in 0:40
      And the game is suspended, since Black says that b2-d4 was wrong and White denies it
      When the inquiry takes 2:00
      Then the game is replayed from b2-d4
      And White has 27:20 left and Black has 30:00

    @does-not-apply @reading:wrong-claim-pays @reading:clocks-on-replay @reading:charge-then-flag
    @reading:who-decides-inquiry
    Scenario Outline: 1.14.2-c In <game>, Black, who claimed rightly, pays nothing for the inquiry and does not lose even with 0:01 left
      В <game:prepositional> чёрным, чья претензия верна, время проверки не засчитывают: они не проигрывают даже с 0:01 на часах
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And White has 5:00 left and Black has 0:01
      And White has played b2-d4 in 0:10
      And the game is suspended, since Black says that b2-d4 was wrong and White denies it
      When the inquiry takes 0:40
      Then the game is replayed from b2-d4
      And Black has 0:01 left and White has 4:20

      Examples:
        | game   |
        | Lasca  |
        | Bashni |

    @does-not-apply @reading:wrong-claim-pays @reading:charge-then-flag @reading:who-decides-inquiry
    Scenario Outline: 1.14.2-c In <game>, White, who denied rightly, pays nothing for the inquiry and does not lose even with 0:01 left
      В <game:prepositional> белым, чей ход правилен, время проверки не засчитывают: они не проигрывают даже с 0:01 на часах
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And White has 0:11 left and Black has 5:00
      And White has played c3-d4 in 0:10
      And the game is suspended, since Black says that c3-d4 was wrong and White denies it
      When the inquiry takes 0:40
      Then Black's claim fails and the game goes on
      And White has 0:01 left and Black has 4:20

      Examples:
        | game   |
        | Lasca  |
        | Bashni |

    @column:1.14.1-a @column:1.14.1-d @column:1.14.2-b @reading:admission-in-inquiry @reading:clocks-on-replay @reading:who-decides-inquiry @reading:wrong-claim-pays @reading:charge-then-flag
    Scenario: 1.14.2-c White admits after 1:00 of the inquiry that b2-d4 was wrong, and pays for that minute
      Белые признают ход b2-d4 неправильным через 1:00 после начала проверки, и эта минута засчитывается им
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And White has played b2-d4 in 0:40
      And the game is suspended, since Black says that b2-d4 was wrong and White denies it
      When after 1:00 of the inquiry White admits it
      Then the game is replayed from b2-d4
      And White has 29:00 left and Black has 30:00
      And the ruling rests on 1.14.1-a, 1.14.1-d, 1.14.2-b and 1.14.2-c

    @column:1.14.1-a @column:1.14.1-b @reading:disputed-set-up @reading:clocks-on-replay @reading:charge-then-flag
    Scenario: 1.14.2-c Where it is read so, White, who denied a wrong set-up, pays for the 1:30 of looking into it
      Если понимать так, 1:30 выяснения засчитывают белым: неправильную расстановку отрицали они
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the event's own rules say that who is wrong about the set-up pays for looking into it
      And a king has been set up on a1 instead of a man
      And White has played c3-d4 in 0:40
      When Black says that the pieces were set up wrongly, White denies it, and looking into it takes 1:30
      Then White has 28:30 left and Black has 30:00

    @column:1.14.1-b @reading:disputed-set-up @reading:charge-then-flag
    Scenario: 1.14.2-c Where it is read so, Black, who was wrong about the set-up, pays for the 1:30 of looking into it
      Если понимать так, 1:30 выяснения засчитывают чёрным: в споре о расстановке неправы были они
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the event's own rules say that who is wrong about the set-up pays for looking into it
      And White has played c3-d4 in 0:40
      When Black says that the pieces were set up wrongly, White denies it, and looking into it takes 1:30
      Then White has 29:20 left and Black has 28:30

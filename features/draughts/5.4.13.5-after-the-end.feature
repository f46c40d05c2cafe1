Feature: The sport of draughts: after the game
  Вид спорта «шашки»: после окончания партии

  @draughts:5.4.13.5-a
  Rule: 5.4.13.5-a After the end no claim is accepted and the result stands

    Scenario Outline: 5.4.13.5-a In <game>, <ending>; then it is too late for a claim: <claim>
      В <game:prepositional> <ending>, и заявлять уже поздно: <claim>
      Given a game of <game> under the rules of the sport of draughts with 30:00 on each clock
      And White has played <move> in 0:40
      When <ending>
      And <claim>
      Then the claim is refused and the result stands
      And White has 29:20 left and Black has 30:00

      Examples: about a move
        | game             | move  | ending                      | claim                                                                       |
        | Lasca            | b2-d4 | White resigns               | Black asks for correction of b2-d4                                          |
        | Lasca            | b2-d4 | Black resigns               | Black asks for correction of b2-d4                                          |
        | Lasca            | b2-d4 | Black resigns               | Black lets b2-d4 stand                                                      |
        | Lasca            | b2-d4 | Black resigns               | the referee finds that b2-d4 was wrong                                      |
        | Lasca            | b2-d4 | Black resigns               | Black says that b2-d4 was wrong, and White denies it                        |
        | Lasca            | b2-d4 | Black resigns               | Black says that b2-d4 was wrong, and White admits it                        |
        | Russian draughts | c3-e5 | the players agree to a draw | Black protests against c3-e5, whose irregularity neither player had noticed |
        | Russian draughts | c3-e5 | the players agree to a draw | Black protests against c3-e5, whose irregularity Black had noticed          |
        | Lasca            | c3-d4 | Black resigns               | Black asks for correction of c3-d4                                          |
        | Russian draughts | c3-e5 | Black resigns               | Black asks for correction of c3-e5                                          |

      @reading:sanction-after-end
      Examples: about time gathered
        | game  | move  | ending        | claim                                                                                    |
        | Lasca | b2-d4 | Black resigns | the referee finds that White has made illegal moves to gather time and pressed the clock |

    Scenario Outline: 5.4.13.5-a Before the first move <ending>; then it is too late to find that <what>
      Ещё до первого хода <ending> — и заявлять, что <what>, уже поздно
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And <fact>
      And White's clock has been started
      When <ending>
      And the referee finds that <what>
      Then the claim is refused and the result stands

      Examples:
        | fact                                                                        | ending        | what                                  |
        | a king has been set up on a1 instead of a man                               | White resigns | the pieces were set up wrongly        |
        | the players have been given each other's colours, against the pairing sheet | Black resigns | the players have each other's colours |
        | the board has been laid with a light square in each corner                  | Black resigns | the board was placed wrongly          |

    @draughts:5.4.13.4-b
    Scenario Outline: 5.4.13.5-a When the game ends, the inquiry into <move> comes to nothing
      Когда партия окончилась, проверять ход <move> уже ни к чему
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And White has played <move> in 0:40
      When Black says that <move> was wrong, and White denies it
      And Black resigns
      And the inquiry takes 1:30
      Then the claim is refused and the result stands
      And White has 29:20 left and Black has 30:00

      Examples:
        | move  |
        | b2-d4 |
        | c3-d4 |

    Scenario: 5.4.13.5-a When the game ends, a disturbed position is no matter for a ruling any more
      Когда партия окончилась, решать что-либо о нарушенной позиции незачем
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      When the tower on e5 is knocked to f4 through White's fault
      And Black resigns
      And restoring the position takes 0:30
      Then the claim is refused and the result stands
      And White has 29:20 left and Black has 30:00

    Scenario: 5.4.13.5-a When Black's flag has fallen it is too late to have White's last move corrected
      Когда флажок чёрных упал, требовать исправления последнего хода белых поздно
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And White has 12:00 left and Black has 0:30
      When White plays b2-d4 in 0:40 and presses the clock
      And 0:30 passes
      And Black asks for correction of b2-d4
      Then the claim is refused and the result stands
      And Black has lost on time

    Scenario Outline: 5.4.13.5-a In <game>, White has captured Black's last piece by the rules: no claim is accepted
      В <game:prepositional> белые по правилам взяли последнюю чёрную шашку, и претензии не принимаются
      Given a game of <game> under the rules of the sport of draughts has come to w: c3w d4b with 30:00 on each clock
      When White plays c3xe5 in 0:40 and presses the clock
      And Black asks for correction of c3xe5
      Then the claim is refused and the result stands
      And White has won
      And the ruling rests on 5.4.13.5-a

      Examples:
        | game             |
        | Lasca            |
        | Russian draughts |

    @does-not-apply @draughts:5.4.13.2-a @reading:touch-after-correction
    Scenario: 5.4.13.5-a As long as nobody has resigned the claim is accepted
      Пока никто не сдался, претензию принимают
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And White has played b2-d4 in 0:40
      When Black asks for correction of b2-d4
      Then White takes b2-d4 back and makes another move
      And the game is not over

    @does-not-apply @draughts:5.4.13.2-a @reading:touch-after-correction
    Scenario: 5.4.13.5-a Capturing the last black tower against the rules does not end the game yet
      Взять последнюю чёрную башню не по правилам — ещё не окончить партию
      Given a game of Lasca under the rules of the sport of draughts has come to w: d4w c3b with 30:00 on each clock
      When White plays d4xb2 in 0:40 and presses the clock
      And Black asks for correction of d4xb2
      Then White takes d4xb2 back and makes another move
      And the game is not over

    @does-not-apply @draughts:5.4.13.2-a @reading:under-not-off
    Scenario: 5.4.13.5-a Taking the last black man off instead of under does not end the game yet
      Снять последнюю чёрную простую вместо того, чтобы поставить её под башню, — ещё не окончить партию
      Given a game of Lasca under the rules of the sport of draughts has come to w: c3w d4b with 30:00 on each clock
      When White plays c3xe5 in 0:40, leaves b: e5w on the board and presses the clock
      Then the game is not over
      When Black asks for correction of c3xe5
      Then White puts right what c3xe5 took: b: e5wb
      And White has won

    @does-not-apply @draughts:5.4.13.2-a @draughts:5.4.13.2-v4 @reading:touch-duty @reading:taken-back-corrected-to
    Scenario: 5.4.13.5-a Shutting Black in by a move made in place of one taken back does not end the game yet
      Запереть чёрных ходом, сделанным вместо взятого обратно, — ещё не окончить партию
      Given a game of Lasca under the rules of the sport of draughts has come to w: a1w c1w a3b with 30:00 on each clock
      When White plays c1-d2 in 0:40 and does not press the clock
      And White takes the move back
      And White plays a1-b2 in 0:10 and presses the clock
      Then the game is not over
      When Black asks for correction of a1-b2
      Then White puts c1-d2 back on the board as first made

    @does-not-apply @draughts:5.4.13.2-a @draughts:5.4.13.2-v13
    Scenario: 5.4.13.5-a Promoting in a winning capture without marking the king ends the game once the king is marked
      Провести дамку выигрывающим взятием и не обозначить её — партия окончена, лишь когда дамку обозначат
      Given a game of Lasca under the rules of the sport of draughts has come to w: e5w d6b with 30:00 on each clock
      When White plays e5xc7 in 0:40 and presses the clock without marking the king
      Then the game is not over
      When Black asks for correction of e5xc7
      Then White marks the king on c7 on their own time
      And White has won

    @does-not-apply @draughts:5.4.13.2-a @draughts:5.4.13.2-v14 @reading:touch-after-correction
    Scenario: 5.4.13.5-a A winning capture by a king that nobody has marked does not end the game yet
      Выигрывающее взятие дамкой, которую никто не обозначил, — ещё не конец партии
      Given a game of Lasca under the rules of the sport of draughts has come to w: f6w e7b with 30:00 on each clock
      And White has promoted with f6-g7 without marking the king, and Black has replied e7-f6
      When White plays g7xe5 in 0:40 and presses the clock
      Then the game is not over
      When Black asks for correction of g7xe5
      Then White takes g7xe5 back, marks the king on g7 and makes another move

    @draughts:5.4.13.2-a
    Scenario: 5.4.13.5-a Once Black lets such a capture stand the game is over, and no claim is accepted
      Когда чёрные оставили такое взятие в силе, партия окончена, и претензий уже не принимают
      Given a game of Lasca under the rules of the sport of draughts has come to w: d4w c3b with 30:00 on each clock
      When White plays d4xb2 in 0:40 and presses the clock
      And Black lets d4xb2 stand
      And Black asks for correction of d4xb2
      Then the claim is refused and the result stands
      And White has won

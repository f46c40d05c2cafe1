Feature: The same incident under two regulations
  Один и тот же случай по двум регламентам

  Scenario Outline: K1 By the rules of <regulation>, a wrong set-up found when both have moved: <answer>
    K1 По правилам <regulation> неправильная расстановка замечена, когда оба сделали ход: <answer>
    Given a game of Lasca under the rules of <regulation> with 30:00 on each clock
    And a king has been set up on a1 instead of a man
    And the players have made these moves, 0:20 for each:
      | White | Black |
      | c3-d4 | e5xc3 |
    When the referee finds that the pieces were set up wrongly
    Then <answer>
    And White has <White> left and Black has <Black>

    @column:1.14.1-b @reading:clocks-on-replay
    Examples:
      | regulation      | answer                              | White | Black |
      | column draughts | the game is replayed from the start | 30:00 | 30:00 |

    @draughts:5.4.13.1-b
    Examples:
      | regulation            | answer                                    | White | Black |
      | the sport of draughts | the game goes on and nothing is corrected | 29:40 | 29:40 |

  Scenario Outline: K2 By the rules of <regulation>, wrong colours found when both have moved: <answer>
    K2 По правилам <regulation> не тот цвет шашек замечен, когда оба сделали ход: <answer>
    Given a game of Lasca under the rules of <regulation> with 30:00 on each clock
    And the players have been given each other's colours, against <document>
    And the players have made these moves, 0:20 for each:
      | White | Black |
      | c3-d4 | e5xc3 |
    When the referee finds that the players have each other's colours
    Then <answer>
    And White has 29:40 left and Black has 29:40

    @column:1.14.1-n
    Examples:
      | regulation      | document     | answer                                    |
      | column draughts | the schedule | the game goes on and nothing is corrected |

    @draughts:5.4.13.1-b
    Examples:
      | regulation            | document          | answer                                    |
      | the sport of draughts | the pairing sheet | the game goes on and nothing is corrected |

  Scenario Outline: K3 By the rules of <regulation>, White's illegal third move found at move 20: <answer>
    K3 По правилам <regulation> неправильный третий ход белых замечен на двадцатом ходу: <answer>
    Given a game of Lasca under the rules of <regulation> with 30:00 on each clock
    And the record of the game, 1:00 for each move:
      | White    | Black    |
      | c3-d4    | e5xc3    |
      | b2xd4    | f6-e5    |
      | e3-f4    | c5xe3    |
      | a1-b2    | d6-c5    |
      | f4xd6    | c7xe5    |
      | d2xf4    | g7-f6    |
      | e1-d2    | a5-b4    |
      | c3xa5xc7 | c5-b4    |
      | a3xc5    | d6xb4    |
      | f4xd6    | g5-f4    |
      | e3xg5    | d4-c3    |
      | e5xg7    | c3xa1    |
      | c7-b6    | b4-c3    |
      | b6xd4xb2 | e7xc5    |
      | b2-a3    | d6-e5    |
      | a3-b2    | e5-d4    |
      | c3xe5    | a1xc3xe1 |
      | c1xa3    | d4-c3    |
      | e5-d6    | e1-d2    |
      | f2-e3    | d2xf4    |
    When after Black's 20th move Black finds that e3-f4 was wrong
    Then <answer>
    And White has <White> left and Black has <Black>

    @column:1.14.1-d @reading:clocks-on-replay
    Examples:
      | regulation      | answer                          | White | Black |
      | column draughts | the game is replayed from e3-f4 | 28:00 | 28:00 |

    @draughts:5.4.13.2-b
    Examples:
      | regulation            | answer                                            | White | Black |
      | the sport of draughts | Black has lost the right to a correction of e3-f4 | 10:00 | 10:00 |

  Scenario Outline: K4 By the rules of <regulation>, <who finds> that White missed a capture: <answer>
    K4 По правилам <regulation> <who finds>, что взятие пропустили белые: <answer>
    Given a game of Lasca under the rules of <regulation> with 30:00 on each clock
    And the players have made these moves, 0:20 for each:
      | White | Black |
      | c3-d4 | e5xc3 |
      | e3-f4 |       |
    When <who finds> that e3-f4 was wrong: a capture is due
    Then <answer>
    And White has <White> left and Black has 29:40

    @column:1.14.1-a @reading:clocks-on-replay
    Examples:
      | regulation      | who finds         | answer                          | White |
      | column draughts | White finds       | the game is replayed from e3-f4 | 29:40 |
      | column draughts | the referee finds | the game is replayed from e3-f4 | 29:40 |

    @draughts:5.4.13.2-a
    Examples:
      | regulation            | who finds         | answer                                            | White |
      | the sport of draughts | White finds       | only Black decides whether the error is corrected | 29:20 |
      | the sport of draughts | the referee finds | only Black decides whether the error is corrected | 29:20 |

  Scenario Outline: K5 By the rules of <regulation>, Black would let White's missed capture stand: <answer>
    K5 По правилам <regulation> чёрные согласны оставить в силе ход, которым белые пропустили взятие: <answer>
    Given a game of Lasca under the rules of <regulation> with 30:00 on each clock
    And the players have made these moves, 0:20 for each:
      | White | Black |
      | c3-d4 | e5xc3 |
      | e3-f4 |       |
    When Black lets e3-f4 stand
    Then <answer>
    And White has <White> left and Black has 29:40

    @column:1.14.1-d @reading:clocks-on-replay
    Examples:
      | regulation      | answer                          | White |
      | column draughts | the game is replayed from e3-f4 | 29:40 |

    @draughts:5.4.13.2-a
    Examples:
      | regulation            | answer                            | White |
      | the sport of draughts | e3-f4 stands and the game goes on | 29:20 |

  Scenario Outline: K6 By the rules of <regulation>, a denied claim turns out right after 1:30 of inquiry: <answer>
    K6 По правилам <regulation> непризнанная претензия после проверки в 1:30 оказалась верной: <answer>
    Given a game of Lasca under the rules of <regulation> with 30:00 on each clock
    And White has played b2-d4 in 0:40
    When Black says that b2-d4 was wrong, and White denies it
    And the inquiry takes 1:30
    Then <answer>
    And White has <White> left and Black has 30:00

    @column:1.14.2-a @column:1.14.2-c @reading:clocks-on-replay @reading:wrong-claim-pays @reading:who-decides-inquiry
    @reading:charge-then-flag
    Examples:
      | regulation      | answer                          | White |
      | column draughts | the game is replayed from b2-d4 | 28:30 |

    @draughts:5.4.13.4-b @reading:touch-after-correction @reading:upheld-claim-cost
    Examples:
      | regulation            | answer                                        | White |
      | the sport of draughts | White takes b2-d4 back and makes another move | 29:20 |

  Scenario Outline: K6 By the rules of <regulation>, a denied claim turns out wrong after 1:30 of inquiry: Black has <Black> left
    K6 По правилам <regulation> непризнанная претензия после проверки в 1:30 оказалась неверной: у чёрных остаётся <Black>
    Given a game of Lasca under the rules of <regulation> with 30:00 on each clock
    And White has played c3-d4 in 0:40
    When Black says that c3-d4 was wrong, and White denies it
    And the inquiry takes 1:30
    Then Black's claim fails and the game goes on
    And White has 29:20 left and Black has <Black>

    @column:1.14.2-a @column:1.14.2-c @reading:wrong-claim-pays @reading:who-decides-inquiry @reading:charge-then-flag
    Examples: the time is charged to the player at fault for the delay
      | regulation      | Black |
      | column draughts | 28:30 |

    @draughts:5.4.13.4-b @reading:failed-claim-cost
    Examples: the clocks were stopped; the text charges nobody
      | regulation            | Black |
      | the sport of draughts | 30:00 |

  Scenario Outline: K6 By the rules of <regulation>, White denies that b2-d4 was wrong: <answer>
    K6 По правилам <regulation> белые не признают ход b2-d4 неправильным: <answer>
    Given a game of Lasca under the rules of <regulation> with 30:00 on each clock
    And White has played b2-d4 in 0:40
    When Black says that b2-d4 was wrong, and White denies it
    Then <answer>
    And neither clock is going
    And White has 29:20 left and Black has 30:00

    @column:1.14.2-a
    Examples:
      | regulation      | answer                               |
      | column draughts | the game is suspended for an inquiry |

    @draughts:5.4.13.4-b
    Examples:
      | regulation            | answer                                                         |
      | the sport of draughts | the clocks are stopped and the referee must be asked to decide |

  Scenario Outline: K7 By the rules of <regulation>, White makes a wrong move in 0:40 and another in its place in 0:15, and has <White> left
    K7 По правилам <regulation> белые тратят 0:40 на неправильный ход и 0:15 на другой вместо него, и у них остаётся <White>
    Given a game of Lasca under the rules of <regulation> with 30:00 on each clock
    And White has played b2-d4 in 0:40
    When Black asks for correction of b2-d4
    And White plays c3-d4 in 0:15 and presses the clock
    Then White has <White> left and Black has 30:00

    @column:1.14.1-d @reading:clocks-on-replay
    Examples: the text is silent on the cost; the reading gives the 0:40 back
      | regulation      | White |
      | column draughts | 29:45 |

    @draughts:5.4.13.4-a @reading:touch-after-correction
    Examples: the offender pays
      | regulation            | White |
      | the sport of draughts | 29:05 |

  Scenario Outline: K8 By the rules of <regulation>, the position is disturbed <fault>: <answer>
    K8 По правилам <regulation> позиция нарушена <fault>: <answer>
    Given a game of Lasca under the rules of <regulation> with 30:00 on each clock
    And White has played c3-d4 in 0:40
    When the tower on e5 is knocked to f4 <fault>
    And restoring the position takes 0:30
    Then <answer>
    And White has <White> left and Black has 30:00

    @column:1.14.4-a @reading:after-restoring
    Examples:
      | regulation      | fault                  | answer                                    | White |
      | column draughts | through nobody's fault | the position is restored at nobody's cost | 29:20 |

    @column:1.14.3-a @reading:after-restoring @reading:charge-then-flag
    Examples:
      | regulation      | fault                 | answer                      | White |
      | column draughts | through White's fault | White restores the position | 28:50 |

    @column:1.14.4-a @does-not-apply @reading:draughts-disturbed
    Examples: silence, where column draughts has 1.14.4
      | regulation            | fault                  | answer                                       | White |
      | the sport of draughts | through nobody's fault | the rules are silent and the referee decides | 29:20 |

    @column:1.14.3-a @does-not-apply @reading:draughts-disturbed
    Examples: silence, where column draughts has 1.14.3
      | regulation            | fault                 | answer                                       | White |
      | the sport of draughts | through White's fault | the rules are silent and the referee decides | 29:20 |

  Scenario Outline: K9 By the rules of <regulation>, a board laid the wrong way is noticed when both have moved: <answer>
    K9 По правилам <regulation> неправильно поставленную доску заметили, когда оба сделали ход: <answer>
    Given a game of Lasca under the rules of <regulation> with 30:00 on each clock
    And the board has been laid with its letters and numbers on the wrong sides
    And the players have made these moves, 0:20 for each:
      | White | Black |
      | c3-d4 | e5xc3 |
    When Black finds that the board was placed wrongly
    Then <answer>
    And White has <White> left and Black has <Black>

    @column:1.14.1-c @reading:clocks-on-replay @reading:lasca-board-turn
    Examples:
      | regulation      | answer                              | White | Black |
      | column draughts | the game is replayed from the start | 30:00 | 30:00 |

    @column:1.14.1-c @does-not-apply @reading:draughts-board
    Examples: silence, where column draughts has 1.14.1
      | regulation            | answer                                       | White | Black |
      | the sport of draughts | the rules are silent and the referee decides | 29:40 | 29:40 |

  Scenario Outline: K10 By the rules of <regulation>, Black has replied to a promotion without marking the king: <answer>
    K10 По правилам <regulation> чёрные уже ответили, а дамка не обозначена: <answer>
    Given a game of Lasca under the rules of <regulation> has come to w: f6w a1w a5b with 30:00 on each clock
    When White plays f6-g7 in 0:40 and presses the clock without marking the king
    And Black plays a5-b4 in 0:20 and presses the clock
    And Black asks for correction of f6-g7
    Then <answer>
    And White has <White> left and Black has <Black>

    @column:1.14.1-d @reading:column-unmarked-king @reading:clocks-on-replay
    Examples:
      | regulation      | answer                          | White | Black |
      | column draughts | the game is replayed from f6-g7 | 30:00 | 30:00 |

    @draughts:5.4.13.2-c @reading:late-marking
    Examples:
      | regulation            | answer                                        | White | Black |
      | the sport of draughts | the king on g7 is marked and the game goes on | 29:20 | 29:40 |

  Scenario Outline: K11 By the rules of <regulation>, Black resigns and then claims that White missed a capture: <answer>
    K11 По правилам <regulation> чёрные сдались, а потом заявляют о пропущенном белыми взятии: <answer>
    Given a game of Lasca under the rules of <regulation> with 30:00 on each clock
    And the players have made these moves, 0:20 for each:
      | White | Black |
      | c3-d4 | e5xc3 |
      | e3-f4 |       |
    When Black resigns
    And Black finds that e3-f4 was wrong: a capture is due
    Then <answer>
    And White has 29:20 left and Black has 29:40

    @column:1.14.1-e
    Examples:
      | regulation      | answer                                     |
      | column draughts | the claim is refused and the result stands |

    @draughts:5.4.13.5-a
    Examples:
      | regulation            | answer                                     |
      | the sport of draughts | the claim is refused and the result stands |

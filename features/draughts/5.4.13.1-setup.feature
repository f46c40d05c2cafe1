Feature: The sport of draughts: wrong set-up or wrong colours
  Вид спорта «шашки»: неправильная расстановка или не тот цвет шашек

  @draughts:5.4.13.1-a
  Rule: 5.4.13.1-a A wrong set-up or wrong colours are put right only before the game begins

    @reading:start-of-game
    Scenario Outline: 5.4.13.1-a In <game>, before White's clock is started a wrong set-up is put right, whoever finds it
      В <game:prepositional> до пуска часов белых неправильную расстановку исправляют, кто бы её ни заметил
      Given a game of <game> under the rules of the sport of draughts with 30:00 on each clock
      And the piece that belongs on a3 has been set up on b4
      When before the clock is started <who finds> that the pieces were set up wrongly
      Then the pieces are set up rightly and the game begins anew
      And White has 30:00 left and Black has 30:00
      And neither clock is going

      Examples:
        | game             | who finds         |
        | Lasca            | White finds       |
        | Lasca            | Black finds       |
        | Lasca            | the referee finds |
        | Russian draughts | the referee finds |

    @reading:start-of-game
    Scenario Outline: 5.4.13.1-a In <game>, before White's clock is started wrong colours are exchanged, whoever finds them
      В <game:prepositional> до пуска часов белых перепутанный цвет шашек исправляют, кто бы ошибку ни заметил
      Given a game of <game> under the rules of the sport of draughts with 30:00 on each clock
      And the players have been given each other's colours, against the pairing sheet
      When before the clock is started <who finds> that the players have each other's colours
      Then the players exchange colours and the game begins anew
      And White has 30:00 left and Black has 30:00
      And neither clock is going

      Examples:
        | game             | who finds         |
        | Lasca            | White finds       |
        | Lasca            | Black finds       |
        | Lasca            | the referee finds |
        | Russian draughts | the referee finds |

    @does-not-apply @reading:setup-one-moved @reading:start-of-game
    Scenario Outline: 5.4.13.1-a Once White's clock is going, a wrong set-up found <when> is not put right any more
      Когда часы белых пущены, неправильную расстановку, замеченную <when>, уже не исправляют
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And a king has been set up on a1 instead of a man
      And the record of the game, 1:00 for each move:
        | White | Black |
        | c3-d4 | e5xc3 |
      When <when> <who finds> that the pieces were set up wrongly
      Then the game goes on and nothing is corrected

      Examples:
        | when                   | who finds         |
        | before the first move  | Black finds       |
        | before the first move  | the referee finds |
        | after White's 1st move | White finds       |
        | after White's 1st move | the referee finds |

    @does-not-apply @reading:setup-one-moved @reading:start-of-game
    Scenario Outline: 5.4.13.1-a In <game>, once White's clock is going, wrong colours found <when> are kept
      В <game:prepositional>, когда часы белых пущены, не тот цвет шашек, замеченный <when>, уже не исправляют
      Given a game of <game> under the rules of the sport of draughts with 30:00 on each clock
      And the players have been given each other's colours, against the pairing sheet
      And the record of the game, 1:00 for each move:
        | White |
        | c3-d4 |
      When <when> Black finds that the players have each other's colours
      Then the game goes on and nothing is corrected

      Examples:
        | game             | when                   |
        | Lasca            | before the first move  |
        | Lasca            | after White's 1st move |
        | Russian draughts | after White's 1st move |

    @does-not-apply
    Scenario Outline: 5.4.13.1-a Where nothing is wrong nothing is put right, though <who believes> that <what>
      Если всё в порядке, исправлять нечего, хотя <who believes>, что <what>
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When before the clock is started <who believes> that <what>
      Then the game goes on and nothing is corrected
      And White has 30:00 left and Black has 30:00
      And the ruling rests on 5.4.13.1-a

      Examples:
        | who believes         | what                                  |
        | White believes       | the pieces were set up wrongly        |
        | the referee believes | the players have each other's colours |

    @reading:setup-one-moved @reading:start-of-game @reading:clocks-on-replay
    Scenario Outline: 5.4.13.1-a Where errors are put right until both have moved, a wrong set-up found <when> is put right
      Если ошибки исправляют, пока не сделали ход оба, исправят и неправильную расстановку, замеченную <when>
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And the event's own rules say that errors before the start are put right until both have moved
      And the piece that belongs on a3 has been set up on b4
      And the record of the game, 1:00 for each move:
        | White |
        | c3-d4 |
      When <when> <who finds> that the pieces were set up wrongly
      Then the pieces are set up rightly and the game begins anew
      And White has 30:00 left and Black has 30:00

      Examples:
        | when                   | who finds         |
        | before the first move  | White finds       |
        | before the first move  | the referee finds |
        | after White's 1st move | White finds       |
        | after White's 1st move | Black finds       |
        | after White's 1st move | the referee finds |

    @reading:setup-one-moved @reading:start-of-game @reading:clocks-on-replay
    Scenario Outline: 5.4.13.1-a In <game>, where errors are put right until both have moved, wrong colours found <when> are exchanged
      В <game:prepositional>, если ошибки исправляют, пока не сделали ход оба, исправят и не тот цвет шашек, замеченный <when>
      Given a game of <game> under the rules of the sport of draughts with 30:00 on each clock
      And the event's own rules say that errors before the start are put right until both have moved
      And the players have been given each other's colours, against the pairing sheet
      And the record of the game, 1:00 for each move:
        | White |
        | c3-d4 |
      When <when> Black finds that the players have each other's colours
      Then the players exchange colours and the game begins anew

      Examples:
        | game             | when                   |
        | Lasca            | before the first move  |
        | Lasca            | after White's 1st move |
        | Russian draughts | after White's 1st move |

    @reading:setup-one-moved @reading:start-of-game @reading:clocks-on-replay
    Scenario Outline: 5.4.13.1-a Where errors are put right until both have moved and <rule>, White's first minute is not given back
      Если ошибки исправляют, пока не сделали ход оба, и <rule>, первую минуту белым не возвращают
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And the event's own rules say that errors before the start are put right until both have moved
      And the event's own rules say that <rule>
      And the piece that belongs on a3 has been set up on b4
      And White has played c3-d4 in 1:00
      When Black finds that the pieces were set up wrongly
      Then White has 29:00 left and Black has 30:00
      And <whose>

      Examples:
        | rule                                     | whose                  |
        | time once used is not given back         | White's clock is going |
        | the referee sets the clocks for a replay | neither clock is going |

    @does-not-apply @reading:draughts-equipment
    Scenario: 5.4.13.1-a A board that is found during the game to shine: of equipment these rules say nothing
      Во время партии выясняется, что доска блестит: об инвентаре в этом пункте ничего нет
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And equipment for an official event
      And the surface of the board shines
      When the referee finds during the game that the equipment is unfit
      Then the rules are silent and the referee decides

  @draughts:5.4.13.1-b
  Rule: 5.4.13.1-b Once both players have moved nothing is corrected and the result stands

    Scenario Outline: 5.4.13.1-b A king set up on a1 and found <when> is not exchanged for a man
      Дамку, поставленную на a1 и замеченную <when>, на простую не меняют
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And a king has been set up on a1 instead of a man
      And the record of the game, 1:00 for each move:
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
      When <when> <who finds> that the pieces were set up wrongly
      Then the game goes on and nothing is corrected
      And White has <White> left and Black has <Black>
      And the ruling rests on 5.4.13.1-b

      Examples:
        | when                    | who finds         | White | Black |
        | after Black's 1st move  | White finds       | 29:00 | 29:00 |
        | after Black's 1st move  | Black finds       | 29:00 | 29:00 |
        | after White's 2nd move  | the referee finds | 28:00 | 29:00 |
        | after Black's 19th move | the referee finds | 11:00 | 11:00 |

    Scenario Outline: 5.4.13.1-b In <game>, wrong colours found when both have moved are kept
      В <game:prepositional> не тот цвет шашек, замеченный, когда оба сделали ход, не исправляют
      Given a game of <game> under the rules of the sport of draughts with 30:00 on each clock
      And the players have been given each other's colours, against the pairing sheet
      And White has played c3-d4 in 0:40
      And Black has played <reply> in 0:20
      When <who finds> that the players have each other's colours
      Then the game goes on and nothing is corrected
      And White has 29:20 left and Black has 29:40

      Examples:
        | game             | reply | who finds         |
        | Lasca            | e5xc3 | White finds       |
        | Lasca            | e5xc3 | Black finds       |
        | Lasca            | e5xc3 | the referee finds |
        | Russian draughts | b6-a5 | the referee finds |

    Scenario: 5.4.13.1-b A game that went on from a wrong set-up is won like any other
      Партию, которую продолжили с неправильной расстановки, выигрывают как любую другую
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And a king has been set up on a1 instead of a man
      And White has played c3-d4 in 0:40
      And Black has played e5xc3 in 0:20
      When the referee finds that the pieces were set up wrongly
      And Black resigns
      Then White has won

    @does-not-apply @draughts:5.4.13.1-a @reading:setup-one-moved @reading:start-of-game @reading:clocks-on-replay
    Scenario Outline: 5.4.13.1-b Where errors are put right until both have moved, a king set up on a1 and found <when> is exchanged for a man
      Если ошибки исправляют, пока не сделали ход оба, дамку, поставленную на a1 и замеченную <when>, меняют на простую
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And the event's own rules say that errors before the start are put right until both have moved
      And a king has been set up on a1 instead of a man
      And the record of the game, 1:00 for each move:
        | White |
        | c3-d4 |
      When <when> the referee finds that the pieces were set up wrongly
      Then the pieces are set up rightly and the game begins anew
      And White has 30:00 left and Black has 30:00

      Examples:
        | when                   |
        | before the first move  |
        | after White's 1st move |

    @does-not-apply @draughts:5.4.13.1-a @reading:setup-one-moved @reading:start-of-game @reading:clocks-on-replay
    Scenario: 5.4.13.1-b Where besides time once used is not given back, the game begins anew with the time that is left
      Если к тому же использованное время не возвращают, игру начинают заново с оставшимся временем
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And the event's own rules say that errors before the start are put right until both have moved
      And the event's own rules say that time once used is not given back
      And the players have been given each other's colours, against the pairing sheet
      And White has played c3-d4 in 1:00
      When Black finds that the players have each other's colours
      Then the players exchange colours and the game begins anew
      And White has 29:00 left and Black has 30:00

Feature: Column draughts: when a game is replayed
  Столбовые шашки: когда партия переигрывается

  @column:1.14.1-a
  Rule: 1.14.1-a An irregularity found during the game means a replay

    @reading:clocks-on-replay
    Scenario Outline: 1.14.1-a In <game>, if <who finds> that the pieces were set up wrongly, the game is replayed
      В <game:prepositional>, если <who finds>, что шашки были расставлены неправильно, партию переигрывают
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And the piece that belongs on a3 has been set up on b4
      And White has played c3-d4 in 0:40
      When <who finds> that the pieces were set up wrongly
      Then the game is replayed from the start
      And the ruling rests on 1.14.1-a and 1.14.1-b

      @reading:column-scope
      Examples:
        | game   | who finds         |
        | Lasca  | White finds       |
        | Lasca  | Black finds       |
        | Lasca  | the referee finds |

      Examples:
        | game   | who finds         |
        | Bashni | White finds       |
        | Bashni | Black finds       |
        | Bashni | the referee finds |

    @reading:clocks-on-replay
    Scenario Outline: 1.14.1-a In <game>, if <who finds> that a move was against the rules, the game is replayed
      В <game:prepositional>, если <who finds>, что сделан ход не по правилам, партию переигрывают
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      When Black plays <move> in 0:20 and presses the clock
      And <who finds> that <move> was wrong: <reason>
      Then the game is replayed from <move>
      And the ruling rests on 1.14.1-a and 1.14.1-d

      Examples:
        | game   | move  | reason                                 | who finds         |
        | Lasca  | a5-b4 | a capture is due                       | White finds       |
        | Lasca  | a5-b4 | a capture is due                       | Black finds       |
        | Lasca  | a5-b4 | a capture is due                       | the referee finds |
        | Bashni | d6-b4 | the square is not a diagonal neighbour | White finds       |
        | Bashni | d6-b4 | the square is not a diagonal neighbour | Black finds       |
        | Bashni | d6-b4 | the square is not a diagonal neighbour | the referee finds |

    @does-not-apply @column:1.14.1-b
    Scenario Outline: 1.14.1-a In <game>, if the pieces stood as they should, the game is not replayed, though <who believes> otherwise
      В <game:prepositional>, если шашки стояли правильно, партию не переигрывают, хотя <who believes> иначе
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      When <who believes> that the pieces were set up wrongly
      Then the game goes on and nothing is corrected
      And White has 29:20 left and Black has 30:00
      And the ruling rests on 1.14.1-b

      Examples:
        | game   | who believes         |
        | Lasca  | Black believes       |
        | Bashni | the referee believes |

    @reading:column-named-irregularities @reading:clocks-on-replay
    Scenario: 1.14.1-a Where any irregularity means a replay, White's touch of e3 before c3-d4 is one
      Если партию переигрывают из-за любой неправильности, прикосновение к e3 перед ходом c3-d4 — одна из них
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the event's own rules say that any irregularity means a replay
      When the player to move touches e3
      And White plays c3-d4 in 0:40 and presses the clock
      And the referee finds that c3-d4 was wrong
      Then the game is replayed from c3-d4
      And the ruling rests on 1.14.1-a

    @reading:column-named-irregularities @reading:clocks-on-replay
    Scenario: 1.14.1-a Where any irregularity means a replay, White's move that was taken back is one too
      Если партию переигрывают из-за любой неправильности, то и из-за взятого обратно хода
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the event's own rules say that any irregularity means a replay
      When White plays c3-d4 in 0:40 and does not press the clock
      And White takes the move back
      And White plays c3-b4 in 0:10 and presses the clock
      And the referee finds that c3-b4 was wrong
      Then the game is replayed from c3-b4

    @column:1.14.1-b @reading:clocks-on-replay @reading:column-scope
    Scenario: 1.14.1-a That a game of Lasca is replayed rests on the reading that these rules hold for Lasca too
      То, что партию в ласку переигрывают, основано на толковании: правила действуют и для ласки
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And a king has been set up on a1 instead of a man
      And White has played c3-d4 in 0:40
      When Black finds that the pieces were set up wrongly
      Then the game is replayed from the start
      And the ruling rests on the reading clocks-on-replay
      And the ruling rests on the reading column-scope

    @column:1.14.1-b @reading:clocks-on-replay
    Scenario: 1.14.1-a For Bashni, of which the rules speak, no such reading is needed
      Для башен, о которых правила и говорят, такого толкования не нужно
      Given a game of Bashni under the rules of column draughts with 30:00 on each clock
      And a king has been set up on a1 instead of a man
      And White has played c3-d4 in 0:40
      When Black finds that the pieces were set up wrongly
      Then the game is replayed from the start
      And the ruling does not rest on the reading column-scope

    @does-not-apply @reading:unfit-equipment
    Scenario: 1.14.1-a A board that is found during the game to shine: what follows the rules do not say
      Во время партии выясняется, что доска блестит: что из этого следует, правила не говорят
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And equipment for an official event
      And the surface of the board shines
      And White has played c3-d4 in 0:40
      When the referee finds during the game that the equipment is unfit
      Then the rules are silent and the referee decides

    @reading:unfit-equipment @reading:clocks-on-replay
    Scenario: 1.14.1-a Where unfit equipment means a replay, a board that shines has the game replayed from the start
      Где из-за негодного инвентаря партию переигрывают, из-за блестящей доски её переигрывают сначала
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the event's own rules say that unfit equipment means a replay
      And equipment for an official event
      And the surface of the board shines
      When the referee finds during the game that the equipment is unfit
      Then the game is replayed from the start

  @column:1.14.1-b
  Rule: 1.14.1-b A wrong set-up means a replay from the start

    @reading:clocks-on-replay
    Scenario Outline: 1.14.1-b In Lasca, a king set up on a1 and found <when> means a replay from the start
      В ласке, если дамку, поставленную на a1, заметили <when>, партию переигрывают сначала
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
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
      Then the game is replayed from the start
      And White has 30:00 left and Black has 30:00

      Examples:
        | when                        | who finds         |
        | before the first move       | Black finds       |
        | after White's 1st move      | White finds       |
        | after Black's 1st move      | Black finds       |
        | after Black's 19th move     | the referee finds |

    @reading:clocks-on-replay
    Scenario Outline: 1.14.1-b In Bashni, a man set up on h4 instead of h2 and found <when> means a replay from the start
      В башнях, если простую, поставленную на h4 вместо h2, заметили <when>, партию переигрывают сначала
      Given a game of Bashni under the rules of column draughts with 30:00 on each clock
      And the piece that belongs on h2 has been set up on h4
      And the record of the game, 1:00 for each move:
        | White | Black |
        | c3-d4 | d6-e5 |
        | d2-c3 | h6-g5 |
        | g1-h2 | g7-h6 |
        | c1-d2 | h8-g7 |
        | a3-b4 | c7-d6 |
        | b4-a5 | b8-c7 |
      When <when> <who finds> that the pieces were set up wrongly
      Then the game is replayed from the start
      And White has 30:00 left and Black has 30:00

      Examples:
        | when                        | who finds         |
        | before the first move       | Black finds       |
        | after White's 1st move      | White finds       |
        | after Black's 1st move      | Black finds       |
        | after Black's 6th move      | the referee finds |

    @column:1.14.1-a @reading:disputed-set-up @reading:clocks-on-replay
    Scenario: 1.14.1-b A disputed set-up that proves wrong means a replay, and nobody pays for the 1:30 of looking into it
      Спор о расстановке, оказавшейся неправильной: партию переигрывают сначала, 1:30 выяснения никому не засчитывают
      Given a game of Bashni under the rules of column draughts with 30:00 on each clock
      And a king has been set up on a1 instead of a man
      And White has played c3-d4 in 0:40
      When Black says that the pieces were set up wrongly, White denies it, and looking into it takes 1:30
      Then the game is replayed from the start
      And White has 30:00 left and Black has 30:00

    @does-not-apply @reading:disputed-set-up
    Scenario: 1.14.1-b A disputed set-up that proves right lets the game go on, and nobody pays for the 1:30 of looking into it
      Спор о расстановке, оказавшейся правильной: партия продолжается, 1:30 выяснения никому не засчитывают
      Given a game of Bashni under the rules of column draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      When Black says that the pieces were set up wrongly, White denies it, and looking into it takes 1:30
      Then the game goes on and nothing is corrected
      And White has 29:20 left and Black has 30:00

    @reading:clocks-on-replay
    Scenario Outline: 1.14.1-b If the event's rules say that <rule>, a replay from the start does not reset the clocks
      Если по положению о соревновании <rule>, при переигровке сначала начального времени на часах не устанавливают
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the event's own rules say that <rule>
      And a king has been set up on a1 instead of a man
      And White has played c3-d4 in 0:40
      When Black finds that the pieces were set up wrongly
      Then White has 29:20 left and Black has 30:00
      And <clocks>

      Examples:
        | rule                                     | clocks                 |
        | time once used is not given back         | White's clock is going |
        | the referee sets the clocks for a replay | neither clock is going |

    @does-not-apply
    Scenario Outline: 1.14.1-b In <game>, a game that was set up as it should be is not replayed from the start
      В <game:prepositional> партию с правильной расстановкой сначала не переигрывают
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      When Black believes that the pieces were set up wrongly
      Then the game goes on and nothing is corrected
      And White has 29:20 left and Black has 30:00

      Examples:
        | game   |
        | Lasca  |
        | Bashni |

    @does-not-apply @reading:column-before-start
    Scenario Outline: 1.14.1-b In <game>, before the clock is started nothing can be replayed: the pieces are set up rightly
      В <game:prepositional> до пуска часов переигрывать нечего: шашки просто расставляют правильно
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And the piece that belongs on a3 has been set up on b4
      When before the clock is started <who finds> that the pieces were set up wrongly
      Then the pieces are set up rightly and the game begins anew
      And White has 30:00 left and Black has 30:00

      Examples:
        | game   | who finds         |
        | Lasca  | the referee finds |
        | Bashni | Black finds       |

    @column:1.14.1-a @reading:column-before-start @reading:clocks-on-replay
    Scenario: 1.14.1-b Where the event's rules say so, an error found before the start counts as found in play
      Если так сказано в положении о соревновании, ошибку, замеченную до начала, разбирают как замеченную во время партии
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the event's own rules say that an error found before the start counts as found in play
      And the piece that belongs on a3 has been set up on b4
      When before the clock is started the referee finds that the pieces were set up wrongly
      Then the game is replayed from the start

    @column:1.14.1-n @column:1.14.1-a @reading:colours-before-reply @reading:clocks-on-replay
    Scenario: 1.14.1-b Wrong colours that had to be kept are put right where a wrong set-up takes the game back to its start
      Не тот цвет, который пришлось оставить, исправляют, когда из-за неправильной расстановки партию играют сначала
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the players have been given each other's colours, against the schedule
      And the piece that belongs on a3 has been set up on b4
      And the record of the game, 1:00 for each move:
        | White | Black |
        | c3-d4 | e5xc3 |
      When after Black's 1st move the referee finds that the pieces were set up wrongly
      And the referee finds that the players have each other's colours
      Then the game is replayed from the start with the scheduled colours
      And the ruling rests on 1.14.1-a and 1.14.1-n

  @column:1.14.1-c
  Rule: 1.14.1-c A wrongly placed board means a replay from the start

    @reading:clocks-on-replay
    Scenario Outline: 1.14.1-c A Lasca board <placement>, found <when>, means a replay from the start
      Если <when> заметили, что доска для ласки <placement>, партию переигрывают сначала
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the board has been <placement>
      And the record of the game, 1:00 for each move:
        | White | Black |
        | c3-d4 | e5xc3 |
        | b2xd4 | f6-e5 |
        | d4xf6 | g7xe5 |
        | e3-d4 | c5xe3 |
        | f2xd4 | b6-c5 |
        | d4xb6 | a7xc5 |
      When <when> <who finds> that the board was placed wrongly
      Then the game is replayed from the start
      And White has 30:00 left and Black has 30:00

      Examples:
        | placement                               | when                   | who finds         |
        | laid with a light square in each corner | before the first move  | Black finds       |
        | laid with a light square in each corner | after White's 1st move | the referee finds |
        | laid with a light square in each corner | after Black's 1st move | White finds       |

      @reading:lasca-board-turn
      Examples:
        | placement                                            | when                   | who finds         |
        | laid with its letters and numbers on the wrong sides | after Black's 6th move | the referee finds |

    @reading:clocks-on-replay
    Scenario Outline: 1.14.1-c A Bashni board <placement>, found <when>, means a replay from the start
      Если <when> заметили, что доска для башен <placement>, партию переигрывают сначала
      Given a game of Bashni under the rules of column draughts with 30:00 on each clock
      And the board has been <placement>
      And the record of the game, 1:00 for each move:
        | White | Black |
        | c3-d4 | h6-g5 |
        | g3-f4 | g7-h6 |
        | h2-g3 | d6-c5 |
        | g1-h2 | c7-d6 |
        | d2-c3 | b8-c7 |
        | c3-b4 | g5-h4 |
      When <when> <who finds> that the board was placed wrongly
      Then the game is replayed from the start
      And White has 30:00 left and Black has 30:00

      Examples:
        | placement            | when                   | who finds         |
        | given a quarter turn | before the first move  | Black finds       |
        | given a quarter turn | after White's 1st move | White finds       |
        | given a quarter turn | after Black's 6th move | the referee finds |

      @reading:lasca-board-turn
      Examples:
        | placement                                            | when                   | who finds   |
        | laid with its letters and numbers on the wrong sides | after Black's 1st move | Black finds |

    @does-not-apply
    Scenario Outline: 1.14.1-c A Lasca board <placement> still has its dark corners, and the game goes on
      Если доска для ласки <placement>, все её углы по-прежнему чёрные, и партия продолжается
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the board has been <placement>
      And White has played c3-d4 in 0:40
      When Black believes that the board was placed wrongly
      Then the game goes on and nothing is corrected
      And White has 29:20 left and Black has 30:00

      Examples:
        | placement            |
        | given a quarter turn |
        | given a half turn    |

    @does-not-apply
    Scenario: 1.14.1-c A Bashni board given a half turn still has a dark corner on each player's left, and the game goes on
      У доски для башен после поворота на пол-оборота слева от каждого по-прежнему чёрный угол, и партия продолжается
      Given a game of Bashni under the rules of column draughts with 30:00 on each clock
      And the board has been given a half turn
      And White has played c3-d4 in 0:40
      When Black believes that the board was placed wrongly
      Then the game goes on and nothing is corrected
      And White has 29:20 left and Black has 30:00

    @does-not-apply @reading:column-before-start
    Scenario: 1.14.1-c Before the clock is started a wrongly placed board is put right, and the game begins
      До пуска часов неправильно поставленную доску переставляют, и партия начинается
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the board has been laid with a light square in each corner
      When before the clock is started the referee finds that the board was placed wrongly
      Then the pieces are set up rightly and the game begins anew
      And the ruling rests on 1.14.1-c

    @does-not-apply @reading:column-before-start @reading:lasca-board-turn
    Scenario: 1.14.1-c A board with turned labels, too, is put right before the clock is started
      До пуска часов переставляют и доску, повёрнутую буквами и цифрами не туда
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the board has been laid with its letters and numbers on the wrong sides
      When before the clock is started the referee finds that the board was placed wrongly
      Then the pieces are set up rightly and the game begins anew

    @column:1.14.1-a @reading:column-before-start @reading:clocks-on-replay
    Scenario: 1.14.1-c Where the event's rules say so, a board found wrongly placed before the start means a replay
      Если так сказано в положении о соревновании, партию начинают заново и тогда, когда доску поправили до её начала
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the event's own rules say that an error found before the start counts as found in play
      And the board has been laid with a light square in each corner
      When before the clock is started the referee finds that the board was placed wrongly
      Then the game is replayed from the start
      And the ruling rests on 1.14.1-a and 1.14.1-c

    @does-not-apply @reading:lasca-board-turn
    Scenario: 1.14.1-c Where letters and numbers do not matter, a board with turned labels is no wrongly placed one
      Если буквы и цифры значения не имеют, доска, повёрнутая ими не туда, неправильно поставленной не считается
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the event's own rules say that letters and numbers at the edge do not matter
      And the board has been laid with its letters and numbers on the wrong sides
      And White has played c3-d4 in 0:40
      When Black finds that the board was placed wrongly
      Then the game goes on and nothing is corrected

    @column:1.14.1-a @reading:clocks-on-replay
    Scenario: 1.14.1-c Where letters and numbers do not matter, a board with light corners is wrongly placed all the same
      Даже если буквы и цифры значения не имеют, доска с белыми угловыми полями поставлена неправильно
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the event's own rules say that letters and numbers at the edge do not matter
      And the board has been laid with a light square in each corner
      And White has played c3-d4 in 0:40
      When Black finds that the board was placed wrongly
      Then the game is replayed from the start

  @column:1.14.1-d
  Rule: 1.14.1-d A move against the rules means a replay from that move

    @reading:clocks-on-replay
    Scenario Outline: 1.14.1-d In Lasca <move> is played again, since <reason>
      В ласке ход <move> переигрывают: <reason>
      Given a game of Lasca under the rules of column draughts has come to <position> with 30:00 on each clock
      When <side> plays <move> in 0:40 and presses the clock
      And <who finds> that <move> was wrong: <reason>
      Then the game is replayed from <move>
      And White has 30:00 left and Black has 30:00

      Examples:
        | position            | side  | move  | who finds         | reason                                 |
        | w: d4w e7b          | White | d4-c3 | Black finds       | a man does not move backward           |
        | b: d4b e1w          | Black | d4-c5 | the referee finds | a man does not move backward           |
        | w: c3w g1w d4b g7b  | White | g1-f2 | Black finds       | a capture is due                       |
        | b: e5b a7b d4w c1w  | Black | a7-b6 | White finds       | a capture is due                       |
        | w: c3w e7b          | White | e7-d6 | the referee finds | the tower is the opponent's            |
        | w: a1w b2b d4b g7b  | White | a1xc3 | Black finds       | the capture is not finished            |
        | w: e5w d4bw a1w g7b | White | e5xc3 | White finds       | a man does not capture backward        |
        | w: c3w d4wb g7b     | White | c3xe5 | Black finds       | the tower jumped over is one's own     |
        | w: c3W g7b          | White | c3-e5 | the referee finds | the square is not a diagonal neighbour |

    @reading:clocks-on-replay
    Scenario Outline: 1.14.1-d In Bashni <move> is played again, since <reason>
      В башнях ход <move> переигрывают: <reason>
      Given a game of Bashni under the rules of column draughts has come to <position> with 30:00 on each clock
      When <side> plays <move> in 0:40 and presses the clock
      And <who finds> that <move> was wrong: <reason>
      Then the game is replayed from <move>
      And White has 30:00 left and Black has 30:00

      Examples:
        | position           | side  | move  | who finds         | reason                                    |
        | w: d4w e7b         | White | d4-c3 | Black finds       | a man does not move backward              |
        | w: d4w c3b h8b     | White | d4-e5 | the referee finds | a capture is due                          |
        | w: d6w e7b g7b a7b | White | d6xf8 | Black finds       | the capture is not finished               |
        | w: a1W b2b e7b h6b | White | a1xc3 | White finds       | the capture can go on from another square |
        | b: c5B b4w g1w     | Black | c5xe3 | White finds       | there is nothing to capture there         |
        | w: a1W c3b d4b h8b | White | a1xe5 | Black finds       | another tower is in the way               |
        | b: e5b d4b a1w     | Black | e5xc3 | Black finds       | the tower jumped over is one's own        |

    @reading:clocks-on-replay
    Scenario Outline: 1.14.1-d In Lasca, White's third move, which overlooked d4xb6, is played again if found <when>
      В ласке третий ход белых, просмотревших d4xb6, переигрывают, если его заметили <when>
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the record of the game, 1:00 for each move:
        | White | Black |
        | c3-b4 | a5xc3 |
        | b2xd4 | b6-a5 |
        | a1-b2 | c7-b6 |
        | g3-f4 | e5xg3 |
        | a3-b4 | c5xa3 |
        | e3-f4 | g5xe3 |
        | d2xf4 | d6-c5 |
        | f4-g5 | c5-b4 |
        | e3-f4 | b4xd2 |
        | c1xe3 | a3xc1 |
        | d2-c3 | c1-b2 |
        | f4-e5 | b2-c1 |
        | e3-f4 | c1-d2 |
        | c3-b4 | a5xc3 |
        | f2-e3 | b6-a5 |
        | g1-f2 | a5-b4 |
        | d4-c5 | f6xd4 |
        | g5-f6 | e7xg5 |
        | c5-d6 | f6-e5 |
      When <when> <who finds> that a1-b2 was wrong
      Then the game is replayed from a1-b2
      And White has 28:00 left and Black has 28:00
      And White's clock is going

      Examples:
        | when                    | who finds         |
        | after White's 3rd move  | Black finds       |
        | after Black's 3rd move  | White finds       |
        | after White's 4th move  | Black finds       |
        | after Black's 19th move | the referee finds |

    @reading:clocks-on-replay
    Scenario Outline: 1.14.1-d In Bashni, White's third move, which overlooked e3xc5, is played again if found <when>
      В башнях третий ход белых, просмотревших e3xc5, переигрывают, если его заметили <when>
      Given a game of Bashni under the rules of column draughts with 30:00 on each clock
      And the record of the game, 1:00 for each move:
        | White       | Black |
        | c3-d4       | f6-g5 |
        | d4-c5       | b6xd4 |
        | g3-f4       | d6-c5 |
        | h2-g3       | c7-d6 |
        | g3-h4       | e7-f6 |
        | g1-h2       | f8-e7 |
        | d2-c3       | f6-e5 |
        | h4xf6       | e7xg5 |
        | h2-g3       | d8-e7 |
        | e1-d2       | g5-h4 |
        | c3-b4       | a7-b6 |
        | d2-c3       | b8-a7 |
        | b4-a5       | f6-g5 |
        | a5xc7       | d6xb8 |
        | f4xd6xf8xb4 | c7-b6 |
        | c3xe5       | b6-a5 |
        | b4-c5       | b8-c7 |
        | c5-f8       | c7-b6 |
        | f8-d6       | g5-f4 |
      When <when> <who finds> that g3-f4 was wrong
      Then the game is replayed from g3-f4
      And White has 28:00 left and Black has 28:00
      And White's clock is going

      Examples:
        | when                    | who finds         |
        | after White's 3rd move  | Black finds       |
        | after Black's 3rd move  | the referee finds |
        | after Black's 19th move | White finds       |

    @reading:clocks-on-replay
    Scenario Outline: 1.14.1-d In <game>, a second move in a row is undone, and it is the opponent's move
      В <game:prepositional> второй ход подряд отменяют, и ходит соперник
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      When White plays e3-f4 in 0:20 and does not press the clock
      And the referee finds that e3-f4 was wrong: it is the opponent's move
      Then the game is replayed from e3-f4
      And it is Black's move
      And White has 29:20 left and Black has 30:00

      Examples:
        | game   |
        | Lasca  |
        | Bashni |

    @reading:clocks-on-replay
    Scenario: 1.14.1-d A wrong move is played again also when it is found before the clock is pressed
      Неправильный ход переигрывают и тогда, когда его заметили до переключения часов
      Given a game of Lasca under the rules of column draughts has come to w: d4w e7b with 30:00 on each clock
      When White plays d4-c3 in 0:40 and does not press the clock
      And Black finds that d4-c3 was wrong: a man does not move backward
      Then the game is replayed from d4-c3
      And White has 30:00 left and Black has 30:00
      And White's clock is going

    @does-not-apply
    Scenario: 1.14.1-d A tower that has only been lifted and put down is no move that could be against the rules
      Башню лишь подняли и поставили назад: хода, который мог бы противоречить правилам, нет
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      When the player to move touches c3
      And Black asks that White move the tower on c3, touched and not yet moved
      Then the game goes on and nothing is corrected
      And the ruling rests on 1.14.1-d

    @reading:clocks-on-replay
    Scenario Outline: 1.14.1-d If <side> had not pressed the clock before <other>'s wrong move, <side>'s clock is going again
      Если перед неправильным ходом <other:genitive> <side> ещё не переключили часы, снова идут часы <side:genitive>
      Given a game of Lasca under the rules of column draughts has come to <position> with 30:00 on each clock
      When <side> plays <move> in 0:40 and does not press the clock
      And <other> plays <wrong> in 0:20 and does not press the clock
      And <side> finds that <wrong> was wrong: the square is not a diagonal neighbour
      Then the game is replayed from <wrong>
      And <side> has 29:20 left and <other> has 30:00
      And <side>'s clock is going

      Examples:
        | side  | other | position   | move  | wrong |
        | White | Black | w: c3w e7b | c3-d4 | e7-e5 |
        | Black | White | b: e5b c1w | e5-d4 | c1-c3 |

    @reading:clocks-on-replay @reading:column-wrongly-taken
    Scenario Outline: 1.14.1-d In Lasca the capture a1xc3xe5 is played again if it was carried out wrongly: <violation>
      В ласке взятие a1xc3xe5, выполненное неправильно, переигрывают: <violation>
      Given a game of Lasca under the rules of column draughts has come to w: a1w e3w b2bb d4B g7b with 30:00 on each clock
      When White plays a1xc3xe5 in 0:40, leaves <left> on the board and presses the clock
      And Black reports a violation in a1xc3xe5: <violation>
      Then the game is replayed from a1xc3xe5
      And the referee adds nothing

      Examples:
        | left                 | violation                                |
        | b: e5wB e3w b2bb g7b | fewer or more pieces taken than captured |
        | b: e5wbbB e3w g7b    | fewer or more pieces taken than captured |
        | b: e5wBb e3w b2b g7b | pieces taken wrongly during a capture    |
        | b: e5wwbB b2b g7b    | own pieces taken after a capture         |

    @reading:clocks-on-replay
    Scenario: 1.14.1-d A wrong capture of the last tower does not win the game but is played again
      Неправильное взятие последней башни не выигрывает партию: его переигрывают
      Given a game of Lasca under the rules of column draughts has come to w: e5w a1w d4b with 30:00 on each clock
      When White plays e5xc3 in 0:40 and presses the clock
      And Black finds that e5xc3 was wrong: a man does not capture backward
      Then the game is replayed from e5xc3
      And the game is not over

    @reading:clocks-on-replay
    Scenario Outline: 1.14.1-d If the event's rules say that <rule>, the time before the wrong move is not set again
      Если по положению о соревновании <rule>, показания часов перед неправильным ходом не восстанавливают
      Given a game of Bashni under the rules of column draughts with 30:00 on each clock
      And the event's own rules say that <rule>
      When White plays c3-e5 in 0:40 and presses the clock
      And Black finds that c3-e5 was wrong: the square is not a diagonal neighbour
      Then the game is replayed from c3-e5
      And White has 29:20 left and Black has 30:00
      And <clocks>

      Examples:
        | rule                                     | clocks                 |
        | time once used is not given back         | White's clock is going |
        | the referee sets the clocks for a replay | neither clock is going |

    @reading:column-unmarked-king @reading:clocks-on-replay
    Scenario Outline: 1.14.1-d In <game>, a promotion without marking the king is played again, even after the reply
      В <game:prepositional> превращение, при котором дамку не обозначили, переигрывают даже после ответного хода
      Given a game of <game> under the rules of column draughts has come to <position> with 30:00 on each clock
      When White plays <promotion> in 0:40 and presses the clock without marking the king
      And Black plays <reply> in 0:20 and presses the clock
      And Black finds that <promotion> was wrong
      Then the game is replayed from <promotion>

      Examples:
        | game   | position           | promotion | reply |
        | Lasca  | w: d6w a1w g5b     | d6-c7     | g5-f4 |
        | Bashni | w: d6w a1w e7b h6b | d6xf8     | h6-g5 |

    @does-not-apply @column:1.14.1-a @reading:column-unmarked-king
    Scenario Outline: 1.14.1-d In <game>, the promotion is not played again if by the event's rules the king is marked late
      В <game:prepositional> превращение не переигрывают, если по положению о соревновании дамку можно обозначить позже
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And the event's own rules say that an unmarked king is marked and play goes on
      And the game has come to the position <position>
      When White plays <promotion> in 0:40 and presses the clock without marking the king
      And Black plays <reply> in 0:20 and presses the clock
      And Black finds that <promotion> was wrong
      Then the king on <square> is marked and the game goes on

      Examples:
        | game   | position           | promotion | reply | square |
        | Lasca  | w: d6w a1w g5b     | d6-c7     | g5-f4 | c7     |
        | Bashni | w: d6w a1w e7b h6b | d6xf8     | h6-g5 | f8     |

    @does-not-apply
    Scenario Outline: 1.14.1-d In <game>, a move by the rules is not played again, though <who believes> otherwise
      В <game:prepositional> ход по правилам не переигрывают, хотя <who believes> иначе
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      When White plays c3-d4 in 0:40 and presses the clock
      And <who believes> that c3-d4 was wrong
      Then <ruling>
      And White has 29:20 left and Black has 30:00
      And the ruling rests on 1.14.1-d

      Examples:
        | game   | who believes         | ruling                                    |
        | Lasca  | Black believes       | Black's claim fails and the game goes on  |
        | Lasca  | the referee believes | the game goes on and nothing is corrected |
        | Bashni | Black believes       | Black's claim fails and the game goes on  |
        | Bashni | the referee believes | the game goes on and nothing is corrected |

    @does-not-apply @reading:column-named-irregularities
    Scenario Outline: 1.14.1-d In <game>, touching one tower and moving another does not make the move itself wrong
      В <game:prepositional>, если тронули одну башню, а пошли другой, сам ход от этого не становится неправильным
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      When the player to move touches e3
      And White plays c3-d4 in 0:40 and presses the clock
      And Black believes that c3-d4 was wrong
      Then the rules are silent and the referee decides

      Examples:
        | game   |
        | Lasca  |
        | Bashni |

    @column:1.14.1-a @reading:clocks-on-replay
    Scenario Outline: 1.14.1-d White takes c3-d4 back and then plays b2-d4: what the text does not name hides nothing that it names
      Белые берут c3-d4 обратно и ходят b2-d4: неназванная неправильность не заслоняет названной
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      When White plays c3-d4 in 0:40 and does not press the clock
      And White takes the move back
      And White plays b2-d4 in 0:10 and presses the clock
      And <who> that b2-d4 was wrong
      Then the game is replayed from b2-d4

      Examples:
        | who               |
        | the referee finds |
        | Black finds       |
        | White finds       |

    @column:1.14.1-a @column:1.14.2-b @reading:clocks-on-replay
    Scenario: 1.14.1-d That White took a move back first does not matter when White admits that b2-d4 was wrong
      Если белые признают ход b2-d4 неправильным, неважно, что до этого они взяли ход обратно
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      When White plays c3-d4 in 0:40 and does not press the clock
      And White takes the move back
      And White plays b2-d4 in 0:10 and presses the clock
      And Black says that b2-d4 was wrong, and White admits it
      Then the game is replayed from b2-d4
      And the ruling rests on 1.14.1-a, 1.14.1-d and 1.14.2-b

    @column:1.14.1-a @reading:clocks-on-replay
    Scenario: 1.14.1-d White touches e3 and then plays b2-d4: the touch does not hide the wrong move
      Белые касаются e3, а идут b2-d4: прикосновение неправильного хода не заслоняет
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      When the player to move touches e3
      And White plays b2-d4 in 0:40 and presses the clock
      And the referee finds that b2-d4 was wrong
      Then the game is replayed from b2-d4

    @does-not-apply @column:1.14.1-a @reading:column-named-irregularities
    Scenario Outline: 1.14.1-d That another tower was touched first, or a move taken back, is not named: the referee decides
      Прикосновение к другой башне и взятый обратно ход в тексте не названы: решает судья
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      When the player to move touches e3
      And White plays c3-d4 in 0:40 and presses the clock
      And the referee finds that c3-d4 was wrong
      Then the rules are silent and the referee decides

      Examples:
        | game   |
        | Lasca  |
        | Bashni |

    @does-not-apply @reading:column-gathering
    Scenario Outline: 1.14.1-d In <game>, playing wrongly in order to gather 0:10 is not named: the referee decides on the purpose
      О том, что в <game:prepositional> ходят не по правилам ради лишних 0:10, в тексте ничего нет: о намерении решает судья
      Given a game of <game> under the rules of column draughts with 30:00 on each clock and 0:10 added for each move
      When White plays b2-d4 in 0:02 and presses the clock
      And the referee finds that White has made illegal moves to gather time and pressed the clock
      Then the rules are silent and the referee decides
      And White has 30:08 left and Black has 30:00

      Examples:
        | game   |
        | Lasca  |
        | Bashni |

    @reading:clocks-on-replay
    Scenario: 1.14.1-d Where the wrong move was made in place of one taken back, the clocks go back to before both
      Если неправильный ход сделан вместо взятого обратно, часы возвращают к моменту перед обоими
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      When White plays c3-d4 in 0:40 and does not press the clock
      And White takes the move back
      And White plays b2-d4 in 0:10 and presses the clock
      And the referee finds that b2-d4 was wrong
      Then the game is replayed from b2-d4
      And White has 30:00 left and Black has 30:00

    @reading:clocks-on-replay
    Scenario: 1.14.1-d Where an unmarked king is marked late, a promotion against the rules is still played again
      Если необозначенную дамку обозначают потом, превращение ходом не по правилам всё равно переигрывают
      Given a game of Lasca under the rules of column draughts has come to w: e5w a1w g5b with 30:00 on each clock
      And the event's own rules say that an unmarked king is marked and play goes on
      When White plays e5-e7 in 0:40 and presses the clock without marking the king
      And the referee finds that e5-e7 was wrong
      Then the game is replayed from e5-e7

    @reading:clocks-on-replay
    Scenario Outline: 1.14.1-d Where pieces taken wrongly are put right before the reply, <move> is still played again: <why>
      Если неверно взятое исправляют до ответного хода, ход <move> всё равно переигрывают: <why>
      Given a game of Lasca under the rules of column draughts has come to <position> with 30:00 on each clock
      And the event's own rules say that pieces taken wrongly are put right before the reply
      When White plays <move> in 0:40 and presses the clock
      And the referee finds that <move> was wrong: <why>
      Then the game is replayed from <move>

      Examples:
        | position           | move  | why                           |
        | w: d4w e7b         | d4-c3 | a man does not move backward  |
        | w: a1w b2b d4b g7b | a1xc3 | the capture is not finished   |

    @reading:clocks-on-replay @reading:column-wrongly-taken
    Scenario: 1.14.1-d After the reply a tower built wrongly means a replay even there
      После ответного хода из-за неверно построенной башни партию и там переигрывают
      Given a game of Lasca under the rules of column draughts has come to w: a1w b2bw g7b with 30:00 on each clock
      And the event's own rules say that pieces taken wrongly are put right before the reply
      When White plays a1xc3 in 0:40, leaves b: c3wwb g7b on the board and presses the clock
      And Black plays g7-f6 in 0:20 and presses the clock
      And the referee finds that a1xc3 was wrong
      Then the game is replayed from a1xc3

    @reading:clocks-on-replay
    Scenario: 1.14.1-d A protest about a move that nobody had noticed is examined like any other claim
      Протест на ход, которого никто не заметил, рассматривают как любую другую претензию
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      When White plays b2-d4 in 0:40 and presses the clock
      And Black plays e5-f4 in 0:20 and presses the clock
      And Black protests against b2-d4, whose irregularity neither player had noticed
      Then the game is replayed from b2-d4

    @column:1.14.1-b @reading:clocks-on-replay
    Scenario: 1.14.1-d Where the referee sets the clocks they stand still also when something else turns out to be in order
      Если часы устанавливает судья, они стоят и тогда, когда что-то другое оказалось в порядке
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the event's own rules say that the referee sets the clocks for a replay
      When White plays b2-d4 in 0:40 and presses the clock
      And Black finds that b2-d4 was wrong
      And Black believes that the pieces were set up wrongly
      Then neither clock is going

    @reading:clocks-on-replay
    Scenario: 1.14.1-d Made wrongly again, the move is played again from the same clocks
      Если ход и во второй раз неправильный, его переигрывают с теми же показаниями часов
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      When White plays b2-d4 in 0:40 and presses the clock
      And the referee finds that b2-d4 was wrong
      And White plays b2-d4 in 0:15 and presses the clock
      And the referee finds that b2-d4 was wrong
      Then White has 30:00 left and Black has 30:00

    @does-not-apply @column:1.14.3-a @reading:column-wrongly-taken
    Scenario: 1.14.1-d Where it is read so, a tower built wrongly is put right before the reply, and the move is not played again
      Если понимать так, неверно построенную башню до ответного хода исправляют, а сам ход не переигрывают
      Given a game of Bashni under the rules of column draughts has come to w: a1w b2bw h8b with 30:00 on each clock
      And the event's own rules say that pieces taken wrongly are put right before the reply
      When White plays a1xc3 in 0:40, leaves b: c3wwb h8b on the board and presses the clock
      And the referee finds that a1xc3 was wrong
      Then White puts right what a1xc3 took: b: b2w c3wb h8b

    @column:1.14.1-a @reading:clocks-on-replay
    Scenario Outline: 1.14.1-d Both players have moved wrongly: whichever of the two is found first, the game is replayed from b2-b4
      Неправильно пошли оба: какую бы ошибку ни заметили первой, партию переигрывают с b2-b4
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      When White plays b2-b4 in 0:40 and presses the clock
      And Black plays f6-d4 in 0:20 and presses the clock
      And <who finds> that <found first> was wrong
      And the referee finds that b2-b4 was wrong
      Then the game is replayed from b2-b4

      Examples:
        | who finds         | found first |
        | White finds       | f6-d4       |
        | the referee finds | f6-d4       |

    @column:1.14.1-a @reading:clocks-on-replay
    Scenario: 1.14.1-d Where the first of two wrong moves is found, the other is gone with it
      Если найдена первая из двух ошибок, вместе с ней отпадает и вторая
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      When White plays b2-b4 in 0:40 and presses the clock
      And Black plays f6-d4 in 0:20 and presses the clock
      And Black finds that b2-b4 was wrong
      Then the game is replayed from b2-b4

  @column:1.14.1-e
  Rule: 1.14.1-e After the end no claim is accepted and the result stands

    Scenario Outline: 1.14.1-e In <game>, if <end> and only then the referee finds that <found>, the result stands
      В <game:prepositional>, если <end> и лишь потом судья обнаруживает, что <found>, результат действителен
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And <what was wrong>
      And White has played c3-d4 in 0:40
      When <end>
      And the referee finds that <found>
      Then the claim is refused and the result stands
      And the ruling rests on 1.14.1-e

      Examples:
        | game   | what was wrong                                                         | end                         | found                                 |
        | Lasca  | a king has been set up on a1 instead of a man                          | Black resigns               | the pieces were set up wrongly        |
        | Lasca  | the board has been laid with a light square in each corner             | White resigns               | the board was placed wrongly          |
        | Lasca  | the players have been given each other's colours, against the schedule | White resigns               | the players have each other's colours |
        | Bashni | the piece that belongs on h2 has been set up on h4                     | the players agree to a draw | the pieces were set up wrongly        |
        | Bashni | the board has been given a quarter turn                                | Black resigns               | the board was placed wrongly          |
        | Bashni | the players have been given each other's colours, against the schedule | Black resigns               | the players have each other's colours |

    Scenario Outline: 1.14.1-e In <game>, once <end>, a claim that <move> was wrong is refused
      В <game:prepositional>, если <end>, претензию к ходу <move> уже не принимают
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      And Black has played <move> in 0:20
      When <end>
      And <who finds> that <move> was wrong: <reason>
      Then the claim is refused and the result stands

      Examples:
        | game   | move  | reason                                 | end                         | who finds         |
        | Lasca  | a5-b4 | a capture is due                       | White resigns               | White finds       |
        | Lasca  | a5-b4 | a capture is due                       | Black resigns               | the referee finds |
        | Bashni | d6-b4 | the square is not a diagonal neighbour | the players agree to a draw | Black finds       |
        | Bashni | d6-b4 | the square is not a diagonal neighbour | Black resigns               | the referee finds |

    Scenario: 1.14.1-e When the game ends, a disturbed position is no matter for a ruling any more
      Когда партия окончилась, решать что-либо о нарушенной позиции незачем
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      When the tower on e5 is knocked to f4 through White's fault
      And Black resigns
      And restoring the position takes 0:30
      Then the claim is refused and the result stands

    @column:1.14.2-a
    Scenario: 1.14.1-e When the game ends, the inquiry into b2-d4 comes to nothing
      Когда партия окончилась, проверять ход b2-d4 уже ни к чему
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And White has played b2-d4 in 0:40
      When Black says that b2-d4 was wrong, and White denies it
      And Black resigns
      And the inquiry takes 1:30
      Then the claim is refused and the result stands

    Scenario: 1.14.1-e After the end it is too late to find that White made illegal moves to gather time
      После окончания партии поздно обнаруживать, что белые делали невозможные ходы ради времени
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock and 0:10 added for each move
      When White plays b2-d4 in 0:02 and presses the clock
      And White resigns
      And the referee finds that White has made illegal moves to gather time and pressed the clock
      Then the claim is refused and the result stands

    Scenario: 1.14.1-e A win on time stands, although the winner had moved against the rules
      Победа по времени остаётся в силе, хотя победитель сделал ход не по правилам
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      And Black has played a5-b4 in 0:20
      When 29:20 passes
      And White finds that a5-b4 was wrong: a capture is due
      Then the claim is refused and the result stands
      And White has lost on time

    Scenario: 1.14.1-e A win on the board stands, although the move before it was against the rules
      Выигрыш на доске остаётся в силе, хотя предыдущий ход был не по правилам
      Given a game of Lasca under the rules of column draughts has come to b: d6b c3w a1w with 30:00 on each clock
      When Black plays d6-d4 in 0:20 and presses the clock
      And White plays c3xe5 in 0:40 and presses the clock
      And Black finds that d6-d4 was wrong: the square is not a diagonal neighbour
      Then the claim is refused and the result stands
      And White has won

    @does-not-apply @column:1.14.1-d
    Scenario Outline: 1.14.1-e In <game>, a claim made while the game is on is examined, even if it then fails
      В <game:prepositional> претензию, заявленную по ходу партии, проверяют, даже если она не подтвердится
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      When Black believes that c3-d4 was wrong
      Then Black's claim fails and the game goes on
      And White has 29:20 left and Black has 30:00

      Examples:
        | game   |
        | Lasca  |
        | Bashni |

    @does-not-apply
    Scenario: 1.14.1-e A move against the rules does not end the game, even if it takes the opponent's last tower
      Ход не по правилам партии не заканчивает, даже если им взята последняя башня соперника
      Given a game of Lasca under the rules of column draughts has come to w: e5w a1w d4b with 30:00 on each clock
      When White plays e5xc3 in 0:40 and presses the clock
      Then the game is not over

  @column:1.14.1-n
  Rule: 1.14.1-n With wrong colours found after the first reply the game goes on

    Scenario Outline: 1.14.1-n In Lasca, wrong colours found <when> are kept, and the game goes on
      В ласке, если не тот цвет шашек заметили <when>, партия продолжается теми же шашками
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And the players have been given each other's colours, against the schedule
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
      When <when> <who finds> that the players have each other's colours
      Then the game goes on and nothing is corrected
      And White has <white> left and Black has <black>

      Examples:
        | when                    | who finds         | white | black |
        | after Black's 1st move  | Black finds       | 29:00 | 29:00 |
        | after White's 2nd move  | White finds       | 28:00 | 29:00 |
        | after Black's 19th move | the referee finds | 11:00 | 11:00 |

    Scenario Outline: 1.14.1-n In Bashni, wrong colours found <when> are kept, and the game goes on
      В башнях, если не тот цвет шашек заметили <when>, партия продолжается теми же шашками
      Given a game of Bashni under the rules of column draughts with 30:00 on each clock
      And the players have been given each other's colours, against the schedule
      And the record of the game, 1:00 for each move:
        | White | Black |
        | c3-d4 | h6-g5 |
        | g3-f4 | g7-h6 |
        | h2-g3 | d6-c5 |
        | g1-h2 | c7-d6 |
        | d2-c3 | b8-c7 |
        | c3-b4 | g5-h4 |
      When <when> <who finds> that the players have each other's colours
      Then the game goes on and nothing is corrected
      And White has <white> left and Black has <black>

      Examples:
        | when                   | who finds         | white | black |
        | after Black's 1st move | the referee finds | 29:00 | 29:00 |
        | after Black's 6th move | Black finds       | 24:00 | 24:00 |

    @does-not-apply @reading:colours-before-reply @reading:clocks-on-replay
    Scenario Outline: 1.14.1-n In <game>, wrong colours found <when> are put right, and the game begins again
      В <game:prepositional>, если не тот цвет шашек заметили <when>, его исправляют и партию начинают заново
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And the players have been given each other's colours, against the schedule
      And the record of the game, 1:00 for each move:
        | White | Black |
        | c3-d4 |       |
      When <when> <who finds> that the players have each other's colours
      Then the game is replayed from the start with the scheduled colours
      And White has 30:00 left and Black has 30:00

      Examples:
        | game   | when                        | who finds         |
        | Lasca  | before the clock is started | the referee finds |
        | Lasca  | before the first move       | Black finds       |
        | Lasca  | after White's 1st move      | White finds       |
        | Bashni | before the clock is started | White finds       |
        | Bashni | before the first move       | the referee finds |
        | Bashni | after White's 1st move      | Black finds       |

    @reading:colours-before-reply
    Scenario Outline: 1.14.1-n In <game>, if by the event's rules wrong colours are never exchanged, they are kept though found <when>
      В <game:prepositional>, если по положению о соревновании цвет шашек не исправляют никогда, его не меняют, хотя ошибку заметили <when>
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And the event's own rules say that wrong colours are never exchanged
      And the players have been given each other's colours, against the schedule
      And the record of the game, 1:00 for each move:
        | White | Black |
        | c3-d4 |       |
      When <when> <who finds> that the players have each other's colours
      Then the game goes on and nothing is corrected

      Examples:
        | game   | when                   | who finds         |
        | Lasca  | before the first move  | Black finds       |
        | Lasca  | after White's 1st move | the referee finds |
        | Bashni | after White's 1st move | White finds       |

    @does-not-apply
    Scenario Outline: 1.14.1-n In <game>, if the colours are those of the schedule, there is nothing to put right
      В <game:prepositional>, если цвет шашек тот, какой назначен расписанием, исправлять нечего
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      When White believes that the players have each other's colours
      Then the game goes on and nothing is corrected
      And White has 29:20 left and Black has 30:00
      And the ruling rests on 1.14.1-n

      Examples:
        | game   |
        | Lasca  |
        | Bashni |

Feature: Column draughts: a position disturbed by a player
  Столбовые шашки: позиция, нарушенная по вине игрока

  @column:1.14.3-a
  Rule: 1.14.3-a Who disturbs the position restores it on their own time

    @reading:after-restoring @reading:charge-then-flag
    Scenario Outline: 1.14.3-a In <game>, with <mover> to move, <side> knocks a tower over and restores the position on their own time
      В <game:prepositional> <side> сбивают башню при ходе <mover:genitive> и восстанавливают позицию за счёт своего времени
      Given a game of <game> under the rules of column draughts has come to <position> with 30:00 on each clock
      And <mover> has 12:00 left and <other> has 9:00
      When the tower on c3 is knocked to b4 <fault>
      And restoring the position takes 0:40
      Then <side> restores the position
      And <side> has <left> left and <untouched> has <as before>

      Examples:
        | game   | position          | mover | other | side  | fault                 | left  | untouched | as before |
        | Lasca  | w: a1w c3wbb e7B  | White | Black | White | through White's fault | 11:20 | Black     | 9:00      |
        | Lasca  | w: a1w c3wbb e7B  | White | Black | Black | through Black's fault | 8:20  | White     | 12:00     |
        | Lasca  | b: a1w c3wbb e7B  | Black | White | White | through White's fault | 8:20  | Black     | 12:00     |
        | Lasca  | b: a1w c3wbb e7B  | Black | White | Black | through Black's fault | 11:20 | White     | 9:00      |
        | Bashni | w: a1w c3Wbb h8bw | White | Black | White | through White's fault | 11:20 | Black     | 9:00      |
        | Bashni | w: a1w c3Wbb h8bw | White | Black | Black | through Black's fault | 8:20  | White     | 12:00     |
        | Bashni | b: a1w c3Wbb h8bw | Black | White | White | through White's fault | 8:20  | Black     | 12:00     |
        | Bashni | b: a1w c3Wbb h8bw | Black | White | Black | through Black's fault | 11:20 | White     | 9:00      |

    Scenario Outline: 1.14.3-a In <game>, nobody moves until the position is restored
      В <game:prepositional>, пока позиция не восстановлена, ходов не делают
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      When the tower on c3 is knocked to d4 through Black's fault
      Then no move can be made meanwhile

      Examples:
        | game   |
        | Lasca  |
        | Bashni |

    @reading:after-restoring @reading:charge-then-flag
    Scenario Outline: 1.14.3-a In <game>, once the position disturbed <fault> is restored, <mover>'s clock is going, since <mover> is to move
      В <game:prepositional>, когда позиция, нарушенная <fault>, восстановлена, идут часы <mover:genitive>: их ход
      Given a game of <game> under the rules of column draughts has come to <position> with 30:00 on each clock
      And <mover> has 12:00 left and <other> has 9:00
      When the tower on c3 is knocked to b4 <fault>
      And restoring the position takes 0:40
      Then <mover>'s clock is going
      And the ruling rests on 1.14.3-a

      Examples:
        | game   | position          | mover | other | fault                 |
        | Lasca  | w: a1w c3wbb e7B  | White | Black | through White's fault |
        | Lasca  | w: a1w c3wbb e7B  | White | Black | through Black's fault |
        | Lasca  | b: a1w c3wbb e7B  | Black | White | through White's fault |
        | Bashni | b: a1w c3Wbb h8bw | Black | White | through Black's fault |

    @reading:charge-then-flag @reading:after-restoring
    Scenario Outline: 1.14.3-a In <game>, Black, with 0:30 left, takes <time> to restore the position and loses on time
      В <game:prepositional> чёрные с 0:30 на часах тратят на восстановление <time> и проигрывают по времени
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And White has 5:00 left and Black has 0:30
      When the tower on c3 is knocked to d4 through Black's fault
      And restoring the position takes <time>
      Then Black has lost on time
      And White has 5:00 left and Black has 0:00

      Examples:
        | game   | time |
        | Lasca  | 0:40 |
        | Lasca  | 0:30 |
        | Bashni | 0:40 |

    @reading:charge-then-flag @reading:after-restoring
    Scenario: 1.14.3-a In Lasca, Black, with 0:30 left, takes 0:29 to restore the position and plays on with 0:01
      В ласке чёрные с 0:30 на часах тратят на восстановление 0:29 и играют дальше: у них 0:01
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      And White has 5:00 left and Black has 0:30
      When the tower on c3 is knocked to d4 through Black's fault
      And restoring the position takes 0:29
      Then Black restores the position
      And White has 5:00 left and Black has 0:01

    @does-not-apply @reading:after-restoring @reading:charge-then-flag
    Scenario Outline: 1.14.3-a In <game>, <side>, not being at fault, pays nothing for restoring the position and does not lose even with 0:01 left
      В <game:prepositional> <side>, если не виноваты, не теряют времени на восстановлении позиции и не проигрывают даже с 0:01 на часах
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And <side> has 0:01 left and <culprit> has 5:00
      When the tower on c3 is knocked to d4 <fault>
      And restoring the position takes 0:40
      Then <culprit> restores the position
      And <side> has 0:01 left and <culprit> has 4:20

      Examples:
        | game   | side  | culprit | fault                 |
        | Lasca  | White | Black   | through Black's fault |
        | Lasca  | Black | White   | through White's fault |
        | Bashni | White | Black   | through Black's fault |
        | Bashni | Black | White   | through White's fault |

    @does-not-apply @column:1.14.4-a @reading:both-disturbed
    Scenario Outline: 1.14.3-a In <game>, nobody's clock is started when both are at fault and by the event's rules the referee decides
      В <game:prepositional>, если виноваты оба, а по положению о соревновании тогда решает судья, ничьих часов не пускают
      Given a game of <game> under the rules of column draughts with 30:00 on each clock
      And the event's own rules say that the referee decides when both disturb the position
      And White has 5:00 left and Black has 3:00
      When the tower on c3 is knocked to d4 through both players' fault
      And restoring the position takes 0:40
      Then the rules are silent and the referee decides
      And White has 5:00 left and Black has 3:00

      Examples:
        | game   |
        | Lasca  |
        | Bashni |

    @column:1.14.1-a @reading:disturbed-unnoticed @reading:clocks-on-replay @reading:after-restoring @reading:charge-then-flag
    Scenario: 1.14.3-a White knocked a tower over and nobody noticed: what was played since is undone, and White restores the position
      Белые сбили башню, и никто этого не заметил: сыгранное после этого отменяется, позицию восстанавливают белые
      Given a game of Lasca under the rules of column draughts has come to w: a1w c3wbb e7b with 30:00 on each clock
      And White has played a1-b2 in 0:30
      And the tower on c3 has been knocked to b4 through White's fault, and nobody has noticed
      And the players have made these moves, 0:20 for each:
        | Black | White |
        | e7-d6 | b2-a3 |
      When the referee finds the tower on b4, and restoring the position takes 0:40
      Then White restores the position, and what was played since is undone, from e7-d6 on

    @column:1.14.1-a @reading:disturbed-unnoticed @reading:clocks-on-replay @reading:after-restoring @reading:charge-then-flag
    Scenario Outline: 1.14.3-a In <game>, when a knocked tower is found later, the clocks go back to then, and <side> pays 0:40 besides
      В <game:prepositional>, когда сбитую башню замечают позже, на часах то время, что было тогда, и ещё 0:40 тратят на восстановление <side>
      Given a game of <game> under the rules of column draughts has come to w: a1w c3wbb e7b with 30:00 on each clock
      And White has played a1-b2 in 0:30
      And the tower on c3 has been knocked to b4 <fault>, and nobody has noticed
      And the players have made these moves, 0:20 for each:
        | Black | White |
        | e7-d6 | b2-a3 |
      When the referee finds the tower on b4, and restoring the position takes 0:40
      Then White has <white> left and Black has <black>

      Examples:
        | game   | side  | fault                 | white | black |
        | Lasca  | White | through White's fault | 28:50 | 30:00 |
        | Lasca  | Black | through Black's fault | 29:30 | 29:20 |
        | Bashni | Black | through Black's fault | 29:30 | 29:20 |

    @column:1.14.1-a @reading:disturbed-unnoticed @reading:clocks-on-replay @reading:after-restoring @reading:charge-then-flag
    Scenario: 1.14.3-a Black has jumped the tower that White knocked to b4: that capture is undone, and nothing before it
      Чёрные побили башню, которую белые сбили на b4: отменяется это взятие, а сыгранное до него — нет
      Given a game of Lasca under the rules of column draughts has come to w: g1w c3w a5b e7b with 30:00 on each clock
      And the players have made these moves, 0:20 for each:
        | White | Black |
        | g1-f2 | e7-d6 |
        | f2-e3 |       |
      And the tower on c3 has been knocked to b4 through White's fault, and nobody has noticed
      And Black has played a5xc3 in 0:20
      When the referee finds the tower on b4, and restoring the position takes 0:40
      Then White restores the position, and what was played since is undone, from a5xc3 on
      And the position is b: c3w e3w a5b d6b

    @reading:disturbed-unnoticed @reading:after-restoring @reading:charge-then-flag
    Scenario: 1.14.3-a Where the moves made since stand, White only puts the knocked tower back
      Где сделанные после этого ходы остаются в силе, белые лишь ставят сбитую башню на место
      Given a game of Lasca under the rules of column draughts has come to w: a1w c3wbb e7b with 30:00 on each clock
      And the event's own rules say that moves made before a disturbed position is noticed stand
      And White has played a1-b2 in 0:30
      And the tower on c3 has been knocked to b4 through White's fault, and nobody has noticed
      And Black has played e7-d6 in 0:20
      When the referee finds the tower on b4, and restoring the position takes 0:40
      Then White restores the position, and what was played since stands
      And the position is w: b2w c3wbb d6b

    @reading:after-restoring @reading:charge-then-flag
    Scenario: 1.14.3-a A knocked tower that is found before the next move only has to be put back
      Сбитую башню, замеченную до следующего хода, достаточно поставить на место
      Given a game of Lasca under the rules of column draughts has come to w: a1w c3wbb e7b with 30:00 on each clock
      And White has played a1-b2 in 0:30
      And the tower on c3 has been knocked to b4 through White's fault, and nobody has noticed
      When the referee finds the tower on b4, and restoring the position takes 0:40
      Then the position is b: b2w c3wbb e7b
      And White has 28:50 left and Black has 30:00

    @reading:column-wrongly-taken
    Scenario Outline: 1.14.3-a Where it is read so, what <move> took wrongly is put right on White's time before the reply: <left>
      Если понимать так, неверно взятое ходом <move> до ответного хода исправляют за счёт времени белых: <left>
      Given a game of Lasca under the rules of column draughts has come to <position> with 30:00 on each clock
      And the event's own rules say that pieces taken wrongly are put right before the reply
      When White plays <move> in 0:40, leaves <left> on the board and presses the clock
      And the referee finds that <move> was wrong
      Then White puts right what <move> took: <right>
      And White's clock is going

      Examples: too much, too little, or where nothing was to be taken
        | position                 | move     | left                  | right                     |
        | w: a1w b2bw g7b          | a1xc3    | b: c3wwb g7b          | b: b2w c3wb g7b           |
        | w: a1w b2bw g7b          | a1xc3    | b: b2bw c3w g7b       | b: b2w c3wb g7b           |
        | w: b2w c3w b4b a5b g7b   | c3-d4    | b: b2w d4wb a5b g7b   | b: b2w d4w b4b a5b g7b    |
        | w: a1w b2bb d4b g7b      | a1xc3xe5 | b: d4b e5wbb g7b      | b: b2b e5wbb g7b          |

    @reading:column-wrongly-taken
    Scenario: 1.14.3-a Where it is read so, White, having taken on b2 and stopped before d4, still takes on d4
      Если понимать так, белые, которые взяли на b2 и остановились, берут ещё и с d4
      Given a game of Lasca under the rules of column draughts has come to w: a1w b2bb d4b g7b with 30:00 on each clock
      And the event's own rules say that pieces taken wrongly are put right before the reply
      When White plays a1xc3xe5 in 0:40, leaves b: b2b d4b e5wb g7b on the board and does not press the clock
      And the referee finds that a1xc3xe5 was wrong
      Then White puts right what a1xc3xe5 took: b: b2b e5wbb g7b
      And White's clock is going

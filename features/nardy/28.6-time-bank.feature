Feature: 28.6 Correction, the clock and the time bank
  Исправление, часы и таймбанк

  @nardy:28.6-a
  Rule: 28.6-a The opponent may switch the clock back and have the error corrected on the offender's time

    @reading:increment-on-reversal
    Scenario Outline: 28.6-a <other> switches the clock back, and <side> corrects the turn on <side>'s own time
      Часы назад переключают <other>, и за счёт своего времени ход исправляют <side>
      Given a game of short nardy with 10:00 on each clock and 0:08 added for each move
      When <side> rolls 6-3, plays 24/18 13/9 and presses the clock after 0:30
      And <other> thinks for 0:05
      And <other> asks for correction of the first turn
      And <side> makes the turn again, 24/18 13/10, and presses the clock after 0:20
      Then the time left is <white> for White and <black> for Black

      Examples:
        | side  | other | white | black |
        | White | Black | 9:18  | 9:55  |
        | Black | White | 9:55  | 9:18  |

    @reading:increment-on-reversal
    Scenario: 28.6-a The time added for the turn taken back is taken off again
      Время, добавленное за взятый обратно ход, снимают
      Given a game of short nardy with 10:00 on each clock and 0:08 added for each move
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:30
      Then the time left is 9:38 for White and 10:00 for Black
      When Black asks for correction of the first turn
      Then White takes the turn back and has 6-3 to play again
      And the time left is 9:30 for White and 10:00 for Black

    @reading:increment-on-reversal
    Scenario: 28.6-a Where the event's rules say so, the time added for the turn taken back is kept
      Если так сказано в положении о соревновании, время, добавленное за взятый обратно ход, сохраняется
      Given a game of short nardy with 10:00 on each clock and 0:08 added for each move
      And the event's own rules say that the time added for a turn taken back is kept
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:30
      And Black asks for correction of the first turn
      Then the time left is 9:38 for White and 10:00 for Black
      And the ruling rests on 28.4-v1, 28.4-a and 28.6-a

    @does-not-apply @nardy:28.4-a @reading:before-the-press
    Scenario: 28.6-a Before the press there is nothing to switch back: White's clock is going already
      Пока часы не переключены, переключать назад нечего: часы белых и так идут
      Given a game of short nardy with 10:00 on each clock and 0:08 added for each move
      When White rolls 6-3 and plays 24/18 13/9
      And White thinks for 0:30
      And Black asks for correction of the first turn
      And White makes the turn again, 24/18 13/10, and presses the clock after 0:20
      Then the time left is 9:18 for White and 10:00 for Black

    @nardy:28.4-a @nardy:28.6-b @reading:nardy-other-errors @reading:nardy-delay
    Scenario: 28.6-a White has pressed the clock with nothing moved: another error, corrected on White's own time
      Белые переключили часы, ничего не сыграв: это иная ошибка, и исправляют её за счёт их времени
      Given a game of short nardy
      When White rolls 6-3 and presses the clock without moving
      Then the turn is illegal: nothing moved
      When Black asks for correction of the first turn
      Then White takes the turn back and has 6-3 to play again
      And the ruling rests on 28.4-a, 28.6-a and 28.6-b

    @nardy:28.6-b @reading:nardy-other-errors @reading:nardy-delay
    Scenario: 28.6-a There too, where only what 28.4 lists is an illegal move: 28.6 is enough
      И там, где невозможный ход — только перечисленное в 28.4: достаточно и пункта 28.6
      Given a game of short nardy
      And the event's own rules say that only what 28.4 lists is an illegal move
      When White rolls 6-3 and presses the clock without moving
      And Black asks for correction of the first turn
      Then White takes the turn back and has 6-3 to play again
      And the ruling rests on 28.6-a and 28.6-b

    @nardy:28.4-a @nardy:28.6-b @reading:nardy-other-errors @reading:nardy-delay
    Scenario: 28.6-a A hit checker left on its point is another error: White makes the turn again
      Побитая шашка, оставленная на пункте, — тоже иная ошибка: белые делают ход заново
      Given a game of short nardy
      And White and Black have made these turns:
        | White        | Black            |
        | 3-1: 8/5 6/5 | 6-2: 24/18 13/11 |
      When White rolls 6-1 and plays 13/7* 8/7
      And White leaves the hit checker on its point and presses the clock
      And Black asks for correction of the third turn
      Then White takes the turn back and has 6-1 to play again

  @nardy:28.6-b
  Rule: 28.6-b The offender makes the correction on the time bank only

    @reading:nardy-delay
    Scenario Outline: 28.6-b <side> takes 0:20 to make the turn again, all of it from the bank
      На повторный ход <side> тратят 0:20, и всё это — из таймбанка
      Given a game of long nardy with 0:12 for each move and 2:00 in the time bank
      When <side> rolls 6-3, plays 24/18 24/21 and presses the clock after 0:10
      And <other> asks for correction of the first turn
      And <side> makes the turn again, 24/15, and presses the clock after 0:20
      Then the time left is <white> for White and <black> for Black

      Examples:
        | side  | other | white | black |
        | White | Black | 1:40  | 2:00  |
        | Black | White | 2:00  | 1:40  |

    @reading:nardy-delay
    Scenario: 28.6-b There is no new time for the move: the bank runs at once
      Нового времени на ход нет: таймбанк идёт сразу
      Given a game of long nardy with 0:12 for each move and 2:00 in the time bank
      When White rolls 6-3, plays 24/18 24/21 and presses the clock after 0:02
      And Black thinks for 0:20
      And Black asks for correction of the first turn
      Then White's time bank is running
      And the time left is 2:00 for White and 1:52 for Black

    @reading:nardy-delay
    Scenario: 28.6-b The next turn has its time for the move again
      В следующем ходе время на ход снова есть
      Given a game of long nardy with 0:12 for each move and 2:00 in the time bank
      When White rolls 6-3, plays 24/18 24/21 and presses the clock after 0:02
      And Black asks for correction of the first turn
      And White makes the turn again, 24/15, and presses the clock after 0:01
      Then Black still has 0:12 of the time for the move
      And the time left is 1:59 for White and 2:00 for Black

    @reading:nardy-delay
    Scenario Outline: 28.6-b With <bank> in the bank and <time> to make the turn again the flag falls
      В таймбанке <bank>, на повторный ход уходит <time>: флажок падает
      Given a game of long nardy with 0:12 for each move and <bank> in the time bank
      When White rolls 6-3, plays 24/18 24/21 and presses the clock after 0:02
      And Black asks for correction of the first turn
      And White makes the turn again, 24/15, and presses the clock after <time>
      Then White's time bank is used up and the flag has fallen
      And the time left is 0:00 for White and <bank> for Black

      Examples: used up to the last second, and beyond
        | bank | time |
        | 2:00 | 2:00 |
        | 2:00 | 2:30 |
        | 0:05 | 0:12 |

    @reading:nardy-delay
    Scenario: 28.6-b With nothing in the bank the flag falls as soon as the clock is switched back, and not before
      Если таймбанк пуст, флажок падает, как только часы переключены назад, и не раньше
      Given a game of long nardy with 0:12 for each move and 0:00 in the time bank
      When White rolls 6-3, plays 24/18 24/21 and presses the clock after 0:12
      And Black asks for correction of the first turn
      Then White's time bank is used up and the flag has fallen
      And the ruling rests on 28.4-v1, 28.4-a, 28.6-a and 28.6-b

    @reading:nardy-delay
    Scenario: 28.6-b Where the rest of the time for the move may be used first, the bank runs after it
      Если сначала можно использовать остаток времени на ход, таймбанк идёт после него
      Given a game of long nardy with 0:12 for each move and 2:00 in the time bank
      And the event's own rules say that what was left of the time for the move may be used first
      When White rolls 6-3, plays 24/18 24/21 and presses the clock after 0:02
      And Black asks for correction of the first turn
      And White makes the turn again, 24/15, and presses the clock after 0:15
      Then the time left is 1:55 for White and 2:00 for Black

    @reading:nardy-delay
    Scenario: 28.6-b There, with nothing in the bank, the flag does not fall while the rest lasts
      Тогда и с пустым таймбанком флажок не падает, пока остаток не вышел
      Given a game of long nardy with 0:12 for each move and 0:00 in the time bank
      And the event's own rules say that what was left of the time for the move may be used first
      When White rolls 6-3, plays 24/18 24/21 and presses the clock after 0:02
      And Black asks for correction of the first turn
      Then White still has 0:10 of the time for the move

    @reading:nardy-delay
    Scenario: 28.6-b A correction of 1:59 leaves one second of a bank of 2:00
      После исправления за 1:59 от таймбанка в 2:00 остаётся одна секунда
      Given a game of long nardy with 0:12 for each move and 2:00 in the time bank
      When White rolls 6-3, plays 24/18 24/21 and presses the clock after 0:02
      And Black asks for correction of the first turn
      And White makes the turn again, 24/15, and presses the clock after 1:59
      Then Black still has 0:12 of the time for the move
      And the time left is 0:01 for White and 2:00 for Black

    @does-not-apply @nardy:28.4-a
    Scenario: 28.6-b A first correct turn is not made on the bank: with nothing in it the whole time for the move may be used
      Верный ход делают не за счёт таймбанка: и с пустым таймбанком можно использовать всё время на ход
      Given a game of long nardy with 0:12 for each move and 0:00 in the time bank
      When White rolls 6-3, plays 24/15 and presses the clock after 0:12
      Then Black still has 0:12 of the time for the move
      And the time left is 0:00 for White and 0:00 for Black

    @does-not-apply @nardy:28.6-a
    Scenario: 28.6-b Without a time bank the correction is on the offender's clock
      Где таймбанка нет, ход исправляют за счёт времени на часах
      Given a game of long nardy with 10:00 on each clock and 0:00 added for each move
      When White rolls 6-3, plays 24/18 24/21 and presses the clock after 0:10
      And Black asks for correction of the first turn
      And White makes the turn again, 24/15, and presses the clock after 0:20
      Then the time left is 9:30 for White and 10:00 for Black

    @does-not-apply @nardy:28.4-a @reading:before-the-press
    Scenario: 28.6-b Before the press what is left of the time for the move can still be used
      До переключения часов можно использовать остаток времени на ход
      Given a game of long nardy with 0:12 for each move and 2:00 in the time bank
      When White rolls 6-3 and plays 24/18 24/21
      And White thinks for 0:05
      And Black asks for correction of the first turn
      And White makes the turn again, 24/15, and presses the clock after 0:07
      Then the time left is 2:00 for White and 2:00 for Black

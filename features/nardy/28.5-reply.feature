Feature: 28.5 When the right is lost
  Утрата права на исправление

  Background:
    Given a game of short nardy

  @nardy:28.5-a
  Rule: 28.5-a Once the opponent has replied the right to a correction is lost

    Scenario: 28.5-a Black, having replied, has lost the right to a correction
      Чёрные, сделав ответный ход, утратили право требовать исправления
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black rolls 4-2, plays 8/4 6/4 and presses the clock after 0:20
      And Black asks for correction of the first turn
      Then Black has lost the right to a correction of the turn
      And White's checkers stand 24:1 18:1 13:4 9:1 8:3 6:5
      And the time left is 2:00 for White and 1:52 for Black

    @nardy:28.6-a @reading:nardy-delay
    Scenario: 28.5-a The right is not won back when the reply itself is taken back
      Право не возвращается и тогда, когда обратно взят сам ответный ход
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black rolls 4-2, plays 8/4 6/3 and presses the clock after 0:10
      And White asks for correction of the second turn
      And Black asks for correction of the first turn
      Then Black has lost the right to a correction of the turn
      And the ruling rests on 28.4-v1 and 28.5-a

    @reading:nardy-other-errors
    Scenario: 28.5-a With the reply the right is lost also over another error, a hit checker left on its point
      С ответным ходом право теряется и при иной ошибке: побитая шашка оставлена на пункте
      Given White and Black have made these turns:
        | White        | Black            |
        | 3-1: 8/5 6/5 | 6-2: 24/18 13/11 |
      When White rolls 6-1 and plays 13/7* 8/7
      And White leaves the hit checker on its point and presses the clock
      And Black rolls 4-2, plays 8/4 6/4 and presses the clock after 0:10
      And Black asks for correction of the third turn
      Then Black has lost the right to a correction of the turn

    @reading:nardy-two-moves
    Scenario: 28.5-a A reply in which nothing can be played is a reply
      Ответный ход, в котором ничего нельзя сыграть, — тоже ответный ход
      Given White and Black have made these turns:
        | White        | Black            |
        | 3-1: 8/5 6/5 | 6-2: 24/18 13/11 |
      When White rolls 6-1, plays 13/7* 8/6 and presses the clock after 0:10
      And Black rolls 6-6, can play nothing and presses the clock
      And Black asks for correction of the third turn
      Then Black has lost the right to a correction of the turn

    @does-not-apply @nardy:28.6-a @reading:nardy-two-moves @reading:nardy-delay @reading:nardy-roll-before-claim
    Scenario: 28.5-a Where the event's rules say so, a turn in which nothing can be played is no reply
      Если так сказано в положении о соревновании, ход, в котором ничего нельзя сыграть, ответным не считается
      Given the event's own rules say that only a turn in which a checker was moved is a move
      And White and Black have made these turns:
        | White        | Black            |
        | 3-1: 8/5 6/5 | 6-2: 24/18 13/11 |
      When White rolls 6-1, plays 13/7* 8/6 and presses the clock after 0:10
      And Black rolls 6-6, can play nothing and presses the clock
      And Black asks for correction of the third turn
      Then White takes the turn back and has 6-1 to play again
      And White still has 0:00 of the time for the move

    @does-not-apply @nardy:28.6-a @reading:nardy-delay @reading:nardy-roll-before-claim
    Scenario: 28.5-a A roll of the dice is not yet a reply
      Бросок костей — ещё не ответный ход
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black rolls 4-2
      And Black asks for correction of the first turn
      Then White takes the turn back and has 6-3 to play again

    @does-not-apply @nardy:28.6-a @reading:nardy-delay @reading:nardy-end-of-turn @reading:nardy-roll-before-claim
    Scenario: 28.5-a Black's turn is not yet a reply before Black has pressed the clock
      Ход чёрных — ещё не ответный, пока они не переключили часы
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black rolls 4-2 and plays 8/4 6/4
      And Black asks for correction of the first turn
      Then White takes the turn back and has 6-3 to play again
      And Black's checkers stand 24:2 13:5 8:3 6:5

    @does-not-apply @nardy:28.6-a @reading:nardy-delay @reading:nardy-end-of-turn @reading:nardy-roll-before-claim
    Scenario: 28.5-a Nor is it a reply when Black has picked up the dice without pressing the clock
      Не ответный он и тогда, когда чёрные уже сняли кости, но часы не переключили
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black rolls 4-2 and plays 8/4 6/4
      And Black picks up the dice
      And Black asks for correction of the first turn
      Then White takes the turn back and has 6-3 to play again

    @reading:nardy-end-of-turn
    Scenario: 28.5-a Where picking up the dice completes a move, Black has replied, pressed or not
      Если ход завершён, когда кости сняты, чёрные ответили и без переключения часов
      Given the event's own rules say that picking up the dice completes a move
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black rolls 4-2 and plays 8/4 6/4
      And Black picks up the dice
      And Black asks for correction of the first turn
      Then Black has lost the right to a correction of the turn

    @does-not-apply @nardy:28.6-a @reading:nardy-delay @reading:nardy-end-of-turn @reading:nardy-roll-before-claim
    Scenario: 28.5-a There too, as long as the dice are lying on the board Black has not replied
      И тогда, пока кости лежат на доске, чёрные ещё не ответили
      Given the event's own rules say that picking up the dice completes a move
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black rolls 4-2 and plays 8/4 6/4
      And Black asks for correction of the first turn
      Then White takes the turn back and has 6-3 to play again

    @reading:nardy-end-of-turn
    Scenario: 28.5-a Where a move is made as soon as its checkers have been moved, Black has replied with the dice still lying there
      Если ход сделан, как только передвинуты шашки, чёрные ответили, хотя кости ещё лежат
      Given the event's own rules say that a move is made as soon as its checkers have been moved
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black rolls 4-2 and plays 8/4 6/4
      And Black asks for correction of the first turn
      Then Black has lost the right to a correction of the turn

    @does-not-apply @nardy:28.4-a @nardy:28.6-a @reading:before-the-press @reading:nardy-delay @reading:nardy-roll-before-claim
    Scenario: 28.5-a A turn taken back before Black had pressed the clock is no reply
      Ход, взятый обратно ещё до переключения часов, — не ответный
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black rolls 4-2 and plays 8/4 6/3
      And White asks for correction of the second turn
      And Black asks for correction of the first turn
      Then White takes the turn back and has 6-3 to play again

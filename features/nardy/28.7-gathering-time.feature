Feature: 28.7 Illegal moves for the sake of increment
  Невозможные ходы ради добавления времени

  @nardy:28.7-a
  Rule: 28.7-a Illegal moves made to gather increment are a gross violation

    Scenario Outline: 28.7-a Illegal moves by which <side> gathers 0:08 each time are a gross violation
      Невозможные ходы, за которые <side> получают по 0:08, — грубое нарушение
      Given a game of short nardy with 1:00 on each clock and 0:08 added for each move
      When <side> rolls 6-3, plays 24/18 13/9 and presses the clock after 0:01
      And <other> rolls 4-2, plays 8/4 6/4 and presses the clock after 0:10
      And <side> rolls 5-2, plays 8/6 8/7 and presses the clock after 0:01
      And the referee finds that <side> makes illegal moves to gather time
      Then <side> has committed a gross violation and receives a sporting sanction

      Examples:
        | side  | other |
        | White | Black |
        | Black | White |

    @reading:gathering-plural
    Scenario: 28.7-a A single illegal move is enough, if it was made to gather time
      Достаточно и одного невозможного хода, если он сделан ради накопления времени
      Given a game of short nardy with 1:00 on each clock and 0:08 added for each move
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:01
      And the referee finds that White makes illegal moves to gather time
      Then White has committed a gross violation and receives a sporting sanction
      And the ruling rests on 28.7-a

    @does-not-apply @reading:gathering-plural
    Scenario: 28.7-a Where it takes several illegal moves, a single one is no gross violation
      Если для накопления времени нужно несколько невозможных ходов, один — не грубое нарушение
      Given a game of short nardy with 1:00 on each clock and 0:08 added for each move
      And the event's own rules say that it takes several illegal moves to gather time
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:01
      And the referee finds that White makes illegal moves to gather time
      Then it is no gross violation

    Scenario: 28.7-a Where it takes several illegal moves, two are a gross violation
      Если для накопления времени нужно несколько невозможных ходов, два — грубое нарушение
      Given a game of short nardy with 1:00 on each clock and 0:08 added for each move
      And the event's own rules say that it takes several illegal moves to gather time
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:01
      And Black rolls 4-2, plays 8/4 6/4 and presses the clock after 0:10
      And White rolls 5-2, plays 8/6 8/7 and presses the clock after 0:01
      And the referee finds that White makes illegal moves to gather time
      Then White has committed a gross violation and receives a sporting sanction

    @reading:gathering-plural
    Scenario: 28.7-a A turn with a wrong move and a hit checker left besides is an illegal move like any other
      Ход, в котором и шашкой пошли неправильно, и побитую не сняли, — такой же невозможный ход
      Given a game of short nardy with 1:00 on each clock and 0:08 added for each move
      And White and Black have made these turns:
        | White        | Black            |
        | 3-1: 8/5 6/5 | 6-2: 24/18 13/11 |
      When White rolls 6-1 and plays 13/7* 8/6
      And White leaves the hit checker on its point and presses the clock
      And the referee finds that White makes illegal moves to gather time
      Then White has committed a gross violation and receives a sporting sanction

    @reading:gathering-plural @reading:nardy-other-errors
    Scenario: 28.7-a Pressing with nothing moved, to gather time, is a gross violation too
      Переключать часы, ничего не сыграв, ради накопления времени — тоже грубое нарушение
      Given a game of short nardy with 1:00 on each clock and 0:08 added for each move
      When White rolls 6-3 and presses the clock without moving
      And the referee finds that White makes illegal moves to gather time
      Then White has committed a gross violation and receives a sporting sanction

    @does-not-apply @reading:nardy-other-errors
    Scenario: 28.7-a Where only what 28.4 lists is an illegal move, it is no gross violation
      Если невозможный ход — только перечисленное в 28.4, это не грубое нарушение
      Given a game of short nardy with 1:00 on each clock and 0:08 added for each move
      And the event's own rules say that only what 28.4 lists is an illegal move
      When White rolls 6-3 and presses the clock without moving
      And the referee finds that White makes illegal moves to gather time
      Then it is no gross violation

    @does-not-apply
    Scenario: 28.7-a Illegal moves made by mistake are no gross violation
      Невозможные ходы, сделанные по ошибке, — не грубое нарушение
      Given a game of short nardy with 1:00 on each clock and 0:08 added for each move
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:01
      And the referee finds that White makes illegal moves by mistake
      Then it is no gross violation
      And the time left is 1:07 for White and 1:00 for Black

    @does-not-apply
    Scenario: 28.7-a Legal moves, however quick, are no gross violation
      Возможные ходы, как бы быстро их ни делали, — не грубое нарушение
      Given a game of short nardy with 1:00 on each clock and 0:08 added for each move
      When White rolls 6-3, plays 24/18 13/10 and presses the clock after 0:01
      And the referee finds that White makes illegal moves to gather time
      Then it is no gross violation

    @does-not-apply @reading:gain-needs-increment
    Scenario: 28.7-a Where no time is added none can be gathered
      Где время не добавляют, накопить его нельзя
      Given a game of short nardy with 0:12 for each move and 2:00 in the time bank
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:01
      And the referee finds that White makes illegal moves to gather time
      Then it is no gross violation
      And the time left is 2:00 for White and 2:00 for Black

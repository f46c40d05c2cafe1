Feature: 28.8 An illegal move that nobody noticed
  Незамеченный невозможный ход

  Background:
    Given a game of short nardy

  @nardy:28.8-a
  Rule: 28.8-a An illegal move that neither player noticed cannot be changed later

    Scenario Outline: 28.8-a A protest by <side> after the reply changes nothing
      Протест <side:genitive> после ответного хода ничего не меняет
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black rolls 4-2, plays 8/4 6/4 and presses the clock after 0:10
      And <side> protests against the first turn, which nobody had noticed
      Then the turn is not changed and is no ground for protest
      And the time left is 2:00 for White and 2:00 for Black

      Examples:
        | side  |
        | Black |
        | White |

    @reading:unnoticed
    Scenario: 28.8-a An illegal move that the referee notices after the reply is not changed
      Невозможный ход, который судья заметил после ответного, не изменяют
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black rolls 4-2, plays 8/4 6/4 and presses the clock after 0:10
      And the referee notices that the first turn was illegal
      Then the turn is not changed and is no ground for protest
      And White's checkers stand 24:1 18:1 13:4 9:1 8:3 6:5
      And the ruling rests on 28.4-v1 and 28.8-a

    Scenario: 28.8-a After the end of the game an illegal move that nobody noticed is not changed
      После окончания игры незамеченный невозможный ход не изменяют
      Given the checkers have come to stand 3:1 2:2 off:12 for White and 1:2 off:13 for Black
      When White rolls 2-1, plays 3/off 2/off and presses the clock after 0:10
      And Black rolls 6-5, plays 1/off(2) and presses the clock after 0:10
      And White protests against the first turn, which nobody had noticed
      Then the turn is not changed and is no ground for protest

    @reading:unnoticed
    Scenario: 28.8-a A turn that Black had noticed, but not claimed before replying, counts as unnoticed
      Ход, который чёрные заметили, но до ответного хода промолчали, считается незамеченным
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black rolls 4-2, plays 8/4 6/4 and presses the clock after 0:10
      And Black protests against the first turn, which Black had noticed
      Then the turn is not changed and is no ground for protest
      And the ruling rests on 28.8-a

    @does-not-apply @reading:unnoticed
    Scenario: 28.8-a Where by the event's rules a turn that one player saw to be illegal counts as noticed, the article is silent
      Если по положению о соревновании ход, невозможность которого видел один из игроков, считается замеченным, статья о нём молчит
      Given the event's own rules say that a turn that one of the players saw to be illegal counts as noticed
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black rolls 4-2, plays 8/4 6/4 and presses the clock after 0:10
      And Black protests against the first turn, which Black had noticed
      Then article 28 is silent and the referee decides

    Scenario: 28.8-a Even there, a turn that nobody had noticed is no ground for protest
      И тогда ход, которого никто не заметил, основанием для протеста не служит
      Given the event's own rules say that a turn that one of the players saw to be illegal counts as noticed
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black rolls 4-2, plays 8/4 6/4 and presses the clock after 0:10
      And Black protests against the first turn, which nobody had noticed
      Then the turn is not changed and is no ground for protest

    @does-not-apply @nardy:28.4-a
    Scenario: 28.8-a There too, before the reply Black has only to ask for the correction
      И тогда до ответного хода чёрным достаточно потребовать исправления
      Given the event's own rules say that a turn that one of the players saw to be illegal counts as noticed
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black protests against the first turn, which Black had noticed
      Then only Black decides whether the turn is corrected
      And the ruling rests on 28.4-a

    @reading:nardy-two-moves
    Scenario: 28.8-a A turn in which Black could play nothing is a reply too: a protest changes nothing
      Ход, в котором чёрные ничего не могли сыграть, — тоже ответный: протест ничего не меняет
      Given the checkers have come to stand 6:3 5:3 4:3 3:2 2:2 1:2 for White and bar:1 6:14 for Black
      When White rolls 6-3, plays 6/off 5/off and presses the clock after 0:10
      And Black rolls 6-5, can play nothing and presses the clock
      And Black protests against the first turn, which nobody had noticed
      Then the turn is not changed and is no ground for protest

    @does-not-apply @nardy:28.4-a @reading:nardy-two-moves
    Scenario: 28.8-a Where such a turn does not count, there has been no reply: Black decides
      Если такой ход в счёт не идёт, ответного хода ещё не было: решают чёрные
      Given the event's own rules say that only a turn in which a checker was moved is a move
      And the checkers have come to stand 6:3 5:3 4:3 3:2 2:2 1:2 for White and bar:1 6:14 for Black
      When White rolls 6-3, plays 6/off 5/off and presses the clock after 0:10
      And Black rolls 6-5, can play nothing and presses the clock
      And Black protests against the first turn, which nobody had noticed
      Then only Black decides whether the turn is corrected

    @does-not-apply @reading:nardy-other-errors
    Scenario: 28.8-a Where only what 28.4 lists is an illegal move, of a protest over another error nothing is said
      Если невозможный ход — только перечисленное в 28.4, о протесте из-за иной ошибки ничего не сказано
      Given the event's own rules say that only what 28.4 lists is an illegal move
      When White rolls 6-3 and presses the clock without moving
      And Black rolls 4-2, plays 8/4 6/4 and presses the clock after 0:10
      And Black protests against the first turn, which nobody had noticed
      Then article 28 is silent and the referee decides

    @reading:nardy-end-of-turn
    Scenario: 28.8-a Where picking up the dice completes the reply, a protest is too late from then on
      Если ответный ход завершён, когда кости сняты, протестовать с этой минуты поздно
      Given the event's own rules say that picking up the dice completes a move
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black rolls 4-2 and plays 8/4 6/4
      And Black picks up the dice
      And Black protests against the first turn, which nobody had noticed
      Then the turn is not changed and is no ground for protest

    @reading:nardy-last-turn
    Scenario: 28.8-a Against an illegal turn that ended the game there is no protest
      На невозможный ход, которым игра закончилась, протеста нет
      Given the checkers have come to stand 3:1 1:1 off:13 for White and 6:5 5:5 4:5 for Black
      When White rolls 2-1, plays 3/off 1/off and presses the clock after 0:10
      And Black protests against the first turn, which nobody had noticed
      Then the turn is not changed and is no ground for protest

    @does-not-apply @nardy:28.4-a @reading:nardy-last-turn
    Scenario: 28.8-a Where the turn that ended the game may still be claimed, Black decides and needs no protest
      Если исправления последнего хода ещё можно потребовать, решают чёрные, и протест не нужен
      Given the event's own rules say that the turn that ended the game may still be claimed
      And the checkers have come to stand 3:1 1:1 off:13 for White and 6:5 5:5 4:5 for Black
      When White rolls 2-1, plays 3/off 1/off and presses the clock after 0:10
      And Black protests against the first turn, which nobody had noticed
      Then only Black decides whether the turn is corrected

    @does-not-apply @nardy:28.6-a @reading:nardy-delay
    Scenario: 28.8-a An illegal move noticed before the reply is corrected
      Невозможный ход, замеченный до ответного, исправляют
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black asks for correction of the first turn
      Then White takes the turn back and has 6-3 to play again

    @does-not-apply @nardy:28.4-a
    Scenario: 28.8-a Before the reply a protest is no use: Black has only to ask for the correction
      До ответного хода протест не нужен: чёрным достаточно потребовать исправления
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black protests against the first turn, which Black had noticed
      Then only Black decides whether the turn is corrected

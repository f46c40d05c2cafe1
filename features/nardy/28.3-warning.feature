Feature: 28.3 The warning
  Предупреждение

  @nardy:28.3-a
  Rule: 28.3-a Errors in the set-up bring a warning

    @reading:nardy-who-is-warned
    Scenario Outline: 28.3-a In <discipline> both players are warned when <side>'s checkers are set up <checkers>
      В <discipline:prepositional> предупреждают обоих, если шашки <side:genitive> расставлены так: <checkers>
      Given a game of <discipline>
      And <side>'s checkers are set up <checkers>
      When it is found that the set-up or the count is wrong
      Then the warnings in the event are 1 for White and 1 for Black
      And 38.1 may be applied to neither player

      @reading:nardy-reset
      Examples: in the wrong places
        | discipline  | side  | checkers          |
        | short nardy | Black | 24:2 13:5 8:4 6:4 |
        | long nardy  | White | 24:14 23:1        |

      @reading:nardy-reset
      Examples: in the wrong number
        | discipline  | side  | checkers          |
        | short nardy | White | 24:2 13:5 8:3 6:6 |

      @reading:nardy-count-any-time
      Examples: in the wrong number
        | discipline  | side  | checkers          |
        | long nardy  | Black | 24:14             |

    @nardy:28.1-a @reading:nardy-who-is-warned
    Scenario: 28.3-a A set-up that stands is warned for all the same
      Предупреждают и тогда, когда расстановка остаётся
      Given a game of short nardy
      And Black's checkers are set up 24:2 13:5 8:4 6:4
      And White and Black have made these turns:
        | White        | Black        |
        | 3-1: 8/5 6/5 | 4-2: 8/4 6/4 |
        | 6-5: 24/13   | 5-3: 8/3 6/3 |
      When it is found that the set-up or the count is wrong
      Then the game goes on with the checkers as they stand
      And the warnings in the event are 1 for White and 1 for Black

    @reading:nardy-who-is-warned @reading:nardy-reset
    Scenario Outline: 28.3-a Only the player at fault is warned where the event says so
      Если так сказано в положении о соревновании, предупреждают только виновника
      Given a game of short nardy
      And the event's own rules say that only the player at fault is warned
      And <side>'s checkers are set up 24:2 13:5 8:4 6:4
      When it is found that the set-up or the count is wrong
      Then the warnings in the event are <white> for White and <black> for Black
      And the ruling rests on 28.1-c and 28.3-a

      Examples:
        | side  | white | black |
        | White | 1     | 0     |
        | Black | 0     | 1     |

    @does-not-apply @nardy:28.2.1-a @reading:nardy-count-any-time
    Scenario: 28.3-a A checker lost in the course of the game is no error in the set-up
      Шашка, потерянная по ходу игры, — не ошибка в расстановке
      Given a game of long nardy
      And the checkers have come to stand 24:5 15:6 6:4 for White and 24:2 19:5 17:5 12:2 for Black
      When it is found that the set-up or the count is wrong
      Then the referee adds 1 checker to Black's head
      And the warnings in the event are 0 for White and 0 for Black
      And the ruling rests on 28.2.1-a

    @does-not-apply @nardy:28.1-a @reading:nardy-who-is-warned
    Scenario: 28.3-a A set-up that has been warned for is not warned for again in the same game
      За расстановку, о которой уже предупредили, в той же игре второй раз не предупреждают
      Given a game of short nardy
      And Black's checkers are set up 24:2 13:5 8:3 6:4
      And White and Black have made these turns:
        | White        | Black        |
        | 3-1: 8/5 6/5 | 4-2: 8/4 6/4 |
        | 6-5: 24/13   | 5-3: 8/3 6/3 |
      When it is found that the set-up or the count is wrong
      And it is found that the set-up or the count is wrong
      Then the warnings in the event are 1 for White and 1 for Black
      And 38.1 may be applied to neither player
      And the ruling rests on 28.1-a and 28.1-b

  @nardy:28.3-b
  Rule: 28.3-b On a repeat the referee may apply 38.1

    @reading:nardy-who-is-warned @reading:nardy-count-any-time
    Scenario Outline: 28.3-b A player warned <where> repeats the violation: 38.1 may be applied
      Для игрока, предупреждённого <where>, это повтор: можно применить пункт 38.1
      Given a game of long nardy
      And <side> has already been warned <where>
      And Black's checkers are set up 24:14
      When it is found that the set-up or the count is wrong
      Then 38.1 may be applied to <side>
      And the warnings in the event are <white> for White and <black> for Black
      And the ruling rests on 28.2.1-a, 28.3-a and 28.3-b

      Examples:
        | side  | where                         | white | black |
        | Black | in this match                 | 1     | 2     |
        | Black | in another match of the event | 1     | 2     |
        | White | in another match of the event | 2     | 1     |

    @reading:nardy-who-is-warned @reading:nardy-count-any-time
    Scenario: 28.3-b When both had been warned before, 38.1 may be applied to both
      Если раньше предупреждены были оба, пункт 38.1 можно применить к обоим
      Given a game of long nardy
      And White has already been warned in another match of the event
      And Black has already been warned in this match
      And Black's checkers are set up 24:14
      When it is found that the set-up or the count is wrong
      Then 38.1 may be applied to both players

    @nardy:28.2-b @reading:nardy-who-is-warned @reading:nardy-reset
    Scenario: 28.3-b A game that begins again does not wipe out the warnings, so a second error in it is a repeat
      Когда игру начинают заново, предупреждения не снимают, и вторая ошибка в ней — уже повтор
      Given a game of long nardy
      And White has already been warned in this match
      And Black's checkers are set up 24:14 23:1
      When it is found that the set-up or the count is wrong
      Then the checkers go back to the initial position
      And the warnings in the event are 2 for White and 1 for Black
      And the ruling rests on 28.2-b, 28.3-a and 28.3-b

    @does-not-apply @nardy:28.3-a @reading:nardy-count-any-time @reading:nardy-who-is-warned
    Scenario: 28.3-b A first violation brings the warning only
      За первое нарушение — только предупреждение
      Given a game of long nardy
      And Black's checkers are set up 24:14
      When it is found that the set-up or the count is wrong
      Then 38.1 may be applied to neither player
      And the warnings in the event are 1 for White and 1 for Black
      And the ruling rests on 28.2.1-a and 28.3-a

    @does-not-apply @nardy:28.3-a @reading:nardy-who-is-warned @reading:nardy-count-any-time
    Scenario: 28.3-b Where the event counts repeats within the match, a warning in another match does not count
      Если в положении о соревновании повтор считают в пределах матча, предупреждение в другом матче не в счёт
      Given a game of long nardy
      And the event's own rules say that a repeat is counted within the match
      And Black has already been warned in another match of the event
      And Black's checkers are set up 24:14
      When it is found that the set-up or the count is wrong
      Then 38.1 may be applied to neither player

    @does-not-apply @nardy:28.3-a @reading:nardy-who-is-warned @reading:nardy-count-any-time
    Scenario: 28.3-b Where only the player at fault is warned the other player's second set-up error is not a repeat
      Если предупреждают только виновника, для его соперника это не повтор
      Given a game of long nardy
      And the event's own rules say that only the player at fault is warned and a repeat is counted within the match
      And White has already been warned in this match
      And Black's checkers are set up 24:14
      When it is found that the set-up or the count is wrong
      Then 38.1 may be applied to neither player

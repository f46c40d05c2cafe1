Feature: 28.2.2 Surplus checkers
  Лишние шашки

  Background:
    Given a game of long nardy

  @nardy:28.2.2-a
  Rule: 28.2.2-a Surplus checkers are removed from the head

    @reading:nardy-count-any-time @reading:nardy-who-is-warned
    Scenario Outline: 28.2.2-a Set up with <checkers>, White has <surplus> removed from the head
      Шашки белых расставлены так: <checkers>; с головы снимают <surplus:accusative>
      Given White's checkers are set up <checkers>
      When it is found that the set-up or the count is wrong
      Then the referee removes <surplus> from White's head
      And White has 15 checkers on the head and 15 checkers in all
      And the time left is 2:00 for White and 2:00 for Black
      And the ruling rests on 28.2.2-a and 28.3-a

      Examples:
        | checkers | surplus    |
        | 24:16    | 1 checker  |
        | 24:18    | 3 checkers |

    @reading:nardy-count-any-time @reading:nardy-who-is-warned
    Scenario Outline: 28.2.2-a However late, the head gives up what is surplus and then holds <after>
      В любое время лишнее снимают с головы, и на ней остаётся <after>
      Given White's checkers are set up 24:16
      And the checkers have come to stand <white> for White and 24:6 19:4 17:3 12:2 for Black
      When it is found that the set-up or the count is wrong
      Then the referee removes 1 checker from White's head
      And White has <after> on the head and 15 checkers in all

      Examples:
        | white         | after      |
        | 24:1 15:9 6:6 | 0 checkers |
        | 24:5 15:9 6:2 | 4 checkers |

    @nardy:28.2.2-b @reading:nardy-surplus-over-head @reading:nardy-count-any-time @reading:nardy-who-is-warned
    Scenario: 28.2.2-a Of two surplus checkers a head of one gives up one, and the other is played in
      Если лишних две, а на голове одна, её снимают, а другая «заиграна»
      Given White's checkers are set up 24:17
      And the checkers have come to stand 24:1 15:9 6:7 for White and 24:6 19:4 17:3 12:2 for Black
      When it is found that the set-up or the count is wrong
      Then the referee removes 1 checker from White's head
      And White's wrong count is played in
      And White has 0 checkers on the head and 16 checkers in all
      And the ruling rests on 28.2.2-a, 28.2.2-b and 28.3-a

    @does-not-apply @nardy:28.2.2-b @reading:nardy-count-any-time @reading:nardy-who-is-warned
    Scenario: 28.2.2-a Where the head is empty nothing is removed
      Если голова пуста, ничего не снимают
      Given White's checkers are set up 24:16
      And the checkers have come to stand 15:9 6:7 for White and 24:6 19:4 17:3 12:2 for Black
      When it is found that the set-up or the count is wrong
      Then White's wrong count is played in
      And White's checkers stand 15:9 6:7

  @nardy:28.2.2-b
  Rule: 28.2.2-b With the head empty the game goes on with the surplus checkers

    @reading:nardy-count-any-time @reading:nardy-who-is-warned
    Scenario Outline: 28.2.2-b With Black's head empty Black goes on with <left>
      При пустой голове чёрные играют дальше, имея <left>
      Given Black's checkers are set up <checkers>
      And the checkers have come to stand 24:5 15:6 6:4 for White and <black> for Black
      When it is found that the set-up or the count is wrong
      Then Black's wrong count is played in
      And Black has 0 checkers on the head and <left> in all
      And the time left is 2:00 for White and 2:00 for Black
      And the ruling rests on 28.2.2-b and 28.3-a

      Examples:
        | checkers | black               | left        |
        | 24:16    | 19:5 17:5 12:6      | 16 checkers |
        | 24:17    | 19:5 17:5 12:6 6:1  | 17 checkers |

    @does-not-apply @nardy:28.2.2-a @reading:nardy-count-any-time @reading:nardy-who-is-warned
    Scenario: 28.2.2-b With only the opponent's head empty nothing is played in
      Если пуста только голова соперника, ничего не «заиграно»
      Given Black's checkers are set up 24:16
      And the checkers have come to stand 15:9 6:6 for White and 24:3 19:5 17:5 12:3 for Black
      When it is found that the set-up or the count is wrong
      Then the referee removes 1 checker from Black's head
      And nothing is played in

    @does-not-apply @nardy:28.2.2-a @reading:nardy-count-any-time @reading:nardy-who-is-warned
    Scenario: 28.2.2-b While the head can give up what is surplus nothing is played in
      Пока лишнее можно снять с головы, ничего не «заиграно»
      Given Black's checkers are set up 24:17
      And the checkers have come to stand 24:5 15:6 6:4 for White and 24:2 19:5 17:5 12:5 for Black
      When it is found that the set-up or the count is wrong
      Then the referee removes 2 checkers from Black's head
      And Black has 0 checkers on the head and 15 checkers in all

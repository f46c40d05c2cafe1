Feature: 28.2.1 Missing checkers
  Недостающие шашки

  Background:
    Given a game of long nardy

  @nardy:28.2.1-a
  Rule: 28.2.1-a Missing checkers are added to the head if a checker stands on it

    @reading:nardy-count-any-time @reading:nardy-who-is-warned
    Scenario Outline: 28.2.1-a If Black's set-up lacks <missing>, that is what is added to the head
      Недостача у чёрных при расстановке — <missing>: столько и добавляют на голову
      Given Black's checkers are set up <checkers>
      When it is found that the set-up or the count is wrong
      Then the referee adds <missing> to Black's head
      And Black has 15 checkers on the head and 15 checkers in all
      And the time left is 2:00 for White and 2:00 for Black

      Examples:
        | checkers | missing    |
        | 24:14    | 1 checker  |
        | 24:12    | 3 checkers |

    @reading:nardy-count-any-time @reading:nardy-who-is-warned
    Scenario Outline: 28.2.1-a However late, the head receives what is missing and then holds <after>
      В любое время недостающее добавляют на голову, и на ней становится <after>
      Given Black's checkers are set up 24:14
      And the checkers have come to stand 15:9 6:6 for White and <black> for Black
      When it is found that the set-up or the count is wrong
      Then the referee adds <missing> to Black's head
      And Black has <after> on the head and 15 checkers in all

      Examples:
        | black               | missing    | after      |
        | 24:1 19:5 17:5 12:3 | 1 checker  | 2 checkers |
        | 24:4 19:5 17:3 12:2 | 1 checker  | 5 checkers |
        | 24:1 19:5 17:5 12:2 | 2 checkers | 3 checkers |

    @does-not-apply @nardy:28.2.1-b @reading:nardy-count-any-time @reading:nardy-who-is-warned
    Scenario: 28.2.1-a A head that is empty receives nothing
      На пустую голову ничего не добавляют
      Given Black's checkers are set up 24:14
      And the checkers have come to stand 15:9 6:6 for White and 23:1 19:5 17:5 12:3 for Black
      When it is found that the set-up or the count is wrong
      Then Black's wrong count is played in
      And Black has 0 checkers on the head and 14 checkers in all

    @does-not-apply @nardy:28.1-a @reading:nardy-who-is-warned
    Scenario: 28.2.1-a Short nardy has no head: there a wrong count is left
      В коротких нардах головы нет: там неверное число шашек остаётся
      Given a game of short nardy
      And Black's checkers are set up 24:2 13:5 8:3 6:4
      And White and Black have made these turns:
        | White        | Black        |
        | 3-1: 8/5 6/5 | 4-2: 8/4 6/4 |
        | 6-5: 24/13   | 5-3: 8/3 6/3 |
      When it is found that the set-up or the count is wrong
      Then the game goes on with the checkers as they stand

  @nardy:28.2.1-b
  Rule: 28.2.1-b With the head empty the game goes on without the missing checkers

    @reading:nardy-count-any-time @reading:nardy-who-is-warned
    Scenario Outline: 28.2.1-b With White's head empty White goes on with <left>
      При пустой голове белые играют дальше, имея <left>
      Given White's checkers are set up <checkers>
      And the checkers have come to stand <white> for White and 24:6 19:4 17:3 12:2 for Black
      When it is found that the set-up or the count is wrong
      Then White's wrong count is played in
      And White has 0 checkers on the head and <left> in all
      And the time left is 2:00 for White and 2:00 for Black
      And the ruling rests on 28.2.1-b and 28.3-a

      Examples:
        | checkers | white               | left        |
        | 24:14    | 23:1 15:9 6:4       | 14 checkers |
        | 24:13    | 6:5 5:4 4:3 off:1   | 13 checkers |

    @reading:nardy-count-any-time @reading:nardy-who-is-warned
    Scenario: 28.2.1-b Each player's own head decides
      У каждого всё решает его собственная голова
      Given White's checkers are set up 24:14
      And Black's checkers are set up 24:14
      And the checkers have come to stand 15:9 6:5 for White and 24:1 19:5 17:5 12:3 for Black
      When it is found that the set-up or the count is wrong
      Then White's wrong count is played in
      And the referee adds 1 checker to Black's head
      And White's count is put right before Black's
      And the ruling rests on 28.2.1-a, 28.2.1-b and 28.3-a

    @does-not-apply @nardy:28.2.1-a @reading:nardy-count-any-time @reading:nardy-who-is-warned
    Scenario: 28.2.1-b With one checker left on the head nothing is played in yet
      Пока на голове стоит хоть одна шашка, ничего ещё не «заиграно»
      Given White's checkers are set up 24:14
      And the checkers have come to stand 24:1 15:9 6:4 for White and 24:6 19:4 17:3 12:2 for Black
      When it is found that the set-up or the count is wrong
      Then the referee adds 1 checker to White's head
      And White has 2 checkers on the head and 15 checkers in all

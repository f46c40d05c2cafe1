Feature: 28.2 Long nardy: a wrong set-up with the right count
  Длинные нарды: неправильная расстановка при верном числе шашек

  Background:
    Given a game of long nardy
    And the turns of the game:
      | White      | Black      |
      | 6-3: 24/15 | 5-2: 24/17 |
      | 5-4: 24/15 | 6-1: 24/17 |
      | 4-1: 24/19 | 3-2: 24/19 |

  @nardy:28.2-a
  Rule: 28.2-a In long nardy, with the count right, the game goes on once both have made two moves

    @reading:nardy-who-is-warned
    Scenario Outline: 28.2-a A wrong set-up stands when White has made <white> and Black <black>
      Неправильная расстановка остаётся, если у белых <white>, а у чёрных <black>
      Given Black's checkers are set up 24:14 23:1
      When <white> of White and <black> of Black have been played
      And it is found that the set-up or the count is wrong
      Then the game goes on with the checkers as they stand
      And the time left is 2:00 for White and 2:00 for Black
      And the ruling rests on 28.2-a and 28.3-a

      Examples:
        | white   | black   |
        | 2 turns | 2 turns |
        | 3 turns | 2 turns |
        | 2 turns | 3 turns |

    @reading:nardy-who-is-warned
    Scenario Outline: 28.2-a In <discipline> a wrong set-up stands once both have made two moves
      В дисциплине «<discipline>» неправильная расстановка остаётся, если оба сделали по два хода
      Given a game of <discipline>
      And Black's checkers are set up 24:14 23:1
      When 2 turns of White and 2 turns of Black have been played
      And it is found that the set-up or the count is wrong
      Then the game goes on with the checkers as they stand

      Examples:
        | discipline       |
        | long nardy       |
        | long nardy blitz |

    @does-not-apply @nardy:28.2-b @reading:nardy-reset @reading:nardy-who-is-warned
    Scenario Outline: 28.2-a A wrong set-up does not stand when White has made <white> and Black <black>
      Неправильная расстановка не остаётся, если у белых <white>, а у чёрных <black>
      Given Black's checkers are set up 24:14 23:1
      When <white> of White and <black> of Black have been played
      And it is found that the set-up or the count is wrong
      Then the checkers go back to the initial position

      Examples:
        | white   | black   |
        | 2 turns | 1 turn  |
        | 1 turn  | 2 turns |

    @nardy:28.2.1-a @reading:nardy-count-any-time @reading:nardy-who-is-warned
    Scenario: 28.2-a A wrong count is put right on the head, although the wrong set-up stands
      Неверное число шашек исправляют на голове, а неправильная расстановка остаётся
      Given Black's checkers are set up 24:13 23:1
      When 2 turns of White and 2 turns of Black have been played
      And it is found that the set-up or the count is wrong
      Then the referee adds 1 checker to Black's head
      And Black's checkers stand 24:12 23:1 17:2
      And the ruling rests on 28.2-a, 28.2.1-a and 28.3-a

    @does-not-apply @nardy:28.2.1-a @reading:nardy-count-any-time @reading:nardy-who-is-warned
    Scenario: 28.2-a With only the count wrong it is the count that is put right, no set-up being in question
      Если неверно только число шашек, исправляют число, а о расстановке речи нет
      Given Black's checkers are set up 24:14
      When 2 turns of White and 2 turns of Black have been played
      And it is found that the set-up or the count is wrong
      Then the referee adds 1 checker to Black's head
      And Black has 13 checkers on the head and 15 checkers in all
      And the ruling rests on 28.2.1-a and 28.3-a

    @does-not-apply @nardy:28.2.1-b @reading:nardy-count-any-time @reading:nardy-who-is-warned
    Scenario: 28.2-a When the missing checker is played in, that the game goes on is said with it already
      Если недостающая шашка «заиграна», то, что игра продолжается, этим уже сказано
      Given Black's checkers are set up 24:13 23:1
      And White and Black have made these turns:
        | White      | Black      |
        | 6-3: 24/15 | 5-2: 24/17 |
        | 5-4: 24/15 | 6-1: 24/17 |
      And the checkers have come to stand 24:13 15:2 for White and 23:1 19:5 17:5 12:3 for Black
      When it is found that the set-up or the count is wrong
      Then Black's wrong count is played in
      And the ruling rests on 28.2.1-b and 28.3-a

    @nardy:28.2.2-a @reading:nardy-count-any-time @reading:nardy-who-is-warned
    Scenario: 28.2-a When the head can give up what is surplus, the wrong set-up stands besides
      Если лишнюю шашку можно снять с головы, неправильная расстановка к тому же остаётся
      Given Black's checkers are set up 24:14 23:2
      And White and Black have made these turns:
        | White      | Black      |
        | 6-3: 24/15 | 5-2: 24/17 |
        | 5-4: 24/15 | 6-1: 24/17 |
      And the checkers have come to stand 24:13 15:2 for White and 24:1 19:6 17:6 12:3 for Black
      When it is found that the set-up or the count is wrong
      Then the referee removes 1 checker from Black's head
      And the ruling rests on 28.2-a, 28.2.2-a and 28.3-a

    @does-not-apply @nardy:28.2.2-a @nardy:28.2.2-b @reading:nardy-surplus-over-head @reading:nardy-count-any-time @reading:nardy-who-is-warned
    Scenario: 28.2-a When the head cannot give up all that is surplus, that the game goes on is said with the rest
      Если с головы нельзя снять всё лишнее, то, что игра продолжается, сказано вместе с остатком
      Given Black's checkers are set up 24:16 23:1
      And White and Black have made these turns:
        | White      | Black      |
        | 6-3: 24/15 | 5-2: 24/17 |
        | 5-4: 24/15 | 6-1: 24/17 |
      And the checkers have come to stand 24:13 15:2 for White and 24:1 19:6 17:6 12:4 for Black
      When it is found that the set-up or the count is wrong
      Then the referee removes 1 checker from Black's head
      And the ruling rests on 28.2.2-a, 28.2.2-b and 28.3-a

    @reading:nardy-who-is-warned
    Scenario: 28.2-a A wrong set-up stands also when the opponent's head is empty
      Неправильная расстановка остаётся и тогда, когда пуста голова соперника
      Given Black's checkers are set up 24:14 23:1
      And White and Black have made these turns:
        | White      | Black      |
        | 6-3: 24/15 | 5-2: 24/17 |
        | 5-4: 24/15 | 6-1: 24/17 |
      And the checkers have come to stand 15:9 6:6 for White and 24:6 19:4 17:3 12:2 for Black
      When it is found that the set-up or the count is wrong
      Then the game goes on with the checkers as they stand

    @does-not-apply
    Scenario: 28.2-a With the checkers set up rightly there is nothing to let stand
      Если шашки расставлены правильно, оставлять в силе нечего
      When 2 turns of White and 2 turns of Black have been played
      And somebody doubts that the set-up and the count are right
      Then the set-up and the count are right and the game goes on
      And the ruling rests on 28.2-a

  @nardy:28.2-b
  Rule: 28.2-b In long nardy the checkers go back to the start if either has made fewer than two moves

    @reading:nardy-reset @reading:nardy-who-is-warned
    Scenario Outline: 28.2-b The checkers go back when White has made <white> and Black <black>
      Шашки возвращают, если у белых <white>, а у чёрных <black>
      Given <side>'s checkers are set up <checkers>
      When <white> of White and <black> of Black have been played
      And it is found that the set-up or the count is wrong
      Then the checkers go back to the initial position
      And the time left is 2:00 for White and 2:00 for Black
      And the ruling rests on 28.2-b and 28.3-a

      Examples:
        | white   | black   | side  | checkers   |
        | 0 turns | 0 turns | White | 12:15      |
        | 0 turns | 0 turns | Black | 24:14 23:1 |
        | 1 turn  | 0 turns | Black | 24:14 23:1 |
        | 1 turn  | 1 turn  | White | 24:13 23:2 |
        | 2 turns | 1 turn  | Black | 24:14 23:1 |
        | 1 turn  | 2 turns | Black | 24:14 23:1 |

    @does-not-apply @nardy:28.2-a @reading:nardy-who-is-warned
    Scenario: 28.2-b When both have made two moves the checkers do not go back
      Если оба сделали по два хода, шашки не возвращают
      Given Black's checkers are set up 24:14 23:1
      When 2 turns of White and 2 turns of Black have been played
      And it is found that the set-up or the count is wrong
      Then the game goes on with the checkers as they stand
      And Black's checkers stand 24:12 23:1 17:2

    @nardy:28.2.1-a @reading:nardy-count-any-time @reading:nardy-reset @reading:nardy-who-is-warned
    Scenario: 28.2-b A wrong count and a wrong set-up found early are put right in that order, the count first
      Если рано обнаружены и неверное число шашек, и неправильная расстановка, сначала исправляют число, потом расстановку
      Given Black's checkers are set up 24:13 23:1
      When 1 turn of White and 1 turn of Black have been played
      And it is found that the set-up or the count is wrong
      Then the referee adds 1 checker to Black's head
      And the checkers go back to the initial position
      And the count is put right first
      And the ruling rests on 28.2-b, 28.2.1-a and 28.3-a

    @reading:nardy-reset @reading:nardy-who-is-warned
    Scenario: 28.2-b A head that was never set up is not an empty one: the checkers go back
      Голова, на которую шашек не ставили, — не пустая голова: шашки возвращают
      Given Black's checkers are set up 12:14
      When it is found that the set-up or the count is wrong
      Then the checkers go back to the initial position
      And nothing is played in
      And Black has 15 checkers on the head and 15 checkers in all

    @reading:nardy-reset @reading:nardy-who-is-warned
    Scenario: 28.2-b Sixteen checkers that were never on the head are not played in either: the checkers go back
      Шестнадцать шашек, которых на голову не ставили, тоже не «заиграны»: шашки возвращают
      Given Black's checkers are set up 12:16
      When it is found that the set-up or the count is wrong
      Then the checkers go back to the initial position
      And nothing is played in

    @reading:nardy-reset @reading:nardy-who-is-warned
    Scenario: 28.2-b The game begins again with the time that is left
      Игру начинают заново с оставшимся временем
      Given Black's checkers are set up 24:14 23:1
      When White rolls 6-3, plays 24/15 and presses the clock after 0:32
      And it is found that the set-up or the count is wrong
      Then the checkers go back to the initial position
      And the time left is 1:40 for White and 2:00 for Black
      And both clocks stand still
      And there is no doubling cube

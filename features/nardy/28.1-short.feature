Feature: 28.1 Short nardy: a wrong set-up or a wrong count
  Короткие нарды: неправильная расстановка или неверное число шашек

  Background:
    Given a game of short nardy
    And the turns of the game:
      | White          | Black        |
      | 3-1: 8/5 6/5   | 4-2: 8/4 6/4 |
      | 6-5: 24/13     | 5-3: 8/3 6/3 |
      | 4-3: 13/9 13/10 | 6-1: 13/7 8/7 |

  @nardy:28.1-a
  Rule: 28.1-a In short nardy the game goes on once both have made two moves

    @reading:nardy-who-is-warned
    Scenario Outline: 28.1-a A wrong set-up stands when White has made <white> and Black <black>
      Неправильная расстановка остаётся, если у белых <white>, а у чёрных <black>
      Given Black's checkers are set up 24:2 13:5 8:4 6:4
      When <white> of White and <black> of Black have been played
      And it is found that the set-up or the count is wrong
      Then the game goes on with the checkers as they stand
      And the time left is 2:00 for White and 2:00 for Black

      Examples:
        | white   | black   |
        | 2 turns | 2 turns |
        | 3 turns | 2 turns |
        | 2 turns | 3 turns |

    @does-not-apply @nardy:28.1-c @reading:nardy-reset @reading:nardy-who-is-warned
    Scenario Outline: 28.1-a A wrong set-up does not stand when White has made <white> and Black <black>
      Неправильная расстановка не остаётся, если у белых <white>, а у чёрных <black>
      Given Black's checkers are set up 24:2 13:5 8:4 6:4
      When <white> of White and <black> of Black have been played
      And it is found that the set-up or the count is wrong
      Then the checkers go back to the initial position

      Examples:
        | white   | black   |
        | 2 turns | 1 turn  |
        | 1 turn  | 2 turns |

    @reading:nardy-who-is-warned
    Scenario: 28.1-a A wrong count found when both have made two moves stands too
      Неверное число шашек, обнаруженное, когда оба сделали по два хода, тоже остаётся
      Given Black's checkers are set up 24:2 13:5 8:3 6:4
      When 2 turns of White and 2 turns of Black have been played
      And it is found that the set-up or the count is wrong
      Then the game goes on with the checkers as they stand
      And Black's checkers stand 24:2 13:5 8:1 6:2 4:2 3:2
      And the ruling rests on 28.1-a, 28.1-b and 28.3-a

    @reading:nardy-two-moves @reading:nardy-who-is-warned
    Scenario: 28.1-a A turn in which nothing can be played counts as one of the two
      Ход, в котором ничего нельзя сыграть, идёт в счёт двух
      Given Black's checkers are set up 24:2 13:5 8:4 6:4
      And White and Black have made these turns:
        | White          | Black            |
        | 3-1: 8/5 6/5   | 6-2: 24/18 13/11 |
        | 6-1: 13/7* 8/7 | 6-6: –           |
      When it is found that the set-up or the count is wrong
      Then the game goes on with the checkers as they stand
      And the ruling rests on 28.1-a and 28.3-a

    @reading:nardy-who-is-warned
    Scenario: 28.1-a Where both have moved checkers in two turns, another in which nothing can be played is no matter
      Если оба дважды сыграли, ещё один ход, в котором ничего нельзя сыграть, ничего не меняет
      Given Black's checkers are set up 24:2 13:5 8:4 6:4
      And White and Black have made these turns:
        | White          | Black            |
        | 3-1: 8/5 6/5   | 6-2: 24/18 13/11 |
        | 6-1: 13/7* 8/7 | 6-6: –           |
        | 6-5: 24/13     | 4-3: bar/21 24/21 |
      When it is found that the set-up or the count is wrong
      Then the game goes on with the checkers as they stand
      And the ruling rests on 28.1-a and 28.3-a

    @does-not-apply @nardy:28.1-c @reading:nardy-two-moves @reading:nardy-reset @reading:nardy-who-is-warned
    Scenario: 28.1-a Where the event's rules say so, a turn in which nothing can be played does not count as one of the two
      Если так сказано в положении о соревновании, ход, в котором ничего нельзя сыграть, в счёт двух не идёт
      Given Black's checkers are set up 24:2 13:5 8:4 6:4
      And the event's own rules say that only a turn in which a checker was moved is a move
      And White and Black have made these turns:
        | White          | Black            |
        | 3-1: 8/5 6/5   | 6-2: 24/18 13/11 |
        | 6-1: 13/7* 8/7 | 6-6: –           |
      When it is found that the set-up or the count is wrong
      Then the checkers go back to the initial position

    @does-not-apply
    Scenario: 28.1-a A checker on the bar is counted too, so nothing is missing
      Шашка на баре тоже в счёте, так что все на месте
      Given the checkers have come to stand bar:1 24:1 13:5 8:3 6:5 for White and 24:2 13:5 8:3 6:5 for Black
      When somebody doubts that the set-up and the count are right
      Then the set-up and the count are right and the game goes on
      And the cube stands at 1

    @does-not-apply
    Scenario: 28.1-a With the checkers set up rightly there is nothing to let stand
      Если шашки расставлены правильно, оставлять в силе нечего
      When 2 turns of White and 2 turns of Black have been played
      And somebody doubts that the set-up and the count are right
      Then the set-up and the count are right and the game goes on
      And the ruling rests on 28.1-a

    @does-not-apply @reading:nardy-after-the-end
    Scenario: 28.1-a Of an error found after the end of the game the article says nothing
      Об ошибке, обнаруженной после окончания игры, в статье ничего нет
      Given Black's checkers are set up 24:2 13:5 8:4 6:4
      And the checkers have come to stand 1:1 off:14 for White and 6:5 5:9 4:1 for Black
      When White rolls 6-3, plays 1/off and presses the clock after 0:05
      And it is found that the set-up or the count is wrong
      Then article 28 is silent and the referee decides

    @reading:nardy-who-is-warned
    Scenario Outline: 28.1-a In <discipline> a wrong set-up stands once both have made two moves
      В дисциплине «<discipline>» неправильная расстановка остаётся, если оба сделали по два хода
      Given a game of <discipline>
      And Black's checkers are set up 24:2 13:5 8:4 6:4
      When 2 turns of White and 2 turns of Black have been played
      And it is found that the set-up or the count is wrong
      Then the game goes on with the checkers as they stand

      Examples:
        | discipline        |
        | short nardy       |
        | short nardy blitz |
        | short nardy pairs |

  @nardy:28.1-b
  Rule: 28.1-b A wrong count does not save a player from mars or koks

    Scenario Outline: 28.1-b White wins when Black, set up with 14 checkers, stands <black>: <win>
      Чёрные начали с 14 шашками и стоят так: <black>; белые выигрывают: <win>
      Given Black's checkers are set up 24:2 13:5 8:3 6:4
      And the checkers have come to stand 1:1 off:14 for White and <black> for Black
      When White rolls 6-3, plays 1/off and presses the clock after 0:05
      Then White has won the game: <win>

      Examples: a checker that was never there has not been borne off
        | black        | win  |
        | 6:14         | mars |
        | 18:1 6:13    | mars |
        | 19:1 6:13    | koks |
        | bar:1 6:13   | koks |

      @does-not-apply
      Examples: one that was there has been
        | black            | win         |
        | 6:13 off:1       | a plain win |
        | bar:1 6:12 off:1 | a plain win |

    @does-not-apply
    Scenario: 28.1-b In long nardy, with a checker of Black's still in White's home, White wins by mars and not by koks
      В длинных нардах, хотя шашка чёрных ещё в доме белых, белые выигрывают марс, а не кокс
      Given a game of long nardy
      And the checkers have come to stand 1:1 off:14 for White and 19:1 6:14 for Black
      When White rolls 6-3, plays 1/off and presses the clock after 0:05
      Then White has won the game: mars

    Scenario: 28.1-b When White has borne off the last checker the clocks are stopped
      Когда белые сняли последнюю шашку, часы останавливают
      Given Black's checkers are set up 24:2 13:5 8:3 6:4
      And the checkers have come to stand 1:1 off:14 for White and bar:1 6:13 for Black
      When White rolls 6-3, plays 1/off and presses the clock after 0:05
      Then White has won the game: koks
      And both clocks stand still

    @nardy:28.1-a @reading:nardy-who-is-warned
    Scenario Outline: 28.1-b Letting the game go on, the referee says that <side> may lose by mars or koks
      Решая, что игра продолжается, судья указывает, что <side> могут проиграть марс или кокс
      Given <side>'s checkers are set up <checkers>
      When 2 turns of White and 2 turns of Black have been played
      And it is found that the set-up or the count is wrong
      Then the game goes on with the checkers as they stand
      And <side> may lose by mars or koks

      Examples:
        | side  | checkers            |
        | Black | 24:2 13:5 8:3 6:4   |
        | Black | 24:2 13:6 8:3 6:5   |
        | White | 24:2 13:5 8:3 6:4   |

    @does-not-apply @nardy:28.1-c @reading:nardy-reset @reading:nardy-who-is-warned
    Scenario: 28.1-b When the checkers go back, nothing is said of mars or koks, although the count was wrong
      Когда шашки возвращают, о марсе и коксе речи нет, хотя число было неверным
      Given Black's checkers are set up 24:2 13:5 8:3 6:4
      When it is found that the set-up or the count is wrong
      Then the checkers go back to the initial position
      And nothing is said of mars or koks

    @does-not-apply @nardy:28.1-a @reading:nardy-who-is-warned
    Scenario: 28.1-b With the count right and only the places wrong nothing is said of mars or koks
      При верном числе шашек, стоявших не на тех пунктах, о марсе и коксе речи нет
      Given Black's checkers are set up 24:2 13:5 8:4 6:4
      When 2 turns of White and 2 turns of Black have been played
      And it is found that the set-up or the count is wrong
      Then the game goes on with the checkers as they stand
      And nothing is said of mars or koks

  @nardy:28.1-c
  Rule: 28.1-c In short nardy the checkers go back to the start if either has made fewer than two moves

    @reading:nardy-reset @reading:nardy-who-is-warned
    Scenario Outline: 28.1-c The checkers go back when White has made <white> and Black <black>
      Шашки возвращают, если у белых <white>, а у чёрных <black>
      Given <side>'s checkers are set up <checkers>
      When <white> of White and <black> of Black have been played
      And it is found that the set-up or the count is wrong
      Then the checkers go back to the initial position

      Examples: in the wrong places
        | white   | black   | side  | checkers          |
        | 0 turns | 0 turns | Black | 24:2 13:5 8:4 6:4 |
        | 1 turn  | 0 turns | Black | 24:2 13:5 8:4 6:4 |
        | 1 turn  | 1 turn  | Black | 24:2 13:5 8:4 6:4 |
        | 1 turn  | 1 turn  | Black | 24:2 13:5 8:3 6:4 1:1 |
        | 0 turns | 0 turns | Black | 24:1 13:5 8:3 6:5 bar:1 |
        | 2 turns | 1 turn  | White | 24:2 13:4 8:3 6:6 |
        | 1 turn  | 2 turns | White | 24:2 13:4 8:3 6:6 |

      Examples: in the wrong number
        | white   | black   | side  | checkers          |
        | 0 turns | 0 turns | Black | 24:2 13:5 8:3 6:4 |
        | 2 turns | 1 turn  | White | 24:2 13:6 8:3 6:5 |

    @reading:nardy-reset @reading:nardy-who-is-warned
    Scenario: 28.1-c Black has made one move, and whether White's second turn, played with nothing, was one is no matter
      Чёрные сделали один ход, и считать ли ходом второй, несыгранный ход белых, не важно
      Given Black's checkers are set up 24:2 13:3 6:2 5:2 4:2 3:2 2:2
      And White and Black have made these turns:
        | White         | Black           |
        | 6-1: 24/18 8/7 | 6-5: 13/7* 13/8 |
        | 6-6: –        |                 |
      When it is found that the set-up or the count is wrong
      Then the checkers go back to the initial position

    @reading:nardy-reset @reading:nardy-who-is-warned
    Scenario: 28.1-c The game begins again with the whole time for the move
      Игру начинают заново с полным временем на ход
      Given a game of short nardy with 0:12 for each move and 2:00 in the time bank
      And Black's checkers are set up 24:2 13:5 8:4 6:4
      When White rolls 3-1 and plays 8/5 6/5
      And White thinks for 0:05
      And it is found that the set-up or the count is wrong
      And White rolls 6-3
      Then White still has 0:12 of the time for the move

    @does-not-apply @nardy:28.1-a @reading:nardy-who-is-warned
    Scenario: 28.1-c When both have made two moves the checkers do not go back
      Если оба сделали по два хода, шашки не возвращают
      Given Black's checkers are set up 24:2 13:5 8:4 6:4
      When 2 turns of White and 2 turns of Black have been played
      And it is found that the set-up or the count is wrong
      Then the game goes on with the checkers as they stand
      And Black's checkers stand 24:2 13:5 8:2 6:2 4:2 3:2

    @reading:nardy-reset @reading:nardy-who-is-warned
    Scenario: 28.1-c The game begins again with the cube at 1 and the time that is left
      Игру начинают заново с кубом на 1 и с оставшимся временем
      Given Black's checkers are set up 24:2 13:5 8:4 6:4
      And the cube has been turned to 2
      When White rolls 3-1, plays 8/5 6/5 and presses the clock after 0:32
      And it is found that the set-up or the count is wrong
      Then the cube stands at 1
      And the warnings in this match are 1 for White and 1 for Black
      And the time left is 1:40 for White and 2:00 for Black

    @reading:nardy-reset @reading:nardy-who-is-warned
    Scenario: 28.1-c The checkers go back also when White has rolled and played and not yet pressed the clock
      Шашки возвращают и тогда, когда белые бросили кости и пошли, но часы ещё не переключили
      Given Black's checkers are set up 24:2 13:5 8:4 6:4
      When White rolls 3-1 and plays 8/5 6/5
      And it is found that the set-up or the count is wrong
      Then the checkers go back to the initial position

    @reading:nardy-reset @reading:nardy-who-is-warned
    Scenario: 28.1-c The game begins again with the full time where the event says so
      Если так сказано в положении о соревновании, игру начинают заново с начальным временем
      Given Black's checkers are set up 24:2 13:5 8:4 6:4
      And the event's own rules say that a game begun again has its full time
      When White rolls 3-1, plays 8/5 6/5 and presses the clock after 0:32
      And it is found that the set-up or the count is wrong
      Then the checkers go back to the initial position
      And the time left is 2:00 for White and 2:00 for Black

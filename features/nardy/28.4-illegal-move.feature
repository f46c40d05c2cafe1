Feature: 28.4 Illegal moves and the opponent's choice
  Невозможные ходы и право соперника

  @nardy:28.4-v1
  Rule: 28.4-v1 A wrong move with a checker is an illegal move

    @reading:nardy-delay
    Scenario Outline: 28.4-v1 In short nardy <turn> on <roll> is a wrong move: <reason>
      В коротких нардах ход <turn> при броске <roll> неправильный: <reason>
      Given a game of short nardy
      When White rolls <roll>, plays <turn> and presses the clock after 0:10
      Then the turn is illegal: wrong move
      And the reason is: <reason>
      And the objection is to <wrong>
      When Black reports a violation in the first turn: wrong move
      Then White takes the turn back and has <roll> to play again

      Examples:
        | roll | turn        | reason                             | wrong |
        | 6-3  | 24/18 13/9  | the roll does not give this move   | 13/9  |
        | 6-3  | 24/18 8/11  | the roll does not give this move   | 8/11  |
        | 6-5  | 24/19 13/7  | the point is held by the opponent  | 24/19 |

    @reading:nardy-delay
    Scenario Outline: 28.4-v1 In <discipline> 24/18 alone on <roll> leaves numbers unplayed that could be played
      В <discipline:prepositional> ход 24/18 при броске <roll> оставляет несыгранными числа, которые можно сыграть
      Given a game of <discipline>
      When White rolls <roll>, plays 24/18 and presses the clock after 0:10
      Then the turn is illegal: wrong move
      And the reason is: a number that could be played is left unplayed
      When Black reports a violation in the first turn: wrong move
      Then White takes the turn back and has <roll> to play again

      Examples:
        | discipline  | roll |
        | short nardy | 6-3  |
        | long nardy  | 6-6  |

    Scenario: 28.4-v1 Where another checker could have played both numbers, playing one is a wrong move
      Если другой шашкой можно было сыграть оба числа, сыграть одно — неправильный ход
      Given a game of short nardy
      And the checkers have come to stand 24:1 12:1 off:13 for White and 18:2 12:2 6:2 4:4 3:5 for Black
      When White rolls 6-5, plays 24/18 and presses the clock after 0:10
      Then the turn is illegal: wrong move
      And the reason is: a number that could be played is left unplayed

    @does-not-apply
    Scenario: 28.4-v1 Playing both numbers with the one checker that can is legal
      Сыграть оба числа той единственной шашкой, которой это можно, — по правилам
      Given a game of short nardy
      And the checkers have come to stand 24:1 12:1 off:13 for White and 18:2 12:2 6:2 4:4 3:5 for Black
      When White rolls 6-5, plays 12/6/1 and presses the clock after 0:10
      Then the turn is legal
      And White's checkers stand 24:1 1:1 off:13

    @reading:nardy-delay
    Scenario Outline: 28.4-v1 In long nardy <turn> on the first roll of <roll> is a wrong move: <reason>
      В длинных нардах ход <turn> при первом броске <roll> неправильный: <reason>
      Given a game of long nardy
      When White rolls <roll>, plays <turn> and presses the clock after 0:10
      Then the turn is illegal: wrong move
      And the reason is: <reason>
      And the objection is to <wrong>
      When Black reports a violation in the first turn: wrong move
      Then White takes the turn back and has <roll> to play again

      Examples:
        | roll | turn         | reason                                       | wrong |
        | 6-3  | 24/18 24/21  | too many checkers leave the head in one turn | 24/21 |
        | 5-5  | 24/14(2)     | too many checkers leave the head in one turn | 24/19 |
        | 6-6  | 24/18 18/12  | the point is held by the opponent            | 18/12 |

    Scenario: 28.4-v1 Two checkers leave the head on 6-6 only on the first turn
      Две шашки с головы при броске 6-6 снимают только на первом ходу
      Given a game of long nardy
      And White and Black have made these turns:
        | White      | Black      |
        | 6-3: 24/15 | 5-2: 24/17 |
      When White rolls 6-6, plays 24/18(2) and presses the clock after 0:10
      Then the turn is illegal: wrong move
      And the reason is: too many checkers leave the head in one turn

    @does-not-apply
    Scenario Outline: 28.4-v1 Black too may take two checkers from the head on a first roll of <roll>
      И чёрные при первом броске <roll> вправе снять с головы две шашки
      Given a game of long nardy
      And White and Black have made these turns:
        | White      | Black |
        | 6-3: 24/15 |       |
      When Black rolls <roll>, plays <turn> and presses the clock after 0:10
      Then the turn is legal

      Examples:
        | roll | turn        |
        | 3-3  | 24/15 24/21 |
        | 4-4  | 24/16(2)    |
        | 6-6  | 24/18(2)    |

    Scenario: 28.4-v1 In long nardy a single checker of Black's closes a point
      В длинных нардах пункт закрывает и одна шашка чёрных
      Given a game of long nardy
      And the checkers have come to stand 24:14 10:1 for White and 24:14 17:1 for Black
      When White rolls 5-3, plays 10/5 24/21 and presses the clock after 0:10
      Then the turn is illegal: wrong move
      And the reason is: the point is held by the opponent
      And the objection is to 10/5
      And White's checkers stand 24:13 21:1 5:1
      And Black's checkers stand 24:14 17:1

    Scenario: 28.4-v1 Moving elsewhere with a checker on the bar is a wrong move
      Ходить другой шашкой, когда своя стоит на баре, — неправильный ход
      Given a game of short nardy
      And the checkers have come to stand bar:1 13:5 8:4 6:5 for White and 24:2 13:5 8:3 6:5 for Black
      When White rolls 5-3, plays 13/8 bar/22 and presses the clock after 0:10
      Then the turn is illegal: wrong move
      And the reason is: a checker on the bar must enter first

    @does-not-apply
    Scenario Outline: 28.4-v1 A checker enters from the bar with <turn> on <roll>, and that is legal
      Шашка входит с бара ходом <turn> при броске <roll>, и это по правилам
      Given a game of short nardy
      And the checkers have come to stand bar:1 13:5 8:4 6:5 for White and 24:2 13:5 8:3 6:5 for Black
      When White rolls <roll>, plays <turn> and presses the clock after 0:10
      Then the turn is legal

      Examples:
        | roll | turn        |
        | 5-3  | bar/22 13/8 |
        | 5-3  | bar/20 13/10 |
        | 4-4  | bar/21 13/9(3) |

    Scenario: 28.4-v1 When only one number can be played, playing the smaller is a wrong move
      Если сыграть можно только одно число, сыграть меньшее — неправильный ход
      Given a game of short nardy
      And the checkers have come to stand 24:1 off:14 for White and 12:2 5:5 4:4 3:4 for Black
      When White rolls 6-5, plays 24/19 and presses the clock after 0:10
      Then the turn is illegal: wrong move
      And the reason is: only one number can be played, and it must be the larger

    @does-not-apply
    Scenario: 28.4-v1 When only one number can be played, playing the larger is legal
      Если сыграть можно только одно число, сыграть большее можно
      Given a game of short nardy
      And the checkers have come to stand 24:1 off:14 for White and 12:2 5:5 4:4 3:4 for Black
      When White rolls 6-5, plays 24/18 and presses the clock after 0:10
      Then the turn is legal

    @does-not-apply
    Scenario Outline: 28.4-v1 In <discipline> the first turn <turn> on <roll> is legal, and a claim fails
      В <discipline:prepositional> первый ход <turn> при броске <roll> возможен, и претензия не подтверждается
      Given a game of <discipline>
      When White rolls <roll>, plays <turn> and presses the clock after 0:10
      Then the turn is legal
      When Black reports a violation in the first turn: wrong move
      Then Black's claim about the turn fails

      Examples:
        | discipline  | roll | turn           |
        | short nardy | 6-3  | 24/18 13/10    |
        | short nardy | 6-3  | 24/18 24/21    |
        | short nardy | 6-3  | 24/15          |
        | short nardy | 6-5  | 24/18 18/13    |
        | long nardy  | 6-3  | 24/18 18/15    |
        | long nardy  | 6-6  | 24/18(2)       |
        | long nardy  | 4-4  | 24/16(2)       |
        | long nardy  | 3-3  | 24/15 24/21    |

    @does-not-apply
    Scenario Outline: 28.4-v1 Both numbers may be played with one checker, here <turn> on 6-3, by a point that is open
      Оба числа можно сыграть одной шашкой через открытый пункт: здесь <turn> при броске 6-3
      Given a game of short nardy
      And the checkers have come to stand 24:1 6:5 5:5 4:4 for White and <black> for Black
      When White rolls 6-3, plays <turn> and presses the clock after 0:10
      Then the turn is legal
      And White's checkers stand <after>
      And Black's checkers stand <left>

      Examples: 18 is held, then 21, then each in turn by a single checker that is hit
        | black                 | turn         | after               | left                       |
        | 7:2 6:5 5:4 3:4       | 24/15        | 15:1 6:5 5:5 4:4    | 7:2 6:5 5:4 3:4            |
        | 6:5 5:4 4:2 3:4       | 24/15        | 15:1 6:5 5:5 4:4    | 6:5 5:4 4:2 3:4            |
        | 7:1 6:5 5:5 3:4       | 24/18* 18/15 | 15:1 6:5 5:5 4:4    | bar:1 6:5 5:5 3:4          |
        | 6:5 5:5 4:1 3:4       | 24/21* 21/15 | 15:1 6:5 5:5 4:4    | bar:1 6:5 5:5 3:4          |

    @does-not-apply
    Scenario: 28.4-v1 The last checker on the board waits on the bar while Black moves, and then enters
      Пока чёрные ходят, последняя шашка белых ждёт на баре, а потом входит
      Given a game of short nardy
      And the checkers have come to stand bar:1 3:1 off:13 for White and 8:5 7:5 6:5 for Black
      When Black rolls 2-1, plays 8/6 8/7 and presses the clock after 0:10
      And White rolls 6-5, plays bar/20 20/14 and presses the clock after 0:10
      Then the turn is legal
      And White's checkers stand 14:1 3:1 off:13

  @nardy:28.4-v2
  Rule: 28.4-v2 An extra move is an illegal move

    @reading:nardy-delay
    Scenario Outline: 28.4-v2 In <discipline> <turn> on <roll> is one move too many
      В <discipline:prepositional> в ходе <turn> при броске <roll> одно лишнее передвижение
      Given a game of <discipline>
      When White rolls <roll>, plays <turn> and presses the clock after 0:10
      Then the turn is illegal: extra move
      And the reason is: the whole roll has been played already
      When Black reports a violation in the first turn: extra move
      Then White takes the turn back and has <roll> to play again
      And the ruling rests on 28.4-v2, 28.4-a, 28.6-a and 28.6-b

      Examples:
        | discipline  | roll | turn                |
        | short nardy | 6-3  | 24/18 13/10 8/5     |
        | short nardy | 3-3  | 13/10(2) 8/5(2) 6/3 |
        | long nardy  | 5-2  | 24/19/17/15         |

    Scenario: 28.4-v2 A third checker borne off on a roll that is no double is one move too many
      Третья шашка, снятая при броске, который не дубль, — лишний ход
      Given a game of short nardy
      And the checkers have come to stand 5:2 4:2 3:2 off:9 for White and 24:1 6:5 5:5 4:4 for Black
      When White rolls 5-4, plays 5/off 4/off 3/off and presses the clock after 0:10
      Then the turn is illegal: extra move
      And the reason is: the whole roll has been played already
      And the objection is to 3/off
      And White's checkers stand 5:1 4:1 3:1 off:12

    @does-not-apply
    Scenario Outline: 28.4-v2 A double is played four times, and no move is extra in <turn> on <roll>
      Дубль играют четырежды: в ходе <turn> при броске <roll> лишнего нет
      Given a game of <discipline>
      When White rolls <roll>, plays <turn> and presses the clock after 0:10
      Then the turn is legal
      When Black reports a violation in the first turn: extra move
      Then Black's claim about the turn fails
      And the ruling rests on 28.4-v2 and 28.4-a

      Examples:
        | discipline  | roll | turn            |
        | short nardy | 3-3  | 13/10(2) 8/5(2) |
        | long nardy  | 5-5  | 24/19/14/9/4    |

  @nardy:28.4-v3
  Rule: 28.4-v3 Moving the opponent's checker is an illegal move

    @reading:nardy-delay
    Scenario Outline: 28.4-v3 In <discipline> <turn> moves Black's checker from White's point 12
      В <discipline:prepositional> ход <turn> сделан шашкой чёрных с 12-го пункта белых
      Given a game of <discipline>
      When White rolls 6-3, plays <turn> and presses the clock after 0:10
      Then the turn is illegal: moved the opponent's checker
      And the reason is: the checker is the opponent's
      And the objection is to <wrong>
      And White's checkers stand <white>
      And Black's checkers stand <black>
      When Black reports a violation in the first turn: moved the opponent's checker
      Then White takes the turn back and has 6-3 to play again
      And the ruling rests on 28.4-v3, 28.4-a, 28.6-a and 28.6-b

      Examples:
        | discipline  | turn       | wrong | white                  | black                  |
        | short nardy | 24/18 12/9 | 12/9  | 24:1 18:1 13:5 8:3 6:5 | 24:2 16:1 13:4 8:3 6:5 |
        | short nardy | 12/3       | 12/3  | 24:2 13:5 8:3 6:5      | 24:2 22:1 13:4 8:3 6:5 |
        | long nardy  | 24/18 12/9 | 12/9  | 24:14 18:1             | 24:14 21:1             |

    @nardy:28.4-v1 @reading:nardy-delay
    Scenario: 28.4-v3 One turn can break several rules, and each is named
      Одним ходом можно нарушить несколько правил, и названо будет каждое
      Given a game of short nardy
      When White rolls 6-3, plays 24/20 12/9 and presses the clock after 0:10
      Then the turn is illegal: wrong move; also moved the opponent's checker
      And the objection is to 24/20 12/9
      When Black reports a violation in the first turn: wrong move
      Then White takes the turn back and has 6-3 to play again
      And the ruling rests on 28.4-v1, 28.4-v3, 28.4-a, 28.6-a and 28.6-b

    @does-not-apply
    Scenario: 28.4-v3 Hitting the opponent's checker is not moving it
      Побить шашку соперника — не значит пойти ею
      Given a game of short nardy
      And White and Black have made these turns:
        | White        | Black            |
        | 3-1: 8/5 6/5 | 6-2: 24/18 13/11 |
      When White rolls 6-1, plays 13/7* 8/7 and presses the clock after 0:10
      Then the turn is legal
      And Black's checkers stand bar:1 24:1 13:4 11:1 8:3 6:5
      When Black reports a violation in the third turn: moved the opponent's checker
      Then Black's claim about the turn fails
      And the ruling rests on 28.4-v3 and 28.4-a

  @nardy:28.4-v4
  Rule: 28.4-v4 Removing checkers without reason is an illegal move

    Scenario Outline: 28.4-v4 White wrongly removes a checker of White's own by <turn>: <reason>
      Ходом <turn> белые неправильно снимают свою шашку: <reason>
      Given a game of short nardy
      And the checkers have come to stand <white> for White and 24:1 6:5 5:5 4:4 for Black
      When White rolls 5-4, plays <turn> and presses the clock after 0:10
      Then the turn is illegal: checkers removed without reason
      And the reason is: <reason>

      Examples:
        | white                     | turn            | reason                                                 |
        | 8:1 6:4 5:4 4:4 off:2     | 5/off 8/4       | a checker is taken off before all are in the home board |
        | 6:3 5:2 3:4 off:6         | 5/off 3/off     | a larger number takes off only the checker farthest back |
        | bar:1 6:4 5:4 4:4 off:2   | 5/off 4/off     | a checker is taken off before all are in the home board |
        | 6:3 5:2 3:4 off:6         | 5/off 6/off     | the roll does not take this checker off                |
        | 6:3 5:2 4:4 off:6         | 5/off 4/off 6/bar | a checker of the player's own is put on the bar      |

    @reading:nardy-delay
    Scenario Outline: 28.4-v4 In <discipline> <turn> removes a checker of Black's that was not hit
      В <discipline:prepositional> белые ходом <turn> снимают шашку чёрных, которую не били
      Given a game of <discipline>
      When White rolls 6-3, plays <turn> and presses the clock after 0:10
      Then the turn is illegal: checkers removed without reason
      And the reason is: the opponent's checker is removed without being hit
      And Black's checkers stand <black>
      When Black reports a violation in the first turn: checkers removed without reason
      Then White takes the turn back and has 6-3 to play again
      And the ruling rests on 28.4-v4, 28.4-a, 28.6-a and 28.6-b

      Examples:
        | discipline  | turn               | black                    |
        | short nardy | 24/18 13/10 17/off | 24:2 13:5 8:2 6:5 off:1  |
        | short nardy | 24/18 13/10 1/bar  | 24:1 13:5 8:3 6:5 bar:1  |
        | long nardy  | 24/15 12/off       | 24:14 off:1              |

    @does-not-apply
    Scenario Outline: 28.4-v4 With all checkers home <turn> on <roll> bears them off rightly
      Когда все шашки в доме, ход <turn> при броске <roll> снимает их по правилам
      Given a game of short nardy
      And the checkers have come to stand 5:2 4:2 off:11 for White and 24:1 6:5 5:5 4:4 for Black
      When White rolls <roll>, plays <turn> and presses the clock after 0:10
      Then the turn is legal
      And White's checkers stand <after>
      When Black reports a violation in the first turn: checkers removed without reason
      Then Black's claim about the turn fails
      And the ruling rests on 28.4-v4 and 28.4-a

      Examples:
        | roll | turn              | after           |
        | 5-4  | 5/off 4/off       | 5:1 4:1 off:13  |
        | 6-4  | 5/off 4/off       | 5:1 4:1 off:13  |
        | 6-6  | 5/off(2) 4/off(2) | off:15          |

    @nardy:28.4-v1
    Scenario: 28.4-v4 On 6-5 a checker that could be borne off may not be moved two points instead
      При броске 6-5 шашку, которую можно снять, нельзя вместо этого передвинуть на два пункта
      Given a game of short nardy
      And the checkers have come to stand 3:2 off:13 for White and 24:1 6:5 5:5 4:4 for Black
      When White rolls 6-5, plays 3/1 3/off and presses the clock after 0:10
      Then the turn is illegal: wrong move

    @does-not-apply
    Scenario: 28.4-v4 The larger number takes a checker off, and the smaller one is left for another
      Большим числом шашку снимают, а меньшее остаётся для другой
      Given a game of short nardy
      And the checkers have come to stand 2:2 off:13 for White and 24:1 6:5 5:5 4:4 for Black
      When White rolls 6-1, plays 2/off 2/1 and presses the clock after 0:10
      Then the turn is legal
      And White's checkers stand 1:1 off:14

  @nardy:28.4-a
  Rule: 28.4-a Only the opponent decides whether an illegal move is corrected

    @nardy:28.6-a @reading:nardy-delay
    Scenario: 28.4-a Black has White's illegal move corrected
      Чёрные требуют исправить невозможный ход белых
      Given a game of short nardy
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black asks for correction of the first turn
      Then White takes the turn back and has 6-3 to play again
      And White's checkers stand 24:2 13:5 8:3 6:5

    Scenario: 28.4-a Black may let White's illegal move stand
      Чёрные могут оставить невозможный ход белых в силе
      Given a game of short nardy
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black lets the first turn stand
      Then the first turn stands
      And White's checkers stand 24:1 18:1 13:4 9:1 8:3 6:5
      And the time left is 2:00 for White and 2:00 for Black

    Scenario: 28.4-a A referee who notices the illegal move decides nothing
      Судья, заметивший невозможный ход, сам ничего не решает
      Given a game of short nardy
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And the referee notices that the first turn was illegal
      Then only Black decides whether the turn is corrected
      And White's checkers stand 24:1 18:1 13:4 9:1 8:3 6:5

    Scenario: 28.4-a White may not take the illegal move back of their own accord
      Сами белые взять невозможный ход обратно не вправе
      Given a game of short nardy
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And White asks for correction of the first turn
      Then only Black decides whether the turn is corrected
      And the ruling rests on 28.4-v1 and 28.4-a

    @nardy:28.4-v1 @nardy:28.6-a @reading:nardy-delay
    Scenario: 28.4-a Black may have the turn corrected again if it is illegal when made again
      Если и повторный ход невозможен, чёрные могут потребовать исправить и его
      Given a game of short nardy
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black asks for correction of the first turn
      And White makes the turn again, 24/18 8/4, and presses the clock after 0:10
      And Black asks for correction of the first turn
      Then White takes the turn back and has 6-3 to play again
      And White's checkers stand 24:2 13:5 8:3 6:5

    @does-not-apply @reading:nardy-delay
    Scenario: 28.4-a The turn made again is judged for itself: once it is legal, a claim about it fails
      Повторный ход судят сам по себе: если он возможен, претензия к нему не подтверждается
      Given a game of short nardy
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black asks for correction of the first turn
      And White makes the turn again, 24/18 13/10, and presses the clock after 0:10
      And Black asks for correction of the first turn
      Then Black's claim about the turn fails

    @reading:nardy-other-errors
    Scenario: 28.4-a Whether White's press with nothing moved is corrected, only Black decides
      Исправлять ли то, что белые переключили часы, ничего не сыграв, решают только чёрные
      Given a game of short nardy
      When White rolls 6-3 and presses the clock without moving
      And the referee notices that the first turn was illegal
      Then only Black decides whether the turn is corrected
      And the ruling rests on 28.4-a

    @reading:nardy-other-errors
    Scenario: 28.4-a Black may let it pass that nothing was moved
      Чёрные могут оставить и то, что ничего не сыграно
      Given a game of short nardy
      When White rolls 6-3 and presses the clock without moving
      And Black lets the first turn stand
      Then the first turn stands
      And the ruling rests on 28.4-a

    @reading:nardy-other-errors
    Scenario: 28.4-a Black may let it pass that a hit checker was left: it stays on its point
      Чёрные могут оставить и то, что побитая шашка не снята: она остаётся на своём пункте
      Given a game of short nardy
      And White and Black have made these turns:
        | White        | Black            |
        | 3-1: 8/5 6/5 | 6-2: 24/18 13/11 |
      When White rolls 6-1 and plays 13/7* 8/7
      And White leaves the hit checker on its point and presses the clock
      And Black lets the third turn stand
      Then Black's checkers stand 24:1 18:1 13:4 11:1 8:3 6:5

    @does-not-apply @nardy:28.6-a @reading:nardy-other-errors
    Scenario: 28.4-a Where only what 28.4 lists is an illegal move, Black need not have another error corrected either
      Если невозможный ход — только перечисленное в 28.4, чёрные и тогда не обязаны исправлять иную ошибку
      Given a game of short nardy
      And the event's own rules say that only what 28.4 lists is an illegal move
      When White rolls 6-3 and presses the clock without moving
      And Black lets the first turn stand
      Then the first turn stands
      And the ruling rests on 28.6-a

    @does-not-apply @reading:nardy-other-errors
    Scenario: 28.4-a There the article does not say what comes of another error that the referee notices
      А что делать с иной ошибкой, которую заметил судья, статья тогда не говорит
      Given a game of short nardy
      And the event's own rules say that only what 28.4 lists is an illegal move
      When White rolls 6-3 and presses the clock without moving
      And the referee notices that the first turn was illegal
      Then article 28 is silent and the referee decides

    @nardy:28.6-a @reading:nardy-pairs @reading:nardy-delay
    Scenario: 28.4-a In a game of pairs the teammate of the one who is to reply may ask for the correction
      В парной игре потребовать исправления вправе и напарник того, за кем ответный ход
      Given a game of short nardy pairs
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black's teammate asks for correction of the first turn
      Then White takes the turn back and has 6-3 to play again

    @reading:nardy-pairs
    Scenario: 28.4-a Where only the one who is to reply may speak, the teammate decides nothing
      Если говорить вправе только тот, за кем ответный ход, напарник ничего не решает
      Given a game of short nardy pairs
      And the event's own rules say that of a pair, only the one who is to reply may speak
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black's teammate asks for correction of the first turn
      Then only Black decides whether the turn is corrected
      And White's checkers stand 24:1 18:1 13:4 9:1 8:3 6:5

    @reading:before-the-press
    Scenario: 28.4-a Black may ask before White has pressed the clock
      Чёрные могут потребовать исправления ещё до переключения часов
      Given a game of short nardy with 0:12 for each move and 2:00 in the time bank
      When White rolls 6-3 and plays 24/18 13/9
      And White thinks for 0:05
      And Black asks for correction of the first turn
      Then White takes the turn back and has 6-3 to play again
      And White still has 0:07 of the time for the move

    @nardy:28.6-a @reading:nardy-delay @reading:nardy-roll-before-claim
    Scenario: 28.4-a Black has rolled before asking for the correction, and plays that roll after it
      Чёрные бросили кости раньше, чем потребовали исправления, и этот бросок играют после него
      Given a game of short nardy
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black rolls 4-2
      And Black asks for correction of the first turn
      Then White takes the turn back and has 6-3 to play again
      And Black's roll counts: 4-2 is still to be played

    @nardy:28.6-a @reading:nardy-delay @reading:nardy-roll-before-claim
    Scenario: 28.4-a By claiming after the roll Black gets no second roll
      Претензия после броска второго броска чёрным не даёт
      Given a game of short nardy
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black rolls 4-2
      And Black asks for correction of the first turn
      And White makes the turn again, 24/18 13/10, and presses the clock after 0:10
      And Black plays 8/4 6/4 on the roll already made and presses the clock after 0:10
      Then the turn is legal

    @nardy:28.6-a @reading:nardy-delay @reading:nardy-roll-before-claim
    Scenario: 28.4-a Where a roll made before the claim is void, Black rolls again after the correction
      Если бросок, сделанный до претензии, недействителен, после исправления чёрные бросают кости заново
      Given a game of short nardy
      And the event's own rules say that a roll made before the claim is void
      When White rolls 6-3, plays 24/18 13/9 and presses the clock after 0:10
      And Black rolls 4-2
      And Black asks for correction of the first turn
      Then Black's roll is void

    @reading:before-the-press @reading:nardy-roll-before-claim
    Scenario: 28.4-a White has handed over the dice without pressing the clock: Black may ask, and Black's roll counts
      Белые передали кости, не переключив часов: чёрные вправе требовать исправления, а их бросок в силе
      Given a game of short nardy
      When White rolls 6-3 and plays 24/18 13/9
      And White picks up the dice
      And Black rolls 4-2
      And Black asks for correction of the first turn
      Then Black's roll counts: 4-2 is still to be played

    @reading:before-the-press @reading:nardy-roll-before-claim
    Scenario: 28.4-a There too, where a roll made before the claim is void, Black rolls again
      И тогда, если бросок, сделанный до претензии, недействителен, чёрные бросают кости заново
      Given a game of short nardy
      And the event's own rules say that a roll made before the claim is void
      When White rolls 6-3 and plays 24/18 13/9
      And White picks up the dice
      And Black rolls 4-2
      And Black asks for correction of the first turn
      Then Black's roll is void

    @does-not-apply
    Scenario: 28.4-a A referee who takes a legal turn for an illegal one has nobody's claim to refuse
      Судья, принявший возможный ход за невозможный, ничьей претензии не отклоняет
      Given a game of short nardy
      When White rolls 6-3, plays 24/18 13/10 and presses the clock after 0:10
      And the referee notices that the first turn was illegal
      Then the turn was legal after all

    @does-not-apply
    Scenario Outline: 28.4-a Of what article 28 does not mention it decides nothing: <matter>
      О том, чего в статье 28 нет, она ничего не решает: <matter>
      Given a game of short nardy
      When White rolls 6-3 and plays 24/18 13/10
      And the referee is told that <matter>
      Then article 28 is silent and the referee decides

      @reading:nardy-dice
      Examples: the dice
        | matter                                                    |
        | a die lies crooked                                        |
        | the dice were picked up before the opponent had seen them |

      @reading:nardy-too-early
      Examples: a turn before its time
        | matter                                           |
        | a player rolled before the opponent had finished |
        | a player moved before the opponent had finished  |

      @reading:nardy-cube
      Examples: the cube
        | matter                               |
        | a player turned the cube out of turn |

      Examples: something else
        | matter                  |
        | a player left the board |

    @does-not-apply
    Scenario: 28.4-a Where the turn was legal there is nothing to decide
      Если ход был возможен, решать нечего
      Given a game of short nardy
      When White rolls 6-3, plays 24/18 13/10 and presses the clock after 0:10
      And Black asks for correction of the first turn
      Then Black's claim about the turn fails
      And the time left is 2:00 for White and 2:00 for Black

    @does-not-apply
    Scenario Outline: 28.4-a <side>'s protest over a turn that was possible fails
      Протест <side:genitive> на возможный ход не принимают
      Given a game of short nardy
      When White rolls 6-3, plays 24/18 13/10 and presses the clock after 0:10
      And <side> protests against the first turn, which <side> had noticed
      Then <side>'s claim about the turn fails
      And the ruling rests on 28.4-a

      Examples:
        | side  |
        | White |
        | Black |

    @does-not-apply @nardy:28.8-a @reading:nardy-last-turn
    Scenario: 28.4-a An illegal move that ended the game is not changed afterwards
      Невозможный ход, которым игра закончилась, впоследствии не изменяют
      Given a game of short nardy
      And the checkers have come to stand 3:1 1:1 off:13 for White and 6:5 5:5 4:5 for Black
      When White rolls 2-1, plays 3/off 1/off and presses the clock after 0:10
      And Black asks for correction of the first turn
      Then the turn is not changed and is no ground for protest
      And the ruling rests on 28.4-v2 and 28.8-a

    @nardy:28.6-a @reading:nardy-last-turn @reading:nardy-delay
    Scenario: 28.4-a Where the turn that ended the game may still be claimed, Black has it corrected
      Если хода, которым игра закончилась, ещё можно потребовать исправить, чёрные этого требуют
      Given a game of short nardy
      And the event's own rules say that the turn that ended the game may still be claimed
      And the checkers have come to stand 3:1 1:1 off:13 for White and 6:5 5:5 4:5 for Black
      When White rolls 2-1, plays 3/off 1/off and presses the clock after 0:10
      And Black asks for correction of the first turn
      Then White takes the turn back and has 2-1 to play again

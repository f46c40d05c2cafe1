Feature: The sport of draughts: correcting a violation, and the clock
  Вид спорта «шашки»: исправление нарушения и часы

  @draughts:5.4.13.4-a
  Rule: 5.4.13.4-a The opponent may switch the clock back and have the error corrected on the offender's time

    @reading:touch-after-correction
    Scenario Outline: 5.4.13.4-a In <game>, Black thinks for 0:30, then has <move> corrected, and White's clock is going again
      В <game:prepositional> чёрные, подумав 0:30, требуют исправить ход <move>, и снова идут часы белых
      Given a game of <game> under the rules of the sport of draughts with 30:00 on each clock
      When White plays <move> in 0:40 and presses the clock
      And 0:30 passes
      And Black asks for correction of <move>
      Then White takes <move> back and makes another move
      And White's clock is going
      And White has 29:20 left and Black has 29:30

      Examples:
        | game             | move  |
        | Lasca            | b2-d4 |
        | Russian draughts | c3-e5 |

    @reading:touch-after-correction
    Scenario: 5.4.13.4-a White pays for the 0:15 that the correction takes
      Исправление занимает 0:15, и расходуется на него время белых
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays b2-d4 in 0:40 and presses the clock
      And Black asks for correction of b2-d4
      And White plays c3-d4 in 0:15 and presses the clock
      Then White has 29:05 left and Black has 30:00
      And Black's clock is going

    @reading:touch-after-correction
    Scenario: 5.4.13.4-a White's flag can fall while the error is being corrected
      Флажок белых может упасть, пока они исправляют ошибку
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And White has 0:50 left and Black has 12:00
      When White plays b2-d4 in 0:40 and presses the clock
      And Black asks for correction of b2-d4
      And 0:10 passes
      Then White has lost on time
      And White has 0:00 left and Black has 12:00

    @reading:touch-after-correction
    Scenario: 5.4.13.4-a Black's error is corrected on Black's time
      Ошибку чёрных исправляют за счёт времени чёрных
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      When Black plays a5-b4 in 0:20 and presses the clock
      And White asks for correction of a5-b4
      Then Black takes a5-b4 back and makes another move
      And Black's clock is going
      And White has 29:20 left and Black has 29:40

    @draughts:5.4.13.2-v2
    Scenario: 5.4.13.4-a White takes the second of two moves back on White's time, then presses the clock again
      Второй из двух ходов подряд белые берут обратно за счёт своего времени и снова переключают часы
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      When White plays d2-c3 in 0:05 and does not press the clock
      And Black asks for correction of d2-c3
      And 0:10 passes
      And White presses the clock
      Then White has 29:10 left and Black has 29:55

    @reading:increment-on-reversal @reading:touch-after-correction
    Scenario: 5.4.13.4-a The 0:10 added for the move taken back is taken off again
      Время 0:10, добавленное за ход, который взят обратно, снимают
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock and 0:10 added for each move
      When White plays b2-d4 in 0:40 and presses the clock
      And Black asks for correction of b2-d4
      Then White takes b2-d4 back and makes another move
      And White has 29:20 left and Black has 30:00

    @reading:increment-on-reversal @reading:touch-after-correction
    Scenario: 5.4.13.4-a For the right move White is given the 0:10, and only once
      За правильный ход белые получают 0:10, и только один раз
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock and 0:10 added for each move
      When White plays b2-d4 in 0:40 and presses the clock
      And Black asks for correction of b2-d4
      And White plays c3-d4 in 0:15 and presses the clock
      Then White has 29:15 left and Black has 30:00

    @reading:increment-on-reversal @reading:touch-after-correction
    Scenario: 5.4.13.4-a The 0:10 added for Black's wrong reply is taken off again, and White keeps theirs
      Время 0:10, добавленное за неправильный ответ чёрных, снимают, а у белых их 0:10 остаются
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock and 0:10 added for each move
      And White has played c3-d4 in 0:40
      When Black plays a5-b4 in 0:20 and presses the clock
      And White asks for correction of a5-b4
      Then Black takes a5-b4 back and makes another move
      And White has 29:30 left and Black has 29:40

    Scenario: 5.4.13.4-a Two moves in a row, the second taken back, bring White the 0:10 once
      Два хода подряд, второй из которых взят обратно, приносят белым 0:10 один раз
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock and 0:10 added for each move
      And White has played c3-d4 in 0:40
      When White plays d2-c3 in 0:05 and does not press the clock
      And Black asks for correction of d2-c3
      And White presses the clock
      Then White has 29:30 left and Black has 29:55

    @reading:increment-on-reversal @reading:touch-after-correction
    Scenario: 5.4.13.4-a If the time added is kept, White keeps the 0:10 for the move taken back
      Если добавленное время сохраняется, 0:10 за взятый обратно ход остаются у белых
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock and 0:10 added for each move
      And the event's own rules say that the time added for a move taken back is kept
      When White plays b2-d4 in 0:40 and presses the clock
      And Black asks for correction of b2-d4
      Then White's clock is going
      And White has 29:30 left and Black has 30:00

    @does-not-apply @reading:before-the-press @draughts:5.4.13.2-v1 @reading:touch-after-correction
    Scenario: 5.4.13.4-a Before White has pressed the clock nothing is switched back; White's clock just goes on
      Пока белые не переключили часы, назад их не переключают: часы белых просто идут дальше
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock and 0:10 added for each move
      When White plays b2-d4 in 0:40 and does not press the clock
      And Black asks for correction of b2-d4
      Then White takes b2-d4 back and makes another move
      And nothing is done to the clocks
      And White's clock is going

    @does-not-apply @reading:before-the-press @draughts:5.4.13.2-v6 @reading:touch-after-correction
    Scenario: 5.4.13.4-a Nor is anything switched back when it is Black who has not pressed yet
      Не переключают ничего и тогда, когда часов ещё не переключили чёрные
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock and 0:10 added for each move
      And White has played c3-d4 in 0:40
      When Black plays a5-b4 in 0:20 and does not press the clock
      And White asks for correction of a5-b4
      Then nothing is done to the clocks
      And White has 29:30 left and Black has 29:40

    @does-not-apply @draughts:5.4.13.2-a
    Scenario: 5.4.13.4-a The clock is not switched back for a move by the rules
      Из-за хода по правилам часы назад не переключают
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays c3-d4 in 0:40 and presses the clock
      And 0:30 passes
      And Black asks for correction of c3-d4
      Then Black's claim fails and the game goes on
      And Black's clock is going
      And White has 29:20 left and Black has 29:30

    @does-not-apply @draughts:5.4.13.2-b
    Scenario: 5.4.13.4-a After Black's reply the clock is not switched back any more
      После ответного хода чёрных часы назад уже не переключают
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays b2-d4 in 0:40 and presses the clock
      And Black plays e5-f4 in 0:20 and presses the clock
      And Black asks for correction of b2-d4
      Then Black has lost the right to a correction of b2-d4
      And White's clock is going
      And White has 29:20 left and Black has 29:40

  @draughts:5.4.13.4-b
  Rule: 5.4.13.4-b Without agreement the clocks may be stopped and then the referee must decide

    Scenario Outline: 5.4.13.4-b In <game>, White denies that <move> was wrong, and the clocks are stopped
      В <game:prepositional> белые не признают ход <move> неправильным, и часы останавливают
      Given a game of <game> under the rules of the sport of draughts with 30:00 on each clock
      When White plays <move> in 0:40 and presses the clock
      And Black says that <move> was wrong, and White denies it
      Then the clocks are stopped and the referee must be asked to decide
      And no move can be made meanwhile
      And White has 29:20 left and Black has 30:00
      And the ruling rests on 5.4.13.4-b

      Examples: the move was wrong
        | game             | move  |
        | Lasca            | b2-d4 |
        | Russian draughts | c3-e5 |

      Examples: the move was right
        | game  | move  |
        | Lasca | c3-d4 |

    @reading:touch-after-correction @reading:upheld-claim-cost
    Scenario: 5.4.13.4-b The referee upholds the claim: nobody pays for the time, and White corrects the move
      Судья согласен с претензией: время проверки никому не засчитывают, а ход белые исправляют
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays b2-d4 in 0:40 and presses the clock
      And Black says that b2-d4 was wrong, and White denies it
      And the inquiry takes 1:30
      Then White takes b2-d4 back and makes another move
      And White's clock is going
      And White has 29:20 left and Black has 30:00

    @reading:failed-claim-cost
    Scenario: 5.4.13.4-b The claim was wrong: the clocks stood still, and nobody pays for the time
      Претензия неверна: часы были остановлены, и время проверки никому не засчитывают
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays c3-d4 in 0:40 and presses the clock
      And Black says that c3-d4 was wrong, and White denies it
      And the inquiry takes 1:30
      Then Black's claim fails and the game goes on
      And Black's clock is going
      And White has 29:20 left and Black has 30:00

    @reading:failed-claim-cost
    Scenario Outline: 5.4.13.4-b If the event's rules say that <rule>, Black has <time> left after such a claim
      Если по положению о соревновании <rule>, после неё у чёрных остаётся <time>
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And the event's own rules say that <rule>
      When White plays c3-d4 in 0:40 and presses the clock
      And Black says that c3-d4 was wrong, and White denies it
      And the inquiry takes 1:30
      Then White has 29:20 left and Black has <time>
      And <whose>

      Examples:
        | rule                                           | time  | whose                  |
        | the referee sets the clocks when a claim fails | 30:00 | neither clock is going |

      @reading:charge-then-flag
      Examples: the time is charged
        | rule                                           | time  | whose                  |
        | the claimant pays for a claim that fails       | 28:30 | Black's clock is going |

    @reading:failed-claim-cost @reading:charge-then-flag
    Scenario Outline: 5.4.13.4-b Where a wrong claim is paid for, 0:40 of inquiry bring down the flag of a claimant with <time> left
      Где за неверную претензию платят временем, после проверки в 0:40 у заявившего её с <time> на часах падает флажок
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And the event's own rules say that the claimant pays for a claim that fails
      And White has 12:00 left and Black has <time>
      When White plays c3-d4 in 0:40 and presses the clock
      And Black says that c3-d4 was wrong, and White denies it
      And the inquiry takes 0:40
      Then Black has lost on time
      And White has 11:20 left and Black has 0:00

      Examples:
        | time |
        | 0:30 |
        | 0:40 |

    @reading:failed-claim-cost @reading:charge-then-flag
    Scenario: 5.4.13.4-b Where a wrong claim is paid for, 0:40 of inquiry leave a claimant with 0:41 one second
      Где за неверную претензию платят временем, после проверки в 0:40 у заявившего её с 0:41 на часах остаётся одна секунда
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And the event's own rules say that the claimant pays for a claim that fails
      And White has 12:00 left and Black has 0:41
      When White plays c3-d4 in 0:40 and presses the clock
      And Black says that c3-d4 was wrong, and White denies it
      And the inquiry takes 0:40
      Then White has 11:20 left and Black has 0:01
      And Black's clock is going

    Scenario: 5.4.13.4-b A claim that is made and denied once more leaves the clocks stopped
      Претензия, которую повторили и снова не признали, оставляет часы остановленными
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays b2-d4 in 0:40 and presses the clock
      And Black says that b2-d4 was wrong, and White denies it
      And Black says that b2-d4 was wrong, and White denies it
      Then the clocks are stopped and the referee must be asked to decide
      And neither clock is going

    @does-not-apply @draughts:5.4.13.2-a
    Scenario: 5.4.13.4-b When White admits the error the clocks are not stopped: Black decides
      Если белые ошибку признают, часов не останавливают: решают чёрные
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays b2-d4 in 0:40 and presses the clock
      And Black says that b2-d4 was wrong, and White admits it
      Then only Black decides whether the error is corrected
      And Black's clock is going

    @does-not-apply @draughts:5.4.13.2-b
    Scenario: 5.4.13.4-b After Black's reply the clocks are not stopped, whatever White says
      После ответного хода чёрных часов не останавливают, что бы ни говорили белые
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays b2-d4 in 0:40 and presses the clock
      And Black plays e5-f4 in 0:20 and presses the clock
      And Black says that b2-d4 was wrong, and White denies it
      Then Black has lost the right to a correction of b2-d4
      And White's clock is going

    @draughts:5.4.13.2-a @draughts:5.4.13.2-v1 @draughts:5.4.13.4-a @reading:upheld-claim-cost @reading:charge-then-flag @reading:touch-after-correction
    Scenario: 5.4.13.4-b Where whoever denied a right claim pays, White pays for the 0:40 of the inquiry
      Если время проверки засчитывают не признавшему верную претензию, 0:40 снимают с часов белых
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And the event's own rules say that whoever denied a right claim pays for the inquiry
      And White has played b2-d4 in 0:40
      And the game is suspended, since Black says that b2-d4 was wrong and White denies it
      When the inquiry takes 0:40
      Then White has 28:40 left and Black has 30:00
      And the ruling rests on 5.4.13.2-v1, 5.4.13.2-a, 5.4.13.4-a and 5.4.13.4-b

    @draughts:5.4.13.2-a @draughts:5.4.13.2-v1 @draughts:5.4.13.4-a @reading:upheld-claim-cost @reading:touch-after-correction
    Scenario: 5.4.13.4-b Where the referee sets the clocks when a claim is upheld, they stand still
      Если после верной претензии время устанавливает судья, часы остановлены
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And the event's own rules say that the referee sets the clocks when a claim is upheld
      And White has played b2-d4 in 0:40
      And the game is suspended, since Black says that b2-d4 was wrong and White denies it
      When the inquiry takes 0:40
      Then neither clock is going

    @reading:nothing-established
    Scenario: 5.4.13.4-b The referee cannot establish whether c3-d4 was wrong: it stands, and nobody pays
      Судья не может установить, был ли ход c3-d4 неправильным: ход остаётся в силе, время никому не засчитывают
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      And the game is suspended, since Black says that c3-d4 was wrong and White denies it
      When the inquiry takes 0:40 and establishes nothing
      Then Black's claim fails and the game goes on
      And White has 29:20 left and Black has 30:00

    @reading:nothing-established @reading:charge-then-flag
    Scenario: 5.4.13.4-b Where the claimant pays when nothing is established, Black pays for the 0:40
      Если время безрезультатной проверки засчитывают заявившему претензию, 0:40 снимают с часов чёрных
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And the event's own rules say that the claimant pays when nothing is established
      And White has played c3-d4 in 0:40
      And the game is suspended, since Black says that c3-d4 was wrong and White denies it
      When the inquiry takes 0:40 and establishes nothing
      Then White has 29:20 left and Black has 29:20

    @does-not-apply @reading:nothing-established
    Scenario: 5.4.13.4-b Where the referee decides when nothing is established, the clause says nothing more
      Если при безрезультатной проверке решает судья, больше в пункте ничего нет
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And the event's own rules say that the referee decides when nothing is established
      And White has played c3-d4 in 0:40
      And the game is suspended, since Black says that c3-d4 was wrong and White denies it
      When the inquiry takes 0:40 and establishes nothing
      Then the rules are silent and the referee decides

    @draughts:5.4.13.2-a @draughts:5.4.13.2-v1 @draughts:5.4.13.4-a @reading:upheld-claim-cost @reading:admission-in-inquiry @reading:touch-after-correction
    Scenario: 5.4.13.4-b White admits after 0:30 of the inquiry that b2-d4 was wrong, and corrects it
      Белые признают ход b2-d4 неправильным через 0:30 после начала проверки и исправляют его
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And White has played b2-d4 in 0:40
      And the game is suspended, since Black says that b2-d4 was wrong and White denies it
      When after 0:30 of the inquiry White admits it
      Then White takes b2-d4 back and makes another move
      And White has 29:20 left and Black has 30:00

  @draughts:5.4.13.4-c
  Rule: 5.4.13.4-c Illegal moves made to gather increment are a gross violation

    Scenario Outline: 5.4.13.4-c In <game>, White commits a gross violation by playing <move> to gather 0:10
      В <game:prepositional> белые допускают грубое нарушение, если ходят <move> ради лишних 0:10
      Given a game of <game> under the rules of the sport of draughts with 30:00 on each clock and 0:10 added for each move
      When White plays <move> in 0:02 and presses the clock
      And the referee finds that White has made illegal moves to gather time and pressed the clock
      Then White receives a sporting sanction for a gross violation
      And White has 30:08 left and Black has 30:00
      And the ruling rests on 5.4.13.4-c

      Examples:
        | game             | move  |
        | Lasca            | b2-d4 |
        | Russian draughts | c3-e5 |

    @draughts:5.4.13.2-v1 @reading:increment-on-reversal @reading:touch-after-correction
    Scenario: 5.4.13.4-c It is a gross violation also when each illegal move has been taken back
      Нарушение остаётся грубым, даже если каждый невозможный ход взят обратно
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock and 0:10 added for each move
      When White plays b2-d4 in 0:02 and presses the clock
      And Black asks for correction of b2-d4
      And the referee finds that White has made illegal moves to gather time and pressed the clock
      Then White receives a sporting sanction for a gross violation

    @does-not-apply @reading:gain-needs-increment
    Scenario: 5.4.13.4-c Where nothing is added for a move there is nothing to gather
      Где за ход ничего не добавляют, копить нечего
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays b2-d4 in 0:02 and presses the clock
      And the referee finds that White has made illegal moves to gather time and pressed the clock
      Then there is no gross violation

    @does-not-apply
    Scenario: 5.4.13.4-c An illegal move made by mistake is no gross violation
      Невозможный ход, сделанный по ошибке, — не грубое нарушение
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock and 0:10 added for each move
      When White plays b2-d4 in 0:02 and presses the clock
      And the referee finds that White has made illegal moves by mistake and pressed the clock
      Then there is no gross violation

    @does-not-apply
    Scenario Outline: 5.4.13.4-c White plays <move> and <after>: no time has been gathered by an illegal move
      Белые ходят <move> и <after>: невозможным ходом времени не накоплено
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock and 0:10 added for each move
      When White plays <move> in 0:02 and <after>
      And the referee finds that White has made illegal moves to gather time and pressed the clock
      Then there is no gross violation

      Examples: the clock was not pressed
        | move  | after                    |
        | b2-d4 | does not press the clock |

      Examples: the move was possible
        | move  | after             |
        | c3-d4 | presses the clock |

    @does-not-apply
    Scenario: 5.4.13.4-c Black is not sanctioned for White's illegal move
      За невозможный ход белых чёрных не наказывают
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock and 0:10 added for each move
      When White plays b2-d4 in 0:02 and presses the clock
      And the referee finds that Black has made illegal moves to gather time and pressed the clock
      Then there is no gross violation

    @does-not-apply @draughts:5.4.13.5-a @reading:sanction-after-end
    Scenario: 5.4.13.4-c After White has resigned it is too late for a sanction
      Когда белые сдались, применять санкцию поздно
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock and 0:10 added for each move
      When White plays b2-d4 in 0:02 and presses the clock
      And White resigns
      And the referee finds that White has made illegal moves to gather time and pressed the clock
      Then the claim is refused and the result stands

    @draughts:5.4.13.5-a @reading:sanction-after-end
    Scenario: 5.4.13.4-c Where a sanction is possible after the end too, White receives one after resigning
      Если санкция возможна и после окончания партии, белые получают её и тогда, когда уже сдались
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock and 0:10 added for each move
      And the event's own rules say that a sanction is possible after the end too
      When White plays b2-d4 in 0:02 and presses the clock
      And White resigns
      And the referee finds that White has made illegal moves to gather time and pressed the clock
      Then White receives a sporting sanction for a gross violation
      And the ruling rests on 5.4.13.4-c and 5.4.13.5-a

  @draughts:5.4.13.4-d
  Rule: 5.4.13.4-d An illegal move that neither player noticed cannot be changed later

    @reading:unnoticed
    Scenario Outline: 5.4.13.4-d In <game>, <side> protests against <move> after the reply, and it is not changed
      В <game:prepositional> <side> протестуют против хода <move> после ответного, и его не изменяют
      Given a game of <game> under the rules of the sport of draughts with 30:00 on each clock
      When White plays <move> in 0:40 and presses the clock
      And Black plays <reply> in 0:20 and presses the clock
      And <side> protests against <move>, whose irregularity neither player had noticed
      Then <move> is not changed and is no ground for protest
      And White has 29:20 left and Black has 29:40

      Examples:
        | game             | move  | reply | side  |
        | Lasca            | b2-d4 | e5-f4 | Black |
        | Lasca            | b2-d4 | e5-f4 | White |
        | Russian draughts | c3-e5 | d6xf4 | Black |

    @reading:unnoticed
    Scenario Outline: 5.4.13.4-d A wrong move that <who noticed> but nobody claimed before the reply counts as not noticed
      Ход, неправильность которого <who noticed>, но о котором до ответа не заявили, считается незамеченным
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays b2-d4 in 0:40 and presses the clock
      And Black plays e5-f4 in 0:20 and presses the clock
      And Black protests against b2-d4, whose irregularity <who noticed>
      Then b2-d4 is not changed and is no ground for protest
      And the ruling rests on 5.4.13.2-v1 and 5.4.13.4-d

      Examples:
        | who noticed              |
        | White had noticed        |
        | Black had noticed        |
        | both players had noticed |

    @does-not-apply @reading:unnoticed
    Scenario Outline: 5.4.13.4-d Where a move that one player saw to be wrong counts as noticed, the referee decides: <who noticed>
      Если ход, неправильность которого видел один из игроков, считается замеченным, решает судья: <who noticed>
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And the event's own rules say that a move that one of the players saw to be wrong counts as noticed
      When White plays b2-d4 in 0:40 and presses the clock
      And Black plays e5-f4 in 0:20 and presses the clock
      And Black protests against b2-d4, whose irregularity <who noticed>
      Then the rules are silent and the referee decides

      Examples:
        | who noticed              |
        | White had noticed        |
        | Black had noticed        |
        | both players had noticed |

    @reading:unnoticed
    Scenario: 5.4.13.4-d Even there, a move that neither player saw to be wrong is not changed
      И тогда ход, неправильности которого не видел ни один из игроков, не изменяют
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And the event's own rules say that a move that one of the players saw to be wrong counts as noticed
      When White plays b2-d4 in 0:40 and presses the clock
      And Black plays e5-f4 in 0:20 and presses the clock
      And Black protests against b2-d4, whose irregularity neither player had noticed
      Then b2-d4 is not changed and is no ground for protest

    @reading:unnoticed
    Scenario Outline: 5.4.13.4-d Whatever made <move> illegal, it is not changed after the reply: <violation>
      Почему бы ход <move> ни был невозможным, после ответного его не изменяют: <violation>
      Given a game of Lasca under the rules of the sport of draughts has come to <position> with 30:00 on each clock
      When White plays <move> in 0:40 and presses the clock
      And Black plays g7-f6 in 0:20 and presses the clock
      And Black protests against <move>, whose irregularity Black had noticed
      Then the violation is: <violation>
      And <move> is not changed and is no ground for protest

      Examples:
        | position           | move  | violation                      |
        | w: a1w c5bww g7b   | c5-b6 | moved the opponent's piece     |
        | w: c3w g1w d4b g7b | g1-f2 | moved though a capture was due |
        | w: d4w g7b         | d4-c3 | wrong move                     |

    @reading:unnoticed
    Scenario: 5.4.13.4-d A second move in a row, too, is not changed once Black has replied
      И второй ход подряд после ответа чёрных не изменяют
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And White has played c3-d4 in 0:40
      When White plays d2-c3 in 0:05 and does not press the clock
      And Black plays e5-f4 in 0:20 and presses the clock
      And Black protests against d2-c3, whose irregularity Black had noticed
      Then the violation is: two moves in a row
      And d2-c3 is not changed and is no ground for protest

    @does-not-apply @draughts:5.4.13.2-a
    Scenario: 5.4.13.4-d Before the reply it is not too late: Black decides
      До ответного хода ещё не поздно: решают чёрные
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When White plays b2-d4 in 0:40 and presses the clock
      And Black protests against b2-d4, whose irregularity Black had noticed
      Then only Black decides whether the error is corrected

    @does-not-apply @draughts:5.4.13.2-v13
    Scenario: 5.4.13.4-d An unmarked king is no illegal move: Black still decides whether it is marked
      Необозначенная дамка — не невозможный ход: обозначать ли её, решают по-прежнему чёрные
      Given a game of Lasca under the rules of the sport of draughts has come to w: f6w a1w a5b with 30:00 on each clock
      And White has promoted with f6-g7 without marking the king, and Black has replied a5-b4
      When Black protests against f6-g7, whose irregularity neither player had noticed
      Then only Black decides whether the error is corrected
      And the ruling rests on 5.4.13.2-v13 and 5.4.13.2-a

Feature: The sport of draughts: the touched piece
  Вид спорта «шашки»: тронутая шашка

  @draughts:5.4.13.3-a
  Rule: 5.4.13.3-a The opponent may require a move with the piece touched first

    @reading:touch-duty
    Scenario Outline: 5.4.13.3-a In <game>, White touches c3 and plays e3-f4: Black may require a move with c3
      В <game:prepositional> белые касаются c3, а идут e3-f4: чёрные вправе потребовать хода с c3
      Given a game of <game> under the rules of the sport of draughts with 30:00 on each clock
      When the player to move touches c3
      And White plays e3-f4 in 0:40 and presses the clock
      And Black asks for correction of e3-f4
      Then White takes e3-f4 back and must move from c3
      And White's clock is going
      And White has 29:20 left and Black has 30:00

      Examples:
        | game             |
        | Lasca            |
        | Russian draughts |

    @reading:touch-duty
    Scenario: 5.4.13.3-a A king touched first has to move like a man touched first
      Тронутой первой дамкой надо пойти так же, как и простой
      Given a game of Lasca under the rules of the sport of draughts has come to w: c3W g3w a7b with 30:00 on each clock
      When the player to move touches c3
      And White plays g3-f4 in 0:40 and presses the clock
      And Black asks for correction of g3-f4
      Then White takes g3-f4 back and must move from c3
      And the ruling rests on 5.4.13.2-v3, 5.4.13.2-a, 5.4.13.3-a and 5.4.13.4-a

    @reading:touch-duty @reading:before-the-press
    Scenario: 5.4.13.3-a Before White has pressed the clock there is nothing to switch back, but c3 has to move
      Пока белые не переключили часы, переключать назад нечего, но пойти с c3 они обязаны
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When the player to move touches c3
      And White plays e3-f4 in 0:40 and does not press the clock
      And Black asks for correction of e3-f4
      Then White takes e3-f4 back and must move from c3
      And nothing is done to the clocks
      And White's clock is going
      And the ruling rests on 5.4.13.2-v3, 5.4.13.2-a and 5.4.13.3-a

    @reading:touch-duty @draughts:5.4.13.2-v3
    Scenario: 5.4.13.3-a White made to move c3 may choose where it goes, and then has done as required
      Белые, обязанные пойти с c3, сами выбирают, куда, и тогда требование выполнено
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When the player to move touches c3
      And White plays e3-f4 in 0:40 and presses the clock
      And Black asks for correction of e3-f4
      And White plays c3-b4 in 0:20 and presses the clock
      Then White has 29:00 left and Black has 30:00
      And Black's clock is going

    @reading:touch-duty
    Scenario: 5.4.13.3-a White made to move c3 and moving g3 instead has to take that back as well
      Если белые, обязанные пойти с c3, идут с g3, взять обратно придётся и этот ход
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When the player to move touches c3
      And White plays e3-f4 in 0:40 and presses the clock
      And Black asks for correction of e3-f4
      And White plays g3-f4 in 0:20 and presses the clock
      And Black asks for correction of g3-f4
      Then White takes g3-f4 back and must move from c3

    @reading:touch-duty
    Scenario Outline: 5.4.13.3-a In <game>, c3 and e3 could both capture: e3, touched first, has to
      В <game:prepositional> бить можно было и с c3, и с e3: бить надо шашкой e3, тронутой первой
      Given a game of <game> under the rules of the sport of draughts has come to w: c3w e3w d4b a7b with 30:00 on each clock
      When the player to move touches e3
      And White plays c3xe5 in 0:40 and presses the clock
      And Black asks for correction of c3xe5
      Then White takes c3xe5 back and must move from e3

      Examples:
        | game             |
        | Lasca            |
        | Russian draughts |

    @does-not-apply @draughts:5.4.13.2-a @draughts:5.4.13.2-v3
    Scenario: 5.4.13.3-a Black may, but need not, require a move from c3
      Чёрные вправе потребовать хода с c3, но не обязаны
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When the player to move touches c3
      And White plays e3-f4 in 0:40 and presses the clock
      And Black lets e3-f4 stand
      Then e3-f4 stands and the game goes on
      And White has 29:20 left and Black has 30:00
      And the ruling rests on 5.4.13.2-v3 and 5.4.13.2-a

    @does-not-apply @reading:touch-duty
    Scenario Outline: 5.4.13.3-a In <game>, touching a1, from where there is no move, binds White to nothing
      В <game:prepositional> прикосновение к a1, откуда пойти нельзя, белых ни к чему не обязывает
      Given a game of <game> under the rules of the sport of draughts has come to w: a1w b2w g1w a7b with 30:00 on each clock
      When the player to move touches a1
      And White plays g1-f2 in 0:40 and presses the clock
      And Black asks for correction of g1-f2
      Then the game goes on and nothing is corrected
      And the ruling rests on 5.4.13.3-a

      Examples:
        | game             |
        | Lasca            |
        | Russian draughts |

    @does-not-apply @draughts:5.4.13.2-a
    Scenario: 5.4.13.3-a Touching a tower of Black's binds White to nothing
      Прикосновение к башне чёрных белых ни к чему не обязывает
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When the player to move touches e5
      And White plays e3-f4 in 0:40 and presses the clock
      And Black asks for correction of e3-f4
      Then Black's claim fails and the game goes on

    @does-not-apply
    Scenario: 5.4.13.3-a White lifts the tower on c3 and puts it down again: before another is moved Black can demand nothing
      Белые поднимают башню с c3 и ставят назад: пока они не пошли другой, чёрные ничего требовать не могут
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      And White's clock has been started
      When the player to move touches c3
      And Black asks that White move the tower on c3, touched and not yet moved
      Then the game goes on and nothing is corrected
      And the ruling rests on 5.4.13.3-a

    @does-not-apply @draughts:5.4.13.2-b
    Scenario: 5.4.13.3-a Once Black has replied g5xe3 it is too late to require a move from c3
      Когда чёрные ответили g5xe3, требовать хода с c3 поздно
      Given a game of Lasca under the rules of the sport of draughts with 30:00 on each clock
      When the player to move touches c3
      And White plays e3-f4 in 0:40 and presses the clock
      And Black plays g5xe3 in 0:20 and presses the clock
      And Black asks for correction of e3-f4
      Then Black has lost the right to a correction of e3-f4
      And the ruling rests on 5.4.13.2-v3 and 5.4.13.2-b

    @draughts:5.4.13.2-v3 @draughts:5.4.13.2-v6 @draughts:5.4.13.2-a @draughts:5.4.13.4-a @reading:touch-duty @reading:touch-after-correction
    Scenario: 5.4.13.3-a White touches e3, which can capture, and plays g1-f2: e3 has to capture, though c3 could too
      Белые касаются шашки e3, которая может бить, а идут g1-f2: бить обязана она, хотя могла бы и c3
      Given a game of Lasca under the rules of the sport of draughts has come to w: c3w g1w e3w d4b a7b with 30:00 on each clock
      When the player to move touches e3
      And White plays g1-f2 in 0:40 and presses the clock
      And Black asks for correction of g1-f2
      Then the violations are: touched one, moved another, and moved though a capture was due
      And White takes g1-f2 back and must move from e3
      And the ruling rests on 5.4.13.2-v3, 5.4.13.2-v6, 5.4.13.2-a, 5.4.13.3-a and 5.4.13.4-a

    @draughts:5.4.13.2-v3 @draughts:5.4.13.2-a @draughts:5.4.13.4-a @reading:touch-duty
    @reading:touch-after-correction
    Scenario: 5.4.13.3-a Made to capture with e3, White may not capture with c3
      Белые обязаны бить шашкой e3, а шашкой c3 не вправе
      Given a game of Lasca under the rules of the sport of draughts has come to w: c3w g1w e3w d4b a7b with 30:00 on each clock
      And White was made to take g1-f2 back and move from e3
      When White plays c3xe5 in 0:10 and presses the clock
      And Black asks for correction of c3xe5
      Then White takes c3xe5 back and must move from e3

    @draughts:5.4.13.2-v3 @draughts:5.4.13.2-a @draughts:5.4.13.4-a @reading:touch-duty
    @reading:touch-after-correction
    Scenario: 5.4.13.3-a After the illegal c3-e5 was corrected, c3 counts as touched first
      После исправления невозможного хода c3-e5 шашка c3 считается тронутой первой
      Given a game of Lasca under the rules of the sport of draughts has come to w: c3w g1w a7b with 30:00 on each clock
      When White plays c3-e5 in 0:40 and presses the clock
      And Black asks for correction of c3-e5
      And White plays g1-f2 in 0:10 and presses the clock
      And Black asks for correction of g1-f2
      Then White takes g1-f2 back and must move from c3

    @draughts:5.4.13.2-v3 @draughts:5.4.13.2-a @draughts:5.4.13.4-a @reading:touch-duty @reading:touch-after-correction
    Scenario: 5.4.13.3-a White takes the illegal c3-e5 back alone and plays g1-f2: Black may require a move with c3
      Белые сами берут невозможный ход c3-e5 обратно и ходят g1-f2: чёрные могут потребовать пойти с c3
      Given a game of Lasca under the rules of the sport of draughts has come to w: c3w g1w a7b with 30:00 on each clock
      When White plays c3-e5 in 0:40 and does not press the clock
      And White takes the move back
      And White plays g1-f2 in 0:10 and presses the clock
      And Black asks for correction of g1-f2
      Then White takes g1-f2 back and must move from c3

    @does-not-apply @draughts:5.4.13.2-a @reading:touch-after-correction
    Scenario: 5.4.13.3-a Where a piece that moved illegally does not count as touched, White is free after the correction
      Если шашка, сделавшая невозможный ход, тронутой не считается, после исправления белые вправе пойти любой
      Given a game of Lasca under the rules of the sport of draughts has come to w: c3w g1w a7b with 30:00 on each clock
      And the event's own rules say that a piece that moved illegally does not count as touched
      When White plays c3-e5 in 0:40 and presses the clock
      And Black asks for correction of c3-e5
      And White plays g1-f2 in 0:10 and presses the clock
      And Black asks for correction of g1-f2
      Then Black's claim fails and the game goes on

  @draughts:5.4.13.3-b
  Rule: 5.4.13.3-b Touching one piece when another must capture leaves the player free to capture

    @reading:touch-duty
    Scenario Outline: 5.4.13.3-b In <game>, White touches <touched> but has to capture with c3, and may
      В <game:prepositional> белые касаются <touched>, но взять обязаны с c3 — и вправе это сделать
      Given a game of <game> under the rules of the sport of draughts has come to <position> with 30:00 on each clock
      When the player to move touches <touched>
      And White plays c3xe5 in 0:40 and presses the clock
      And Black asks for correction of c3xe5
      Then White may make the capture c3xe5
      And the ruling rests on 5.4.13.3-b

      Examples:
        | game             | position             | touched |
        | Lasca            | w: c3w g3w d4b a7b   | g3      |
        | Lasca            | w: c3wb g3W d4bw a7b | g3      |
        | Russian draughts | w: c3w g3w d4b a7b   | g3      |
        | Russian draughts | w: c3w h4W d4b a7b   | h4      |

    @does-not-apply @reading:touch-duty @draughts:5.4.13.3-a
    Scenario: 5.4.13.3-b If the touched tower can capture too, White is not free to capture with another
      Если взять может и тронутая башня, брать другой белые не вправе
      Given a game of Lasca under the rules of the sport of draughts has come to w: c3w g3w d4b f4b a7b with 30:00 on each clock
      When the player to move touches g3
      And White plays c3xe5 in 0:40 and presses the clock
      And Black asks for correction of c3xe5
      Then White takes c3xe5 back and must move from g3

    @does-not-apply @draughts:5.4.13.2-v6 @reading:touch-after-correction
    Scenario: 5.4.13.3-b A touch frees White to capture with another piece, not to leave the capture out
      Прикосновение позволяет взять другой шашкой, но не позволяет не брать
      Given a game of Lasca under the rules of the sport of draughts has come to w: c3w g3w d4b a7b with 30:00 on each clock
      When the player to move touches g3
      And White plays g3-f4 in 0:40 and presses the clock
      And Black asks for correction of g3-f4
      Then White takes g3-f4 back and makes another move

Feature: 2.1 The board
  Шашечная доска

  @column:2.1-a
  Rule: 2.1-a The board is a square of 49 equal squares, 24 light and 25 dark

    @does-not-apply
    Scenario: 2.1-a A square board of 24 light and 25 dark squares is in order
      Квадратная доска из 24 белых и 25 чёрных полей замечаний не вызывает
      Given equipment for an official event
      And the squares of the board as White sees them:
        | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | ■ | □ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | ■ | □ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | ■ | □ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ |
      When the referee inspects the equipment
      Then the referee finds nothing wrong

    @column:2.1-d
    Scenario: 2.1-a An inverted board has one light square too many
      На доске, где белые и чёрные поля поменялись местами, одно белое поле лишнее
      Given equipment for an official event
      And the squares of the board as White sees them:
        | □ | ■ | □ | ■ | □ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | ■ | □ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | ■ | □ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | ■ | □ | ■ | □ |
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-a and 2.1-d: the number of light or dark squares is wrong; also White does not have a dark corner square on both the left and the right; also Black does not have a dark corner square on both the left and the right

    Scenario: 2.1-a The right number of light and dark squares is not enough: they must also alternate
      Верного числа белых и чёрных полей мало: они должны ещё и чередоваться
      Given equipment for an official event
      And the squares of the board as White sees them:
        | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | ■ | □ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | □ | ■ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | ■ | □ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ |
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-a: light and dark squares do not alternate

    Scenario: 2.1-a It is not enough that light and dark squares alternate along every row
      Мало того, что белые и чёрные поля чередуются вдоль каждого ряда
      Given equipment for an official event
      And the squares of the board as White sees them:
        | ■ | □ | ■ | □ | ■ | □ | ■ |
        | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | ■ | □ | ■ | □ |
        | □ | ■ | □ | ■ | □ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | ■ | □ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ |
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-a: light and dark squares do not alternate

    Scenario: 2.1-a It is not enough that light and dark squares alternate from White's side to Black's
      Мало того, что белые и чёрные поля чередуются от белых к чёрным
      Given equipment for an official event
      And the squares of the board as White sees them:
        | ■ | ■ | □ | □ | ■ | □ | ■ |
        | □ | □ | ■ | ■ | □ | ■ | □ |
        | ■ | ■ | □ | □ | ■ | □ | ■ |
        | □ | □ | ■ | ■ | □ | ■ | □ |
        | ■ | ■ | □ | □ | ■ | □ | ■ |
        | □ | □ | ■ | ■ | □ | ■ | □ |
        | ■ | ■ | □ | □ | ■ | □ | ■ |
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-a: light and dark squares do not alternate

    @column:2.1-b @column:2.1-d
    Scenario: 2.1-a Twenty-four light squares are right, and twenty-four dark ones too few
      Двадцать четыре белых поля — верно, а двадцать четыре чёрных — мало
      Given equipment for an official event
      And the squares of the board as White sees them:
        | □ | ■ | □ | ■ | □ | ■ | □ | ■ |
        | ■ | □ | ■ | □ | ■ | □ | ■ | □ |
        | □ | ■ | □ | ■ | □ | ■ | □ | ■ |
        | ■ | □ | ■ | □ | ■ | □ | ■ | □ |
        | □ | ■ | □ | ■ | □ | ■ | □ | ■ |
        | ■ | □ | ■ | □ | ■ | □ | ■ | □ |
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-a, 2.1-b and 2.1-d: the number of light or dark squares is wrong; also the sides of the board have too few or too many squares; also White does not have a dark corner square on both the left and the right; also Black does not have a dark corner square on both the left and the right

    @column:2.1-b @column:2.1-d
    Scenario: 2.1-a Twenty-five dark squares are right, and twenty-five light ones too many
      Двадцать пять чёрных полей — верно, а двадцать пять белых — много
      Given equipment for an official event
      And the squares of the board as White sees them:
        | ■ | □ | ■ | □ | ■ | □ | ■ | □ | ■ | □ |
        | □ | ■ | □ | ■ | □ | ■ | □ | ■ | □ | ■ |
        | ■ | □ | ■ | □ | ■ | □ | ■ | □ | ■ | □ |
        | □ | ■ | □ | ■ | □ | ■ | □ | ■ | □ | ■ |
        | ■ | □ | ■ | □ | ■ | □ | ■ | □ | ■ | □ |
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-a, 2.1-b and 2.1-d: the number of light or dark squares is wrong; also the sides of the board have too few or too many squares; also White does not have a dark corner square on both the left and the right; also Black does not have a dark corner square on both the left and the right

    @one-colour
    Scenario Outline: 2.1-a A tower of <side>'s does not go from <start> to <end>: the board has no such square
      Башня <side:genitive> не ходит с <start> на <end>: такого поля на доске нет
      Given the position <position>
      When <side> puts the tower from <start> onto <end>
      Then the move is illegal under 2.1-a: there is no such square on the board
      And the objection points at <end>

      Examples:
        | position   | side  | start | end |
        | w: b6w g7b | White | b6    | a8  |
        | w: g3w g7b | White | g3    | h4  |
        | b: a1w g7b | Black | g7    | h6  |

    Scenario: 2.1-a Squares of different sizes are a fault
      Поля разного размера не допускаются
      Given equipment for an official event
      And the squares of the board are not all of one size
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-a: the squares are not all equal

    Scenario: 2.1-a A board longer than it is wide is a fault
      Доска, вытянутая в длину, не допускается
      Given equipment for an official event
      And a board of 37 cm by 38.5 cm
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-a: the board is not square

  @column:2.1-b
  Rule: 2.1-b Each side of the board is seven squares long

    @column:2.1-a @column:2.1-d
    Scenario: 2.1-b A board of eight squares a side is not a board for Lasca
      Доска, где в стороне восемь полей, для ласки не годится
      Given equipment for an official event
      And the squares of the board as White sees them:
        | □ | ■ | □ | ■ | □ | ■ | □ | ■ |
        | ■ | □ | ■ | □ | ■ | □ | ■ | □ |
        | □ | ■ | □ | ■ | □ | ■ | □ | ■ |
        | ■ | □ | ■ | □ | ■ | □ | ■ | □ |
        | □ | ■ | □ | ■ | □ | ■ | □ | ■ |
        | ■ | □ | ■ | □ | ■ | □ | ■ | □ |
        | □ | ■ | □ | ■ | □ | ■ | □ | ■ |
        | ■ | □ | ■ | □ | ■ | □ | ■ | □ |
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-a, 2.1-b and 2.1-d: the number of light or dark squares is wrong; also the sides of the board have too few or too many squares; also White does not have a dark corner square on both the left and the right; also Black does not have a dark corner square on both the left and the right

    @column:2.1-a
    Scenario: 2.1-b Five rows of nine squares have dark corners and are still a fault
      Пять рядов по девять полей: углы чёрные, но доска всё равно не годится
      Given equipment for an official event
      And the squares of the board as White sees them:
        | ■ | □ | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | ■ | □ | ■ | □ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | ■ | □ | ■ | □ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ | □ | ■ |
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-a and 2.1-b: the number of light or dark squares is wrong; also the sides of the board have too few or too many squares

    @column:2.1-a
    Scenario: 2.1-b One side of the wrong length is fault enough: nine rows of seven squares
      Достаточно и одной неверной стороны: девять рядов по семь полей
      Given equipment for an official event
      And the squares of the board as White sees them:
        | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | ■ | □ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | ■ | □ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | ■ | □ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | ■ | □ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ |
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-a and 2.1-b: the number of light or dark squares is wrong; also the sides of the board have too few or too many squares

    @column:2.1-a @column:2.1-d
    Scenario: 2.1-b The other side of the wrong length is fault enough too: seven rows of six squares
      И другой неверной стороны достаточно: семь рядов по шесть полей
      Given equipment for an official event
      And the squares of the board as White sees them:
        | ■ | □ | ■ | □ | ■ | □ |
        | □ | ■ | □ | ■ | □ | ■ |
        | ■ | □ | ■ | □ | ■ | □ |
        | □ | ■ | □ | ■ | □ | ■ |
        | ■ | □ | ■ | □ | ■ | □ |
        | □ | ■ | □ | ■ | □ | ■ |
        | ■ | □ | ■ | □ | ■ | □ |
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-a, 2.1-b and 2.1-d: the number of light or dark squares is wrong; also the sides of the board have too few or too many squares; also White does not have a dark corner square on both the left and the right; also Black does not have a dark corner square on both the left and the right

    @does-not-apply
    Scenario: 2.1-b Every file and every row of the board has seven squares
      В каждой вертикали и в каждой горизонтали доски семь полей
      Given equipment for an official event
      And the squares of the board as White sees them:
        | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | ■ | □ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | ■ | □ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ |
        | □ | ■ | □ | ■ | □ | ■ | □ |
        | ■ | □ | ■ | □ | ■ | □ | ■ |
      When the referee inspects the equipment
      Then the referee finds nothing wrong

  @column:2.1-c
  Rule: 2.1-c Only the dark squares are played on

    Scenario: 2.1-c Pieces set up on the light squares are a fault
      Расставлять шашки на белых полях нельзя
      Given equipment for an official event
      And the pieces stand on the light squares
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-c: the pieces stand on the light squares; play is on the dark squares only

    Scenario Outline: 2.1-c A tower does not go from <start> to <end>: <light> is a light square
      Башня не ходит с <start> на <end>: поле <light> — белое
      Given a game of Lasca
      When White puts the tower from <start> onto <end>
      Then the move is illegal under 2.1-c: the square is light

      Examples:
        | start | end | light |
        | c3    | c4  | c4    |
        | e3    | e4  | e4    |
        | b3    | b4  | b3    |

    Scenario: 2.1-c A record with the move c5-b5 is refused, and the move is named
      Запись партии с ходом c5-b5 отклоняется, и ход назван
      When the moves of a game are written down:
        """
        1. c3-d4 e5xc3 2. b2xd4 f6-e5 3. d4xf6 g7xe5 4. a1-b2 c5-b5 5. b2-c3 b6-c5
        """
      Then they cannot be read because of "b5" in Black's 4th move

    Scenario: 2.1-c A position with a piece on a light square is refused, and the square is named
      Позиция с шашкой на белом поле отклоняется, и поле названо
      When the position "w: a1w b1w g7b" is written down
      Then it cannot be read because of "b1"

    Scenario: 2.1-c Of the 49 squares of the board 25 are squares of play
      Из 49 полей доски игра идёт на 25
      Given a game of Lasca
      Then there are 25 squares of play

    @does-not-apply
    Scenario: 2.1-c A tower may go from one dark square to another
      С чёрного поля на чёрное ходить можно
      Given a game of Lasca
      When White plays c3-d4
      Then d4 holds the tower w
      And c3 is empty

  @column:2.1-d
  Rule: 2.1-d Each player has a dark corner square on the left and on the right

    @column:2.1-a
    Scenario Outline: 2.1-d A board with a light corner at <side>'s <hand> hand is a fault
      Доска, где угловое поле <hand> от <side:genitive> белое, не допускается
      Given equipment for an official event
      And the corner square at <side>'s <hand> hand is light
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-a and 2.1-d: the number of light or dark squares is wrong; also light and dark squares do not alternate; also <side> does not have a dark corner square on both the left and the right

      Examples:
        | side  | hand  |
        | White | left  |
        | White | right |
        | Black | left  |
        | Black | right |

    @does-not-apply @reading:lasca-board-turn
    Scenario Outline: 2.1-d After <turns> of the board both players still have dark corners
      Если повернуть доску <turns>, угловые поля у обоих игроков по-прежнему чёрные
      Given equipment for an official event
      And the board is given <turns>
      When the referee inspects the equipment
      Then the referee finds nothing wrong

      Examples:
        | turns               |
        | a quarter turn      |
        | a half turn         |
        | three quarter turns |

    @one-colour @reading:lasca-board-turn
    Scenario: 2.1-d A board whose labels are turned away from White is wrongly placed
      Доска, разметка которой начинается не у белых, поставлена неправильно
      Given equipment for an official event
      And the labels of the board do not begin with a1 at White's left hand
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-d: the board is turned: its labels do not begin with a1 at White's left hand

  @column:2.1-e
  Rule: 2.1-e At official events the board measures 35 to 40 cm a side

    Scenario Outline: 2.1-e A board of <size> a side is out of bounds for an official event
      Доска со стороной <size> для официальных соревнований не годится
      Given equipment for an official event
      And a board of <size> by <size>
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-e: a side of the board is too short or too long

      Examples:
        | size       |
        | 34.9 cm    |
        | 34.9999 cm |
        | 40.0001 cm |
        | 41 cm      |

    @column:2.1-a
    Scenario Outline: 2.1-e One side of a board out of bounds is enough: <width> by <depth>
      Достаточно, чтобы в пределы не укладывалась одна сторона доски: <width> на <depth>
      Given equipment for an official event
      And a board of <width> by <depth>
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-a and 2.1-e: the board is not square; also a side of the board is too short or too long

      Examples:
        | width | depth |
        | 34 cm | 37 cm |
        | 37 cm | 34 cm |
        | 41 cm | 37 cm |
        | 37 cm | 41 cm |

    @does-not-apply
    Scenario Outline: 2.1-e A board of <size> a side is within bounds for an official event
      Доска со стороной <size> для официальных соревнований подходит
      Given equipment for an official event
      And a board of <size> by <size>
      When the referee inspects the equipment
      Then the referee finds nothing wrong

      @reading:kit-bounds
      Examples: The bounds themselves are allowed
        | size       |
        | 35 cm      |
        | 40 cm      |

      Examples: So is what lies between them
        | size       |
        | 35.0001 cm |
        | 39.9999 cm |

    @does-not-apply
    Scenario: 2.1-e A friendly game may be played on a board of any size
      Товарищескую партию можно играть на доске любого размера
      Given equipment for a friendly game
      And a board of 28 cm by 28 cm
      When the referee inspects the equipment
      Then the referee finds nothing wrong

  @column:2.1-n1
  Rule: 2.1-n1 The surface of the board is matt

    Scenario: 2.1-n1 A board that shines is a fault
      Блестящая доска не допускается
      Given equipment for an official event
      And the surface of the board shines
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-n1: the surface of the board shines

    @does-not-apply @column:2.2.1-n4
    Scenario: 2.1-n1 Glossy pieces are a fault of the pieces, not of the matt board under them
      Блестящие шашки — недостаток шашек, а не матовой доски под ними
      Given equipment for an official event
      And all the pieces are glossy
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-n4: the colouring of the pieces is glossy

  @column:2.1-n2
  Rule: 2.1-n2 Light and dark squares clearly alternate

    Scenario: 2.1-n2 Squares that are hard to tell apart are a fault
      Плохо различимые поля не допускаются
      Given equipment for an official event
      And the light and dark squares are hard to tell apart
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-n2: light and dark squares are hard to tell apart

    @does-not-apply
    Scenario: 2.1-n2 Any two colours will do if they are clearly told apart
      Годятся любые два цвета, лишь бы они отчётливо различались
      Given equipment for an official event
      And the squares of the board are ivory and grey
      When the referee inspects the equipment
      Then the referee finds nothing wrong

  @column:2.1-n3
  Rule: 2.1-n3 The dark squares are not too pale

    Scenario: 2.1-n3 Dark squares that are too pale are a fault
      Слишком бледные чёрные поля не допускаются
      Given equipment for an official event
      And the dark squares are too pale
      When the referee inspects the equipment
      Then the referee finds fault under 2.1-n3: the dark squares are too pale

    @does-not-apply
    Scenario: 2.1-n3 The dark squares need not be black
      Чёрные поля не обязаны быть чёрного цвета
      Given equipment for an official event
      And the squares of the board are ivory and brown
      When the referee inspects the equipment
      Then the referee finds nothing wrong

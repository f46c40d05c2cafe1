Feature: 2.2 The pieces
  Шашки

  @column:2.2.1-a
  Rule: 2.2.1-a One player has 11 white pieces and the other 11 black, flat and round

    Scenario Outline: 2.2.1-a <side> does not play with <men>
      У <side:genitive> не может быть <men>
      Given equipment for an official event
      And <side> has <men>
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-a: <side> has too few or too many pieces

      Examples:
        | side  | men    |
        | White | 10 men |
        | Black | 10 men |
        | White | 12 men |
        | Black | 12 men |

    Scenario Outline: 2.2.1-a Two sets of one colour are a fault: <which> are <colour> too
      Два комплекта одного цвета не допускаются: <which> — тоже <colour:plural>
      Given equipment for an official event
      And <which> are <colour>
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-a: <fault>

      Examples:
        | which                 | colour | fault                                   |
        | all of Black's pieces | white  | none of Black's pieces is of its colour |
        | all of White's pieces | black  | none of White's pieces is of its colour |

    Scenario Outline: 2.2.1-a At a friendly game too <side> has eleven pieces of the right colour, so <men> are a fault
      И в товарищеской партии у <side:genitive> одиннадцать шашек, поэтому <men> — нарушение
      Given equipment for a friendly game
      And <side> has <men>
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-a: <side> has too few or too many pieces

      Examples:
        | side  | men    |
        | White | 10 men |
        | Black | 12 men |

    @column:2.2.1-n1
    Scenario Outline: 2.2.1-a A man that is <shape> is a fault, and unlike the other men too
      Не допускается <shape:feminine> простая, к тому же не похожая на остальные
      Given equipment for an official event
      And one of White's men is <shape>
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-a and 2.2.1-n1: <fault>

      Examples:
        | shape | fault                                                            |
        | domed | not every piece is flat; also the men are not all alike in look  |
        | oval  | not every piece is round; also the men are not all alike in look |

    @does-not-apply
    Scenario: 2.2.1-a Eleven flat round men a side, White's white and Black's black, are in order
      По 11 плоских круглых простых, белых у белых и чёрных у чёрных, — всё в порядке
      Given equipment for an official event
      And White has 11 men
      And Black has 11 men
      And all of White's pieces are white
      And all of Black's pieces are black
      When the referee inspects the equipment
      Then the referee finds nothing wrong

  @column:2.2.1-b
  Rule: 2.2.1-b The pieces stand on the dark squares of the first three rows on each side

    @does-not-apply
    Scenario: 2.2.1-b The first three rows on each side are filled and the middle row is empty
      С каждой стороны заняты три ряда, а средний ряд свободен
      Given the position w: a1w c1w e1w g1w b2w d2w f2w a3w c3w e3w g3w a5b c5b e5b g5b b6b d6b f6b a7b c7b e7b g7b
      When the referee checks the set-up
      Then the referee finds nothing wrong

    Scenario: 2.2.1-b A man pushed one row forward is a wrong set-up
      Если простая выдвинута на ряд вперёд, расстановка неправильная
      Given the position w: a1w c1w e1w g1w b2w d2w f2w a3w c3w e3w f4w a5b c5b e5b g5b b6b d6b f6b a7b c7b e7b g7b
      When the referee checks the set-up
      Then the referee finds fault under 2.2.1-b with f4 and g3

    Scenario: 2.2.1-b A man missing from its square is a wrong set-up
      Если простой нет на её поле, расстановка неправильная
      Given the position w: a1w c1w e1w g1w b2w d2w f2w a3w c3w e3w g3w a5b c5b e5b g5b b6b d6b f6b a7b c7b g7b
      When the referee checks the set-up
      Then the referee finds fault under 2.2.1-b with e7

    Scenario: 2.2.1-b Two men on one square are a wrong set-up
      Две простые на одном поле — расстановка неправильная
      Given the position w: a1w c1w e1w g1w b2w d2ww f2w a3w e3w g3w a5b c5b e5b g5b b6b d6b f6b a7b c7b e7b g7b
      When the referee checks the set-up
      Then the referee finds fault under 2.2.1-b with c3 and d2

    Scenario: 2.2.1-b White's and Black's men on each other's side are a wrong set-up
      Белые и чёрные стоят не на своих сторонах — расстановка неправильная
      Given the position w: a1b c1b e1b g1b b2b d2b f2b a3b c3b e3b g3b a5w c5w e5w g5w b6w d6w f6w a7w c7w e7w g7w
      When the referee checks the set-up
      Then the referee finds fault under 2.2.1-b with a1, a3, a5, a7, b2, b6, c1, c3, c5, c7, d2, d6, e1, e3, e5, e7, f2, f6, g1, g3, g5 and g7

  @column:2.2.1-c
  Rule: 2.2.1-c At official events each player also has 11 kings with stripes of a neutral colour

    Scenario Outline: 2.2.1-c At an official event <side> may not have <kings>
      В официальных соревнованиях у <side:genitive> не может быть <kings>
      Given equipment for an official event
      And <side> has <kings>
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-c: <side> has a set of too few or too many kings

      Examples:
        | side  | kings    |
        | White | 10 kings |
        | Black | 0 kings  |
        | Black | 12 kings |

    @column:2.2.1-n1
    Scenario Outline: 2.2.1-c <side>'s kings without cross stripes are a fault
      Дамки <side:genitive> без поперечных полос не допускаются
      Given equipment for an official event
      And <side>'s kings bear no stripes
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-c and 2.2.1-n1: not all of <side>'s kings bear cross stripes; also the kings are not all alike in look

      Examples:
        | side  |
        | White |
        | Black |

    @column:2.2.1-n1
    Scenario Outline: 2.2.1-c Stripes on <side>'s kings that are <colour> are not of a neutral colour
      Если полосы на дамках <side:genitive> <colour:plural>, их цвет не нейтральный
      Given equipment for an official event
      And the stripes of <side>'s kings are <colour>
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-c and 2.2.1-n1: the stripes on <side>'s kings are not of a neutral colour; also the kings are not all alike in look

      Examples:
        | side  | colour |
        | White | white  |
        | White | black  |
        | Black | white  |
        | Black | black  |

    @column:2.2.1-n1 @reading:alike-within-kind
    Scenario Outline: 2.2.1-c Kings that are larger than the men are not the same pieces: <which>
      Дамки крупнее простых — это уже не такие же шашки: <which>
      Given equipment for an official event
      And <which> are 44 mm across and 9 mm high
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-c and 2.2.1-n1: <fault>

      Examples:
        | which                | fault                                                                                 |
        | all of White's kings | White's kings are not of the size of the men; also the pieces are not all of one size |
        | all of Black's kings | Black's kings are not of the size of the men; also the pieces are not all of one size |

    @does-not-apply
    Scenario Outline: 2.2.1-c Stripes that are <colour> are of a neutral colour
      Если полосы <colour:plural>, их цвет нейтральный
      Given equipment for an official event
      And the stripes of the kings are <colour>
      When the referee inspects the equipment
      Then the referee finds nothing wrong

      Examples:
        | colour |
        | red    |
        | grey   |

    @does-not-apply
    Scenario: 2.2.1-c A friendly game needs no set of kings
      Для товарищеской партии комплект дамок не нужен
      Given equipment for a friendly game
      And White has 0 kings
      And Black has 0 kings
      When the referee inspects the equipment
      Then the referee finds nothing wrong

    @does-not-apply
    Scenario: 2.2.1-c At a friendly game the stripes of the kings may be of any colour
      В товарищеской партии полосы на дамках могут быть любого цвета
      Given equipment for a friendly game
      And the stripes of the kings are white
      When the referee inspects the equipment
      Then the referee finds nothing wrong

  @column:2.2.1-d
  Rule: 2.2.1-d The pieces keep towers stable while they are built and moved

    Scenario: 2.2.1-d Pieces whose towers fall over are a fault
      Шашки, башни из которых рассыпаются, не допускаются
      Given equipment for an official event
      And towers fall over while they are built and moved
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-d: towers do not stay up while they are built and moved

    @does-not-apply
    Scenario: 2.2.1-d Pieces whose towers stand firm are in order
      Шашки, башни из которых стоят устойчиво, замечаний не вызывают
      Given equipment for an official event
      And towers stand firm while they are built and moved
      When the referee inspects the equipment
      Then the referee finds nothing wrong

  @column:2.2.1-n1
  Rule: 2.2.1-n1 The pieces are alike in look and size

    Scenario Outline: 2.2.1-n1 One chipped piece among <side>'s <kind> can be told from the rest
      Одна из <kind:genitive> у <side:genitive>, если она со сколом, отличается от остальных
      Given equipment for an official event
      And one of <side>'s <kind> is chipped
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-n1: <fault>

      Examples:
        | side  | kind  | fault                               |
        | White | men   | the men are not all alike in look   |
        | Black | kings | the kings are not all alike in look |

    Scenario: 2.2.1-n1 A man a tenth of a millimetre wider than the others is a fault
      Простая на десятую долю миллиметра шире других не допускается
      Given equipment for an official event
      And all the pieces are 42 mm across and 9 mm high
      And one of Black's men is 42.1 mm across
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-n1: the pieces are not all of one size

    @reading:alike-within-kind
    Scenario Outline: 2.2.1-n1 White's men must be of the same size as Black's, not only as one another
      Простые белых должны быть одного размера и с простыми чёрных, а не только между собой
      Given equipment for a friendly game
      And all of White's pieces are 42 mm across and 9 mm high
      And all of Black's pieces are <diameter> across and <height> high
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-n1: the pieces are not all of one size

      Examples:
        | diameter | height |
        | 43 mm    | 9 mm   |
        | 42 mm    | 9.5 mm |

    @reading:alike-within-kind
    Scenario: 2.2.1-n1 At a friendly game too the kings must be of the size of the men
      И в товарищеской партии дамки должны быть того же размера, что и простые
      Given equipment for a friendly game
      And all the kings are 44 mm across and 9 mm high
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-n1: the pieces are not all of one size

    @does-not-apply @reading:alike-within-kind
    Scenario: 2.2.1-n1 Kings differ from men by their stripes, and that is in order
      Дамки отличаются от простых полосами, и это в порядке вещей
      Given equipment for an official event
      And the stripes of the kings are red
      When the referee inspects the equipment
      Then the referee finds nothing wrong

  @column:2.2.1-n2
  Rule: 2.2.1-n2 A piece is 5 to 10 mm smaller than a square

    Scenario Outline: 2.2.1-n2 A piece of <diameter> does not suit a square of 50 mm
      Шашка диаметром <diameter> к полю в 50 мм не подходит
      Given equipment for an official event
      And a square of the board is 50 mm wide
      And all the pieces are <diameter> across and <height> high
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-n2: a piece is too large or too small for the squares

      Examples:
        | diameter  | height |
        | 39.9 mm   | 9 mm   |
        | 39.999 mm | 9 mm   |
        | 45.001 mm | 10 mm  |
        | 45.1 mm   | 10 mm  |

    @does-not-apply
    Scenario Outline: 2.2.1-n2 A piece of <diameter> suits a square of 50 mm
      Шашка диаметром <diameter> подходит к полю в 50 мм
      Given equipment for an official event
      And a square of the board is 50 mm wide
      And all the pieces are <diameter> across and <height> high
      When the referee inspects the equipment
      Then the referee finds nothing wrong

      @reading:kit-bounds
      Examples: Ten and five millimetres smaller are themselves allowed
        | diameter  | height |
        | 40 mm     | 9 mm   |
        | 45 mm     | 10 mm  |

      Examples: So is what lies between them
        | diameter  | height |
        | 40.001 mm | 9 mm   |
        | 44.999 mm | 10 mm  |

    @column:2.2.1-n1
    Scenario Outline: 2.2.1-n2 Kings of <diameter> do not suit a square of 50 mm, though the men do
      Дамки диаметром <diameter> к полю в 50 мм не подходят, хотя простые подходят
      Given equipment for a friendly game
      And a square of the board is 50 mm wide
      And all the pieces are 42 mm across and 9 mm high
      And all the kings are <diameter> across and <height> high
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-n1 and 2.2.1-n2: the pieces are not all of one size; also a piece is too large or too small for the squares

      Examples:
        | diameter | height |
        | 39 mm    | 9 mm   |
        | 45.1 mm  | 10 mm  |

  @column:2.2.1-n3 @reading:kit-bounds
  Rule: 2.2.1-n3 The height of a piece is 1/5 to 1/4 of its diameter

    Scenario Outline: 2.2.1-n3 A piece 40 mm across must not be <height> high
      При диаметре 40 мм шашка не может быть высотой <height>
      Given equipment for an official event
      And all the pieces are 40 mm across and <height> high
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-n3: a piece is too low or too high for its diameter

      Examples:
        | height    |
        | 7.9 mm    |
        | 7.999 mm  |
        | 10.001 mm |
        | 10.1 mm   |

    @does-not-apply
    Scenario Outline: 2.2.1-n3 A piece <diameter> across may be <height> high
      При диаметре <diameter> шашка может быть высотой <height>
      Given equipment for an official event
      And all the pieces are <diameter> across and <height> high
      When the referee inspects the equipment
      Then the referee finds nothing wrong

      Examples: A fifth and a quarter of the diameter are themselves allowed
        | diameter | height   |
        | 40 mm    | 8 mm     |
        | 40 mm    | 8.001 mm |
        | 40 mm    | 9.999 mm |
        | 40 mm    | 10 mm    |
        | 43 mm    | 8.6 mm   |
        | 43 mm    | 10.75 mm |

    @column:2.2.1-n1
    Scenario Outline: 2.2.1-n3 Kings that are <height> high are a fault, though the men are not
      Дамки высотой <height> не допускаются, хотя к простым замечаний нет
      Given equipment for a friendly game
      And all the pieces are 40 mm across and 9 mm high
      And all the kings are 40 mm across and <height> high
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-n1 and 2.2.1-n3: the pieces are not all of one size; also a piece is too low or too high for its diameter

      Examples:
        | height  |
        | 7.9 mm  |
        | 10.1 mm |

  @column:2.2.1-n4
  Rule: 2.2.1-n4 The pieces are neither glossy nor the colour of the squares

    @column:2.2.1-n1
    Scenario Outline: 2.2.1-n4 A single glossy piece is a fault, here one of <side>'s <kind>
      Достаточно одной блестящей шашки: здесь это одна из <kind:genitive> у <side:genitive>
      Given equipment for an official event
      And one of <side>'s <kind> is glossy
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-n1 and 2.2.1-n4: <fault>

      Examples:
        | side  | kind  | fault                                                                            |
        | White | men   | the men are not all alike in look; also the colouring of the pieces is glossy   |
        | Black | kings | the kings are not all alike in look; also the colouring of the pieces is glossy |

    Scenario: 2.2.1-n4 Glossy pieces are a fault
      Блестящие шашки не допускаются
      Given equipment for an official event
      And all the pieces are glossy
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-n4: the colouring of the pieces is glossy

    Scenario Outline: 2.2.1-n4 On squares that are <light> and <dark> one side's pieces do not stand out
      Когда поля <light:plural> и <dark:plural>, шашки одной из сторон сливаются с доской
      Given equipment for an official event
      And the squares of the board are <light> and <dark>
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-n4: <fault>

      Examples:
        | light | dark  | fault                                         |
        | ivory | black | pieces are of the colour of the dark squares  |
        | white | brown | pieces are of the colour of the light squares |

    @does-not-apply
    Scenario: 2.2.1-n4 White and black pieces stand out on ivory and brown squares
      Белые и чёрные шашки хорошо видны на кремовых и коричневых полях
      Given equipment for an official event
      And the squares of the board are ivory and brown
      When the referee inspects the equipment
      Then the referee finds nothing wrong

  @column:2.2.1-n5
  Rule: 2.2.1-n5 All pieces of a side are of one colour

    Scenario Outline: 2.2.1-n5 One of <side>'s <kind> of another colour, <colour>, is a fault
      Одна из <kind:genitive> у <side:genitive> другого цвета (<colour:feminine>) не допускается
      Given equipment for an official event
      And one of <side>'s <kind> is <colour>
      When the referee inspects the equipment
      Then the referee finds fault under 2.2.1-n5: <side>'s pieces are not all of one colour

      Examples:
        | side  | kind  | colour |
        | White | men   | red    |
        | White | kings | grey   |
        | Black | men   | white  |

    @does-not-apply
    Scenario: 2.2.1-n5 Pieces of one colour on each side are in order, though the two sides differ
      Когда шашки каждой стороны одного цвета, замечаний нет, хотя у сторон цвет разный
      Given equipment for an official event
      And all of White's pieces are white
      And all of Black's pieces are black
      When the referee inspects the equipment
      Then the referee finds nothing wrong

  @column:2.2.2-a
  Rule: 2.2.2-a A piece is either a man or a king

    Scenario: 2.2.2-a On the board there are men and there are kings
      На доске есть простые и есть дамки
      Given the position w: a1w c1W e5b g7B
      Then the commander on a1 is a man
      And the commander on c1 is a king
      And the commander on e5 is a man
      And the commander on g7 is a king

    @does-not-apply
    Scenario: 2.2.2-a What is neither a man nor a king is not a piece
      То, что не простая и не дамка, — не шашка
      When the position "w: a1w c1q g7b" is written down
      Then it cannot be read because of "q"

  @column:2.2.2-b
  Rule: 2.2.2-b At the start all pieces are men

    @column:2.2.1-b
    Scenario: 2.2.2-b A king hidden under a man in the set-up at the start is a fault as well
      Дамка под простой в начальной расстановке тоже не допускается
      Given the position w: a1w c1w e1w g1w b2w d2wW f2w a3w c3w e3w g3w a5b c5b e5b g5b b6b d6b f6b a7b c7b e7b
      When the referee checks the set-up
      Then the referee finds fault under 2.2.1-b and 2.2.2-b: a square is empty or occupied and should not be; also on a square stands another piece than should, or more than one; also there is a king at the start

    Scenario: 2.2.2-b A king in the set-up at the start is a fault
      Дамка в начальной расстановке не допускается
      Given the position w: a1w c1w e1w g1w b2w d2W f2w a3w c3w e3w g3w a5b c5b e5b g5b b6b d6b f6b a7b c7b e7b g7b
      When the referee checks the set-up
      Then the referee finds fault under 2.2.2-b with d2

    @does-not-apply
    Scenario: 2.2.2-b Kings that arise during the game are in order
      Дамки, появившиеся по ходу партии, — в порядке вещей
      Given the position w: e5w b6b d6b
      When White plays e5xc7
      Then the commander on c7 is a king

    @does-not-apply
    Scenario: 2.2.2-b A game of Lasca begins with men only
      Партия в ласку начинается одними простыми
      Given a game of Lasca
      When the referee checks the set-up
      Then the referee finds nothing wrong

  @column:2.2.3-a
  Rule: 2.2.3-a Captures form towers that differ in number and make-up

    Scenario: 2.2.3-a The first captures of a game form the first towers
      Первые взятия партии образуют первые башни
      Given a game of Lasca
      When the players make the moves:
        | White | Black |
        | c3-b4 | a5xc3 |
        | d2xb4 | e5-d4 |
      Then c3 holds the tower w
      And b4 holds the tower wb

    Scenario: 2.2.3-a Towers grow to different heights and of different pieces
      Башни вырастают разной высоты и разного состава
      Given the position w: c1W b2b b4bw d4B d2b
      When White plays c1xa3xc5xe3xc1
      Then the position is b: c1WbbBb b4w

    @does-not-apply
    Scenario: 2.2.3-a A move without capture forms no tower
      Ход без взятия башни не образует
      Given a game of Lasca
      When White plays c3-d4
      Then every tower is a one-piece tower

  @column:2.2.3-b
  Rule: 2.2.3-b A piece is a part of a tower, and a single man or king is a one-piece tower

    Scenario: 2.2.3-b A single man and a single king are each a one-piece tower
      И одиночная простая, и одиночная дамка — одношашечные башни
      Given the position w: a1w c1W e5b
      Then every tower is a one-piece tower

    Scenario: 2.2.3-b A tower that loses its commander to a capture is left a one-piece tower
      Башня, у которой взяли верхнюю шашку, остаётся одношашечной
      Given the position b: b4b c3wb
      When Black plays b4xd2
      Then c3 holds the tower b
      And d2 holds the tower bw

    @does-not-apply
    Scenario: 2.2.3-b Three pieces on one square are one tower, not three
      Три шашки на одном поле — это одна башня, а не три
      Given the position w: c3wbb e5b
      Then c3 holds one tower of 3 pieces

Feature: Column draughts: a disputed move
  Столбовые шашки: спорный ход

  @column:1.14.2-a
  Rule: 1.14.2-a A claim that is denied suspends the game for an inquiry

    Scenario: 1.14.2-a When Black says that b2-d4 was wrong and White denies it, both clocks are stopped
      Чёрные заявляют, что ход b2-d4 неправильный, белые этого не признают — часы останавливают
      Given a game of Lasca under the rules of column draughts with 30:00 on each clock
      When White plays b2-b4 in 0:40 and presses the clock
      And Black says that b2-b4 was wrong, and White denies it
      Then the game is suspended for an inquiry
      And neither clock is going
      And White has 29:20 left and Black has 30:00

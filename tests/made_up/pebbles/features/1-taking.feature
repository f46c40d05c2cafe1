Feature: 1 Taking too many
  Взято слишком много

  Background:
    Given a heap of 12 pebbles

  @pebbles:1-a
  Rule: 1-a Who takes more than three pebbles puts the surplus back

    Scenario: 1-a White, who took five pebbles, puts two back
      Белые, взявшие пять камешков, возвращают два
      When White takes 5 pebbles
      And somebody objects to what White took
      Then White puts 2 pebbles back
      And 9 pebbles are in the heap

    @does-not-apply
    Scenario: 1-a Three pebbles may be taken
      Три камешка взять можно
      When White takes 3 pebbles
      And somebody objects to what White took
      Then nothing goes back
      And 9 pebbles are in the heap

  @pebbles:1-b
  Rule: 1-b Once the opponent has taken, a surplus stays taken

    Scenario: 1-b Black has taken in turn, so White keeps the surplus
      Чёрные уже взяли в свою очередь, и лишнее остаётся у белых
      When White takes 5 pebbles
      And Black takes 1 pebble
      And somebody objects to what White took
      Then nothing goes back
      And 6 pebbles are in the heap

    @does-not-apply @pebbles:1-a
    Scenario: 1-b Until Black has taken, White's surplus goes back
      Пока чёрные не взяли, лишнее белых возвращается
      When White takes 4 pebbles
      And somebody objects to what White took
      Then White puts 1 pebble back

  @pebbles:1-c
  Rule: 1-c Who takes too many a second time loses the game

    Scenario: 1-c White takes too many again and loses
      Белые снова берут лишнее и проигрывают
      When White takes 5 pebbles
      And Black takes 1 pebble
      And White takes 4 pebbles
      And somebody objects to what White took
      Then White has lost the game

    @reading:pebbles-repeat
    Scenario: 1-c Where the whole event counts, a surplus of an earlier game is the first
      Где счёт идёт за всё соревнование, лишнее в прежней игре — первый раз
      Given surpluses are counted over the whole event
      And White took too many in an earlier game
      When White takes 5 pebbles
      And somebody objects to what White took
      Then White has lost the game

    @does-not-apply @pebbles:1-a @reading:pebbles-repeat
    Scenario: 1-c A surplus of an earlier game is not counted
      Лишнее, взятое в прежней игре, не в счёт
      Given White took too many in an earlier game
      When White takes 5 pebbles
      And somebody objects to what White took
      Then White puts 2 pebbles back

"""Sentences of claims and of what is looked into: admitted or denied, the inquiry, a position restored, the end."""

from lasca_rules.board.move import Move
from lasca_rules.board.squares import Square
from lasca_rules.clock import Milliseconds
from lasca_rules.languages import Text
from lasca_rules.play.acts import end
from lasca_rules.play.result import AGREEMENT, Drawn, Ending, Result, Won
from lasca_rules.refereeing.incidents import Answer, Fault, InquiryEnd, InquiryOver, IrregularMove, PositionDisturbed
from lasca_rules.sides import Side
from steps import refereeing
from steps.game import GAME
from steps.phrasebook import given, when
from steps.refereeing import FAULT, happen, number_of
from steps.table import Table
from steps.words import Named, choice

ANSWER = choice(
    "Answer",
    {Answer.ADMITS: Named("admits it", "это признают"), Answer.DENIES: Named("denies it", "этого не признают")},
)
WHOSE_FAULT = choice(
    "Fault",
    {
        Fault.WHITE: Named("through White's fault", "по вине белых"),
        Fault.BLACK: Named("through Black's fault", "по вине чёрных"),
        Fault.BOTH: Named("through both players' fault", "по вине обоих игроков"),
        Fault.NOBODY: Named("through nobody's fault", "не по вине игроков"),
    },
)
RESIGNED = Ending(Text("the opponent has resigned", "соперник сдался"))
END = choice(
    "HowItEnds",
    {
        Won(Side.BLACK, RESIGNED): Named("White resigns", "белые сдаются"),
        Won(Side.WHITE, RESIGNED): Named("Black resigns", "чёрные сдаются"),
        Drawn(AGREEMENT): Named("the players agree to a draw", "игроки соглашаются на ничью"),
    },
)


@when(
    "{claimant:Side} says that {move:Move} was wrong, and {side:Side} {answer:Answer}",
    ru="{claimant:Side} заявляют, что ход {move:Move} неправильный, а {side:Side} {answer:Answer}",
)
def claims(table: Table, claimant: Side, move: Move, side: Side, answer: Answer) -> None:
    assert side is claimant.other, "a claim is answered by the claimant's opponent"
    happen(table, IrregularMove(number_of(table[GAME], move), claimant, answer))


@given(
    "the game is suspended, since {claimant:Side} says that {move:Move} was wrong and {side:Side} denies it",
    ru="партия приостановлена: {claimant:Side} заявляют, что ход {move:Move} неправильный, {side:Side} это отрицают",
)
def is_suspended_over(table: Table, claimant: Side, move: Move, side: Side) -> None:
    assert side is claimant.other, "a claim is answered by the claimant's opponent"
    refereeing.suspend(table, IrregularMove(number_of(table[GAME], move), claimant, Answer.DENIES))


@when("the inquiry takes {time:Time}", ru="проверка занимает {time:Time}")
def the_inquiry_takes(table: Table, time: Milliseconds) -> None:
    happen(table, InquiryOver(time))


@when(
    "the inquiry takes {time:Time} and establishes nothing",
    ru="проверка занимает {time:Time} и ничего не устанавливает",
)
def the_inquiry_establishes_nothing(table: Table, time: Milliseconds) -> None:
    happen(table, InquiryOver(time, InquiryEnd.NOTHING))


@when(
    "after {time:Time} of the inquiry {side:Side} admits it",
    ru="через {time:Time} после начала проверки {side:Side:nominative} это признают",
)
def admitted_meanwhile(table: Table, time: Milliseconds, side: Side) -> None:
    claim = table[GAME].claim
    assert claim is not None, "no claim is being looked into"
    assert side is claim.claimant.other, "it is the claimant's opponent who can admit it"
    happen(table, InquiryOver(time, InquiryEnd.ADMITTED))


@when(
    "the tower on {square:Square} is knocked to {other:Square} {fault:Fault}",
    ru="башня с {square:Square} сбита на {other:Square} {fault:Fault}",
)
def is_knocked(table: Table, square: str, other: str, fault: Fault) -> None:
    refereeing.knock(table, square, other, fault)


@given(
    "the tower on {square:Square} has been knocked to {other:Square} {fault:Fault}, and nobody has noticed",
    ru="башню с {square:Square} сбили на {other:Square} {fault:Fault}, и этого никто не заметил",
)
def has_been_knocked_unnoticed(table: Table, square: str, other: str, fault: Fault) -> None:
    refereeing.displace(table, square, other, fault)


@when(
    "the referee finds the tower on {square:Square}, and restoring the position takes {time:Time}",
    ru="судья обнаруживает башню на {square:Square}, и восстановление позиции занимает {time:Time}",
)
def the_referee_finds_the_tower(table: Table, square: Square, time: Milliseconds) -> None:
    displaced = table[GAME].displaced
    assert displaced is not None, "nothing has been knocked over unnoticed"
    assert displaced.left[square] != displaced.stood[square], f"nothing was knocked to {square}"
    happen(table, PositionDisturbed(table[FAULT], time))


@when("restoring the position takes {time:Time}", ru="восстановление позиции занимает {time:Time}")
def restoring_takes(table: Table, time: Milliseconds) -> None:
    happen(table, PositionDisturbed(table[FAULT], time))


@when("{result:HowItEnds}", ru="{result:HowItEnds}")
def it_ends(table: Table, result: Result) -> None:
    table[GAME] = refereeing.done(end(table[GAME], result))

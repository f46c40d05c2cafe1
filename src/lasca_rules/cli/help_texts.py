"""Every help text of the command line in both languages, each command with examples."""

import re
from typing import Any

from lasca_rules.cli.streams import writable
from lasca_rules.errors import visible
from lasca_rules.languages import Language, Text

ABOUT = Text(
    """An executable rulebook of column draughts, draughts and nardy.

lasca-rules report makes the report; lasca-rules COMMAND --help shows examples of each command.""",
    """Исполняемые правила: столбовые шашки, шашки, нарды.

Отчёт составляет lasca-rules report; примеры к каждой команде показывает lasca-rules КОМАНДА --help.""",
)

COMMANDS = {
    "report": Text(
        """Run every scenario and write the report.

Writes index.html and desk.html, the referee's desk, to open in a browser, report.json and results.json into the folder
given by --out.
Every scenario is also tried under rules that break its statements on purpose, to see whether it would notice.
Ends with 1 when a statement is broken, or stands as --fail-on says; with --statement, only those asked for are judged.

With --source: the page also shows the official wording beside ours, and which words no statement restates; the
wording stands in index.html only. With --since: what is newly broken or verified, new, gone, renamed or reworded
since an earlier report. With --also: for CI servers junit.xml (junit) and messages.ndjson (messages, as Cucumber's),
for the page of a CI run summary.md (markdown), for a spreadsheet statements.csv (csv).

\b
lasca-rules report
lasca-rules report --statement column:2.1 --out /tmp/report
lasca-rules report --source column=rules.txt
lasca-rules report --since build/report/report.json
lasca-rules report --also junit,markdown
lasca-rules report --fail-on weak,untested
lasca-rules report -n 2 --probe all --lang ru""",
        """Прогнать все сценарии и составить отчёт.

Пишет index.html и desk.html — судейский стол (их открывают в браузере), report.json и results.json в папку --out.
Каждый сценарий пробуют и по правилам, в которых его положения нарочно искажены: заметит ли он это.
Код завершения 1, если какое-либо положение нарушено или его состояние названо в --fail-on; при --statement об этом
судят только по выбранным.

С --source на странице рядом с нашим изложением стоит официальный текст и видно, каких его слов не передаёт ни одно
положение; сам текст есть только в index.html. С --since сказано, что с прежнего отчёта стало нарушенным или
подтверждённым, что ново, исчезло, переименовано, изложено иначе. С --also пишутся также: для серверов CI junit.xml
(junit) и messages.ndjson (messages, как у Cucumber), для страницы прогона CI summary.md (markdown), для электронной
таблицы statements.csv (csv).

\b
lasca-rules report
lasca-rules report --statement column:2.1 --out /tmp/report
lasca-rules report --source column=rules.txt
lasca-rules report --since build/report/report.json
lasca-rules report --also junit,markdown
lasca-rules report --fail-on weak,untested
lasca-rules report -n 2 --probe all --lang ru""",
    ),
    "clause": Text(
        """Print a regulation, a clause or a statement in our words, with its readings.

\b
lasca-rules clause column:1.14.1
lasca-rules clause 2.1-e --lang ru
lasca-rules clause P4 --json""",
        """Показать правила, пункт или положение нашими словами, с толкованиями.

\b
lasca-rules clause column:1.14.1
lasca-rules clause 2.1-e --lang ru
lasca-rules clause P4 --json""",
    ),
    "rulings": Text(
        """Print the book of rulings in Markdown: every ruling of the referee's desk, and when it is given.

\b
lasca-rules rulings > rulings.md
lasca-rules rulings --lang ru > rulings.ru.md""",
        """Вывести в Markdown книгу решений: все решения судейского стола и когда они принимаются.

\b
lasca-rules rulings > rulings.md
lasca-rules rulings --lang ru > rulings.ru.md""",
    ),
    "audit": Text(
        """Play game records by the rules, and say what is wrong with each: the move, why, and the rulings.

Reads games of Lasca, Bashni and Russian draughts as they are found: several in a file, squares by letter or number,
short and full captures, comments, variations, positions. The game is told by the tag GameType (25, lasca, bashni), else
by --rules. For the first illegal move of a game it says why it is illegal, and what both regulations decide when it is
noticed before the reply, after it, and after the end of the game; the regulation given by --regulation comes first.
Also found: a result that contradicts the board or the header. A game that cannot be read is answered with line and
column, and costs no other. With - it reads standard input; with --json each game is an object on one line.

Ends with 1 when something is wrong, and with 2 when something could not be read.

\b
lasca-rules audit games.pdn
lasca-rules audit games.pdn --rules russian --regulation draughts
lasca-rules audit - --json < games.pdn""",
        """Сыграть записанные партии по правилам и сказать, что в каждой не так: ход, причина, решения.

Читает партии в ласку, башни и русские шашки такими, какие они бывают: несколько в файле, поля буквами или номерами,
взятия кратко и полностью, комментарии, варианты, позиции. Какая это игра, говорит заголовок GameType (25, lasca,
bashni), иначе --rules. О первом неправильном ходе партии сказано, чем он неправилен и что решат по обоим регламентам,
если его заметят до ответного хода, после него и после окончания партии; первым стоит регламент из --regulation.
Находит и результат, который противоречит доске или заголовку. О партии, которую не удалось прочитать, сказано, в какой
строке и в каком столбце, остальные читаются. Если вместо файла стоит -, читается стандартный ввод; с --json на каждую
партию один объект в строке.

Код завершения 1, если что-то не так, и 2, если что-то не удалось прочитать.

\b
lasca-rules audit games.pdn
lasca-rules audit games.pdn --rules russian --regulation draughts
lasca-rules audit - --json < games.pdn""",
    ),
    "record": Text(
        """Write the games of a file anew: captures in full, squares by letter or number, or as JSON.

Comments, marks, variations and tags are kept. pdn has the squares as the game's type says, by letter
unless it says numbers. A game that cannot be read, or is not legal, is told on standard error with its place; the exit
status is then 2.

\b
lasca-rules record games.pdn --to letters --rules russian
lasca-rules record games.pdn --to json""",
        """Записать партии из файла заново: взятия полностью, поля буквами или номерами, либо в виде JSON.

Комментарии, пометки, варианты и заголовки сохраняются. В форме pdn поля записаны так, как говорит тип игры: буквами,
если он не требует номеров. О партии, которую не удалось прочитать или в которой есть неправильный ход, сказано в потоке
ошибок, в каком она месте; код завершения тогда 2.

\b
lasca-rules record games.pdn --to letters --rules russian
lasca-rules record games.pdn --to json""",
    ),
    "moves": Text(
        """Print the legal moves of a position, one a line.

With - instead of a position: read positions from standard input, one a line, and answer each in turn; an empty
line ends each answer. With --json an answer is one object on one line: the position, and each move mapped to the
position after it. A line that is no position is answered too, by one that begins with "error:", or with --json by
an object with the number of the line and the error; then the next line is read, and the exit status is 2 at the end.

What is odd about a position, such as a man on its last row, is told on standard error, with --json beside the moves;
only an empty board is refused, since nobody could play.

\b
lasca-rules moves "w: a1W b2bb"
lasca-rules moves "b: b4b c3wb" --json
lasca-rules moves - --json < positions.txt""",
        """Показать возможные ходы в позиции, по одному в строке.

Если вместо позиции стоит -, позиции читаются со стандартного ввода, по одной в строке, и на каждую даётся ответ;
ответ завершает пустая строка. С --json ответ — один объект в строке: позиция и для каждого хода позиция после него.
На строку, которая не позиция, тоже есть ответ: строка, которая начинается с «ошибка:», а с --json объект с номером
строки и ошибкой; затем читается следующая, а код завершения в конце — 2.

Если в позиции что-то странно, скажем простая стоит на последнем ряду, об этом сказано в потоке ошибок, а с --json рядом
с ходами; не принимается только пустая доска: играть на ней некому.

\b
lasca-rules moves "w: a1W b2bb"
lasca-rules moves "b: b4b c3wb" --json
lasca-rules moves - --json < positions.txt""",
    ),
    "board": Text(
        """Draw a position: as text, or as an SVG picture.

The word "start" stands for the initial position.

\b
lasca-rules board start
lasca-rules board "w: a1w c1Bww d4bW" --svg > position.svg
lasca-rules board start --rules bashni --lang ru""",
        """Нарисовать позицию: текстом или картинкой SVG.

Слово start означает начальное положение.

\b
lasca-rules board start
lasca-rules board "w: a1w c1Bww d4bW" --svg > position.svg
lasca-rules board start --rules bashni --lang ru""",
    ),
    "turns": Text(
        """Print the legal turns of nardy on a roll, one a line; a dash where nothing can be played.

POSITION is w: or b: for whose turn it is, then White's checkers, a stroke, and Black's, each side's points counted as
that side counts them; "start" is the initial position. Turns that leave the same board are one. A star is a hit.

With - instead of a position: read lines from standard input, each a roll and a position; they are answered as moves
answers its lines. Of the rules on which codes of long nardy differ the block of six is not judged.

\b
lasca-rules turns start 6-3
lasca-rules turns "b: 24:1 18:1 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5" 6-1 --json
lasca-rules turns start 6-6 --rules long --first
lasca-rules turns - --json < rolls.txt""",
        """Вывести возможные ходы в нардах при данном броске, по одному в строке; тире — сыграть ничего нельзя.

ПОЗИЦИЯ — w: или b: (чей ход), затем шашки белых, черта и шашки чёрных; пункты каждая сторона считает по-своему;
«start» — начальная позиция. Ходы, после которых на доске одно и то же, — один ход. Звёздочка — шашка побита.

Если вместо позиции стоит -, читать строки стандартного ввода, в каждой бросок и позиция; ответы — как у команды moves.
Из правил, в которых кодексы длинных нард расходятся, не учитывается запрет на блок из шести шашек.

\b
lasca-rules turns start 6-3
lasca-rules turns "b: 24:1 18:1 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5" 6-1 --json
lasca-rules turns start 6-6 --rules long --first
lasca-rules turns - --json < rolls.txt""",
    ),
    "perft": Text(
        """Count the sequences of moves of a given length: a number to check another program by.

\b
lasca-rules perft 8
lasca-rules perft 4 --rules bashni --divide
lasca-rules perft 3 --from "w: c1W b2b b4b d4b d2b\"""",
        """Сосчитать последовательности ходов данной длины: число для проверки другой программы.

\b
lasca-rules perft 8
lasca-rules perft 4 --rules bashni --divide
lasca-rules perft 3 --from "w: c1W b2b b4b d4b d2b\"""",
    ),
    "edition": Text(
        """Compare an official text, clause by clause, with the edition that the rulebook remembers.

FILE is plain text in UTF-8, a PDF or a Word document. The rulebook keeps fingerprints of the wording, never the
wording. By them it knows headers and numbers of pages from the text; no other line is left out unless you name it after
--leave-out. Says of each clause whether it is the same, changed, new or gone, and which statements have to be read
again. With an older file after --against: the difference word by word. With --coverage: the words that no statement
covers.
Ends with 1 when a clause changed, a statement is suspect or a word is not covered.

\b
lasca-rules edition rules.txt --regulation column
lasca-rules edition new.txt --regulation column --against old.txt
lasca-rules edition rules.txt --regulation nardy --coverage --lang ru
lasca-rules edition new.txt --regulation draughts --store""",
        """Сравнить официальный текст по пунктам с той редакцией, которая запомнена.

FILE — простой текст в UTF-8, PDF или документ Word. Хранятся отпечатки формулировок, но не сами формулировки. По ним
колонтитулы и номера страниц отличаются от текста; другие строки пропускаются, только если назвать их после --leave-out.
О каждом пункте говорится, остался он прежним, изменён, добавлен или исчез, и какие положения нужно перечитать. Если
после --against дан более старый файл, разница показана слово в слово. С --coverage показаны слова, которых не передаёт
ни одно положение.
Код завершения 1, если пункт изменился, положение под сомнением или слово не охвачено.

\b
lasca-rules edition rules.txt --regulation column
lasca-rules edition new.txt --regulation column --against old.txt
lasca-rules edition rules.txt --regulation nardy --coverage --lang ru
lasca-rules edition new.txt --regulation draughts --store""",
    ),
    "review": Text(
        """Stamp a statement as reviewed: you held its two restatements and its scenarios against each other.

When a text or a scenario changes afterwards, the statement is suspect until it is reviewed again. Without --by:
show which statements are reviewed, which are suspect, and what changed.

\b
lasca-rules review
lasca-rules review column:1.14.1-b --by "A. Referee"
lasca-rules review column:2.1-a column:2.1-b --by "A. Referee" --on 2026-11-30
lasca-rules review --twins""",
        """Отметить положение как проверенное: вы сверили оба его изложения и его сценарии.

Если текст или сценарий потом изменится, положение будет под сомнением до новой проверки. Без --by показано, какие
положения проверены, какие под сомнением и что изменилось.

\b
lasca-rules review
lasca-rules review column:1.14.1-b --by "И. О. Судья"
lasca-rules review column:2.1-a column:2.1-b --by "И. О. Судья" --on 2026-11-30
lasca-rules review --twins""",
    ),
}

PARAMETERS = {
    "version": Text("Show the version and exit.", "Показать версию."),
    "install_completion": Text(
        "Let this shell complete our commands with the Tab key.", "Включить в этой оболочке дополнение по клавише Tab."
    ),
    "show_completion": Text(
        "Show what the line above would install.", "Показать, что установил бы предыдущий параметр."
    ),
    "position": Text(
        'A position: "w: a1w c1Bww d4bW"; "start"; where it makes sense, "-".',
        "Позиция: «w: a1w c1Bww d4bW»; start; где это имеет смысл, -.",
    ),
    "nardy_position": Text(
        "Whose turn it is, White's checkers and Black's; start for the initial position, - for standard input.",
        "Чей ход, шашки белых и чёрных; start — начальная позиция, - — стандартный ввод.",
    ),
    "roll": Text("What the dice show: 6-3.", "Что выпало: 6-3."),
    "first": Text(
        "It is the player's first turn, on which some doubles free two checkers from the head.",
        "Это первый ход игрока: на некоторых дублях с головы можно снять две шашки.",
    ),
    "depth": Text("How many half-moves deep.", "Глубина в полуходах."),
    "form": Text("The form to write: pdn, letters, numbers or json.", "Форма записи: pdn, letters, numbers или json."),
    "files": Text("Files of games; - for standard input.", "Файлы с партиями; - — стандартный ввод."),
    "played_under": Text(
        "The regulation the games were played under: its rulings come first.",
        "Регламент, по которому играли: его решения стоят первыми.",
    ),
    "which": Text("A regulation, a clause or a statement.", "Правила, пункт или положение."),
    "rules": Text("The game.", "Игра."),
    "lang": Text("The language: en or ru.", "Язык: en или ru."),
    "as_json": Text("Print JSON, for another program.", "Вывести JSON для другой программы."),
    "svg": Text("Draw an SVG picture.", "Нарисовать картинку SVG."),
    "divided": Text("Count each first move by itself.", "Сосчитать для каждого первого хода."),
    "start": Text("The position to count from.", "Позиция, от которой считать."),
    "out": Text("The folder to write the report to.", "Папка, в которую писать отчёт."),
    "statement": Text(
        "Only scenarios of this statement, clause or regulation. May be repeated.",
        "Только сценарии этого положения, пункта или правил. Можно повторять.",
    ),
    "source": Text(
        "The official text, to be shown beside ours: column=FILE, plain text in UTF-8. May be repeated.",
        "Официальный текст, чтобы показать рядом с нашим: column=ФАЙЛ, простой текст в UTF-8. Можно повторять.",
    ),
    "since": Text(
        "An earlier report.json: say what changed since.",
        "Более ранний report.json: сказать, что с тех пор изменилось.",
    ),
    "also": Text(
        "Write it for other tools too: junit, messages, markdown, csv, or all; several parted by commas.",
        "Записать и для других программ: junit, messages, markdown, csv или all; несколько — через запятую.",
    ),
    "fail_on": Text(
        "End with 1 also when a statement is weak, untested, suspect, unprobed or not-run. May be repeated, or a list "
        "with commas.",
        "Код завершения 1 и тогда, когда положение подтверждено слабо (weak), осталось без сценариев (untested), под "
        "сомнением (suspect), не испытано (unprobed) или не выполнялось (not-run). Можно повторять или перечислить "
        "через запятую.",
    ),
    "probe": Text(
        "Try each scenario under the deviations of its statements (narrow) or under all of them (all).",
        "Пробовать каждый сценарий при искажениях его положений (narrow) или при всех (all).",
    ),
    "no_probe": Text("Try no deviations: quicker.", "Искажений не пробовать: так быстрее."),
    "processes": Text("Run in this many processes.", "Число процессов."),
    "file": Text("The official text: plain text in UTF-8.", "Официальный текст: простой текст в UTF-8."),
    "regulation": Text("Whose official text it is.", "Чей это официальный текст."),
    "against": Text("An older official text to compare with.", "Более старый текст, с которым сравнить."),
    "leave_out": Text(
        "Lines of FILE that are not the text's own, such as page headers: 12,40-42.",
        "Строки файла, не относящиеся к тексту, например колонтитулы: 12,40-42.",
    ),
    "store": Text("Remember this edition from now on.", "Запомнить эту редакцию."),
    "show_coverage": Text(
        "Show the words that no statement covers.", "Показать слова, которых не передаёт ни одно положение."
    ),
    "pin": Text(
        "Hold the spans, moved by hand, to this wording from now on.",
        "Закрепить отрезки, исправленные вручную, за этой формулировкой.",
    ),
    "stored": Text(
        "The file with the remembered edition, if not the rulebook's own.",
        "Файл с запомненной редакцией, если не тот, что входит в программу.",
    ),
    "spans": Text(
        "The file with the spans of the statements, if not the rulebook's own.",
        "Файл с отрезками положений, если не тот, что входит в программу.",
    ),
    "statements": Text("The statements that you reviewed.", "Положения, которые вы проверили."),
    "by": Text("Who reviewed.", "Кто проверил."),
    "on": Text("The day of the review, if not today: 2026-11-30.", "День проверки, если не сегодня: 2026-11-30."),
    "twins": Text(
        "Record the English and Russian texts of all statements as written together; this is no review.",
        "Записать, что английские и русские тексты всех положений написаны вместе; это не проверка.",
    ),
    "stamps": Text(
        "The file with the stamps, if not the rulebook's own.", "Файл с отметками, если не тот, что входит в программу."
    ),
    "written": Text(
        "The file with the twin texts' fingerprints, if not the rulebook's own.",
        "Файл с отпечатками парных текстов, если не тот, что входит в программу.",
    ),
}

FRAME = (
    Text("Usage:", "Использование:"),
    Text("Options:", "Параметры:"),
    Text("Arguments:", "Аргументы:"),
    Text("Commands:", "Команды:"),
    Text("[OPTIONS]", "[ПАРАМЕТРЫ]"),
    Text("COMMAND [ARGS]...", "КОМАНДА [АРГУМЕНТЫ]..."),
    Text("Show this message and exit.", "Показать эту справку."),
    Text("[default:", "[по умолчанию:"),
    Text("[required]", "[обязательно]"),
)
"""What the library writes around our texts, in English only."""

COMPLAINTS = (
    (r"Missing argument '(.+)'", Text(r"\1 is missing", r"не хватает аргумента \1")),
    (r"Missing option '(.+?)'.*", Text(r"the option \1 is missing", r"не хватает параметра \1")),
    (
        r"No such option: -\d.*",
        Text("a number below 0 has no place here", "числу меньше 0 здесь не место"),
    ),
    (r"No such option: (\S+)", Text(r"there is no option \1", r"нет параметра \1")),
    (
        r"No such option: (\S+) (?:Did you mean (.+)\?|\(Possible options: (.+)\))",
        Text(r"there is no option \1; nearest: \2\3", r"нет параметра \1; ближайшее: \2\3"),
    ),
    (r"No such command '(.+?)'", Text(r"there is no command “\1”", r"нет команды «\1»")),
    (
        r"No such command '(.+?)'\. Did you mean '(.+)'\?",
        Text(r"there is no command “\1”; nearest: \2", r"нет команды «\1»; ближайшее: \2"),
    ),
    (
        r"Got unexpected extra argument(?:\(s\)|s)? \((.+)\)",
        Text(r"there is an argument too many: \1", r"лишний аргумент: \1"),
    ),
    (
        r"Option '(.+?)' requires an argument",
        Text(r"the option \1 needs a value", r"параметру \1 нужно значение"),
    ),
    (
        r"Invalid value for '(.+?)': '(.*)' is not one of (.+)",
        Text(r"\1: “\2” is not one of \3", r"\1: «\2» — не из числа \3"),
    ),
    (
        r"Invalid value for '(.+?)': Input should be a valid integer.*",
        Text(r"\1: expected a whole number", r"\1: ожидается целое число"),
    ),
    (
        r"Invalid value for '(.+?)': Input should be greater than or equal to (.+)",
        Text(r"\1: expected a number not below \2", r"\1: ожидается число не меньше \2"),
    ),
    (
        r"Invalid value for '(.+?)': Input should be less than or equal to (.+)",
        Text(r"\1: expected a number not above \2", r"\1: ожидается число не больше \2"),
    ),
    (r"Invalid value for '(.+?)': (.+)", Text(r"\1: \2", r"\1: неверное значение (\2)")),
)
"""How the library says that it was called wrongly, and the same in our words."""


def complaint(message: str, language: Language) -> str:
    """Return the library's message about a wrong call in one language, as one line."""
    said = visible(" ".join(message.replace("Value error, ", "").split())).removesuffix(".")
    for pattern, ours in COMPLAINTS:
        if found := re.fullmatch(pattern, said):
            said = found.expand(ours[language])
            break
    return f"{said}. {Text('See --help', 'См. --help')[language]}."


def speak(command: Any, language: Language) -> None:  # noqa: ANN401 -- typer does not name its command class publicly
    """Put the help texts of one language into the application's commands and parameters."""
    command.help = ABOUT[language]
    _describe(command, language)
    for name, subcommand in command.commands.items():
        subcommand.help = COMMANDS[name][language]
        subcommand.short_help = COMMANDS[name][language].split("\n", 1)[0]
        _describe(subcommand, language)


def _describe(command: Any, language: Language) -> None:  # noqa: ANN401 -- as above
    """Describe a command's parameters in that language, and say in it what the library writes around our texts."""
    for parameter in command.params:
        parameter.help = PARAMETERS[parameter.name][language]
    in_english = command.get_help

    def get_help(context: Any) -> str:  # noqa: ANN401 -- as above
        text: str = in_english(context)
        for words in FRAME:
            text = text.replace(words.en, words[language])
        return writable(text)

    command.get_help = get_help

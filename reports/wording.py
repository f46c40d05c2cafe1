"""The page's own words, in both languages. What the regulations and the scenarios say is not here."""

from lasca_rules.languages import Text

WORDING: dict[str, Text] = {
    # --- the top of the page ---
    "title": Text("Rules in action", "Правила в действии"),
    "lead": Text(
        "What the rules say, statement by statement, and games in which each one can be seen at work: "
        "what the referee decides, who pays for the time, how the board and the clocks stand afterwards.",
        "Что говорят правила — положение за положением — и партии, в которых видно, как каждое работает: "
        "что решает судья, чьё время расходуется, что после этого на доске и на часах.",
    ),
    "to_desk": Text("Referee's desk", "Судейский стол"),
    "to_desk_lead": Text(
        "something has happened at a board: answer a few questions and see the ruling",
        "за доской что-то случилось: ответьте на несколько вопросов и увидите решение",
    ),
    "language": Text("Language", "Язык"),
    "both_languages": Text("Both", "Оба"),
    "contents": Text("Contents", "Содержание"),
    "map": Text("Every statement, in the order of the text", "Все положения в порядке текста"),
    "to_the_text": Text("Skip to the text", "Перейти к тексту"),
    "unprobed_here": Text(
        "Nothing is verified here: it was not tried whether the scenarios would notice a wrong program",
        "Здесь ничего не подтверждено: не испытано, заметили бы сценарии ошибку в программе",
    ),
    "part_here": Text(
        "This report is of a part of the scenarios. Not run", "Это отчёт о части сценариев. Не выполнялось"
    ),
    "asked_for": Text("Asked for", "Выбрано"),
    "broken_here": Text("Broken", "Нарушено"),
    "weak_here": Text("Weak: something is missing", "Слабо подтверждено: чего-то не хватает"),
    "suspect_here": Text("Suspect: to be read again", "Под сомнением: нужно перечитать"),
    "ran": Text("Scenarios run", "Сценарии выполнены"),
    "commit": Text("commit", "коммит"),
    "run": Text("run", "прогон"),
    "rules_under_test": Text("rules under test", "проверяемая программа"),
    # --- finding ---
    "find": Text("Search", "Поиск"),
    "find_hint": Text("A word, a clause, a square …", "Слово, пункт, поле…"),
    "show": Text("Show", "Показывать"),
    "all": Text("all", "все"),
    "found": Text("statements shown", "показано положений"),
    "nothing_found": Text("Nothing fits.", "Ничего не найдено."),
    "clear": Text("Show everything", "Показать всё"),
    "unfold": Text("Unfold all", "Развернуть всё"),
    "fold": Text("Fold all", "Свернуть всё"),
    "without_scripts": Text(
        "Folded scenarios are drawn by a script, and scripts are off. Each statement's first scenario is shown; all of "
        "them are in report.json and in the feature files.",
        "Свёрнутые сценарии рисует скрипт, а скрипты отключены. У каждого положения виден первый сценарий; все они "
        "есть в report.json и в файлах сценариев.",
    ),
    "reading_mode": Text("Read", "Читать"),
    "by_regulation": Text("by regulation", "по регламентам"),
    "by_question": Text("by question", "по вопросам"),
    "found_questions": Text("questions shown", "показано вопросов"),
    # --- since an earlier report ---
    "since": Text("Changed since the report of", "Что изменилось после отчёта от"),
    "nothing_changed": Text("Nothing.", "Ничего."),
    # --- the questions ---
    "questions": Text("What happened?", "Что случилось?"),
    "questions_lead": Text(
        "Start from what happened at the board. Under each question stands what every regulation says to it, and the "
        "rulings that were given under it in the scenarios.",
        "Отправная точка — то, что случилось за доской. Под каждым вопросом сказано, что на него отвечает каждый "
        "регламент и какие решения приняты по нему в сценариях.",
    ),
    "rulings_seen": Text("Rulings in the scenarios", "Решения в сценариях"),
    # --- standings ---
    "verified": Text("verified", "подтверждено"),
    "unprobed": Text("passed, not probed", "пройдено, не испытано"),
    "suspect": Text("suspect", "под сомнением"),
    "weak": Text("weak", "слабо подтверждено"),
    "missing": Text("What is missing", "Чего не хватает"),
    "if_a_program": Text("If a program got it wrong", "Если бы программа ошибалась"),
    "all_noticed": Text("all noticed", "замечены все"),
    "not_noticed": Text("NOT noticed", "НЕ замечено"),
    "noticed_by": Text("noticed by", "замечено:"),
    "not_noticed_by_any": Text("NOT noticed by any scenario", "НЕ замечено ни одним сценарием"),
    "noticed_elsewhere": Text("noticed by other statements' scenarios", "замечено сценариями других положений"),
    "deviations_noticed": Text("deviations noticed", "искажений замечено"),
    "broken": Text("broken", "нарушено"),
    "untested": Text("untested", "без сценариев"),
    "not-run": Text("not run", "не выполнялось"),
    "left_out": Text("Scenarios not run this time", "Сценарии, которые на этот раз не выполнялись"),
    "lacks_both": Text("No scenario shows this statement yet.", "Для этого положения пока нет сценария."),
    "changed": Text("What has changed", "Что изменилось"),
    # --- a regulation and its statements ---
    "clause": Text("Clause", "Пункт"),
    "printed_as": Text("printed as", "в тексте напечатано"),
    "supplement": Text("Supplement", "Дополнение"),
    "not_regulation": Text(
        "This part is not regulation text. It states the rules of the game that the regulations refer to.",
        "Эта часть — не текст регламента. В ней изложены правила игры, на которые регламенты ссылаются.",
    ),
    "applies": Text("Where it applies", "Где положение действует"),
    "also_turned": Text("It passed with the colours exchanged too", "Проверено и с обменом цвета"),
    "does_not_apply": Text("Where it does not", "Где не действует"),
    "seen_elsewhere": Text("Also shown by", "Показано также в сценариях"),
    "text_stops": Text("Where the text stops", "Где текст молчит"),
    # --- the official wording beside ours ---
    "official": Text("Official wording", "Официальный текст"),
    "official_beside": Text("Official wording beside ours", "Официальный текст рядом с нашим"),
    "uncovered_in": Text(
        "Words that no statement restates, in", "Слова, которых не передаёт ни одно положение, в пунктах"
    ),
    "missing_clauses": Text("Clauses that the file does not have", "Пункты, которых в файле нет"),
    "source_differs": Text(
        "Statements whose clause has changed in this file", "Положения, пункт которых в этом файле изменился"
    ),
    "words_restated": Text("Underlined", "Подчёркнутое"),
    "words_restated_by": Text("is restated by the statement of that letter;", "передано положением с этой буквой;"),
    "words_not_normative": Text("grey", "серое"),
    "words_not_normative_why": Text(
        "rules on nothing, for the reason given;", "ничего не предписывает, причина указана;"
    ),
    "words_uncovered": Text("hatched", "заштрихованное"),
    "words_uncovered_why": Text("is restated by no statement.", "не передано ни одним положением."),
    "wording_kept": Text(
        "The official wording stands only on this page: neither report.json nor the rulebook keeps it.",
        "Официальный текст есть только на этой странице: ни в report.json, ни в самих правилах его нет.",
    ),
    "not_restated": Text("not restated", "не передано"),
    "altered": Text("changed; was", "изменено; было"),
    "words_changed": Text("The words that it restates have changed.", "Слова, которые оно передаёт, изменились."),
    "no_words": Text("No words of this clause are marked as its own.", "В этом пункте нет слов, отмеченных как его."),
    # --- a scenario ---
    "passed": Text("passed", "пройден"),
    "failed": Text("failed", "не пройден"),
    "skipped": Text("skipped", "пропущен"),
    "expected-failure": Text("expected to fail, and did not pass", "не пройден, как и ожидалось"),
    "unexpected-pass": Text("passed, though expected to fail", "пройден, хотя ожидалось обратное"),
    "rerun": Text("failed first, passed when played again", "не пройден с первого раза, пройден при повторе"),
    "not_run": Text("not run", "не выполнялся"),
    "place": Text("In the feature files", "В файлах сценариев"),
    "link": Text("Link to this place", "Ссылка на это место"),
    # --- exhibits ---
    "ruling": Text("Ruling", "Решение судьи"),
    "silent": Text("The text is silent", "Текст молчит"),
    "clocks": Text("Clocks", "Часы"),
    "under": Text("under", "по"),
    "by_reading": Text("reading", "толкование"),
    "objection": Text("Against the rules", "Не по правилам"),
    "finding": Text("Finding", "Замечание"),
    "findings": Text("Findings", "Замечания"),
    "white": Text("White", "Белые"),
    "black": Text("Black", "Чёрные"),
    "before": Text("before", "было"),
    "runs": Text("running", "идут"),
    "flag": Text("flag down", "флажок упал"),
    "head": Text("head", "голова"),
    "bar": Text("bar", "бар"),
    "off": Text("off", "сняты"),
    # --- the conflicts ---
    "conflicts": Text("The same incident under two regulations", "Один случай по двум регламентам"),
    "conflicts_lead": Text(
        "A game is played under one regulation, and this is why it matters which. Each answer leads to the scenario "
        "that shows it.",
        "Партия играется по одному регламенту, и вот почему важно, по какому. От каждого ответа — ссылка на сценарий, "
        "в котором он показан.",
    ),
    "incident": Text("What happened", "Что случилось"),
    "no_scenario": Text("no scenario yet", "сценария пока нет"),
    # --- the readings ---
    "readings": Text("Readings", "Толкования"),
    "readings_lead": Text(
        "Where the text of a regulation stops or bends, something has to be assumed. Here is what is taken, "
        "what else one could take, and which scenarios would change with it.",
        "Там, где текст регламента молчит или допускает разное, приходится что-то принять. Здесь сказано, что принято, "
        "что ещё можно было бы принять и какие сценарии от этого зависят.",
    ),
    "taken": Text("What is taken", "Что принято"),
    "why": Text("Why", "Почему"),
    "or_else": Text("What else one could take", "Что ещё можно принять"),
    "nothing_else": Text("Nothing else suggests itself.", "Других вариантов нет."),
    "about": Text("About", "О положениях"),
    "rests_on_it": Text("Scenarios that rest on it", "Сценарии, которые на нём основаны"),
    "nothing_rests": Text("None yet.", "Пока нет."),
    # --- random faults ---
    "mutants": Text("Random faults", "Случайные поломки"),
    "mutants_noticed": Text("random faults noticed", "случайных поломок замечено"),
    "mutants_lead": Text(
        "The same people thought of the scenarios and of what a program could get wrong. So the program that decides "
        "was also broken at random: each time in one place that nobody chose, a comparison was turned round, a "
        "condition left out, a number moved by one. Counted is how often a scenario, or a test of any kind, failed as "
        "it should.",
        "И сценарии, и то, в чём программа могла бы ошибаться, придумали одни и те же люди. Поэтому программу, "
        "которая принимает решения, ломали и наугад: каждый раз в одном месте, которое никто не выбирал, — обращали "
        "сравнение, убирали условие, меняли число на единицу. Подсчитано, как часто после этого сценарий или любой "
        "другой тест не проходил, как и должно быть.",
    ),
    "mutants_part": Text("What was broken", "Что ломали"),
    "mutants_tried": Text("faults", "поломок"),
    "noticed_by_scenarios": Text("noticed by the scenarios", "заметили сценарии"),
    "noticed_by_all_tests": Text("by any test", "заметили сценарии и тесты"),
    "mutants_together": Text("In all", "Всего"),
    "mutants_missed": Text("Faults that no scenario noticed", "Поломки, которых не заметил ни один сценарий"),
    "noticed_by_tests": Text("noticed by another test", "заметил другой тест"),
    "noticed_by_nothing": Text("noticed by nothing", "не заметил никто"),
    "mutants_measured": Text("Measured", "Измерено"),
    "mutants_seed": Text("seed", "начальное число"),
    "mutants_equivalent": Text(
        "left out, as they change nothing that anybody could see", "не учтено, так как ничего заметного не меняют"
    ),
    # --- the end of the page ---
    "legend": Text("How to read this page", "Как читать эту страницу"),
    "legend_verified": Text(
        "Its scenarios ran, and all passed, both where it applies and where it does not; and each way tried to break "
        "the statement made at least one of them fail.",
        "Сценарии выполнены и все пройдены — и там, где положение действует, и там, где не действует; а при каждой "
        "попытке исказить положение хотя бы один из них не проходил.",
    ),
    "legend_unprobed": Text(
        "Its scenarios ran, and all passed, both where it applies and where it does not. Whether they would notice a "
        "program that breaks the statement was not tried, so it is not verified.",
        "Сценарии выполнены и все пройдены — и там, где положение действует, и там, где не действует. Заметили бы они "
        "программу, которая его нарушает, не испытано, поэтому оно не подтверждено.",
    ),
    "legend_not-run": Text(
        "Something else was asked for: some of its scenarios, or all, were left out. None of the others failed.",
        "Запрошено было другое: часть сценариев этого положения или все они не выполнялись. Из остальных пройдены все.",
    ),
    "legend_weak": Text(
        "None failed, but something is missing, and the statement says what: they show only where it applies, or only "
        "where it does not; a program could break it unnoticed; or a scenario passed only when it was played again.",
        "Явных неудач нет, но чего-то не хватает, и под положением сказано чего: показано только, где оно действует, "
        "или только, где не действует; программа могла бы его нарушить незаметно; сценарий пройден лишь при повторе.",
    ),
    "legend_suspect": Text(
        "All passed, but the official text, a text of ours or a scenario has changed since the statement was written "
        "or reviewed. Which one is said under the statement. A person has to read it again.",
        "Все пройдены, но официальный текст, наш текст или сценарий изменился после того, как положение было изложено "
        "или проверено. Что именно, сказано под положением. Его должен перечитать человек.",
    ),
    "legend_broken": Text(
        "A scenario failed: the program does not do what the statement says.",
        "Сценарий не пройден: программа делает не то, что сказано в положении.",
    ),
    "legend_untested": Text(
        "There is no scenario of it, or none but skipped ones. The report says so rather than stay silent.",
        "Сценария для него нет или все пропущены. Отчёт об этом не умалчивает.",
    ),
    "legend_scenario": Text(
        "A scenario is a small story: what is given, what happens, what must follow. It was not only written down; "
        "a program played it through, and the boards, clocks and rulings shown are what came out.",
        "Сценарий — короткая история: что дано, что произошло, что должно получиться. Она не просто записана: "
        "программа её разыграла, и доски, часы и решения — то, что вышло на деле.",
    ),
    "legend_board": Text(
        "On a board, the piece beside it tells whose move it is. A dashed square is where the move began, a plain one "
        "where it ended, a dotted one what was jumped. At the foot of a tall tower stand two numbers: "
        "the owner's pieces on top, then the prisoners under them.",
        "Шашка сбоку от доски показывает, чей ход. Поле в пунктирной рамке — откуда сделан ход, в сплошной — куда, "
        "в точечной — через что прыгали. Под высокой башней два числа: сколько шашек её владельца сверху и "
        "сколько взятых под ними.",
    ),
    "for_developers": Text("For developers", "Разработчикам"),
    "unused": Text("Sentences that no scenario uses", "Фразы, которых нет ни в одном сценарии"),
    "same_data": Text(
        "The same data for other programs is in report.json beside this page.",
        "Те же данные для других программ — в файле report.json рядом с этой страницей.",
    ),
}

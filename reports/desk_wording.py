"""The desk's own words, in both languages. Questions, rulings, steps and statements are not here."""

from lasca_rules.languages import Text

DESK_WORDING: dict[str, Text] = {
    # --- the top ---
    "desk": Text("Referee's desk", "Судейский стол"),
    "desk_lead": Text(
        "Something has happened at a board: answer a few questions, and see the ruling, who pays for the time, and "
        "what to do on the board and with the clocks.",
        "За доской что-то случилось: ответьте на несколько вопросов — и увидите решение, чьё время расходуется и что "
        "сделать на доске и с часами.",
    ),
    "decide": Text("Decide", "Решить"),
    "search": Text("Search", "Поиск"),
    "training": Text("Training", "Тренировка"),
    "report": Text("The report", "Отчёт"),
    "parts": Text("Parts of this page", "Разделы страницы"),
    "needs_scripts": Text(
        "To ask its questions this page needs scripts, and they are switched off. Every ruling it can give is listed "
        "here all the same; what each statement says, and games that show it, are in the report.",
        "Чтобы задавать вопросы, странице нужны скрипты, а они выключены. Все решения, какие она может дать, всё равно "
        "перечислены здесь; что сказано в каждом положении и какие партии его показывают — в отчёте.",
    ),
    # --- asking ---
    "under_which": Text("Which regulation is the game played under?", "По какому регламенту играют?"),
    "what_happened": Text("What has happened?", "Что случилось?"),
    "none_of_these": Text("None of these", "Ничего из этого"),
    "uncovered": Text("The texts that the desk has do not name this", "В текстах, которые есть у стола, этого нет"),
    "uncovered_do": Text(
        "Look in the rest of the regulation and in the event's own rules. If they say nothing either, decide as you "
        "see fit, say so in the protocol, and cite no clause for it.",
        "Посмотрите остальную часть правил и положение о соревновании. Если и там ничего нет, решите по своему "
        "усмотрению, отметьте это в протоколе и не ссылайтесь ни на какой пункт.",
    ),
    "uncovered_search": Text("Search the desk's texts", "Искать в текстах стола"),
    "uncovered_nearest": Text("All that this regulation says here", "Всё, что в этом регламенте сказано"),
    "change": Text("change", "изменить"),
    "new_case": Text("New case", "Новый случай"),
    "incident": Text("What happened", "Что случилось"),
    "regulation": Text("Regulation", "Регламент"),
    # --- the ruling ---
    "ruling": Text("Ruling", "Решение судьи"),
    "silent": Text("The text is silent", "Текст молчит"),
    "pays": Text("Who pays", "Чьё время расходуется"),
    "clocks": Text("Clocks", "Часы"),
    "what_to_do": Text("What to do", "Что делать"),
    "grounds": Text("What it rests on", "На чём основано"),
    "no_grounds": Text("No statement: the text says nothing about this.", "Ни на чём: в тексте этого нет."),
    "rests_on": Text("Where the text stops", "Где текст молчит"),
    "taken": Text("Taken here", "Принято здесь"),
    "or_else": Text("One could also take", "Можно принять и так"),
    "take_this": Text("take this", "принять так"),
    "no_difference": Text("For this case it makes no difference.", "В этом случае разницы нет."),
    "differently": Text("Taken differently from what is usual here", "Принято иначе, чем обычно здесь"),
    "as_usual": Text("as usual again", "вернуть обычное"),
    "then_inquiry": Text("The inquiry is over: decide on it", "Проверка закончена: решить по её итогу"),
    # --- details ---
    "details": Text("To name it exactly, if you like", "Уточнить, если нужно"),
    "move_number": Text("Number of the move", "Номер хода"),
    "turn_number": Text("Number of the turn, both sides' counted", "Номер хода, считая ходы обеих сторон"),
    "moved_by": Text("Moved by", "Ход сделали"),
    "white": Text("White", "Белые"),
    "black": Text("Black", "Чёрные"),
    "took": Text("How long it took", "Сколько это заняло"),
    "took-inquiry": Text("How long the inquiry took", "Сколько заняла проверка"),
    "took-restoring": Text("How long restoring it took", "Сколько заняло восстановление"),
    "king": Text("The square of the king to be marked", "Поле дамки, которую надо обозначить"),
    "touched": Text("The square touched first", "Поле, тронутое первым"),
    "missing-w": Text("Missing checkers of White", "Сколько шашек недостаёт у белых"),
    "missing-b": Text("Missing checkers of Black", "Сколько шашек недостаёт у чёрных"),
    "surplus-w": Text("Surplus checkers of White", "Сколько лишних шашек у белых"),
    "surplus-b": Text("Surplus checkers of Black", "Сколько лишних шашек у чёрных"),
    "head-w": Text("Checkers on White's head", "Сколько шашек на голове белых"),
    "head-b": Text("Checkers on Black's head", "Сколько шашек на голове чёрных"),
    # --- the clocks ---
    "clocks-inquiry": Text(
        "The clocks show, stopped for the inquiry", "Часы, остановленные на время проверки, показывают"
    ),
    "clocks-restoring": Text(
        "The clocks showed when the position was disturbed", "В момент, когда позиция была нарушена, часы показывали"
    ),
    "clocks-reverse": Text("The clocks show before they are switched back", "До переключения назад часы показывают"),
    "clocks-before": Text("The clocks showed before the move", "Часы показывали перед ходом"),
    "no_clock_below": Text(
        "After an increment of {added} a clock cannot show less than {added}. Check the times.",
        "После добавления {added} на часах не может быть меньше {added}. Проверьте время.",
    ),
    "no_clock_both": Text(
        "Both flags cannot be down at once. Check the times.", "Два флажка сразу упасть не могут. Проверьте время."
    ),
    "no_clock_zero": Text(
        "While the game was going on no clock can have shown 0:00. Check the times.",
        "Пока партия шла, часы не могли показывать 0:00. Проверьте время.",
    ),
    "full_time": Text("Full time", "Начальное время"),
    "increment": Text("Increment for the move", "Добавление за ход"),
    "minutes_seconds": Text("m:ss", "м:сс"),
    "like_this": Text("minutes and seconds, like 29:20 or 2920", "минуты и секунды, например 29:20 или 2920"),
    "number_up_to": Text("a whole number from 1 to {most}", "целое число от 1 до {most}"),
    "square_like": Text("a dark square, like c3", "чёрное поле, например c3"),
    "clocks_corrected": Text("The clocks corrected", "Часы после исправления"),
    "clocks_stay": Text("The times on the clocks stay as they are.", "Время на часах остаётся, какое есть."),
    "clocks_by_referee": Text("The referee sets the clocks.", "Время на часах устанавливает судья."),
    "enter_times": Text(
        "Enter the times, and the corrected ones are shown here.", "Введите время — здесь появится исправленное."
    ),
    "before": Text("before", "было"),
    "flag_fallen": Text("flag down: lost on time", "флажок упал: проигрыш по времени"),
    "flag_rule": Text(
        "A charge that leaves nothing brings the flag down. Where a flag was down before, nothing more is charged.",
        "Если после этого времени не осталось, флажок падает. Если флажок упал раньше, снимать больше нечего.",
    ),
    # --- the other regulation ---
    "other": Text("Under the other regulation", "По другому регламенту"),
    "other_asks": Text("There it would also matter:", "Там важно было бы ещё и это:"),
    "go_there": Text("See this case under that regulation", "Показать этот случай по тому регламенту"),
    # --- the protocol ---
    "protocol": Text("For the protocol", "Для протокола"),
    "game_line": Text("Round, board, players", "Тур, доска, игроки"),
    "copy": Text("Copy as text", "Скопировать текст"),
    "copy_short": Text("Copy", "Скопировать"),
    "at_hand": Text("The ruling in short", "Решение коротко"),
    "copied": Text("Copied.", "Скопировано."),
    "not_copied": Text("Copying is not allowed here; the text is selected.", "Копировать здесь нельзя; текст выделен."),
    "print": Text("Print", "Напечатать"),
    "facts": Text("Facts", "Обстоятельства"),
    "referee_signs": Text("Referee", "Судья"),
    "date": Text("Date and time", "Дата и время"),
    # --- searching ---
    "find_hint": Text("A word, a clause, a verdict …", "Слово, пункт, решение…"),
    "found_statements": Text("Statements", "Положения"),
    "found_readings": Text("Readings", "Толкования"),
    "found_rulings": Text("Rulings", "Решения"),
    "nothing_found": Text("Nothing fits.", "Ничего не найдено."),
    "type_something": Text(
        "Search what the regulations say, what is taken where they are silent, and every ruling of the desk.",
        "Ищите в том, что сказано в регламентах, что принято там, где они молчат, и во всех решениях стола.",
    ),
    "rulings_as_for_white": Text(
        "Rulings are listed for White as the one who erred; for Black they are the same the other way round.",
        "Решения перечислены для случаев, когда ошиблись белые; для чёрных они зеркальны.",
    ),
    "own_statement": Text("the violation's own statement", "положение о самом нарушении"),
    "more": Text("and more; narrow the search", "и другие; уточните запрос"),
    # --- training ---
    "training_lead": Text(
        "A scenario from the rulebook stops just before the ruling. What do you rule?",
        "Сценарий из свода правил остановлен перед самым решением. Что вы решите?",
    ),
    "no_exercises": Text(
        "The report has no scenario with a ruling yet.", "В отчёте пока нет ни одного сценария с решением судьи."
    ),
    "what_do_you_rule": Text("What do you rule?", "Ваше решение?"),
    "right": Text("Right.", "Верно."),
    "wrong": Text("Not so.", "Нет, не так."),
    "your_answer": Text("your answer", "ваш ответ"),
    "right_answer": Text("the ruling", "верное решение"),
    "next": Text("Next", "Дальше"),
    "right_so_far": Text("Right so far", "Верных ответов"),
    "of": Text("of", "из"),
    "reset": Text("start counting again", "начать счёт заново"),
    "from_which": Text("Scenarios of", "Сценарии"),
    "all_regulations": Text("all regulations", "всех регламентов"),
    "see_scenario": Text("This scenario in the report", "Этот сценарий в отчёте"),
    "reading_taken": Text("reading", "толкование"),
}

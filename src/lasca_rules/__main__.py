"""``python -m lasca_rules`` is ``lasca-rules``."""

import sys
from typing import NoReturn

INTERRUPTED = 130


def main() -> NoReturn:
    """Run the command line; Ctrl-C ends it in one line even while its parts are still being loaded."""
    try:
        from lasca_rules.cli.main import main as command_line  # noqa: PLC0415 -- see above
    except KeyboardInterrupt:
        sys.stderr.write("lasca-rules: interrupted\n")
        sys.exit(INTERRUPTED)
    command_line()


if __name__ == "__main__":
    main()

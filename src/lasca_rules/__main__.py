"""``python -m lasca_rules`` is ``lasca-rules``."""

from lasca_rules.cli.main import main

if __name__ == "__main__":
    main()

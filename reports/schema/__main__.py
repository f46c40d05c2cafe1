"""Print the JSON Schema of report.json."""

import json
import sys

from reports.schema import schema

sys.stdout.write(json.dumps(schema(), ensure_ascii=False, indent=1) + "\n")

"""The registry of the site: the path of each exercise and lab, and the elements on its page."""

import json
import subprocess
from pathlib import Path

PROGRAM = Path(__file__).with_name("print-exercises.ts")
PRINTED = json.loads(subprocess.run(["node", PROGRAM], check=True, stdout=subprocess.PIPE).stdout)
EXERCISES = PRINTED["exercises"]
FIRST_TESTS = PRINTED["firstTests"]
LABS = PRINTED["labs"]

"""Runs many Python samples, one after the other: a line of JSON with code and folder comes in, one with the output goes out."""

import contextlib
import io
import json
import os
import sys
import traceback

for line in sys.stdin:
    wanted = json.loads(line)
    os.chdir(wanted["folder"])
    printed = io.StringIO()
    failed = None
    with contextlib.redirect_stdout(printed):
        try:
            exec(wanted["code"], {"__name__": "__main__"})
        except Exception:
            failed = traceback.format_exc()
    answer = {"id": wanted["id"], "output": printed.getvalue(), "failed": failed}
    print(json.dumps(answer), flush=True)

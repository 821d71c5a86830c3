"""Every test runs off-screen and silent, and leaves no trace in the home folder.

Kivy reads its environment when it is first imported, so this must happen before any test module
is collected.
"""

import atexit
import os
import shutil
import tempfile
from pathlib import Path

_scratch = Path(tempfile.mkdtemp(prefix="dreamtable-tests-"))
atexit.register(shutil.rmtree, _scratch, ignore_errors=True)
(_scratch / "config").mkdir()  # Kivy makes its own folder in there, but not this one

os.environ.update(
    {
        "KIVY_HOME": str(_scratch / "kivy"),
        "XDG_CONFIG_HOME": str(_scratch / "config"),
        "KIVY_NO_ARGS": "1",
        "KIVY_NO_FILELOG": "1",
        # Kivy's log goes to pytest, which shows it when a test fails, and stderr stays stderr.
        "KIVY_LOG_MODE": "PYTHON",
        "SDL_VIDEODRIVER": "offscreen",
        "SDL_AUDIODRIVER": "dummy",
    }
)

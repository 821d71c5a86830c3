"""Starts Dreamtable."""

from screens.app import DreamtableApp

if __name__ == "__main__":
    DreamtableApp().run()

"""The tablet: journal, clock, language, settings, cues, sensors and the screen's own needs.

Nothing here knows a game, and nothing here raises into a screen because a device lacks something.
"""

"""The least that a KivyMD app can be: one screen, and one image that follows a finger.

It is the yardstick for the start and the frames of Dreamtable.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kivy.input import MotionEvent
from kivy.uix.image import Image
from kivymd.app import MDApp
from kivymd.uix.screen import MDScreen

BIRD = Path(__file__).parent.parent / "assets" / "textures" / "2x" / "bird_red.png"


class Draggable(Image):
    """Goes where the finger goes."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        self.center = touch.pos
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        return True


class BareApp(MDApp):
    """One screen, one image."""

    def build(self) -> Any:
        screen = MDScreen(md_bg_color=self.theme_cls.backgroundColor)
        self.image = Draggable(source=str(BIRD), size_hint=(None, None), size=(120, 120))
        self.image.home = tuple(self.image.center)
        screen.add_widget(self.image)
        return screen

"""KivyMD in our colours: its menus, dialogs, lists and switches wear the theme of the app.

KivyMD would reckon a scheme of its own out of one colour, three times before the first frame.
"""

from __future__ import annotations

from kivymd.theming import ThemeManager

from screens.theme import Theme, faded, shaded


class Material(ThemeManager):
    """Takes every colour from the theme it is given."""

    def set_colors(self, *_: object) -> None:
        """KivyMD wants to reckon: there is nothing to reckon."""

    def dress(self, theme: Theme) -> None:
        self.theme_style = "Dark" if theme.night else "Light"
        sheet = (*theme.panel[:3], 1)
        raised = shaded(sheet, 1.06) if theme.night else sheet
        primary = theme.accent if theme.night else theme.rock
        colours = {
            "primary": primary,
            "onPrimary": theme.ink if theme.night else theme.parchment,
            "primaryContainer": theme.accent,
            "onPrimaryContainer": theme.ink,
            "secondary": theme.on_sky_soft,
            "onSecondary": sheet,
            "secondaryContainer": faded(primary, 0.2),
            "onSecondaryContainer": theme.on_sky,
            "tertiary": theme.glow,
            "onTertiary": theme.ink,
            "background": theme.sky_top,
            "onBackground": theme.on_sky,
            "surface": sheet,
            "surfaceDim": sheet,
            "surfaceBright": raised,
            "surfaceVariant": raised,
            "surfaceContainerLowest": sheet,
            "surfaceContainerLow": sheet,
            "surfaceContainer": raised,
            "surfaceContainerHigh": raised,
            "surfaceContainerHighest": theme.hollow,
            "surfaceTint": primary,
            "onSurface": theme.on_sky,
            "onSurfaceVariant": theme.on_sky_soft,
            "inverseSurface": theme.on_sky,
            "inverseOnSurface": sheet,
            "inversePrimary": theme.rock,
            "error": theme.bad,
            "onError": theme.parchment,
            "outline": faded(theme.on_sky, 0.55),
            "outlineVariant": faded(theme.on_sky, 0.16),
            "shadow": (0, 0, 0, 1),
            "scrim": theme.veil,
            "disabledText": faded(theme.on_sky, 0.4),
            "ripple": faded(theme.on_sky, 0.12),
        }
        for name, colour in colours.items():
            setattr(self, f"{name}Color", colour)

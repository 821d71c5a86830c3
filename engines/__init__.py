"""The rules of the four games and the bots: pure, typed, standard library only."""

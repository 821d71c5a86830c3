"""python-for-android's own recipe, at the version that KivyMD 2.0.0 needs."""

from pythonforandroid.recipes.materialyoucolor import MaterialyoucolorRecipe


class NewerMaterialyoucolorRecipe(MaterialyoucolorRecipe):
    version = "3.0.4"


recipe = NewerMaterialyoucolorRecipe()

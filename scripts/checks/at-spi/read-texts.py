"""Prints the texts of all objects on the accessibility bus, a JSON string each line. An object within a text is U+FFFC, as it is for Orca."""
import json
import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib


def walk(accessible):
    try:
        if "Text" in accessible.get_interfaces():
            print(json.dumps(Atspi.Text.get_text(accessible, 0, -1)))
        children = [accessible.get_child_at_index(place) for place in range(accessible.get_child_count())]
    except GLib.Error:  # The page has removed it.
        return
    for child in filter(None, children):
        walk(child)


walk(Atspi.get_desktop(0))

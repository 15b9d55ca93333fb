"""The real program is judged by what the tests of the screens know of it."""

from tests.ui import driver  # noqa: F401  (sets Kivy up before anything else imports it)

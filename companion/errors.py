"""Every error this package raises. A refusal of a move is an answer, not an error."""

from __future__ import annotations


class CompanionError(Exception):
    """Base of all errors raised by this package."""


class EditionError(CompanionError, ValueError):
    """Raised when an edition file is malformed or contradicts itself."""

    def __init__(self, *problems: str) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class EditionUnreadable(EditionError):
    """Raised when there is no such edition file, or it is no TOML."""


class EditionUnwritable(CompanionError):
    """Raised when the disk did not take an edition or what is entered of one."""


class ExampleError(CompanionError, ValueError):
    """Raised when an example of the rule book cannot be understood, with its place."""


class QuestionError(CompanionError, ValueError):
    """Raised when a question to the arbiter cannot be understood, naming the part of it."""


class LedgerError(CompanionError):
    """Raised when a transfer would break the books: a bug, never a player's fault."""


class JournalError(CompanionError):
    """Raised when a stored journal cannot be read back; the file is left as it was."""


class JournalTooNew(JournalError):
    """Raised when a journal was written by a newer version of the program."""


class JournalUnwritable(JournalError):
    """Raised when the disk did not take an entry; the game stands where it stood."""


class IllegalCommand(CompanionError, ValueError):
    """Raised when a command the arbiter refuses is submitted all the same."""


class UnknownToBook(CompanionError, LookupError):
    """Raised when no chapter knows an effect or a sum: nobody asked whether it does."""

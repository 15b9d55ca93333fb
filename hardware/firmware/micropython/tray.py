"""A dice tray that speaks DT1, without a pin or a clock of its own: all of it also runs on a PC.

Times are milliseconds and run over after 2**30, as `time.ticks_ms` does.
"""

from eyes import EMPTY, SENSORS, face

SETTLE = 700
"""The dice are at rest after so long without a change."""
GLITCH = 50
"""Shorter than this nothing moved: it was the lamp of a passer-by."""
BEAT = 2000
STUCK = 150
"""Throws: a sound sensor is the same so often once in 500,000."""
LOGGED = 12
WAITING = 256
"""Characters that wait for the host; a tray that waits itself would miss the next throw."""
OLDEST = 999_999_999
FLASH, BLINK = 400, 800


def crc(body: str) -> int:
    """Reckon CRC-16/XMODEM."""
    value = 0
    for byte in body.encode():
        value ^= byte << 8
        for _ in range(8):
            value = (value << 1 ^ 0x1021) & 0xFFFF if value & 0x8000 else value << 1
    return value


def since(now: int, then: int) -> int:
    """Give the milliseconds between, whether or not the clock has run over."""
    return (now - then) & 0x3FFFFFFF


class Tray:
    """What lies in the wells, when it is a throw, and what is said of it: it gathers in `out`."""

    def __init__(self, name: str, dice: int, *, lamp: bool = True) -> None:
        self.out = ""
        self._hi = f"{dice},{name},kassa-1,mc" + "l" * lamp
        self._session = "0000"  # of a tray that nobody has greeted yet
        self._seq = 0
        self._input = ""
        self._beat = 0
        self._moving = self._lifted = False
        self._seen: list[int] = []
        self._lying: list[int] = []
        self._thrown: list[int] = []
        self._faces = ""
        self._changed = self._at_rest = 0
        self._log: list[tuple[int, str, int]] = []
        self._ailing = 0, ""
        self._same = [0] * (5 * dice)
        self._lamp = self._lamp_since = 0

    def say(self, body: str) -> None:
        """Frame a line; when the host does not read, what does not fit is dropped."""
        self.text(f"${body}*{crc(body):04X}")

    def text(self, line: str) -> None:
        """Say a line that is for people."""
        if len(self.out) + len(line) + 2 <= WAITING:
            self.out += line + "\r\n"

    def hear(self, now: int, char: str) -> str:
        """Take a character from the host; gives a word typed by hand that is not for the tray."""
        if char == "$":
            self._input = ""  # a line cut short must not swallow the next
        if char not in "\r\n":
            self._input = (self._input + char)[:31]
            return ""
        line, self._input = self._input, ""
        if line == "log":
            self._show_log(now)
        elif line[:1] == "$":
            self._obey(now, line[1:])
        else:
            return line
        return ""

    # The checksum of the host is not looked at: a garbled hello is said again a second later.
    def _obey(self, now: int, line: str) -> None:
        if line[:3] == "H?,":
            self._greet(line[3:7])
        elif line[:7] == f"RQ,{self._session}" and self._log:
            self._tell(now)
        elif line[:3] == "LT," and line[3:4] in ("0", "1", "2", "3"):
            self._lamp, self._lamp_since = int(line[3]), now

    def _greet(self, nonce: str) -> None:
        if len(nonce) < 4 or any(digit not in "0123456789ABCDEFabcdef" for digit in nonce):
            return
        self._session = nonce
        self._lamp = 0  # whoever lit it may be gone
        self.say(f"HI,1,{nonce},{self._seq},{self._hi}")
        self._complain()

    def see(self, now: int, dark: "list[int]") -> None:
        """Take a sample, every 10 ms."""
        if not self._seen:  # dice that lie there at power-up are where it begins, not a throw
            self._seen, self._lying, self._thrown = dark[:], dark[:], dark[:]
            self._changed = self._at_rest = now
            self._faces = self._read()
        if dark != self._seen:
            self._seen, self._changed = dark[:], now
        if self._seen == self._lying:
            self._at_rest = now
        if EMPTY in self._seen and since(now, self._changed) >= GLITCH:
            self._lifted = True
        if not self._moving and since(now, self._at_rest) > GLITCH:
            self._moving = True
            self.say(f"MV,{self._session},{self._seq}")
        if self._moving and since(now, self._changed) >= SETTLE:
            self._settle(now)

    def _read(self) -> str:
        return "".join(face(dark) for dark in self._lying)

    def _settle(self, now: int) -> None:
        self._moving, self._at_rest = False, now
        self._lying = self._seen[:]
        faces = self._read()
        if "-" in faces:
            return  # somebody has the dice in hand
        # Whoever throws takes a die out of its well. Dice that were knocked and show what they
        # showed are no throw; the MV before has told of it.
        if not self._lifted and faces == self._faces:
            return
        self._lifted, self._faces = False, faces
        self._seq = self._seq % 65535 + 1
        self._log = self._log[1 - LOGGED :]
        self._log.append((self._seq, faces, self._changed))
        self._tell(now)
        self._mind_wear()

    def _tell(self, now: int) -> None:
        seq, faces, settled = self._log[-1]
        age = min(OLDEST, since(now, settled))
        self.say(f"RL,{self._session},{seq},{age},{','.join(faces)}")

    def _mind_wear(self) -> None:
        """Complain of a sensor that says the same throw after throw: it is blind or covered."""
        for n in range(len(self._same)):
            changed = (self._thrown[n // 5] ^ self._lying[n // 5]) >> n % 5 & 1
            self._same[n] = 0 if changed else min(self._same[n] + 1, STUCK)
        self._thrown = self._lying[:]
        stuck = [n for n, same in enumerate(self._same) if same == STUCK]
        if stuck and not self._ailing[0]:
            self.ail(1, f"die {stuck[0] // 5 + 1} {SENSORS[stuck[0] % 5]} stuck")
        if not stuck and self._ailing[0] == 1:
            self.heal()

    def ail(self, code: int, words: str) -> None:
        """Tell of a fault now and after each hello, until it heals."""
        self._ailing = code, words
        self._complain()

    def heal(self) -> None:
        """Note that the fault is gone."""
        self._ailing = 0, ""

    def _complain(self) -> None:
        if self._ailing[0]:
            self.say(f"ER,{self._session},{self._ailing[0]},{self._ailing[1]}")

    def tick(self, now: int) -> None:
        """Let time pass; in every loop."""
        if since(now, self._beat) >= BEAT:
            self._beat = now
            state = "E" if self._ailing[0] else "M" if self._moving else "I"
            self.say(f"HB,{self._session},{self._seq},{state}")

    def lit(self, now: int) -> bool:
        """Tell whether the lamp is on: steady for a turn, a flash once read, or blinking."""
        passed = since(now, self._lamp_since)
        if self._lamp == 3:
            return passed % BLINK < BLINK // 2
        return self._lamp == 1 or (self._lamp == 2 and passed < FLASH)

    # For whoever wants to know whether it was the tray or the wire.
    def _show_log(self, now: int) -> None:
        for seq, faces, settled in self._log:
            self.text(f"#{seq} {faces} {since(now, settled) // 1000}s")

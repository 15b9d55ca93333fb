"""The two commands where they cannot go on: they say what to do, and change nothing."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DISPLAYS = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "KASSA_READY"}


def run(script: str, *arguments: str, **extra: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name not in DISPLAYS}
    return subprocess.run(
        ["/bin/bash", ROOT / "deploy" / script, *arguments],
        check=False,
        env=environment | extra,
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.fixture
def foreign(tmp_path: Path) -> str:
    release = tmp_path / "os-release"
    release.write_text('ID=fedora\nVERSION_ID="41"\n')
    return str(release)


@pytest.mark.parametrize("script", ["run.sh", "test.sh"])
def test_unknown_system_is_told_what_is_needed(script: str, foreign: str) -> None:
    done = run(script, DISPLAY=":0", KASSA_OS_RELEASE=foreign)
    assert done.returncode == 2
    for needed in ("Python 3.11", "libgl1", "xvfb", "uv sync --locked", f"deploy/{script}"):
        assert needed in done.stderr


def test_system_without_a_name_is_unknown(tmp_path: Path) -> None:
    done = run("test.sh", KASSA_OS_RELEASE=str(tmp_path / "missing"))
    assert done.returncode == 2


def test_app_without_a_display_says_how_to_get_one() -> None:
    done = run("run.sh", SSH_CONNECTION="over the wire")
    assert done.returncode == 3
    for remedy in ("DISPLAY=:0", "SDL_VIDEODRIVER=kmsdrm", "--demo"):
        assert remedy in done.stderr


def test_demo_needs_no_display(foreign: str) -> None:
    done = run("run.sh", "--demo", SSH_CONNECTION="over the wire", KASSA_OS_RELEASE=foreign)
    assert done.returncode == 2
    assert "libgl1" in done.stderr


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A checkout that is set up, with a program in the app's place that shows its X server."""
    shutil.copytree(ROOT / "deploy", tmp_path / "deploy")
    app = tmp_path / ".venv" / "bin" / "kassa"
    app.parent.mkdir(parents=True)
    app.write_text('#!/bin/bash\necho "/tmp/.X11-unix/X${DISPLAY#:} $*"\nread -r\n')
    app.chmod(0o755)
    return tmp_path


def is_gone(path: Path) -> bool:
    deadline = time.monotonic() + 20
    while path.exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    return not path.exists()


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_demo_without_a_display_has_one_of_its_own_that_ends_with_it(
    installed: Path, end: signal.Signals
) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in DISPLAYS}
    environment |= {"KASSA_READY": "1", "SSH_CONNECTION": "over the wire"}
    command = ["/bin/bash", str(installed / "deploy" / "run.sh"), "--demo", "--seed", "7"]
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as demo:
        assert demo.stdout is not None
        server, _, arguments = demo.stdout.readline().strip().partition(" ")
        assert arguments == "--demo --seed 7"
        assert Path(server).is_socket()
        demo.send_signal(end)
    assert is_gone(Path(server))

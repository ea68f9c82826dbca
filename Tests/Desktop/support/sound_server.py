# SPDX-License-Identifier: GPL-3.0-or-later
"""A sound server without hardware: its microphone hears a tone, and a test can listen to its loudspeaker."""
from __future__ import annotations

import os
from types import TracebackType

import numpy

from screen import Screen
from waiting import wait_until

RATE = 8000
# The tone in the room with the microphone, in Hz.
TONE = 440
# A sample is this loud, out of 32,767, unless there is silence.
LOUD = 2000
SETTINGS = """
load-module module-null-sink sink_name=room
load-module module-sine sink=room frequency={tone}
load-module module-pipe-sink sink_name=loudspeaker file={pipe} format=s16le rate={rate} channels=1
set-default-source room.monitor
set-default-sink loudspeaker
load-module module-native-protocol-unix socket={socket} auth-anonymous=1
"""


class SoundServer:
    """A context manager for the server. It ends with the session of the screen at the latest."""

    def __init__(self, screen: Screen) -> None:
        self._session = screen.session
        folder = screen.session.folder
        self._socket, self._pipe = folder / "sound.socket", folder / "sound.pipe"
        self._samples = numpy.zeros(0, numpy.int16)
        self.environment = {"PULSE_SERVER": f"unix:{self._socket}"}

    def __enter__(self) -> SoundServer:
        settings = self._session.folder / "sound.settings"
        settings.write_text(SETTINGS.format(tone=TONE, rate=RATE, pipe=self._pipe, socket=self._socket))
        self._process = self._session.spawn([
            "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--log-level=0",
            "-F", str(settings)])
        wait_until(lambda: self._socket.exists() or self._process.poll() is not None, "the sound server to be ready")
        assert self._process.poll() is None, "the sound server has ended"
        self._loudspeaker = os.open(self._pipe, os.O_RDONLY | os.O_NONBLOCK)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._loudspeaker)
        self._process.kill()
        self._process.wait()
        for path in (self._socket, self._pipe):
            path.unlink(missing_ok=True)

    def wait_for_tone(self) -> float:
        """Waits for a tenth of a second of sound, and returns its frequency in Hz."""
        self._samples = numpy.zeros(0, numpy.int16)
        part = wait_until(self._loud_parts, "a sound from the loudspeaker")[0]
        strengths = numpy.abs(numpy.fft.rfft(part * numpy.hanning(len(part)), RATE))
        return float(strengths.argmax())

    def _loud_parts(self) -> list[numpy.ndarray]:
        """Reads what has been played, and returns the tenths of a second of it that are loud throughout."""
        while True:
            try:
                data = os.read(self._loudspeaker, 1 << 16)
            except BlockingIOError:
                break
            self._samples = numpy.concatenate([self._samples, numpy.frombuffer(data, numpy.int16)])
        size = RATE // 10
        parts = [self._samples[start:start + size] for start in range(0, len(self._samples) - size, size // 2)]
        return [
            part for part in parts if all(numpy.abs(block).max() > LOUD for block in numpy.array_split(part, 10))]

# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs and uninstalls the built program in a separate build folder, without special privileges.

The environment variable PEEKABOARD_BUILD names the build folder. The default is `build` in the project.
"""
from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[3]
BUILD = Path(os.environ.get("PEEKABOARD_BUILD", SOURCE / "build"))
# Files of the build folder that are not installed.
NOT_BUILT = shutil.ignore_patterns("swift", "swift-test", "root", "flatpak", "meson-*", "build.ninja", ".ninja_*")
NOBODY = 65534
# Caches that are generated after an installation from everything in the same prefix.
CACHES = {
    "share/applications/mimeinfo.cache", "share/glib-2.0/schemas/gschemas.compiled",
    "share/icons/hicolor/icon-theme.cache", "share/mime/text/x-swift.xml", "share/mime/application/vnd.peekaboard.deck+zip.xml",
    "share/mime/application/vnd.peekaboard.page+zip.xml",
    *(f"share/mime/{name}" for name in (
        "XMLnamespaces", "aliases", "generic-icons", "globs", "globs2", "icons", "magic", "mime.cache", "subclasses",
        "treemagic", "types", "version")),
}


def page_modules(*options: str) -> list[str]:
    """Returns the modules with which pages are compiled."""
    return subprocess.run(
        [SOURCE / "build-aux/page-modules", *options], check=True, stdout=subprocess.PIPE, text=True).stdout.split()


def expected_files() -> set[str]:
    """Returns the installed files, as paths relative to the prefix."""
    apps = ("io.github.peekaboard.Peekaboard", "io.github.peekaboard.Live")
    data = SOURCE / "data"
    languages = (SOURCE / "po" / "LINGUAS").read_text().split()
    # The pictures in `help` are only for the README.
    others = ("help", "icons", "schemas")
    games = [folder for folder in data.iterdir() if folder.is_dir() and folder.name not in others]
    return {
        "bin/peekaboard",
        "bin/peekaboard-live",
        "libexec/peekaboard-decoder",
        "libexec/peekaboard-page",
        "libexec/peekaboard-sandbox",
        *(f"lib/peekaboard/modules/{module}.{kind}" for module in page_modules() for kind in ("swiftmodule", "swiftdoc")),
        "lib/peekaboard/modules/swift-version",
        *(f"lib/peekaboard/modules/lib{library}.so" for library in page_modules("--libraries")),
        *(f"share/applications/{app}.desktop" for app in apps),
        f"share/dbus-1/services/{apps[0]}.service",
        *(f"share/glib-2.0/{path}" for path in files_below(data) if path.startswith("schemas/")),
        *(f"share/icons/hicolor/scalable/apps/{app}.svg" for app in apps),
        *(f"share/icons/hicolor/symbolic/apps/{app}-symbolic.svg" for app in apps),
        *(f"share/doc/peekaboard/{name}" for name in ("live.png", "playground.md", "view-kit.md", "gameplay-kit.md")),
        *(f"share/peekaboard/guide/{name}" for name in ("playground.md", "view-kit.md", "gameplay-kit.md")),
        "share/man/man6/peekaboard.6",
        "share/man/man6/peekaboard-live.6",
        *(f"share/metainfo/{app}.metainfo.xml" for app in apps),
        *(f"share/mime/packages/{app}.xml" for app in apps),
        *(f"share/peekaboard/{path.name}" for path in data.glob("*.css")),
        *(f"share/icons/hicolor/{path}" for path in files_below(data / "icons" / "hicolor") if "actions" in path),
        *(f"share/locale/{language}/LC_MESSAGES/peekaboard.mo" for language in languages),
        *(f"share/peekaboard/{folder.name}/{path}" for folder in games for path in files_below(folder)),
    }


def files_below(folder: Path) -> set[str]:
    """Returns all files below a folder, as relative paths."""
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir()}


class Installer:
    """A context manager for a build folder with its own prefix, which is deleted at the end."""

    def __enter__(self) -> Installer:
        self.folder = Path(tempfile.mkdtemp(prefix="peekaboard-install."))
        self.prefix = self.folder / "prefix"
        self._build = self.folder / "build"
        shutil.copytree(BUILD, self._build, ignore=NOT_BUILT)
        self._user = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if _is_readable_by_nobody() else {}
        if self._user:
            for path in (self.folder, self._build, *self._build.rglob("*")):
                os.chown(path, NOBODY, NOBODY)
        self._run("meson", "setup", str(self._build), str(SOURCE), f"--prefix={self.prefix}")
        return self

    def __exit__(self, *error: object) -> None:
        shutil.rmtree(self.folder)

    def install(self) -> Path:
        """Installs into the prefix, replacing any previous installation, and returns the binary."""
        shutil.rmtree(self.prefix, ignore_errors=True)
        self._run("meson", "install", "-C", str(self._build), "--no-rebuild")
        return self.prefix / "bin" / "peekaboard"

    def install_for_packaging(self) -> Path:
        """Installs with DESTDIR, as packagers do, and returns that folder."""
        destination = self.folder / "package"
        self._run("meson", "install", "-C", str(self._build), "--no-rebuild", "--destdir", str(destination))
        return destination

    def uninstall(self) -> None:
        """Removes the last installation."""
        self._run("ninja", "-C", str(self._build), "uninstall")

    def _run(self, *command: str) -> None:
        environment = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "LANG": "C.UTF-8"}
        done = subprocess.run(
            command, cwd=self.folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, timeout=120, **self._user)
        assert done.returncode == 0, f"{' '.join(command)}:\n{done.stdout}"


def _is_readable_by_nobody() -> bool:
    """Returns whether root can run this as the user nobody, who cannot read a project in root's home folder."""
    if os.geteuid() != 0:
        return False
    swift = shutil.which("swift") or ""
    command = ["test", "-r", str(SOURCE / "meson.build"), "-a", "-x", swift]
    try:
        return subprocess.run(command, user=NOBODY, group=NOBODY, extra_groups=[]).returncode == 0
    except (OSError, subprocess.SubprocessError):
        return False  # This is root in a namespace that has no other user.

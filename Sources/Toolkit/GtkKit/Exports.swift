// SPDX-License-Identifier: GPL-3.0-or-later
@_exported import Console  // The lines of `ConsoleView`.
@_exported import GLibKit  // Code with widgets also needs signals and the main loop.

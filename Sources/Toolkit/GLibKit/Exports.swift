// SPDX-License-Identifier: GPL-3.0-or-later
@_exported import Localization  // Messages for the user are translated.

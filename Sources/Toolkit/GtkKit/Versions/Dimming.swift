// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

extension Widget {
    /// Makes a label less prominent.
    package func dim() { addClass(PEEKABOARD_DIMMED) }
}

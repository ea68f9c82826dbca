// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Localization

extension BoardProperty.Refusal {
    /// The reason in one line for the user.
    package var message: String { filled(translated(reason), values) }
}

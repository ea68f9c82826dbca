// SPDX-License-Identifier: GPL-3.0-or-later
import Localization
import Scene

extension PropertyKind {
    /// The type of a board's property, with titles in the user's language.
    package var inUsersLanguage: PropertyKind {
        switch self {
        case .picture(let path, let name): .picture(shipped: path, called: translated(name))
        case .choice(let choices, let takesFolder):
            .choice(choices.map { Choice(id: $0.id, title: translated($0.title)) }, takesFolder: takesFolder)
        case .number, .color, .flag, .text: self
        }
    }
}

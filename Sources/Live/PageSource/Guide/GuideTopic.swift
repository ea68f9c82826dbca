// SPDX-License-Identifier: GPL-3.0-or-later
/// What the user is looking at when the guide is opened.
package enum GuideTopic: Equatable, Sendable {
    /// A name in the code.
    case name(String)
    /// A part of the window.
    case part(Part)

    /// A part of the window, with the title of the section about it.
    package enum Part: String, CaseIterable, Sendable {
        case console = "Messages in the console"
        case files = "Folders and playgrounds"
        case timeLine = "Go back in time"
        case properties = "Live properties of your own"
    }
}

extension Guide {
    /// Returns the index of the section about a part of the window; `nil` if there is none.
    package func index(of part: GuideTopic.Part) -> Int? { sections.firstIndex { $0.title == part.rawValue } }
}

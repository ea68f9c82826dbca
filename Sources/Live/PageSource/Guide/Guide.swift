// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// The guide to pages, made of Markdown files: sections that can be read one by one, and table rows that can be found.
package struct Guide: Equatable, Sendable {
    /// A heading with the text below it, up to the next heading.
    package struct Section: Equatable, Sendable {
        /// The name of the file that contains it.
        package let file: String
        /// The level of the heading: 1 for the title of a file.
        package let level: Int
        /// The text of the heading.
        package let title: String
        /// The blocks below the heading.
        package internal(set) var blocks: [RichText.Block]
    }

    /// The sections, in the order of the files.
    package let sections: [Section]

    /// The lowest level of headings that begin a section.
    private static let lowestLevel = 3

    /// Reads the guide from files in a folder. Those that cannot be read are left out.
    package init(files: [String], in folder: String) {
        sections = files.flatMap { file in Self.sections(of: Disk.text(of: "\(folder)/\(file)") ?? "", file: file) }
    }

    /// Parses a single file.
    init(text: String, file: String) { sections = Self.sections(of: text, file: file) }

    /// Returns the index of the section that a link in the guide leads to: the title of a file.
    package func index(of target: RichText.Target) -> Int? {
        guard case .page(let link) = target else { return nil }
        let file = link.split(separator: "#", omittingEmptySubsequences: false)[0]
        return sections.firstIndex { $0.file == file }
    }

    private static func sections(of text: String, file: String) -> [Section] {
        var sections: [Section] = []
        for block in RichText(text).blocks {
            if case .heading(let level, let spans) = block, level <= lowestLevel {
                let title = spans.map(\.text).joined()
                sections.append(Section(file: file, level: level, title: title, blocks: []))
            } else if !sections.isEmpty {
                sections[sections.count - 1].blocks.append(block)
            }
        }
        return sections
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// The names of the pictures that a page can read.
package enum PictureNames {
    /// Returns the names, those in the resources of the page first, then those of the shipped drawings in a folder. They
    /// have file extensions if one of these is in the name that is written.
    package static func all(in page: Playground.Page, drawings folder: String, like written: String) -> [String] {
        let cards = folder + "/cards"
        let folders = [cards] + Folder.visibleNames(in: cards).map { "\(cards)/\($0)" }
        let lists = page.resources.map(pictures) + [folders.flatMap(pictures)]
        let hasEnding = ending(of: written) != nil
        var known: Set<String> = []
        return lists.flatMap { $0.sorted() }
            .map { hasEnding ? $0 : String($0.dropLast(ending(of: $0)?.count ?? 0)) }
            .filter { name in !name.contains { $0 == "\"" || $0 == "\\" } && known.insert(name).inserted }
    }

    /// Returns the beginning of the name of a picture with which a text ends, such as `be` in `UIImage(named: "be`; `nil` if
    /// it ends with none.
    package static func beginning(atEndOf text: String) -> String? {
        guard let quote = text.lastIndex(of: "\"") else { return nil }
        let isName = ["Image(named: ", "#imageLiteral(resourceName: "].contains { text[..<quote].hasSuffix($0) }
        return isName ? String(text[text.index(after: quote)...]) : nil
    }

    /// Returns the extension of the name of a picture, with its dot; `nil` if there is none.
    static func ending(of name: String) -> String? {
        guard Playground.Page.isPicture(name), let dot = name.lastIndex(of: "."), dot > name.startIndex else {
            return nil
        }
        return String(name[dot...])
    }

    private static func pictures(in folder: String) -> [String] {
        Folder.visibleNames(in: folder).filter { ending(of: $0) != nil && !$0.hasPrefix(".") }
    }
}

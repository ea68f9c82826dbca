// SPDX-License-Identifier: GPL-3.0-or-later
/// The files of a folder that form a deck.
///
/// The file `b` is the back. `1.png` to `N.png`, or pictures with any other names, are faces in natural sort order.
/// `cat.a.png` and `cat.b.png` are the two different faces of a pair; the extension `.txt` is supported as well.
package struct DeckFolderFiles: Equatable, Sendable {
    package struct FaceFile: Equatable, Sendable {
        /// The name of the file.
        package let name: String
        /// The title of the face, which is the file name without its extension.
        package let title: String
        /// Whether the file contains text instead of a picture.
        package let isText: Bool
    }

    /// The file for the backs, if there is one.
    package let back: FaceFile?
    /// The files of each pair. They are the same if both cards have the same face.
    package let pairs: [[FaceFile]]

    private static let pictureEndings: Set = ["png", "jpg", "jpeg", "svg", "gif", "webp", "bmp", "tif", "tiff"]

    /// Selects the files of a deck by name. Ignores hidden files and files that are neither pictures nor text.
    package init(names: [String]) {
        // Files with the same title are one face. Pictures take precedence over text.
        var titlesSeen: Set<String> = []
        let files = names.compactMap(Self.file)
            .sorted { $0.isText != $1.isText ? $1.isText : $0.name < $1.name }
            .filter { titlesSeen.insert($0.title).inserted }
            .sorted { isBefore($0.title, $1.title) }
        back = files.first { $0.title == "b" && !$0.isText }
        let titles = titlesSeen
        pairs = files.compactMap { [back] file in
            if file == back { return nil }
            guard let (stem, side) = Self.side(of: file.title), titles.contains("\(stem).\(side == "a" ? "b" : "a")")
            else {
                return [file, file]
            }
            guard side == "a", let other = files.first(where: { $0.title == "\(stem).b" }) else { return nil }
            return [
                FaceFile(name: file.name, title: stem, isText: file.isText),
                FaceFile(name: other.name, title: stem, isText: other.isText),
            ]
        }
    }

    private static func file(_ name: String) -> FaceFile? {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name.first != "." else { return nil }
        let ending = name[name.index(after: dot)...].lowercased()
        guard ending == "txt" || pictureEndings.contains(ending) else { return nil }
        return FaceFile(name: name, title: String(name[..<dot]), isText: ending == "txt")
    }

    /// Returns `cat` and `a` for `cat.a`.
    private static func side(of title: String) -> (stem: String, side: String)? {
        guard title.hasSuffix(".a") || title.hasSuffix(".b"), title.count > 2 else { return nil }
        return (String(title.dropLast(2)), String(title.last!))
    }
}

/// Compares two names in natural sort order: runs of digits are compared as numbers.
private func isBefore(_ a: String, _ b: String) -> Bool {
    let (left, right) = (parts(of: a), parts(of: b))
    for (one, other) in zip(left, right) where one != other {
        guard one.first!.isASCIIDigit, other.first!.isASCIIDigit else { return one < other }
        // Without leading zeros, the number with more digits is larger.
        let (first, second) = (one.drop { $0 == "0" }, other.drop { $0 == "0" })
        if first != second { return first.count != second.count ? first.count < second.count : first < second }
    }
    return left.count != right.count ? left.count < right.count : a < b
}

private func parts(of name: String) -> [String] {
    var parts: [String] = []
    for letter in name.lowercased() {
        if let last = parts.last?.last, last.isASCIIDigit == letter.isASCIIDigit {
            parts[parts.count - 1].append(letter)
        } else {
            parts.append(String(letter))
        }
    }
    return parts
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

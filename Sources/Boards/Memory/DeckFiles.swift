/// Which files of a folder make a deck: `b` is the back; `1.png … N.png`, or names of any form, are faces, in the order in
/// which people count and spell; `cat.a.png` and `cat.b.png`, or `.txt`, are the two different faces of one pair.
public struct DeckFiles: Equatable, Sendable {
    /// One face, by the name of its file.
    public struct File: Equatable, Sendable {
        /// The name of the file.
        public let name: String
        /// What the face is called: the name without its ending.
        public let title: String
        /// Whether it holds words, and not a picture.
        public let isText: Bool
    }

    /// The file of the backs, if there is one.
    public let back: File?
    /// The files of each pair; the same one twice where its cards are equal.
    public let pairs: [[File]]

    private static let pictureEndings: Set = ["png", "jpg", "jpeg", "svg", "gif", "webp", "bmp", "tif", "tiff"]

    /// Sorts the names of a folder's files. Hidden files, and those that are neither pictures nor text, are passed over.
    public init(names: [String]) {
        // What is called the same in several files is one face; a picture of it comes before its words.
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
                File(name: file.name, title: stem, isText: file.isText),
                File(name: other.name, title: stem, isText: other.isText),
            ]
        }
    }

    private static func file(_ name: String) -> File? {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name.first != "." else { return nil }
        let ending = name[name.index(after: dot)...].lowercased()
        guard ending == "txt" || pictureEndings.contains(ending) else { return nil }
        return File(name: name, title: String(name[..<dot]), isText: ending == "txt")
    }

    /// `cat` and `a` for `cat.a`.
    private static func side(of title: String) -> (stem: String, side: String)? {
        guard title.hasSuffix(".a") || title.hasSuffix(".b"), title.count > 2 else { return nil }
        return (String(title.dropLast(2)), String(title.last!))
    }
}

/// Whether a name comes before another: letters as they are spelt, runs of digits by the number that they make.
private func isBefore(_ a: String, _ b: String) -> Bool {
    let (left, right) = (parts(of: a), parts(of: b))
    for (one, other) in zip(left, right) where one != other {
        guard one.first!.isASCIIDigit, other.first!.isASCIIDigit else { return one < other }
        // Without their leading zeros the longer of two numbers is the greater.
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

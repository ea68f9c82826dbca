// SPDX-License-Identifier: GPL-3.0-or-later
extension PictureFile {
    /// The size of the part of a drawing in which its root element is searched, in bytes.
    private static let headLength = 1 << 16
    /// The number of pixels of each unit of length.
    private static let units: [String: Double] = [
        "": 1, "px": 1, "pt": 4 / 3.0, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96,
    ]

    static func svgSize(_ bytes: PictureBytes) -> Dimensions? {
        guard let attributes = rootAttributes(in: bytes.prefix(headLength)[...]) else { return nil }
        let box = attributes["viewBox"].flatMap(boxSize)
        let (width, height) = (attributes["width"].flatMap(length), attributes["height"].flatMap(length))
        switch (width, height, box) {
        case (let width?, let height?, _): return Dimensions(width: width, height: height)
        // A missing length follows from the aspect ratio of the view box.
        case (let width?, nil, let box?): return Dimensions(width: width, height: width * box.height / box.width)
        case (nil, let height?, let box?): return Dimensions(width: height * box.width / box.height, height: height)
        case (nil, nil, let box): return box
        default: return nil
        }
    }

    /// Returns the attributes of the first element, provided that it is `svg`.
    private static func rootAttributes(in head: ArraySlice<UInt8>) -> [String: String]? {
        var rest = head
        // Skip the declaration, comments, and the document type.
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[start...]
            if rest.starts(with: "<!--".utf8) {
                rest = rest.after("-->")
            } else if rest.starts(with: "<?".utf8) {
                rest = rest.after("?>")
            } else if rest.starts(with: "<!".utf8) {
                // A document type can contain declarations in brackets.
                let end = rest.firstIndex { ">[".utf8.contains($0) } ?? rest.endIndex
                let isOpen = rest[end...].first == UInt8(ascii: "[")
                rest = isOpen ? rest[end...].after("]").after(">") : rest[end...].dropFirst()
            } else {
                break
            }
        }
        let name = rest.dropFirst().prefix { !$0.isSpace && !">/".utf8.contains($0) }
        // The name can have the prefix of a namespace.
        guard name.elementsEqual("svg".utf8) || name.suffix(4).elementsEqual(":svg".utf8) else { return nil }
        return attributes(in: rest.dropFirst(1 + name.count))
    }

    private static func attributes(in tag: ArraySlice<UInt8>) -> [String: String] {
        var (rest, attributes) = (tag, [String: String]())
        while true {
            rest = rest.drop(while: \.isSpace)
            let name = rest.prefix { !$0.isSpace && !"=>/".utf8.contains($0) }
            rest = rest.dropFirst(name.count).drop(while: \.isSpace)
            guard !name.isEmpty, rest.popFirst() == UInt8(ascii: "=") else { return attributes }
            rest = rest.drop(while: \.isSpace)
            guard let quote = rest.popFirst(), "\"'".utf8.contains(quote) else { return attributes }
            let value = rest.prefix { $0 != quote }
            rest = rest.dropFirst(value.count + 1)
            attributes[String(decoding: name, as: UTF8.self)] = String(decoding: value, as: UTF8.self)
        }
    }

    /// Returns a length in pixels, or `nil` if it is not a positive number with one of the units.
    private static func length(_ text: String) -> Double? {
        let text = text.utf8.drop(while: \.isSpace)
        let number = text.prefix { "+-.0123456789eE".utf8.contains($0) }
        let unit = text.dropFirst(number.count).prefix { !$0.isSpace }
        guard let value = number.number, let factor = units[String(Substring(unit))], value > 0 else { return nil }
        return value * factor
    }

    private static func boxSize(_ text: String) -> Dimensions? {
        let parts = text.utf8.split { $0.isSpace || $0 == UInt8(ascii: ",") }
        guard parts.count == 4, let width = parts[2].number, let height = parts[3].number, width > 0, height > 0 else {
            return nil
        }
        return Dimensions(width: width, height: height)
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { " \t\r\n".utf8.contains(self) }
}

extension Substring.UTF8View {
    /// The finite number that the text consists of.
    fileprivate var number: Double? { Double(String(Substring(self))).flatMap { $0.isFinite ? $0 : nil } }
}

extension ArraySlice<UInt8> {
    /// Returns the part after the first occurrence of a text, or nothing if it does not occur.
    fileprivate func after(_ end: String) -> ArraySlice<UInt8> {
        var rest = self
        while let start = rest.firstIndex(where: { $0 == end.utf8.first }) {
            rest = rest[start...]
            if rest.starts(with: end.utf8) { return rest.dropFirst(end.utf8.count) }
            rest.removeFirst()
        }
        return []
    }
}

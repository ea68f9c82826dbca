extension PictureFile {
    /// The size of the part of a drawing in which its root element is searched, in bytes.
    private static let headLength = 1 << 16
    /// The number of pixels of each unit of length.
    private static let units: [String: Double] = [
        "": 1, "px": 1, "pt": 4 / 3.0, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96,
    ]

    static func svgSize(_ bytes: PictureBytes) -> Size? {
        let head = bytes.prefix(headLength)
        guard head.contains(UInt8(ascii: "<")),
            let attributes = rootAttributes(in: String(decoding: head, as: UTF8.self))
        else { return nil }
        let box = attributes["viewBox"].flatMap(boxSize)
        let (width, height) = (attributes["width"].flatMap(length), attributes["height"].flatMap(length))
        switch (width, height, box) {
        case (let width?, let height?, _): return Size(width: width, height: height)
        // A missing length follows from the aspect ratio of the view box.
        case (let width?, nil, let box?): return Size(width: width, height: width * box.height / box.width)
        case (nil, let height?, let box?): return Size(width: height * box.width / box.height, height: height)
        case (nil, nil, let box): return box
        default: return nil
        }
    }

    /// Returns the attributes of the first element, provided that it is `svg`.
    private static func rootAttributes(in text: String) -> [String: String]? {
        var rest = text.unicodeScalars[...]
        // Skip the declaration, comments, and the document type.
        while let start = rest.firstIndex(of: "<") {
            rest = rest[start...]
            if rest.starts(with: "<!--".unicodeScalars) {
                rest = rest.after("-->")
            } else if rest.starts(with: "<?".unicodeScalars) {
                rest = rest.after("?>")
            } else if rest.starts(with: "<!".unicodeScalars) {
                // A document type can contain declarations in brackets.
                let end = rest.firstIndex { $0 == ">" || $0 == "[" } ?? rest.endIndex
                let isOpen = rest[end...].first == "["
                rest = isOpen ? rest[end...].after("]").after(">") : rest[end...].dropFirst()
            } else {
                break
            }
        }
        let name = rest.dropFirst().prefix { !$0.properties.isWhitespace && $0 != ">" && $0 != "/" }
        // The name can have the prefix of a namespace.
        guard String(name) == "svg" || String(name).hasSuffix(":svg") else { return nil }
        return attributes(in: rest.dropFirst(1 + name.count))
    }

    private static func attributes(in tag: Substring.UnicodeScalarView) -> [String: String] {
        var (rest, attributes) = (tag, [String: String]())
        while true {
            rest = rest.drop { $0.properties.isWhitespace }
            let name = rest.prefix { !$0.properties.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
            rest = rest.dropFirst(name.count).drop { $0.properties.isWhitespace }
            guard !name.isEmpty, rest.popFirst() == "=" else { return attributes }
            rest = rest.drop { $0.properties.isWhitespace }
            guard let quote = rest.popFirst(), quote == "\"" || quote == "'" else { return attributes }
            let value = rest.prefix { $0 != quote }
            rest = rest.dropFirst(value.count + 1)
            attributes[String(name)] = String(value)
        }
    }

    private static func length(_ text: String) -> Double? {
        let text = text.unicodeScalars.drop { $0.properties.isWhitespace }
        let number = text.prefix { "+-.0123456789eE".unicodeScalars.contains($0) }
        let unit = text.dropFirst(number.count).prefix { !$0.properties.isWhitespace }
        guard let value = Double(String(number)), let factor = units[String(unit)], value.isFinite, value > 0 else {
            return nil
        }
        return value * factor
    }

    private static func boxSize(_ text: String) -> Size? {
        let parts = text.split { $0 == "," || $0.isWhitespace }.map { Double($0) ?? .nan }
        guard parts.count == 4, parts[2].isFinite, parts[2] > 0, parts[3].isFinite, parts[3] > 0 else { return nil }
        return Size(width: parts[2], height: parts[3])
    }
}

extension Substring.UnicodeScalarView {
    /// Returns the part after the first occurrence of a text, or nothing if it does not occur.
    fileprivate func after(_ end: String) -> Substring.UnicodeScalarView {
        var rest = self
        while let first = rest.first {
            if first == end.unicodeScalars.first, rest.starts(with: end.unicodeScalars) {
                return rest.dropFirst(end.unicodeScalars.count)
            }
            rest.removeFirst()
        }
        return rest
    }
}

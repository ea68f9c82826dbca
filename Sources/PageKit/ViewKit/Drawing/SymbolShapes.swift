// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Drawings for symbols, with the names of SF Symbols. They are our own: Apple’s may not be used here.
enum SymbolShapes {
    /// The side of the square in which the outlines are.
    static let side: CGFloat = 24

    /// The outlines: first those that are filled in the variant `fill`, after a slash the details on them, and after another
    /// one the details beside them. `M`, `L`, `C`, and `Z` are steps of a path; `O` is an oval, by its center and radii, `R`
    /// a rectangle, by its origin, size, and corner radius, and `A` a part of a circle, by its center, radius, and angles in
    /// degrees.
    private static let outlines: [String: String] = [
        "arrow.clockwise": "/A 12 12 8 -45 255 M 6.2 3.2 L 9.9 4.3 L 8.6 8",
        "arrow.counterclockwise": "/M 17.8 3.2 L 14.1 4.3 L 15.4 8 M 14.1 4.3 A 12 12 8 -75 225",
        "arrow.down": "/M 12 4 L 12 20 M 6 14 L 12 20 L 18 14",
        "arrow.left": "/M 20 12 L 4 12 M 10 6 L 4 12 L 10 18",
        "arrow.right": "/M 4 12 L 20 12 M 14 6 L 20 12 L 14 18",
        "arrow.up": "/M 12 20 L 12 4 M 6 10 L 12 4 L 18 10",
        "arrow.up.arrow.down": "/M 7 20 L 7 4 M 2.8 8.2 L 7 4 L 11.2 8.2 M 17 4 L 17 20 M 12.8 15.8 L 17 20"
            + " L 21.2 15.8",
        "backward": "M 21 5 L 12 12 L 21 19 Z M 12 5 L 3 12 L 12 19 Z",
        "bell": "M 5 18 C 7 15.5 6.5 13 7 10 C 7.5 6.8 9.5 5 12 5 C 14.5 5 16.5 6.8 17 10 C 17.5 13 17 15.5 19 18 Z"
            + " M 10 20.5 L 14 20.5",
        "bolt": "M 13 2 L 5 13.5 L 11 13.5 L 10 22 L 19 9.5 L 12.5 9.5 Z",
        "book": "M 12 6 C 10 4.5 7 4 3 4.5 L 3 18.5 C 7 18 10 18.5 12 20 C 14 18.5 17 18 21 18.5 L 21 4.5"
            + " C 17 4 14 4.5 12 6 Z/M 12 6 L 12 20",
        "bookmark": "M 7 3 L 17 3 L 17 21 L 12 16.5 L 7 21 Z",
        "building.2": "M 3 21 L 3 4.5 C 3 3.5 3.5 3 4.5 3 L 12 3 C 13 3 13.5 3.5 13.5 4.5 L 13.5 21 Z M 13.5 9.5"
            + " L 19.5 9.5 C 20.5 9.5 21 10 21 11 L 21 21 L 13.5 21/M 6.6 7 L 6.6 7.2 M 10 7 L 10 7.2 M 6.6 11.4"
            + " L 6.6 11.6 M 10 11.4 L 10 11.6 M 6.6 15.8 L 6.6 16 M 10 15.8 L 10 16 M 17.3 13.4 L 17.3 13.6"
            + " M 17.3 16.9 L 17.3 17.1 M 13.5 10.5 L 13.5 20",
        "calendar": "R 3 5 18 16 2/M 3 10 L 21 10 M 8 3 L 8 6.5 M 16 3 L 16 6.5",
        "camera": "M 3 8 C 3 7 3.7 6.5 4.5 6.5 L 7.5 6.5 L 9 4.5 L 15 4.5 L 16.5 6.5 L 19.5 6.5 C 20.3 6.5 21 7 21 8"
            + " L 21 18 C 21 19 20.3 19.5 19.5 19.5 L 4.5 19.5 C 3.7 19.5 3 19 3 18 Z/O 12 13 4 4",
        "capsule": "R 2 7 20 10 5",
        "checkmark": "/M 4 13 L 10 19 L 20 5",
        "chevron.down": "/M 4 8 L 12 16 L 20 8",
        "chevron.left": "/M 16 4 L 8 12 L 16 20",
        "chevron.right": "/M 8 4 L 16 12 L 8 20",
        "chevron.up": "/M 4 16 L 12 8 L 20 16",
        "circle": "O 12 12 9.5 9.5",
        "clock": "O 12 12 9.5 9.5/M 12 6.5 L 12 12 L 16 14",
        "cloud": "M 7 19 C 4.2 19 2 17 2 14.5 C 2 12.2 3.8 10.3 6.2 10 C 7 7 9.4 5 12.3 5 C 15.6 5 18.2 7.4 18.5 10.6"
            + " C 20.6 11 22 12.7 22 14.8 C 22 17.1 20.1 19 17.7 19 Z",
        "cloud.rain": "M 7 15 C 4.2 15 2 13.2 2 11 C 2 8.9 3.8 7.2 6.2 7 C 7 4.5 9.4 2.5 12.3 2.5 C 15.6 2.5 18.2 4.6"
            + " 18.5 7.4 C 20.6 7.8 22 9.3 22 11.2 C 22 13.3 20.1 15 17.7 15 Z//M 8 18 L 6.8 21.5 M 12.5 18 L 11.3 21.5"
            + " M 17 18 L 15.8 21.5",
        "cloud.sun": "M 6.5 20 C 4 20 2 18.3 2 16.2 C 2 14.2 3.6 12.6 5.8 12.4 C 6.5 10 8.7 8.3 11.3 8.3 C 14.3 8.3"
            + " 16.7 10.3 17 12.9 C 18.9 13.2 20.2 14.6 20.2 16.4 C 20.2 18.4 18.4 20 16.2 20 Z//A 16.5 7.5 3.5 -170 60"
            + " M 16.5 1 L 16.5 2 M 22 7.5 L 23 7.5 M 20.5 3.5 L 21.2 2.8 M 12.5 3.5 L 11.8 2.8",
        "diamond": "M 12 2.5 L 21.5 12 L 12 21.5 L 2.5 12 Z",
        "doc": "M 6 2.5 L 14 2.5 L 19 8 L 19 21.5 L 6 21.5 Z/M 14 2.5 L 14 8 L 19 8",
        "dollarsign": "/M 12 2 L 12 22 M 17 8 C 16.4 5.8 14.6 4.8 12 4.8 C 9.2 4.8 7.2 6.2 7.2 8.4"
            + " C 7.2 10.8 9.4 11.4 12 12 C 14.8 12.6 17.2 13.3 17.2 15.7 C 17.2 18 15 19.2 12 19.2"
            + " C 9.2 19.2 7.2 18.1 6.7 15.8",
        "drop": "M 12 3 C 15 7 18 10.5 18 14.5 C 18 18 15.3 20.5 12 20.5 C 8.7 20.5 6 18 6 14.5 C 6 10.5 9 7 12 3 Z",
        "ellipsis": "/O 5 12 0.8 0.8 O 12 12 0.8 0.8 O 19 12 0.8 0.8",
        "envelope": "R 2 5 20 14 2/M 3 6.5 L 12 13 L 21 6.5",
        "exclamationmark": "/M 12 4 L 12 14.5 M 12 19 L 12 19.2",
        "eye": "M 2 12 C 5 7 8.5 5 12 5 C 15.5 5 19 7 22 12 C 19 17 15.5 19 12 19 C 8.5 19 5 17 2 12 Z/O 12 12 3 3",
        "eye.slash": "/M 9.6 5.3 C 10.4 5.1 11.2 5 12 5 C 15.5 5 19 7 22 12 C 21 13.6 20 14.9 18.9 15.9 M 14.4 18.7"
            + " C 13.6 18.9 12.8 19 12 19 C 8.5 19 5 17 2 12 C 3 10.4 4 9.1 5.1 8.1 A 12 12 3 102 175"
            + " A 12 12 3 282 355 M 4.5 3.5 L 19.5 20.5",
        "eye.slash.fill": "M 10.2 5.2 C 10.8 5.1 11.4 5 12 5 C 15.5 5 19 7 22 12 C 21.2 13.4 20.3 14.6 19.4 15.5 Z"
            + " M 13.8 18.8 C 13.2 18.9 12.6 19 12 19 C 8.5 19 5 17 2 12 C 2.8 10.6 3.7 9.4 4.6 8.5"
            + " Z/A 12 12 3 102 175 A 12 12 3 282 355/M 4.5 3.5 L 19.5 20.5",
        "flag": "M 5 4 L 19 4 L 16 8.5 L 19 13 L 5 13 Z M 5 21.5 L 5 4",
        "flame": "M 12 2.5 C 13 6 18 8.5 18 14.5 C 18 18.5 15.3 21.5 12 21.5 C 8.7 21.5 6 18.5 6 14.5 C 6 11.5 8 10"
            + " 8.5 7.5 C 10 8.5 10.5 9.5 10.7 10.5 C 12 8 12.5 5.5 12 2.5 Z",
        "folder": "M 3 5.5 L 9 5.5 L 11 8 L 21 8 L 21 19.5 L 3 19.5 Z",
        "forward": "M 3 5 L 12 12 L 3 19 Z M 12 5 L 21 12 L 12 19 Z",
        "gear": "O 12 12 6.5 6.5/O 12 12 2.5 2.5/M 12 2 L 12 5.5 M 12 18.5 L 12 22 M 2 12 L 5.5 12 M 18.5 12 L 22 12"
            + " M 4.9 4.9 L 7.4 7.4 M 16.6 16.6 L 19.1 19.1 M 4.9 19.1 L 7.4 16.6 M 16.6 7.4 L 19.1 4.9",
        "globe": "O 12 12 9.5 9.5/O 12 12 4 9.5 M 2.5 12 L 21.5 12",
        "hand.thumbsdown": "M 16 13 C 14.4 15 13.4 16.8 13 19 C 12.7 20.8 9.7 20.8 9.4 18.4"
            + " C 9.2 17 9.6 15.6 10.1 14.5 L 5.2 14.5 C 3 14.5 2.7 12.1 4 11.5 C 2.6 10.8 2.9 8.7 4.5 8.4"
            + " C 3.4 7.5 3.9 5.8 5.4 5.6 C 4.8 4.4 5.7 3.3 7.2 3.3 L 11.5 3.3 C 13.4 3.3 14.6 4 16 5.2 Z//M 19.6 12.8"
            + " C 21 10.4 21 7.2 19.6 4.8",
        "hand.thumbsup": "M 8 11 C 9.6 9 10.6 7.2 11 5 C 11.3 3.2 14.3 3.2 14.6 5.6 C 14.8 7 14.4 8.4 13.9 9.5"
            + " L 18.8 9.5 C 21 9.5 21.3 11.9 20 12.5 C 21.4 13.2 21.1 15.3 19.5 15.6 C 20.6 16.5 20.1 18.2 18.6 18.4"
            + " C 19.2 19.6 18.3 20.7 16.8 20.7 L 12.5 20.7 C 10.6 20.7 9.4 20 8 18.8 Z//M 4.4 11.2"
            + " C 3 13.6 3 16.8 4.4 19.2",
        "heart": "M 12 20.5 C 5 15.5 3 12 3 8.5 C 3 5.5 5.2 3.5 7.7 3.5 C 9.5 3.5 11.2 4.6 12 6.3 C 12.8 4.6 14.5 3.5"
            + " 16.3 3.5 C 18.8 3.5 21 5.5 21 8.5 C 21 12 19 15.5 12 20.5 Z",
        "house": "M 12 3 L 2.5 11.5 L 5.5 11.5 L 5.5 20.5 L 18.5 20.5 L 18.5 11.5 L 21.5 11.5 Z",
        "info": "/M 12 10 L 12 19 M 12 5.5 L 12 5.7",
        "leaf": "M 2.5 4 C 5.5 6.4 8.6 5.9 12 6.2 C 17 6.6 20 9.6 20 13.6 C 20 17.2 17.4 19.4 13.6 19.4"
            + " C 6.4 19.4 2.6 13.4 2.5 4 Z/M 7.5 10 C 10.5 12.8 14.6 12.9 17.6 15.4/M 18.9 16.7"
            + " C 19.9 17.7 20.7 18.9 21.5 20.4",
        "list.bullet": "/M 9 6 L 21 6 M 9 12 L 21 12 M 9 18 L 21 18 O 4 6 0.6 0.6 O 4 12 0.6 0.6 O 4 18 0.6 0.6",
        "list.bullet.rectangle": "R 2 4 20 16 2.5/M 6 8.2 L 6 8.3 M 6 12 L 6 12.1 M 6 15.8 L 6 15.9 M 10 8.2 L 18 8.2"
            + " M 10 12 L 18 12 M 10 15.8 L 18 15.8",
        "lock": "R 5 11 14 10 2 M 8 11 L 8 8 C 8 5.5 9.8 3.5 12 3.5 C 14.2 3.5 16 5.5 16 8 L 16 11",
        "magnifyingglass": "/O 10 10 6.5 6.5 M 15 15 L 21 21",
        "map": "M 3 6 L 9 3.5 L 15 6 L 21 3.5 L 21 18 L 15 20.5 L 9 18 L 3 20.5 Z/M 9 3.5 L 9 18 M 15 6 L 15 20.5",
        "message": "M 5 4 L 19 4 C 20.7 4 22 5.3 22 7 L 22 14 C 22 15.7 20.7 17 19 17 L 11 17 L 6 21 L 6 17 L 5 17"
            + " C 3.3 17 2 15.7 2 14 L 2 7 C 2 5.3 3.3 4 5 4 Z",
        "minus": "/M 4 12 L 20 12",
        "moon":
            "M 20 14 C 18.8 18.4 14.5 21 10.2 20 C 5.6 18.9 2.9 14.2 4.1 9.7 C 5 6.5 7.4 4.3 10.4 3.6 C 8.6 7 9.2 11"
            + " 12.1 13.2 C 14.4 15 17.4 15.2 20 14 Z",
        "music.note": "O 8 18 3 2.5/M 11 18 L 11 4 L 19 6.5 L 19 10",
        "paintpalette": "M 12 3.5 C 6.5 3.5 2.5 7 2.5 12 C 2.5 17 6.6 20.5 11.4 20.5 C 13.6 20.5 14.4 19 13.9 17.5"
            + " C 13.4 15.9 14.3 14.6 16 14.6 L 18.4 14.6 C 20.4 14.6 21.5 13.3 21.5 11.4 C 21.5 6.9 17.3 3.5 12 3.5"
            + " Z/O 6.7 12.8 0.6 0.6 M 6.7 12.8 L 6.7 12.9 O 8.2 8.6 0.6 0.6 M 8.2 8.6 L 8.2 8.7 O 12.3 7.2 0.6 0.6"
            + " M 12.3 7.2 L 12.3 7.3 O 16.6 9.4 0.6 0.6 M 16.6 9.4 L 16.6 9.5",
        "pause": "R 6 4 4 16 1 R 14 4 4 16 1",
        "pencil": "M 4 20 L 5 16 L 16 5 L 19 8 L 8 19 Z/M 14 7 L 17 10",
        "person": "O 12 7.5 4 4 M 4 20.5 C 4 16.5 8 14.5 12 14.5 C 16 14.5 20 16.5 20 20.5 Z",
        "person.badge.key": "O 9.5 7.5 4 4 M 2 20.5 C 2 16.8 5.6 14.5 9.5 14.5 C 11.2 14.5 12.6 14.8 14 15.6"
            + " L 14.8 20.5 Z//O 18.8 12.2 2.6 2.6 M 18.8 14.8 L 18.8 22 M 18.8 18 L 21 18 M 18.8 21.5 L 20.8 21.5",
        "photo": "R 3 4 18 16 2/O 8.5 9 1.7 1.7 M 3 18 L 9 13 L 13 16.5 L 16.5 13.5 L 21 17.5",
        "play": "M 7 4 L 20 12 L 7 20 Z",
        "plus": "/M 12 4 L 12 20 M 4 12 L 20 12",
        "questionmark": "/M 8 8 C 8 5.5 9.8 4 12 4 C 14.2 4 16 5.5 16 7.8 C 16 10.8 12 11 12 14.5 M 12 19 L 12 19.2",
        "rectangle": "R 2 5.5 20 13 2",
        "snowflake": "/M 12 2.5 L 12 21.5 M 3.8 7.2 L 20.2 16.8 M 3.8 16.8 L 20.2 7.2",
        "square": "R 3.5 3.5 17 17 3",
        "square.and.arrow.up": "/M 8 9 L 5.5 9 L 5.5 21 L 18.5 21 L 18.5 9 L 16 9 M 12 15 L 12 3 M 8 7 L 12 3 L 16 7",
        "square.grid.2x2": "R 3.5 3.5 7 7 1.5 R 13.5 3.5 7 7 1.5 R 3.5 13.5 7 7 1.5 R 13.5 13.5 7 7 1.5",
        "star":
            "M 12 2.5 L 14.4 9.3 L 21.5 9.4 L 15.8 13.7 L 17.9 20.6 L 12 16.5 L 6.1 20.6 L 8.2 13.7 L 2.5 9.4 L 9.6 9.3 Z",
        "stop": "R 5 5 14 14 2",
        "sun.max": "O 12 12 4.5 4.5//M 12 1.5 L 12 4 M 12 20 L 12 22.5 M 1.5 12 L 4 12 M 20 12 L 22.5 12"
            + " M 4.6 4.6 L 6.3 6.3 M 17.7 17.7 L 19.4 19.4 M 4.6 19.4 L 6.3 17.7 M 17.7 6.3 L 19.4 4.6",
        "trash": "M 6 6 L 7 21 L 17 21 L 18 6 Z M 4 6 L 20 6 M 9 6 L 9 3 L 15 3 L 15 6",
        "triangle": "M 12 3.5 L 21.5 20 L 2.5 20 Z",
        "xmark": "/M 5 5 L 19 19 M 5 19 L 19 5",
    ]
    private static let otherNames = [
        "bubble.left": "message", "gearshape": "gear", "multiply": "xmark", "sun.min": "sun.max",
    ]

    /// A part of a symbol.
    struct Part: Equatable {
        var path: Path
        var isFilled = false
        /// Whether it is drawn in white on other parts.
        var isOnFill = false
    }

    /// No drawing has a longer name.
    private static let longestName = 60

    /// Returns the parts of a symbol, or `nil` if there is no drawing for it.
    static func parts(of name: String) -> [Part]? {
        guard name.utf8.count <= longestName else { return nil }
        if let outline = outlines[otherNames[name] ?? name] {
            // Some have an outline of their own for the variant `fill`.
            return parts(outline, isFilled: name.hasSuffix(".fill"))
        }
        for (shape, scale, top) in [("circle", 0.55, 0.225), ("square", 0.55, 0.225), ("triangle", 0.45, 0.36)] {
            for (ending, isFilled) in [(".\(shape)", false), (".\(shape).fill", true)] where name.hasSuffix(ending) {
                guard let ground = outlines[shape], let inner = parts(of: String(name.dropLast(ending.count))) else {
                    continue
                }
                let place = CGAffineTransform(translationX: side * (1 - scale) / 2, y: side * top)
                    .scaledBy(x: scale, y: scale)
                return parts(ground, isFilled: isFilled)
                    + inner.map { Part(path: $0.path.applying(place), isFilled: $0.isFilled, isOnFill: isFilled) }
            }
        }
        guard name.hasSuffix(".fill") else { return nil }
        let base = String(name.dropLast(5))
        return outlines[otherNames[base] ?? base].map { parts($0, isFilled: true) }
    }

    private static func parts(_ outline: String, isFilled: Bool = false) -> [Part] {
        let halves = outline.split(separator: "/", omittingEmptySubsequences: false)
        return halves.enumerated().compactMap { index, half in
            let path = path(half)
            guard !path.elements.isEmpty else { return nil }
            return Part(
                path: path, isFilled: isFilled && index == 0, isOnFill: isFilled && index == 1 && halves[0] != "")
        }
    }

    private static func path(_ text: Substring) -> Path {
        var path = Path()
        var words = text.split(separator: " ")[...]
        func number() -> CGFloat { words.popFirst().flatMap { Double($0) } ?? 0 }
        func point() -> CGPoint {
            let x = number()
            return CGPoint(x: x, y: number())
        }
        while let command = words.popFirst() {
            switch command {
            case "M": path.elements.append(.move(to: point()))
            case "L": path.elements.append(.line(to: point()))
            case "C":
                let (control1, control2) = (point(), point())
                path.elements.append(.curve(to: point(), control1: control1, control2: control2))
            case "O":
                let (center, radii) = (point(), point())
                let size = CGSize(width: 2 * radii.x, height: 2 * radii.y)
                path.elements += Path(ovalIn: CGRect(center: center, size: size)).elements
            case "R":
                let (origin, size, radius) = (point(), point(), number())
                let rect = CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
                path.elements += Path(roundedRect: rect, radiusX: radius, radiusY: radius).elements
            case "A":
                let (center, radius) = (point(), number())
                let angles = (start: number() * .pi / 180, end: number() * .pi / 180)
                var arc = Path()
                arc.addArc(center: center, radius: radius, from: angles.start, to: angles.end, increasesAngle: true)
                path.elements += arc.elements
            default: path.elements.append(.close)
            }
        }
        return path
    }
}

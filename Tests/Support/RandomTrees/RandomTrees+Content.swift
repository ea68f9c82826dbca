// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Seeding

/// Random contents and values.
extension RandomTrees {
    /// Returns any content.
    package mutating func content() -> NodeContent {
        switch number(below: 6) {
        case 5: .textField(textField())
        case 0: .board(board())
        case 1:
            .picture(
                NodePicture(
                    picture: number(below: 4) == 0 ? bitmap() : picture(),
                    fit: [.stretch, .inside, .fill, .center][number(below: 4)]))
        case 2, 3: .text(nodeText())
        default: .shapes(many { $0.shape() })
        }
    }

    mutating func style() -> NodeStyle {
        NodeStyle(
            fill: maybe { $0.color() }, cornerRadius: flag() ? 0 : extent(), corners: corners(),
            border: maybe { NodeStyle.Border(width: $0.extent(), color: $0.color()) },
            shadow: maybe {
                var shadow = $0.shadow()
                if $0.number(below: 4) == 0 { shadow.path = $0.path() }
                return shadow
            })
    }

    mutating func effects() -> NodeEffects {
        let modes = NodeEffects.BlendMode.allCases
        return NodeEffects(
            blendMode: modes[number(below: modes.count)], shadow: maybe { $0.shadow() }, copies: maybe { $0.copies() })
    }

    private mutating func copies() -> NodeCopies {
        func step(_ random: inout Self) -> Double { random.flag() ? 0 : 0.4 * random.fraction() - 0.2 }
        return NodeCopies(
            count: number(below: 6), transform: transform(), color: flag() ? .white : color(),
            colorStep: NodeCopies.ColorStep(
                red: step(&self), green: step(&self), blue: step(&self), alpha: step(&self)))
    }

    private mutating func corners() -> NodeStyle.Corners {
        flag() ? .all : NodeStyle.Corners(rawValue: UInt8(number(below: 16)))
    }

    private mutating func shadow() -> NodeStyle.Shadow {
        NodeStyle.Shadow(
            color: color(), radius: 30 * fraction(),
            offset: Size(width: 20 * fraction() - 10, height: 20 * fraction() - 10))
    }

    private mutating func path() -> Path { Path(many { $0.element() } + many { $0.element() }) }

    mutating func transform() -> AffineTransform {
        switch number(below: 6) {
        case 0: AffineTransform(rotationAngle: 7 * fraction())
        case 1: AffineTransform(scaleX: 3 * fraction() - 1, y: 3 * fraction() - 1)
        case 2: AffineTransform(translationX: 100 * fraction(), y: -100 * fraction())
        case 3: AffineTransform(scaleX: [0, 1e-9, 1e-3, 1e3, 1e9, -1][number(below: 6)], y: 1)
        case 4: .identity
        default:
            AffineTransform(
                a: 4 * fraction() - 2, b: 4 * fraction() - 2, c: 4 * fraction() - 2, d: 4 * fraction() - 2,
                tx: place().x, ty: place().y)
        }
    }

    mutating func bounds() -> Rect {
        let origin = flag() ? Point(x: 0, y: 0) : place()
        return Rect(origin: origin, size: Size(width: extent(), height: extent()))
    }

    mutating func place() -> Point {
        number(below: 20) == 0
            ? Point(x: [-32_768, 32_768, 1e6, 0.5][number(below: 4)], y: 0)
            : Point(x: Double(number(below: 4000)) / 10, y: 300 * fraction())
    }

    private mutating func extent() -> Double {
        number(below: 20) == 0 ? [0, 1e-9, 0.3, 5000, 32_768][number(below: 5)] : 150 * fraction()
    }

    mutating func strokeOffsets() -> StrokeOffsets {
        StrokeOffsets(
            start: flag() ? 0 : fraction(), end: flag() ? 1 : fraction(), dashPhase: flag() ? 0 : 10 * fraction())
    }

    private mutating func nodeText() -> NodeText {
        let style = TextStyle(
            family: maybe { ["Serif", "No such font", ""][$0.number(below: 3)] },
            size: number(below: 20) == 0 ? 1000 : 1 + 40 * fraction(),
            weight: TextStyle.Weight.allCases[number(below: 9)], isItalic: flag(), hasMonospacedDigits: flag())
        let layout = TextLayout(
            maxWidth: maybe { _ in 7 }, lineLimit: maybe { 1 + $0.number(below: 3) },
            lineBreak: TextLayout.LineBreak.allCases[number(below: 5)],
            alignment: TextLayout.Alignment.allCases[number(below: 5)])
        let string = text()
        return NodeText(
            string: string, style: style, layout: layout, color: color(),
            styling: number(below: 3) == 0 ? styling(of: string) : nil)
    }

    private mutating func shape() -> Shape {
        let stroke = maybe { random in
            Shape.Stroke(
                color: random.color(), width: random.extent(),
                cap: [.butt, .round, .square][random.number(below: 3)],
                join: [.miter, .round, .bevel][random.number(below: 3)], dashes: random.many { 20 * $0.fraction() },
                offsets: random.strokeOffsets())
        }
        return Shape(
            path: path(), fill: maybe { $0.color() }, gradient: number(below: 4) == 0 ? gradient() : nil,
            usesEvenOddFill: flag(), stroke: stroke)
    }

    private mutating func gradient() -> Gradient {
        let (one, other) = (place(), place())
        let form: Gradient.Form =
            flag()
            ? .line(from: one, to: other)
            : .circles(
                from: Gradient.Circle(center: one, radius: fraction()),
                to: Gradient.Circle(center: other, radius: extent()))
        return Gradient(
            form: form, transform: [.identity, AffineTransform(scaleX: 0, y: 1)][number(below: 2)],
            stops: many { Gradient.Stop(place: $0.fraction(), color: $0.color()) })
    }

    private mutating func element() -> Path.Element {
        switch number(below: 5) {
        case 0: .move(to: place())
        case 1, 2: .line(to: place())
        case 3: .curve(to: place(), control1: place(), control2: place())
        default: .close
        }
    }

    private mutating func picture() -> Picture {
        [.shipped("cards/b.svg"), .shipped("missing.svg"), .custom(uri: "file:///missing.png"), .text(text())][
            number(below: 4)]
    }

    private mutating func bitmap() -> Picture {
        let bytes = (0..<24).map { _ in UInt8(number(below: 256)) }
        return Bitmap(width: 3, height: 2, bytes: bytes).map(Picture.bitmap) ?? picture()
    }

    private mutating func board() -> NodeBoard {
        var scene = Scene(size: Size(width: Double(1 + number(below: 900)), height: 300), background: color())
        scene.texture = maybe { TableTexture.allCases[$0.number(below: TableTexture.allCases.count)] }
        scene.plates = [plate()] + many { $0.plate() }
        let plates = scene.plates.count
        scene.pieces = many { $0.piece(plates: plates) }
        if flag() { scene.order = scene.pieces.indices.shuffled(using: &generator) }
        let accessibility = BoardAccessibility(
            title: text(), state: text(), names: scene.pieces.map { _ in maybe { $0.text() } },
            tabOrder: Array(scene.pieces.indices))
        return NodeBoard(scene: scene, accessibility: accessibility)
    }

    private mutating func textField() -> NodeTextField {
        let text = nodeText()
        return NodeTextField(
            string: text.string, placeholder: self.text(), style: text.style, color: text.color,
            alignment: text.layout.alignment, inset: 9 * fraction(), isSecure: flag(), isFocused: flag(),
            actionCount: number(below: 1000), placeholderColor: maybe { $0.color() })
    }

    mutating func accessibility() -> NodeAccessibility {
        NodeAccessibility(
            role: NodeAccessibility.Role.allCases[number(below: NodeAccessibility.Role.allCases.count)], label: text(),
            value: text(), hint: text(),
            isEnabled: flag(), isSelected: flag(), actions: many { $0.text() })
    }

    mutating func plate() -> Plate {
        var plate = Plate(
            size: Size(width: extent(), height: extent()), cornerRadius: 20 * fraction(), fill: color())
        (plate.edge, plate.rim, plate.isGround) = (maybe { $0.color() }, maybe { $0.color() }, flag())
        plate.picture = number(below: 8) == 0 ? picture() : nil
        plate.label = number(below: 16) == 0 ? text() : nil
        plate.badge = number(below: 16) == 0 ? picture() : nil
        return plate
    }

    mutating func piece(plates: Int) -> Piece {
        Piece(
            center: place(), front: PlateID(index: number(below: plates)), back: PlateID(index: number(below: plates)),
            turn: flag() ? 0 : 4 * fraction(), rotation: flag() ? 0 : 4 * fraction(),
            scale: flag() ? 1 : 2 * fraction(), opacity: flag() ? 1 : fraction(), held: flag() ? 0 : fraction(),
            usesSubpixelPosition: flag(), isPresent: flag())
    }

    mutating func color() -> Color {
        Color(rgb: number(below: 1 << 24)).withAlpha(flag() ? 1 : fraction())
    }

    mutating func text() -> String {
        many { random in
            [
                "word ", "12 ", "שלום ", "مرحبا ", "🦊", "\n", "\u{2028}", "e\u{301}", "漢字", "\u{0}", "\u{AD}",
                "Donaudampfschifffahrt", "\t", "\u{202E}",
            ][random.number(below: 14)]
        }.joined()
    }

    mutating func fraction() -> Double { Double(number(below: 1 << 40)) / Double(1 << 40) }
    mutating func flag() -> Bool { number(below: 2) == 0 }
    mutating func maybe<T>(_ make: (inout Self) -> T) -> T? { flag() ? make(&self) : nil }

    private mutating func many<T>(_ make: (inout Self) -> T) -> [T] { (0..<number(below: 6)).map { _ in make(&self) } }
}

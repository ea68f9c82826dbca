// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Glibc
import Scene
import Testing

@testable import GtkKit
@testable import PaintedTrees

/// Blend modes against the formulas of the PDF specification, shadows of everything in a node, and corners.
@MainActor @Suite(.serialized) struct NodeEffectsTests {
    /// Premultiplied components, and the opacity.
    private typealias Pixel = [Double]

    private static let (backdrop, source) = (
        Color(red: 0.8, green: 0.4, blue: 0.2, alpha: 1), Color(red: 0.4, green: 0.8, blue: 0.6, alpha: 1)
    )

    @Test(arguments: NodeEffects.BlendMode.allCases) func colorsAreBlendedAsInThePDFSpecification(
        mode: NodeEffects.BlendMode
    ) {
        for (backdropAlpha, sourceAlpha) in [(1.0, 1.0), (1, 0.5), (0.6, 1), (0.4, 0.7), (0, 0.5), (1, 0)] {
            // Colors of eight bits that are multiplied by an opacity are less exact, and some formulas divide by them.
            let tolerance = backdropAlpha == 1 && sourceAlpha == 1 ? 1.0 : 5
            let below = Self.backdrop.withAlpha(backdropAlpha), above = Self.source.withAlpha(sourceAlpha)
            var builder = TreeBuilder(width: 40, height: 40)
            let group = builder.add((0, 0, 40, 40)) { $0.clips = true }
            if backdropAlpha > 0 { builder.add((0, 0, 40, 40), to: group, content: Self.square(40, below)) }
            let part = builder.add((10, 10, 20, 20), to: group) {
                ($0.effects, $0.clips) = (NodeEffects(blendMode: mode), true)
                $0.isMasked = mode.replacesBackdrop
            }
            builder.add((-5, -5, 30, 30), to: part, content: Self.square(30, above))
            if mode.replacesBackdrop { builder.add((0, 0, 20, 20), to: part, content: Self.square(20, .black)) }
            // On black, the colors are those of the group; on white, the opacity shows, too.
            for ground in [Color.black, .white] {
                let painted = PaintedTree(builder.tree, on: ground)
                let expected = Self.over(
                    ground, Self.blend(mode, Self.rounded(below), Self.rounded(above)))
                let inside = painted.components(20, 20)
                for (one, other) in zip(inside, expected) {
                    let text: Comment = "\(mode) \(backdropAlpha) \(sourceAlpha): \(inside) \(expected)"
                    #expect(abs(one - other) <= tolerance, text)
                }
                let outside = Self.over(ground, Self.rounded(below))
                #expect(zip(painted.components(5, 5), outside).allSatisfy { abs($0 - $1) <= 2 }, "\(mode)")
            }
        }
    }

    @Test(arguments: [false, true]) func onlyWhatIsInTheSameNodeIsBlended(usesCairo: Bool) {
        var builder = TreeBuilder()
        builder.add((0, 0, 100, 100), fill: 0xFF0000)
        let group = builder.add((0, 0, 100, 100), fill: 0xFFFF00)
        builder.add((0, 0, 60, 60), fill: 0x00FFFF, to: group)
        builder.add((40, 40, 60, 60), fill: 0xFF00FF, to: group) { $0.effects = NodeEffects(blendMode: .multiply) }
        let painted = PaintedTree(builder.tree, usesCairo: usesCairo)
        #expect([painted[20, 20], painted[50, 50], painted[80, 80]] == ["0ff", "00f", "f0f"])
        #expect(painted[80, 20] == "ff0")
    }

    @Test func aHoleShowsWhatIsBelowTheNode() {
        var builder = TreeBuilder()
        builder.add((0, 0, 100, 100), fill: 0xFF0000)
        let group = builder.add((0, 0, 100, 100))
        builder.add((0, 0, 100, 100), fill: 0x0000FF, to: group)
        let hole = builder.add((20, 20, 40, 40), to: group) {
            ($0.effects, $0.isMasked) = (NodeEffects(blendMode: .clear), true)
        }
        builder.add((0, 0, 40, 40), fill: 0, to: hole)
        builder.add((10, 10, 20, 20), fill: 0, to: hole)
        var tree = builder.tree
        let painter = NodePainter(pictureCache: PictureCache(folder: ""))
        var painted = PaintedTree(tree, by: painter)
        #expect([painted[25, 25], painted[35, 35], painted[80, 80]] == ["00f", "f00", "00f"])
        tree[hole]!.transform = AffineTransform(translationX: 30, y: 0)
        painted = PaintedTree(tree, by: painter)
        #expect([painted[35, 35], painted[65, 35]] == ["00f", "f00"])
        tree[hole]!.effects = nil
        painted = PaintedTree(tree, by: painter)
        #expect(painted[65, 35] == "000", "an ordinary mask")
    }

    /// In space, it is not known which part is visible.
    @Test func effectsOfLargeNodesInSpaceHaveFewPixels() {
        var builder = TreeBuilder()
        let plane = builder.add((0, 0, 100, 100)) { $0.perspective = NodePerspective(x: 0.001, y: 0) }
        builder.add((-5000, -5000, 10_100, 10_100), fill: 0xFF0000, to: plane)
        builder.add((-5000, -5000, 10_100, 10_100), fill: 0x00FFFF, to: plane) {
            $0.effects = NodeEffects(blendMode: .multiply)
        }
        let painter = NodePainter(pictureCache: PictureCache(folder: ""))
        let node = painter.node(of: builder.tree, density: 1)
        #expect(node != nil && 0 < painter.usedPixels && painter.usedPixels <= 4 * 110 * 110)
        if let node { gsk_render_node_unref(node) }
    }

    // MARK: - Copies

    /// A node that is drawn several times looks like as many nodes.
    @Test(arguments: [false, true]) func copiesLookLikeNodes(usesCairo: Bool) {
        let copies = NodeCopies(
            count: 5,
            transform: AffineTransform(scaleX: 1.1, y: 1.1).concatenating(AffineTransform(rotationAngle: 0.6)),
            color: Color(rgb: 0xFFCC99),
            colorStep: NodeCopies.ColorStep(red: -0.2, green: 0.1, alpha: -0.1))
        func add(to builder: inout TreeBuilder, _ color: (Color) -> Color, change: (inout Node) -> Void) {
            let group = builder.add((0, 0, 100, 100), change)
            builder.add((50, 5, 30, 20), to: group) { $0.style.fill = color(Color(rgb: 0x80FF40)) }
            builder.add((56, 9, 8, 8), to: group, content: Self.square(8, color(Color(rgb: 0x4060FF))))
        }
        var (copied, single) = (TreeBuilder(), TreeBuilder())
        add(to: &copied, { $0 }) { $0.effects = NodeEffects(copies: copies) }
        for index in 0..<5 {
            let tint = copies.color(of: index)
            func multiplied(_ color: Color) -> Color {
                Color(
                    red: color.red * tint.red, green: color.green * tint.green, blue: color.blue * tint.blue,
                    alpha: tint.alpha)
            }
            // Both squares fade together.
            add(to: &single, { multiplied($0).withAlpha(1) }) {
                let (scale, angle) = (pow(1.1, Double(index)), 0.6 * Double(index))
                $0.transform = AffineTransform(scaleX: scale, y: scale)
                    .concatenating(AffineTransform(rotationAngle: angle))
                $0.opacity = tint.alpha
            }
        }
        let (one, other) = (
            PaintedTree(copied.tree, usesCairo: usesCairo), PaintedTree(single.tree, usesCairo: usesCairo)
        )
        #expect(one.differingBlocks(from: other, limit: 12) == 0)
        #expect(one[65, 15] != "fff" && one[65, 15] != one[35, 85])
    }

    @Test func copiesFollowChanges() {
        var builder = TreeBuilder()
        let group = builder.add((0, 0, 100, 100)) {
            let transform = AffineTransform(translationX: 20, y: 0)
            $0.effects = NodeEffects(copies: NodeCopies(count: 3, transform: transform))
        }
        let square = builder.add((0, 0, 10, 10), fill: 0xFF0000, to: group)
        var tree = builder.tree
        let painter = NodePainter(pictureCache: PictureCache(folder: ""))
        func row() -> [String] {
            let painted = PaintedTree(tree, by: painter)
            return [5, 25, 45, 65].map { painted[$0, 5] }
        }
        #expect(row() == ["f00", "f00", "f00", "fff"])
        tree[square]!.style.fill = Color(rgb: 0x0000FF)
        #expect(row() == ["00f", "00f", "00f", "fff"])
        tree[group]!.effects!.copies!.count = 2
        #expect(row() == ["00f", "00f", "fff", "fff"])
        tree[group]!.effects!.copies!.transform.tx = 40
        #expect(row() == ["00f", "fff", "00f", "fff"])
        tree[group]!.effects!.copies!.count = 0
        #expect(row() == ["fff", "fff", "fff", "fff"])
        tree[group]!.effects = nil
        #expect(row() == ["00f", "fff", "fff", "fff"])
    }

    // MARK: - Shadows

    @Test(arguments: [false, true]) func everythingInANodeCastsAShadow(usesCairo: Bool) {
        var builder = TreeBuilder()
        let shadow = NodeStyle.Shadow(color: Color(rgb: 0x0000FF), radius: 0, offset: Size(width: 30, height: 0))
        let group = builder.add((0, 0, 100, 100)) { $0.effects = NodeEffects(shadow: shadow) }
        builder.add((10, 10, 20, 20), fill: 0xFF0000, to: group)
        builder.add((10, 50, 20, 20), fill: 0xFF0000, to: group) { $0.style.cornerRadius = 10 }
        let painted = PaintedTree(builder.tree, usesCairo: usesCairo)
        #expect([painted[20, 20], painted[50, 20], painted[35, 20]] == ["f00", "00f", "fff"])
        #expect([painted[20, 60], painted[50, 60], painted[41, 51]] == ["f00", "00f", "fff"])
    }

    /// A Gaussian blur of an edge is the integral of a Gaussian, which three box blurs approximate.
    @Test func theShadowIsBlurredByHalfItsRadius() {
        var builder = TreeBuilder(width: 120, height: 120)
        let shadow = NodeStyle.Shadow(color: .black, radius: 12, offset: Size(width: 0, height: 0))
        let group = builder.add((0, 0, 120, 120)) { $0.effects = NodeEffects(shadow: shadow) }
        builder.add((-200, -200, 260, 700), fill: 0xFFFFFF, to: group)
        let painted = PaintedTree(builder.tree)
        for x in 60..<80 {
            let coverage = 0.5 * erfc((Double(x) + 0.5 - 60) / 6 / 2.0.squareRoot())
            #expect(abs(painted.components(x, 60)[0] - 255 * (1 - coverage)) < 12, "\(x)")
        }
    }

    @Test(arguments: [false, true]) func aPathCastsAShadow(usesCairo: Bool) {
        let path = Path([
            .move(to: Point(x: 0, y: 50)), .line(to: Point(x: 30, y: 50)), .line(to: Point(x: 30, y: 80)),
            .line(to: Point(x: 0, y: 80)), .close,
        ])
        var builder = TreeBuilder()
        builder.add((10, 10, 30, 30)) {
            $0.style.shadow = NodeStyle.Shadow(
                color: .black, radius: 0, offset: Size(width: 5, height: 0), path: path)
        }
        let painted = PaintedTree(builder.tree, usesCairo: usesCairo)
        #expect(painted.marked == Rect(origin: Point(x: 15, y: 60), size: Size(width: 30, height: 30)))
    }

    // MARK: - Corners

    @Test(arguments: [false, true]) func onlySomeCornersAreRound(usesCairo: Bool) {
        var builder = TreeBuilder()
        let node = builder.add((10, 10, 80, 80), fill: 0xFF0000) {
            ($0.style.cornerRadius, $0.style.corners, $0.clips) = (20, [.topLeft, .bottomRight], true)
            $0.style.border = NodeStyle.Border(width: 2, color: Color(rgb: 0x00FF00))
        }
        builder.add((0, 0, 80, 40), fill: 0x0000FF, to: node)
        let painted = PaintedTree(builder.tree, usesCairo: usesCairo)
        #expect([painted[12, 12], painted[87, 12], painted[12, 87], painted[87, 87]] == ["fff", "00f", "f00", "fff"])
        #expect([painted[10, 89], painted[89, 10], painted[10, 10]] == ["0f0", "0f0", "fff"])
    }

    @Test func aShadowHasTheCornersOfItsNode() {
        var builder = TreeBuilder()
        builder.add((10, 10, 40, 40), fill: 0xFFFFFF) {
            ($0.style.cornerRadius, $0.style.corners) = (20, [.topRight])
            $0.style.shadow = NodeStyle.Shadow(color: .black, radius: 0, offset: Size(width: 45, height: 45))
        }
        let painted = PaintedTree(builder.tree)
        #expect([painted[57, 57], painted[92, 57], painted[57, 92], painted[92, 92]] == ["000", "fff", "000", "000"])
    }

    // MARK: - Formulas

    private static func square(_ side: Double, _ color: Color) -> NodeContent {
        let points = [(0.0, 0.0), (side, 0), (side, side), (0, side)].map { Point(x: $0, y: $1) }
        let steps = [.move(to: points[0])] + points[1...].map { Path.Element.line(to: $0) } + [.close]
        return .shapes([Shape(path: Path(steps), fill: color)])
    }

    /// A color as a surface of eight bits has it.
    private static func rounded(_ color: Color) -> Pixel {
        let alpha = (color.alpha * 255).rounded() / 255
        return [color.red, color.green, color.blue].map { ($0 * alpha * 255).rounded() / 255 } + [alpha]
    }

    private static func over(_ ground: Color, _ pixel: Pixel) -> [Double] {
        [ground.red, ground.green, ground.blue].enumerated().map { 255 * (pixel[$0] + $1 * (1 - pixel[3])) }
    }

    private static func blend(_ mode: NodeEffects.BlendMode, _ below: Pixel, _ above: Pixel) -> Pixel {
        let (ab, aS) = (below[3], above[3])
        /// What remains of both, and the opacity.
        func compose(_ keepAbove: Double, _ keepBelow: Double) -> Pixel {
            (0..<4).map { min(1, above[$0] * keepAbove + below[$0] * keepBelow) }
        }
        switch mode {
        case .clear: return [0, 0, 0, 0]
        case .copy: return above
        case .sourceIn: return compose(ab, 0)
        case .sourceOut: return compose(1 - ab, 0)
        case .sourceAtop: return compose(ab, 1 - aS)
        case .destinationOver: return compose(1 - ab, 1)
        case .destinationIn: return compose(0, aS)
        case .destinationOut: return compose(0, 1 - aS)
        case .destinationAtop: return compose(1 - ab, aS)
        case .xor: return compose(1 - ab, 1 - aS)
        case .plusLighter: return compose(1, 1)
        case .plusDarker:
            let alpha = min(1, ab + aS)
            return (0..<3).map { max(0, alpha - (ab - below[$0]) - (aS - above[$0])) } + [alpha]
        default:
            let (cb, cs) = ((0..<3).map { ab > 0 ? below[$0] / ab : 0 }, (0..<3).map { aS > 0 ? above[$0] / aS : 0 })
            let mixed = mix(mode, cb, cs)
            return (0..<3).map { (1 - ab) * above[$0] + (1 - aS) * below[$0] + ab * aS * mixed[$0] }
                + [ab + aS - ab * aS]
        }
    }

    private static func mix(_ mode: NodeEffects.BlendMode, _ cb: [Double], _ cs: [Double]) -> [Double] {
        func each(_ body: (Double, Double) -> Double) -> [Double] { zip(cb, cs).map(body) }
        func hardLight(_ b: Double, _ s: Double) -> Double { s <= 0.5 ? 2 * b * s : b + 2 * s - 1 - b * (2 * s - 1) }
        switch mode {
        case .multiply: return each { $0 * $1 }
        case .screen: return each { $0 + $1 - $0 * $1 }
        case .overlay: return each { hardLight($1, $0) }
        case .hardLight: return each { hardLight($0, $1) }
        case .darken: return each { min($0, $1) }
        case .lighten: return each { max($0, $1) }
        case .colorDodge: return each { b, s in b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s)) }
        case .colorBurn: return each { b, s in b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s) }
        case .softLight:
            return each { b, s in
                let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
                return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
            }
        case .difference: return each { abs($0 - $1) }
        case .exclusion: return each { $0 + $1 - 2 * $0 * $1 }
        case .hue: return luminosity(saturation(cs, of: cb), of: cb)
        case .saturation: return luminosity(saturation(cb, of: cs), of: cb)
        case .color: return luminosity(cs, of: cb)
        case .luminosity: return luminosity(cb, of: cs)
        default: return cs
        }
    }

    private static func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

    private static func luminosity(_ color: [Double], of other: [Double]) -> [Double] {
        let shift = lum(other) - lum(color)
        var color = color.map { $0 + shift }
        let (l, low, high) = (lum(color), color.min()!, color.max()!)
        if low < 0 { color = color.map { l + ($0 - l) * l / (l - low) } }
        if high > 1 { color = color.map { l + ($0 - l) * (1 - l) / (high - l) } }
        return color
    }

    private static func saturation(_ color: [Double], of other: [Double]) -> [Double] {
        let (low, high, range) = (color.min()!, color.max()!, other.max()! - other.min()!)
        return color.map { high > low ? ($0 - low) * range / (high - low) : 0 }
    }
}

extension PaintedTree {
    /// The red, green, and blue of a pixel.
    fileprivate func components(_ x: Int, _ y: Int) -> [Double] {
        [16, 8, 0].map { Double(pixels[y * width + x] >> UInt32($0) & 0xFF) }
    }
}

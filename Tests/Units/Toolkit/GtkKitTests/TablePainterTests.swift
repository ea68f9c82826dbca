// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Scene
import Testing

@testable import GtkKit
@testable import PaintedTrees

/// Painting tables, and pieces that are as thick as cards.
@MainActor struct TablePainterTests {
    private static let area = Size(width: 400, height: 300)

    init() { Toolkit.prepare() }

    private func painted(
        _ texture: TableTexture?, _ color: Color = Color(rgb: 0x336699), pieces: (inout Scene) -> Void = { _ in },
        usesCairo: Bool = true, isHighContrast: Bool = false
    ) -> PaintedTree {
        var scene = Scene(size: Self.area, background: color, texture: texture)
        pieces(&scene)
        let board = NodeBoard(scene: scene, accessibility: .none)
        let painter = NodePainter(pictureCache: PictureCache(folder: dataFolder.path))
        (painter.usesCairo, painter.isHighContrast) = (usesCairo, isHighContrast)
        return PaintedTree(NodeTree(root: Node(area: Self.area, content: .board(board))), by: painter)
    }

    @Test func plainTableHasOneColor() {
        let table = painted(nil)
        for point in [(0, 0), (200, 150), (399, 299)] { #expect(table[point.0, point.1] == "369") }
    }

    @Test(arguments: [false, true]) func texturesDifferAndAreLighterAbove(usesCairo: Bool) {
        let tables = TableTexture.allCases.map { painted($0, usesCairo: usesCairo) }
        let plain = painted(nil, usesCairo: usesCairo)
        for (index, table) in tables.enumerated() {
            for other in tables[..<index] + [plain] { #expect(table.difference(from: other) > 8) }
            // The average hides the texture.
            let brightness = [40, 150, 290].map(table.brightness)
            #expect(brightness[0] > brightness[1] && brightness[1] > brightness[2])
            #expect(table.brightness(ofRow: 2) < table.brightness(ofRow: 20), "the edge is dark")
        }
    }

    /// Pieces are easier to see on one color.
    @Test func tableHasNoTextureInHighContrast() {
        #expect(painted(.wood, isHighContrast: true).difference(from: painted(nil)) == 0)
    }

    @Test func missingTextureLeavesTheColor() {
        let scene = Scene(size: Self.area, background: .white, texture: .felt)
        let painter = NodePainter(pictureCache: PictureCache(folder: "/missing"))
        let board = NodeBoard(scene: scene, accessibility: .none)
        let table = PaintedTree(NodeTree(root: Node(area: Self.area, content: .board(board))), by: painter)
        #expect(table[200, 290] == "fff")
    }

    /// A tile, not the whole table.
    @Test func tableTakesLittleMemory() {
        let memory = PixelMemory()
        let table = TablePainter(pictureCache: PictureCache(folder: dataFolder.path), memory: memory)
        for texture in TableTexture.allCases {
            let scene = Scene(size: Self.area, background: .white, texture: texture)
            let bounds = Rect(origin: Point(x: 0, y: 0), size: Size(width: 3000, height: 2000))
            let node = table.node(of: scene, in: bounds, scale: 2)
            #expect(table.node(of: scene, in: bounds, scale: 2) === node, "it is painted once")
            #expect(4 * memory.used < 2 << 20)
        }
    }

    /// A hollow has shade below its upper edge and at its sides, whatever its corners, and a light lower edge.
    @Test(arguments: [0.0, 20], [false, true]) func hollowIsShaded(cornerRadius: Double, usesCairo: Bool) {
        func hollow(isHighContrast: Bool) -> PaintedTree {
            let board = { (scene: inout Scene) in
                let plate = Plate(
                    size: Size(width: 300, height: 200), cornerRadius: cornerRadius, fill: Color(rgb: 0x777777),
                    isGround: true, hollow: Plate.Hollow(texture: .felt))
                scene.plates = [plate]
                scene.pieces = [Piece(center: Point(x: 200, y: 150), front: .first, back: .first)]
            }
            return painted(nil, .black, pieces: board, usesCairo: usesCairo, isHighContrast: isHighContrast)
        }
        let shaded = hollow(isHighContrast: false)
        // The average hides the texture.
        func brightness(ofRow y: Int) -> Int { (100..<300).reduce(0) { $0 + shaded.brightness(at: $1, y) } }
        #expect(brightness(ofRow: 51) < brightness(ofRow: 80) && brightness(ofRow: 249) > brightness(ofRow: 240))
        #expect(brightness(ofRow: 80) > brightness(ofRow: 220))
        func brightness(ofColumn x: Int) -> Int { (100..<200).reduce(0) { $0 + shaded.brightness(at: x, $1) } }
        #expect(brightness(ofColumn: 51) < brightness(ofColumn: 80))
        #expect((shaded[51, 51] == "000") == (cornerRadius > 0))
        #expect(Set([51, 80, 150, 249].map { hollow(isHighContrast: true)[200, $0] }) == ["777"])
    }

    /// The edge of a hollow is seen in high contrast, too.
    @Test(arguments: [false, true]) func edgeOfAHollowIsSeen(isHighContrast: Bool) {
        let board = { (scene: inout Scene) in
            let size = Size(width: 300, height: 200)
            scene.plates = [
                Plate(
                    size: size, cornerRadius: 0, fill: Color(rgb: 0x777777), edge: .white, isGround: true,
                    hollow: Plate.Hollow())
            ]
            scene.pieces = [Piece(center: Point(x: 200, y: 150), front: .first, back: .first)]
        }
        let table = painted(nil, .black, pieces: board, isHighContrast: isHighContrast)
        #expect(table[50, 150] == "fff" && table[200, 51] == "fff" && table[54, 150] != "fff")
    }

    /// Only its tile and its picture are kept.
    @Test func hollowTakesLittleMemory() {
        let memory = PixelMemory()
        let plates = PlatePainter(pictureCache: PictureCache(folder: dataFolder.path), memory: memory)
        plates.use(scale: 1, density: 2)
        let plate = Plate(
            size: Size(width: 3000, height: 2000), cornerRadius: 20, fill: .white, isGround: true,
            hollow: Plate.Hollow(texture: .wood))
        let node = plates.node(of: plate)
        #expect(plates.node(of: plate) === node && 0 < memory.used && 4 * memory.used < 2 << 20)
    }

    /// The side of a thick piece is below it, and beside it while it turns.
    @Test func sideOfAThickPieceIsSeen() {
        func row(_ y: Int, turn: Double, thickness: Double) -> [String] {
            let table = painted(nil, .black) { scene in
                let size = Size(width: 100, height: 100)
                scene.plates = [Plate(size: size, cornerRadius: 0, fill: .white, thickness: thickness)]
                scene.pieces = [Piece(center: Point(x: 200, y: 150), front: .first, back: .first, turn: turn)]
            }
            return (0..<400).map { table[$0, y] }
        }
        let isSide = { (color: String) in color != "000" && color != "fff" }
        #expect(row(203, turn: 0, thickness: 0).count(where: isSide) == 0)
        #expect(row(203, turn: 0, thickness: 5).count(where: isSide) >= 100)
        #expect(row(150, turn: 0, thickness: 5).count(where: isSide) <= 2)
        let (thin, thick) = (row(150, turn: 0.25, thickness: 0), row(150, turn: 0.25, thickness: 8))
        #expect(thick.count(where: isSide) >= thin.count(where: isSide) + 4)
        #expect(thick.count { $0 == "fff" } == thin.count { $0 == "fff" })
    }
}

extension PaintedTree {
    /// The mean brightness of a row of pixels.
    fileprivate func brightness(ofRow y: Int) -> Int { (0..<400).reduce(0) { $0 + brightness(at: $1, y) } }

    fileprivate func brightness(at x: Int, _ y: Int) -> Int { self[x, y].reduce(0) { $0 + ($1.hexDigitValue ?? 0) } }
}

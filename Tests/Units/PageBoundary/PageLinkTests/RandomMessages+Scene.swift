// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension RandomMessages {
    /// Returns a scene that can be shown.
    mutating func scene() -> Scene {
        var scene = Scene(size: size(), background: color())
        scene.texture = maybe { $0.one(of: TableTexture.allCases) }
        scene.plates = many(least: 1) { $0.plate() }
        let plates = scene.plates.count
        scene.pieces = many { $0.piece(plates: plates) }
        scene.order = maybe { _ in scene.pieces.indices.reversed() }
        return scene
    }

    mutating func piece(plates: Int) -> Piece {
        var piece = Piece(
            center: place(), front: PlateID(index: number(below: plates)), back: PlateID(index: number(below: plates)))
        (piece.turn, piece.rotation, piece.scale) = (double(), double(), fraction())
        (piece.opacity, piece.held) = (fraction(), fraction())
        (piece.usesSubpixelPosition, piece.isPresent) = (flag(), flag())
        return piece
    }

    mutating func plate() -> Plate {
        var plate = Plate(size: size(), cornerRadius: 50 * fraction(), fill: color())
        (plate.edge, plate.rim) = (maybe { $0.color() }, maybe { $0.color() })
        plate.picture = maybe { $0.picture() }
        plate.caption = maybe { Plate.Caption(title: $0.text(), text: $0.text()) }
        plate.ring = maybe {
            Plate.Ring(fraction: $0.fraction(), color: $0.color(), track: $0.color(), width: 9 * $0.fraction())
        }
        plate.cells = maybe { $0.cells() }
        plate.isGround = flag()
        plate.thickness = 9 * fraction()
        plate.dome = maybe { $0.one(of: Plate.Dome.allCases) }
        plate.hollow = maybe { Plate.Hollow(texture: $0.maybe { $0.one(of: TableTexture.allCases) }) }
        return plate
    }

    mutating func picture() -> Picture {
        one(of: [.shipped("cards/\(text())"), .custom(uri: text()), .text(text())])
    }

    /// Returns a point that can be painted.
    mutating func place() -> Point { Point(x: 1e6 * fraction(), y: -1e6 * fraction()) }

    private mutating func cells() -> CellPattern {
        let (columns, rows) = (1 + number(below: 9), 1 + number(below: 9))
        let finishes: [CellPattern.Finish] = [
            .solid, .flat, .inlaid, .wells, .outlined, .hatched, .dashed, .crossed,
        ]
        return CellPattern(
            columns: columns, rows: rows,
            filled: many { .init(column: $0.number(below: columns), row: $0.number(below: rows)) },
            finish: one(of: finishes), letter: maybe { $0.text() })
    }
}

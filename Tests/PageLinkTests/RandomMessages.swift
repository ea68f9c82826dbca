import PageLink
import Scene
import Seeding

/// Random messages of every kind, with every kind of content.
struct RandomMessages {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func toPage() -> ToPage {
        switch number(below: 9) {
        case 0:
            .environment(
                PageEnvironment(
                    data: text(), translations: text(), fontName: text(), area: size(), isDark: flag(),
                    allowsMotion: flag(), readsRightToLeft: flag()))
        case 1: .load(PageFiles(library: text(), resources: many { $0.text() }))
        case 2: .input(input(), at: double())
        case 3: .key(key(), on: number(below: 99), shift: flag(), at: double(), question: question())
        case 4: .cursor(from: number(below: 99), toward: direction(), question: question())
        case 5: .nearest(to: number(below: 99), question: question())
        case 6: .pieceAt(point(), by: device(), question: question())
        case 7: .advance(to: double())
        default: .visibility(flag(), at: double())
        }
    }

    mutating func fromPage() -> FromPage {
        switch number(below: 6) {
        case 0: .loaded(maybe { PageBoard(name: $0.text()) })
        case 1: .notLoaded(text())
        case 2: .scene(pageScene())
        case 3:
            .answer(
                flag() ? .piece(maybe { $0.number(below: 99) }) : .key(keyResult()), question: question())
        case 4: .sound(text())
        default: .announcement(Announcement(text(), isVital: flag()))
        }
    }

    mutating func number(below bound: Int) -> Int { generator.number(below: bound) }

    private mutating func pageScene() -> PageScene {
        let scene = scene()
        let activity = [Activity.still, .moving, .waiting(until: double())][number(below: 3)]
        return PageScene(
            scene: scene, activity: activity, longPressTime: 2, holdsPiece: flag(),
            accessibleState: maybe { random in
                PageScene.AccessibleState(
                    names: scene.pieces.map { _ in random.maybe { $0.text() } },
                    tabOrder: scene.pieces.indices.filter { _ in random.flag() }, state: random.text())
            })
    }

    private mutating func scene() -> Scene {
        var scene = Scene(size: size(), background: color())
        scene.plates = many(least: 1) { $0.plate() }
        let plates = scene.plates.count
        scene.pieces = many { random in
            var piece = Piece(
                center: random.place(), front: PlateID(index: random.number(below: plates)),
                back: PlateID(index: random.number(below: plates)))
            (piece.turn, piece.rotation, piece.scale) = (random.double(), random.double(), random.fraction())
            (piece.opacity, piece.held) = (random.fraction(), random.fraction())
            (piece.usesSubpixelPosition, piece.isPresent) = (random.flag(), random.flag())
            return piece
        }
        let pieces = scene.pieces.indices
        scene.order = maybe { _ in pieces.reversed() }
        return scene
    }

    private mutating func plate() -> Plate {
        var plate = Plate(size: size(), cornerRadius: 50 * fraction(), fill: color())
        (plate.edge, plate.rim) = (maybe { $0.color() }, maybe { $0.color() })
        plate.picture = maybe { random in
            let drawing = Picture.shipped("cards/\(random.text())")
            return [drawing, .custom(uri: random.text()), .text(random.text())][random.number(below: 3)]
        }
        plate.caption = maybe { Plate.Caption(title: $0.text(), text: $0.text()) }
        plate.ring = maybe {
            Plate.Ring(fraction: $0.fraction(), color: $0.color(), track: $0.color(), width: 9 * $0.fraction())
        }
        plate.cells = maybe { $0.cells() }
        plate.isGround = flag()
        return plate
    }

    private mutating func cells() -> CellPattern {
        let (columns, rows) = (1 + number(below: 9), 1 + number(below: 9))
        let finishes: [CellPattern.Finish] = [.solid, .inlaid, .wells, .outlined, .hatched, .dashed, .crossed]
        return CellPattern(
            columns: columns, rows: rows,
            filled: many { .init(column: $0.number(below: columns), row: $0.number(below: rows)) },
            finish: finishes[number(below: finishes.count)], letter: maybe { $0.text() })
    }

    private mutating func input() -> Input {
        switch number(below: 10) {
        case 0: .press(point(), by: device())
        case 1: .pressEnded
        case 2: .tap(point(), by: device())
        case 3: .longPress
        case 4: .drag(to: point())
        case 5: .drop
        case 6: .cancel
        case 7: .otherTap(point(), count: 1 + number(below: 3))
        case 8: .turn(isClockwise: flag())
        default: .activate(number(below: 99))
        }
    }

    private mutating func key() -> Key {
        [.character("Ü"), .topRow(1 + number(below: 12)), .go(direction()), .escape, .delete][number(below: 5)]
    }

    private mutating func keyResult() -> KeyResult { [.unused, .used, .focus(number(below: 99))][number(below: 3)] }

    private mutating func direction() -> Direction {
        [.left, .right, .up, .down, .rowStart, .rowEnd, .first, .last][number(below: 8)]
    }

    private mutating func device() -> Device { flag() ? .pointer : .finger }
    private mutating func question() -> UInt32 { UInt32(truncatingIfNeeded: generator.next()) }
    private mutating func flag() -> Bool { number(below: 2) == 0 }
    private mutating func double() -> Double { Double(number(below: 1 << 40)) / 4096 - 1000 }
    private mutating func fraction() -> Double { Double(number(below: 1 << 40)) / Double(1 << 40) }
    private mutating func place() -> Point { Point(x: 1e6 * fraction(), y: -1e6 * fraction()) }
    private mutating func text() -> String { many { ["a", "ß", "🦊", "{", "\u{0}"][$0.number(below: 5)] }.joined() }
    private mutating func point() -> Point { Point(x: double(), y: double()) }
    private mutating func size() -> Size { Size(width: Double(1 + number(below: 4000)), height: 0.5) }
    private mutating func color() -> Color { Color(rgb: number(below: 1 << 24)) }

    private mutating func maybe<T>(_ make: (inout Self) -> T) -> T? { flag() ? make(&self) : nil }

    private mutating func many<T>(least: Int = 0, _ make: (inout Self) -> T) -> [T] {
        (0..<least + number(below: 6)).map { _ in make(&self) }
    }
}

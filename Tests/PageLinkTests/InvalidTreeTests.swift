import Scene
import Testing

@testable import PageLink

/// Scenes that cannot be looked up or painted. Each differs in one way from a scene that is accepted.
struct InvalidSceneTests {
    @Test func sceneOfABoardIsAccepted() throws { #expect(try isTaken(scene)) }

    @Test(arguments: [[0, 1], [0, 1, 1], [0, 1, 3], [0, 1, -1], [0, 1, 2, 2], [], [2, 2, 2]])
    func orderThatIsNotAPermutationOfThePiecesIsRefused(order: [Int]) throws {
        #expect(try !isTaken(with { $0.scene.order = order }))
    }

    @Test(arguments: [[0, 1, 2], [2, 0, 1]]) func orderOfAllPiecesIsAccepted(order: [Int]) throws {
        #expect(try isTaken(with { $0.scene.order = order }))
    }

    @Test func missingPlateIsRefused() throws {
        for side in [2, -1, .max, .min] {
            #expect(try !isTaken(with { $0.scene.pieces[1].front = PlateID(index: side) }))
            #expect(try !isTaken(with { $0.scene.pieces[2].back = PlateID(index: side) }))
        }
    }

    @Test func namesThatDoNotMatchThePiecesAreRefused() throws {
        #expect(try !isTaken(with { $0.accessibleState?.names.removeLast() }))
        #expect(try !isTaken(with { $0.accessibleState?.names.append("one more") }))
        #expect(try !isTaken(with { $0.accessibleState?.tabOrder = [0, 3] }))
        #expect(try !isTaken(with { $0.accessibleState?.tabOrder = [0, -1] }))
        #expect(try !isTaken(with { $0.accessibleState?.tabOrder = [1, 0, 1] }))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, 1e9, -1e9])
    func impossibleNumberIsRefused(number: Double) throws {
        let figures: [WritableKeyPath<PageScene, Double>] = [
            \.longPressTime, \.scene.size.width, \.scene.size.height,
            \.scene.pieces[0].center.x, \.scene.pieces[0].center.y, \.scene.pieces[0].scale,
            \.scene.pieces[0].opacity, \.scene.pieces[0].held, \.scene.plates[0].size.width,
            \.scene.plates[0].size.height, \.scene.plates[0].cornerRadius,
        ]
        for figure in figures {
            #expect(try !isTaken(with { $0[keyPath: figure] = number }), "\(figure)")
        }
        #expect(try !isTaken(with { $0.scene.plates[0].ring?.fraction = number }))
        #expect(try !isTaken(with { $0.scene.plates[0].ring?.width = number }))
        #expect(try !isTaken(with { $0.activity = .waiting(until: number * 1e9) }))
    }

    @Test func emptyBoardIsRefused() throws {
        for extent in [0, -1, 1e-9] {
            #expect(try !isTaken(with { $0.scene.size.width = extent }))
        }
        #expect(try !isTaken(with { $0.scene.plates[0].size.height = -1 }))
    }

    @Test func sceneTooExpensiveToPaintIsRefused() throws {
        #expect(try !isTaken(with { $0.scene.pieces = Array(repeating: $0.scene.pieces[0], count: 20_000) }))
        #expect(try !isTaken(with { $0.scene.plates += Array(repeating: $0.scene.plates[0], count: 20_000) }))
        let text = String(repeating: "x", count: 100_000)
        #expect(try !isTaken(with { $0.scene.plates[0].picture = .text(text) }))
        #expect(try !isTaken(with { $0.scene.plates[0].caption?.text = text }))
        #expect(try !isTaken(with { $0.accessibleState?.names[0] = text }))
        let cells = (0..<200).flatMap { row in
            (0..<200).filter { ($0 + row) % 2 == 0 }.map { CellPattern.Cell(column: $0, row: row) }
        }
        let pattern = CellPattern(columns: 200, rows: 200, filled: cells, finish: .dashed)
        #expect(try !isTaken(with { $0.scene.plates[0].cells = pattern }))
    }

    @Test(arguments: ["../../etc/passwd", "/dev/zero", "cards/../../x.svg", ""])
    func drawingOutsideTheDataFolderIsRefused(path: String) throws {
        #expect(try !isTaken(with { $0.scene.plates[0].picture = .shipped(path) }))
    }

    @Test func nameThatIsTooLongIsRefused() throws {
        let name = String(repeating: "x", count: 100_000)
        var bytes = ArraySlice(try Frame.bytes(of: FromPage.loaded(PageBoard(name: name))))
        #expect(throws: LinkError.damaged) { try Frame.next(in: &bytes) as FromPage? }
    }

    @Test func changedNumberOfPiecesNeedsNewNames() {
        let nameless = with { $0.accessibleState = nil }
        var fewer = nameless
        fewer.scene.pieces.removeLast()
        var fewerRenamed = fewer
        fewerRenamed.accessibleState = PageScene.AccessibleState(names: ["a", "b"], tabOrder: [0], state: "")
        var scenes = SceneSequence()
        let all = [nameless, scene, nameless, scene, fewer, fewerRenamed, fewer, nameless]
        #expect(all.map { scenes.takes($0) } == [false, true, true, true, false, true, true, false])
    }

    private var scene: PageScene {
        var plate = Plate(size: Size(width: 120, height: 141), cornerRadius: 8, fill: .white)
        plate.picture = .shipped("cards/b.svg")
        plate.caption = Plate.Caption(title: "One", text: "A sentence.")
        plate.ring = Plate.Ring(fraction: 0.5, color: .white, track: .black, width: 3)
        let pieces = (0..<3).map { number in
            Piece(center: Point(x: Double(number) * 100, y: 50), front: .first, back: PlateID(index: 1))
        }
        return PageScene(
            scene: Scene(
                size: Size(width: 300, height: 100), background: .black, plates: [plate, plate], pieces: pieces),
            activity: .waiting(until: 12), longPressTime: 2, holdsPiece: false,
            accessibleState: PageScene.AccessibleState(names: ["a", nil, "c"], tabOrder: [2, 0], state: "as it was"))
    }

    private func with(_ change: (inout PageScene) -> Void) -> PageScene {
        var changed = scene
        change(&changed)
        return changed
    }

    /// Returns whether a scene is accepted and arrives unchanged. A refused scene must be reported as damaged.
    private func isTaken(_ scene: PageScene) throws -> Bool {
        var bytes = ArraySlice(try Frame.bytes(of: FromPage.scene(scene)))
        do throws(LinkError) {
            let message: FromPage? = try Frame.next(in: &bytes)
            #expect(message == .scene(scene))
            return true
        } catch {
            #expect(error == .damaged)
            return false
        }
    }
}

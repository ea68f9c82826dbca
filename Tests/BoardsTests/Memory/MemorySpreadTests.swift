import Boards
import MemoryRules
import Scene
import Testing

/// The faces that lie beside the cards on a table with a texture.
@MainActor struct MemorySpreadTests {
    private let wide = Size(width: 960, height: 700)

    private func board(in area: Size, look id: String = "wood", setup: MemorySetup = MemorySetup()) throws
        -> MemoryBoard
    {
        let board = MemoryBoard(setup: setup, seed: 7)
        board.apply(try #require(MemoryBoard.looks.first { $0.id == id }))
        board.resize(to: area)
        return board
    }

    /// Returns the pieces after the cards.
    private func faces(of board: MemoryBoard) -> ArraySlice<Piece> { board.scene.pieces.dropFirst(16) }

    @Test func facesLieBesideTheCardsInTheArea() throws {
        let board = try board(in: wide)
        let fit = Fit(board: board.scene.size, in: wide)
        #expect(faces(of: board).count == 3)
        for face in faces(of: board) {
            let box = fit.inArea(Rect(center: face.center, size: Size(width: 120 * 1.2, height: 141 * face.scale)))
            #expect(box.origin.x > -20 && box.origin.y > 0 && face.center.x + 60 * face.scale < 0)
        }
        // The first groups of the deck are shown, which can be on any of the cards.
        let shown = faces(of: board).map { board.scene.plates[$0.front].picture }
        #expect(shown == Deck.animals.groups.prefix(3).map { $0.faces[0].picture })
        board.readsRightToLeft = true
        #expect(faces(of: board).allSatisfy { $0.center.x > board.scene.size.width })
    }

    @Test func thereAreNoneOnAFlatTableOrWithoutRoom() throws {
        #expect(faces(of: try board(in: wide, look: "article")).isEmpty)
        #expect(faces(of: try board(in: Size(width: 360, height: 640))).isEmpty)
        let board = MemoryBoard(seed: 7)
        #expect(faces(of: board).isEmpty)
        let other = try self.board(in: wide)
        other.resize(to: Size(width: 500, height: 700))
        #expect(faces(of: other).isEmpty)
        other.resize(to: wide)
        #expect(faces(of: other).count == 3)
    }

    @Test func facesAreNoPartOfTheGame() throws {
        let board = try board(in: wide)
        board.open(at: 0)
        board.advance(to: 2)
        for (index, face) in faces(of: board).enumerated() {
            #expect(board.piece(at: face.center, by: .pointer) == nil)
            #expect(board.description(of: 16 + index) == nil)
            board.handle(.press(face.center), at: 3)
            board.handle(.tap(face.center), at: 3.1)
            board.handle(.activate(16 + index), at: 3.2)
        }
        #expect(board.tabOrder.sorted() == Array(0..<16))
        #expect(board.game.record.isEmpty && board.scene.pieces.prefix(16).allSatisfy { $0.held == 0 })
        board.faces = .shapes
        #expect(
            faces(of: board).map { board.scene.plates[$0.front].picture }
                == Deck.shapes.groups.prefix(3).map {
                    $0.faces[0].picture
                })
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import MemoryRules
import Scene
import Testing

/// What lies beside the cards on a table with a texture: faces of the deck, and the cards that were found.
@MainActor struct MemoryTableTests {
    private let wide = Size(width: 960, height: 700)

    private func board(in area: Size, look id: String = "wood", setup: MemorySetup = MemorySetup()) throws
        -> MemoryBoard
    {
        let board = MemoryBoard(setup: setup, seed: 7)
        board.apply(try #require(MemoryBoard.looks.first { $0.id == id }))
        board.resize(to: area)
        return board
    }

    /// Returns the faces, which come after the cards and before the places of the players.
    private func faces(of board: MemoryBoard) -> ArraySlice<Piece> {
        board.scene.pieces[16..<(board.found?.places.lowerBound ?? board.scene.pieces.count)]
    }

    /// Returns the found cards that are visible, by card.
    private func found(on board: MemoryBoard) -> [Int: Piece] {
        guard let first = board.found?.cards else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: board.game.cards.indices.compactMap { card in
                let piece = board.scene.pieces[first + card]
                return piece.isPresent && piece.opacity > 0 ? (card, piece) : nil
            })
    }

    /// Plays a game up to a number of groups, with a few misses, and waits until nothing moves.
    private func play(_ board: MemoryBoard, groups: Int, at start: Double = 0) -> Double {
        var now = start
        func wait() {
            while board.activity != .still {
                now += 0.1
                board.advance(to: now)
            }
        }
        if !board.hasBegun { board.open(at: now) }
        wait()
        for number in 1...board.game.deal.groups where board.game.groupsFound < groups {
            let cards = board.game.cards.indices.filter { board.game.deal.numbers[$0] == number }
            guard board.game.cards[cards[0]] != .found else { continue }
            let other = board.game.cards.indices.last {
                board.game.cards[$0] == .faceDown && board.game.deal.numbers[$0] != number
            }
            if number.isMultiple(of: 2), let other {
                for card in [cards[0], other] { board.receive(.activate(card), at: now) }
                wait()
            }
            for card in cards { board.receive(.activate(card), at: now) }
            wait()
        }
        return now
    }

    @Test func facesLieBesideTheCardsInTheArea() throws {
        let board = try board(in: wide)
        let fit = BoardFit(board: board.scene.size, in: wide)
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

    @Test func titleOfTheDeckLiesBelowTheFaces() throws {
        let board = try board(in: wide)
        board.deckTitle = { "Animals" }
        let title = try #require(faces(of: board).last)
        #expect(board.scene.plates[title.front].picture == .text("Animals"))
        #expect(faces(of: board).dropLast().allSatisfy { $0.center.y < title.center.y })
        #expect(faces(of: try self.board(in: Size(width: 360, height: 640))).isEmpty)
    }

    @Test func titleOfTheFoundCardsLiesBelowTheirPlace() throws {
        let board = try board(in: wide)
        board.foundTitle = { "Found" }
        func titles() -> [Piece] {
            board.scene.pieces.filter { board.scene.plates[$0.front].picture == .text("Found") }
        }
        let title = try #require(titles().first)
        let place = try #require(board.playerPlaces.first)
        #expect(abs(title.center.x - place.center.x) < 1 && title.center.y > place.center.y)
        let narrow = try self.board(in: Size(width: 720, height: 700))
        narrow.foundTitle = { "Found" }
        let narrowPlace = try #require(narrow.playerPlaces.first)
        #expect(narrowPlace.size.height > 2 * narrowPlace.size.width && narrowPlace.size.width < 104)
        #expect(narrow.scene.plates.allSatisfy { $0.picture != .text("Found") }, "there is no room for it")
        _ = play(board, groups: 8)
        #expect(titles().allSatisfy { $0.opacity == 0 }, "it disappears with the place when the game is over")
    }

    @Test(arguments: [
        Size(width: 960, height: 700), Size(width: 360, height: 760), Size(width: 1900, height: 500),
    ])
    func foundCardsLieAtThePlaceOfTheirPlayer(area: Size) throws {
        for (seed, players) in [(1, 1), (2, 2), (3, 2), (4, 3), (5, 4)] {
            let board = try board(in: area, setup: MemorySetup(players: .people(players)))
            board.deal(seed: UInt64(seed), at: 0)
            _ = play(board, groups: 5)
            let places = board.playerPlaces
            let cards = found(on: board)
            guard !places.isEmpty else {
                #expect(cards.isEmpty)
                continue
            }
            #expect(places.count == players && cards.count == 10)
            let fit = BoardFit(board: board.scene.size, in: area)
            for place in places {
                let shown = fit.inArea(place)
                #expect(shown.origin.x >= 0 && shown.origin.y >= 0)
                #expect(shown.origin.x + shown.size.width <= area.width)
                #expect(shown.origin.y + shown.size.height <= area.height)
            }
            for find in board.game.finds {
                for card in find.cards {
                    let piece = try #require(cards[card])
                    #expect(places[find.player].contains(piece.center))
                    #expect(board.scene.plates[piece.front] == board.scene.plates[board.scene.pieces[card].front])
                }
            }
            // Nothing else lies there, and a new layout changes nothing.
            #expect(board.scene.order?.sorted() == Array(board.scene.pieces.indices))
            let before = board.scene
            board.resize(to: Size(width: 500, height: 700))
            board.resize(to: area)
            #expect(board.scene.pieces.map(\.center) == before.pieces.map(\.center))
        }
    }

    /// Who has found what is part of a game of several players, in any look.
    @Test func severalPlayersHavePlacesOnAFlatTable() throws {
        #expect(try board(in: wide, look: "article").playerPlaces.isEmpty)
        let flat = try board(in: wide, look: "article", setup: MemorySetup(players: .people(2)))
        #expect(flat.playerPlaces.count == 2 && faces(of: flat).isEmpty)
    }

    @Test(arguments: [960.0, 1100, 1400, 1900]) func namesOfPlayersStayInTheArea(width: Double) throws {
        for (columns, rows) in [(3, 2), (4, 3), (4, 4), (6, 4)] {
            let area = Size(width: width, height: 700)
            let board = try board(in: area, setup: MemorySetup(columns: columns, rows: rows, players: .people(2)))
            let fit = BoardFit(board: board.scene.size, in: area)
            let half = FoundCards.name.width * board.nameScale / 2
            for place in board.playerPlaces {
                let middle = board.namePosition(at: place)
                let corner = Point(
                    x: middle.x + half, y: middle.y + FoundCards.name.height * board.nameScale / 2)
                #expect(fit.inArea(corner).x < area.width - 5 && fit.inArea(corner).y < area.height)
            }
        }
    }

    @Test(arguments: [1, 2, 4]) func foundCardsGatherWhenTheGameIsOver(players: Int) throws {
        for area in [wide, Size(width: 360, height: 640)] {
            let board = try board(in: area, setup: MemorySetup(players: .people(players)))
            let end = play(board, groups: 8)
            #expect(board.game.isOver)
            let cards = found(on: board)
            #expect(cards.count == 16)
            let whole = Rect(origin: Point(x: -20, y: -20), size: board.scene.size)
            for piece in cards.values {
                #expect(whole.contains(piece.center) && piece.center.y < board.scene.size.height * 0.6)
            }
            guard players > 1 else { continue }
            // One row for each player.
            let rows = Dictionary(grouping: board.game.finds, by: \.player).mapValues { finds in
                Set(finds.map { cards[$0.cards[0]]?.center.y })
            }
            #expect(rows.values.allSatisfy { $0.count == 1 } && Set(rows.values).count == rows.count)
            board.deal(seed: 9, at: end)
            #expect(found(on: board).isEmpty)
        }
    }

    @Test func placeOfThePlayerWhoseTurnItIsStandsOut() throws {
        let board = try board(in: wide, setup: MemorySetup(players: .people(2)))
        func edges() -> [Color?] {
            board.found?.places.map { board.scene.plates[board.scene.pieces[$0].front].edge } ?? []
        }
        let first = edges()
        #expect(first.count == 2 && first[0] != first[1])
        board.open(at: 0)
        board.advance(to: 5)
        let other = try #require(
            board.game.cards.indices.first { board.game.deal.numbers[$0] != board.game.deal.numbers[0] })
        for card in [0, other] { board.receive(.activate(card), at: 5) }
        // The next player can already turn a card, but the mismatch is still that of the first one.
        #expect(board.game.currentPlayer == 1 && board.shownPlayer == 0 && edges() == first)
        board.advance(to: 20)
        #expect(board.shownPlayer == 1)
        #expect(edges()[0] == first[1] && edges()[1] != first[0] && edges()[1] != first[1])
    }

    @Test func namesArePaintedAndChangeAtOnce() throws {
        let board = try board(in: wide, setup: MemorySetup(players: .people(2)))
        board.generalTitle = { "Player \($0 + 1)" }
        func names() -> [Picture?] {
            board.found?.names.map { board.scene.plates[board.scene.pieces[$0].front].picture } ?? []
        }
        #expect(names() == [.text("Player 1"), .text("Player 2")])
        board.player2Name = "Ada"
        #expect(names() == [.text("Player 1"), .text("Ada")] && board.title(of: 1) == "Ada" && board.hasName(1))
        #expect(!board.hasName(0) && !board.hasName(7))
    }

    @Test func facesAreNoPartOfTheGame() throws {
        let board = try board(in: wide)
        board.open(at: 0)
        board.advance(to: 2)
        for (index, face) in board.scene.pieces.dropFirst(16).enumerated() {
            #expect(board.description(of: 16 + index) == nil)
            if face.isPresent {
                #expect(board.piece(at: face.center, by: .pointer) == nil)
                board.receive(.press(face.center), at: 3)
                board.receive(.tap(face.center), at: 3.1)
            }
            board.receive(.activate(16 + index), at: 3.2)
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

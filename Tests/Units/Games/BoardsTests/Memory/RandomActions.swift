// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Scene
import Seeding
import TestStages

/// An action on a board.
enum Action {
    case input(Input)
    case peek
    case deal(UInt64)
    case write(property: Int, PropertyValue)
    case motion(Bool)
    case dark(Bool)
    case direction(isRightToLeft: Bool)
}

/// A seeded sequence of actions: sensible play, hasty play, and nonsense.
@MainActor struct RandomActions {
    private var generator: SeededGenerator
    private let switchesMotion: Bool
    private let meetsComputer: Bool

    init(seed: UInt64, switchesMotion: Bool, meetsComputer: Bool) {
        generator = SeededGenerator(seed: seed)
        self.switchesMotion = switchesMotion
        self.meetsComputer = meetsComputer
    }

    mutating func next(for board: MemoryBoard) -> Action {
        switch generator.number(below: 24) {
        case 0: return .input(.longPress)
        case 1: return .input(.press(randomPoint(on: board)))
        case 2: return .input(.pressEnded)
        case 3: return .input(.tap(randomPoint(on: board)))
        case 4: return .input(.activate(generator.number(below: 40) - 12))
        case 5:
            return switch generator.number(below: 6) {
            case 0: .dark(!board.isDark)
            case 1: .direction(isRightToLeft: !board.readsRightToLeft)
            default: randomWrite(to: board)
            }
        case 6: return switchesMotion ? .motion(generator.number(below: 2) == 0) : randomWrite(to: board)
        case 7: return generator.number(below: 8) == 0 ? .deal(generator.next()) : .peek
        case 8...15: return .input(.activate(mateOfOpenCard(on: board) ?? randomCard(on: board)))
        default: return .input(.tap(board.scene.pieces[randomCard(on: board)].center))
        }
    }

    /// Returns how long to wait, in seconds: often nothing or a frame, rarely very long.
    mutating func pause() -> Double {
        [0, 0, 1.0 / 60, 0.1, 0.25, 0.3, 0.5, 0.7, 1, 1.2, 2, 10][generator.number(below: 12)]
    }

    mutating func number(below bound: Int) -> Int { generator.number(below: bound) }

    private mutating func randomPoint(on board: MemoryBoard) -> Point {
        let size = board.scene.size
        func fraction() -> Double { Double(generator.number(below: 1400)) / 1000 - 0.2 }
        return Point(x: size.width * fraction(), y: size.height * fraction())
    }

    private mutating func randomCard(on board: MemoryBoard) -> Int {
        generator.number(below: board.scene.pieces.count)
    }

    private mutating func randomWrite(to board: MemoryBoard) -> Action {
        let properties = board.liveProperties
        let index = generator.number(below: properties.count)
        let values = (properties[index].otherValues + [properties[index].defaultValue]).filter { value in
            guard !meetsComputer, case .choice(let id) = value else { return true }
            return !id.hasPrefix("computer")
        }
        return .write(property: index, values[generator.number(below: values.count)])
    }

    private func mateOfOpenCard(on board: MemoryBoard) -> Int? {
        guard !board.game.isMissOpen, let open = board.game.open.first else { return nil }
        let (numbers, cards) = (board.game.deal.numbers, board.game.cards)
        return numbers.indices.first { cards[$0] == .faceDown && numbers[$0] == numbers[open] }
    }
}

extension PlayedBoard {
    /// Performs an action on the board at the current time.
    func perform(_ action: Action) {
        switch action {
        case .input(let input): receive(input)
        case .peek: board.peek(at: now)
        case .deal(let seed): deal(seed: seed)
        case .write(let property, let value): board.liveProperties[property].write(value)
        case .motion(let isAllowed): board.allowsMotion = isAllowed
        case .dark(let isDark): board.isDark = isDark
        case .direction(let isRightToLeft): board.readsRightToLeft = isRightToLeft
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
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
            .setUp(
                PageSetup(
                    data: text(), translations: text(), fontName: text(), seed: generator.next(),
                    start: LocalTime(year: number(below: 9999), month: number(below: 13), day: number(below: 32)),
                    environment: environment(), device: PageDevice.allCases[number(below: 3)]))
        case 1:
            .load(
                PageFiles(
                    library: text(), resources: many { $0.text() }, showsValues: flag(), tracesValues: flag(),
                    readsCells: flag()))
        case 2: .replay(many { $0.timedInput() }, until: step(), isLast: flag())
        case 3: .input(timedInput(), question: maybe { $0.question() })
        case 4: .cursor(from: maybe { $0.element() }, toward: direction(), question: question())
        case 5: .nearest(to: element(), question: question())
        case 6: .elementAt(point(), by: device(), question: question())
        case 7: .showMoment(step(), trail: step(), cells: Array(many { $0.double() }.prefix(4)))
        default: .advance(to: step())
        }
    }

    mutating func fromPage() -> FromPage {
        switch number(below: 18) {
        case 0: .loaded(PageTitle(name: text(), hasView: flag()))
        case 1: .notLoaded(text())
        case 2: .frame(frame())
        case 3: .unchanged
        case 4: .progress(step: step())
        case 5: .answer(flag() ? .element(maybe { $0.element() }) : .key(keyResult()), question: question())
        case 6: .sound(text())
        case 7: .soundFile(path())
        case 8: properties()
        case 9: .propertyChanges(many { PropertyChange(index: $0.number(below: 9), value: $0.value()) })
        case 10: .values(many { $0.pageValue() })
        case 11: .repeated(until: step(), isComplete: flag())
        case 12: .moment(Moment(step: step(), edits: tree().edits(from: .empty)))
        case 16: .pastValues(many { $0.pageValue() }, at: step())
        case 14: .playing(playbacks())
        case 15: .soundData(many { UInt8($0.number(below: 256)) }, player: number(below: 99))
        case 13: .trails(many { Trail(points: $0.many { $0.point() }) }, from: step())
        default: .announcement(Announcement(text(), isVital: flag()))
        }
    }

    private mutating func path() -> String { "/" + String(text().unicodeScalars.filter { $0.value != 0 }) }

    private mutating func playbacks() -> [Playback] {
        (0..<number(below: Playback.maxCount + 1)).map { player in
            Playback(
                player: player, file: maybe { $0.path() }, start: fraction() * 1000, offset: fraction() * 1000,
                rate: 0.5 + fraction(),
                repetitions: maybe { $0.step() }, pan: 2 * fraction() - 1,
                volume: VolumeRamp(from: fraction(), to: fraction(), start: double(), duration: 9 * fraction()))
        }
    }

    private mutating func pageValue() -> PageValue {
        let (line, column) = (1 + number(below: 1000), 1 + number(below: 100))
        return PageValue(
            place: PageValue.Place(line: line, column: column, endLine: line + number(below: 3), endColumn: column + 1),
            name: text(), count: 1 + number(below: 1 << 40), text: text(), isPrinted: flag(), isLatest: flag(),
            elementCount: maybe { $0.number(below: 1 << 40) }, history: many { $0.double() },
            color: maybe { $0.color() }, thumbnail: flag() ? [] : tree().edits(from: .empty))
    }

    /// Returns the frame between two random trees.
    mutating func frame() -> PageFrame { frame(from: tree()).frame }

    /// Returns a frame that can follow a tree, and the tree after it.
    mutating func frame(from tree: NodeTree) -> (frame: PageFrame, tree: NodeTree) {
        let next = flag() ? changed(tree) : self.tree()
        let activity = [Activity.still, .moving, .waiting(until: double())][number(below: 3)]
        let state = maybe { PageFrame.State(activity: activity, interceptsEvents: $0.flag()) }
        return (PageFrame(edits: next.edits(from: tree), state: state), next)
    }

    private mutating func timedInput() -> TimedInput { TimedInput(step: step(), input()) }

    private mutating func input() -> PageInput {
        switch number(below: 10) {
        case 0: .touch(touch())
        case 8: .scroll(by: Point(x: fraction(), y: -fraction()), at: Point(x: fraction(), y: 9), isSmooth: flag())
        case 1: .event(event())
        case 2: .cancelTouches
        case 3: .key(key(), on: element(), shift: flag())
        case 4: .activate(element())
        case 5: .perform(action(), on: element())
        case 6: .property(PropertyInput(key: text(), value: value(), defaultValue: value()))
        case 7: PageExpression(text()).map { .expression($0) } ?? .cancelTouches
        default: .environment(environment())
        }
    }

    private mutating func event() -> TouchRecognizer.Event {
        switch number(below: 3) {
        case 0: .touch(touch())
        case 1: .secondaryButton(isDown: flag(), hasShift: flag())
        default: .wheel(clicks: number(below: 201) - 100, hasShift: flag())
        }
    }

    private mutating func touch() -> Touch {
        let phases: [Touch.Phase] = [.began, .moved, .ended, .canceled]
        // Toolkits use pointers as IDs.
        return Touch(
            id: UInt(generator.next() >> number(below: 64)), phases[number(below: 4)], at: point(), time: double(),
            by: device())
    }

    private mutating func environment() -> PageEnvironment {
        PageEnvironment(
            area: size(), isDark: flag(), allowsMotion: flag(), readsRightToLeft: flag(),
            textScale: 0.5 + 2 * fraction(), enlarges: flag())
    }

    private mutating func key() -> Key {
        [.character("Ü"), .topRow(1 + number(below: 12)), .go(direction()), .escape, .delete, .pageUp, .pageDown][
            number(below: 7)]
    }

    private mutating func keyResult() -> StageKeyResult { [.unused, .used, .focus(element())][number(below: 3)] }

    private mutating func direction() -> Direction {
        [.left, .right, .up, .down, .rowStart, .rowEnd, .first, .last][number(below: 8)]
    }

    private mutating func action() -> ElementAction {
        [
            .increment, .decrement, .custom(number(below: 32)), .beginEditing, .endEditing, .edit(text()), .submit,
            .reveal,
        ][number(below: 8)]
    }

    private mutating func element() -> ElementID {
        let node = NodeID(number: number(below: 1 << 16))
        return flag() ? ElementID(view: node) : ElementID(node: node, piece: number(below: 1 << number(below: 40)))
    }

    private mutating func device() -> Device { flag() ? .pointer : .finger }
    private mutating func question() -> UInt32 { UInt32(truncatingIfNeeded: generator.next()) }
    private mutating func step() -> Int { number(below: 1 << number(below: 40)) }

    // MARK: - Values

    mutating func number(below bound: Int) -> Int { generator.number(below: bound) }
    mutating func flag() -> Bool { number(below: 2) == 0 }
    mutating func double() -> Double { Double(number(below: 1 << 40)) / 4096 - 1000 }
    mutating func fraction() -> Double { Double(number(below: 1 << 40)) / Double(1 << 40) }
    mutating func text() -> String { many { ["a", "ß", "🦊", "{", "\u{0}"][$0.number(below: 5)] }.joined() }
    mutating func point() -> Point { Point(x: double(), y: double()) }
    mutating func size() -> Size { Size(width: Double(1 + number(below: 4000)), height: 0.5) }
    mutating func color() -> Color { Color(rgb: number(below: 1 << 24)).withAlpha(fraction()) }

    mutating func maybe<T>(_ make: (inout Self) -> T) -> T? { flag() ? make(&self) : nil }

    mutating func many<T>(least: Int = 0, _ make: (inout Self) -> T) -> [T] {
        (0..<least + number(below: 6)).map { _ in make(&self) }
    }

    mutating func one<T>(of values: [T]) -> T { values[number(below: values.count)] }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Console
import DataFolder
import Scene
import Testing

@testable import GtkKit
@testable import PageLink
@testable import PageRuns
@testable import PageSource

/// Corrupted messages of the link, handled as in the window: parsed, looked up, and prepared for drawing.
@MainActor struct MessageFuzzTests {
    private let pictureCache = PictureCache(folder: dataFolder.path)

    init() { prepareToolkit() }

    @Test func messagesFromAPageAreRefusedOrDrawn() throws {
        // Each list and how often its messages are chosen, in percent.
        let sources = try [
            (SampleMessages.first, 25), (SampleMessages.next, 35), (SampleMessages.other, 15),
            (SampleMessages.small, 25),
        ].flatMap { messages, share in
            let bytes = try messages.map { try MessageFraming.bytes(of: $0) }
            return Array(repeating: bytes, count: share)
        }
        let (first, properties) = (sources[0], try MessageFraming.bytes(of: SampleMessages.withProperties))
        var mutator = Mutator(seed: 41)
        var run = FuzzRun("messages of a page", within: .ofWindow)
        var view = View(pictureCache)
        for number in 0..<FuzzRun.count("FUZZ_MESSAGES", short: 3000) {
            // Keep each window for a while so that messages follow one another.
            if number % 200 == 0 {
                view = View(pictureCache, usesCairo: number % 400 == 0, density: number % 600 == 0 ? 2 : 1)
                #expect(view.apply(first[number / 200 % first.count]) == nil && view.apply(properties) == nil)
            }
            let messages = sources[mutator.number(below: sources.count)]
            let bytes = mutated(messages[mutator.number(below: messages.count)], by: &mutator)
            run.read(bytes) { view.apply(bytes) }
        }
        run.finish()
    }

    /// A page is native code, which can send as much as it likes.
    @Test func largeMessagesAreRefusedOrDrawnInAShortTime() throws {
        var mutator = Mutator(seed: 48)
        var run = FuzzRun("large messages", within: .ofWindow)
        let properties = try MessageFraming.bytes(of: SampleMessages.withProperties)
        let kinds = LargeMessages.kinds
        for number in 0..<FuzzRun.count("FUZZ_MESSAGES", short: 10_000) / 100 {
            // First as many as are allowed, then another number, in some messages with a change in their bytes.
            let kind = kinds[number % kinds.count]
            let isChanged = number >= kinds.count
            let count = isChanged ? 1 + mutator.number(below: kind.most + kind.most / 4 + 1) : kind.most
            guard var bytes = try? MessageFraming.bytes(of: kind.make(count)) else { continue }
            if isChanged, mutator.number(below: 2) == 0 { bytes = mutated(bytes, by: &mutator) }
            var view = View(pictureCache)
            #expect(view.apply(properties) == nil)
            run.read(
                bytes, kind: "\(count) \(kind.name)\(isChanged ? "" : ", unchanged")",
                again: {
                    // The fonts of an unchanged message are others each time.
                    if !isChanged, let other = try? MessageFraming.bytes(of: kind.make(count)) { bytes = other }
                    view = View(pictureCache)
                    #expect(view.apply(properties) == nil)
                }
            ) { view.apply(bytes) }
        }
        run.finish()
    }

    @Test func limitOfTextsKnowsHowOftenTheyAreLaidOut() { #expect(PaintingWork.fittings == FittingSizes.maxTries) }

    @Test func messagesFromAWindowAreRefusedOrParsed() throws {
        let sources = try SampleMessages.toPage.map { try MessageFraming.bytes(of: $0) }
        var mutator = Mutator(seed: 42)
        var run = FuzzRun("messages of a window", within: .ofWindow)
        for _ in 0..<FuzzRun.count("FUZZ_MESSAGES", short: 3000) / 4 {
            let bytes = mutated(sources[mutator.number(below: sources.count)], by: &mutator)
            run.read(bytes) {
                var left = bytes[...]
                do throws(LinkError) {
                    return try (MessageFraming.next(in: &left) as ToPage?) == nil ? "incomplete" : nil
                } catch {
                    return "\(error)"
                }
            }
        }
        run.finish()
    }

    /// Mutates a message, and usually corrects its length field.
    private func mutated(_ message: [UInt8], by mutator: inout Mutator) -> [UInt8] {
        var bytes = message
        guard mutator.number(below: 16) > 0 else {
            mutator.mutate(&bytes)
            return bytes
        }
        var content = Array(message.dropFirst(4))
        mutator.mutate(&content)
        return (0..<4).map { UInt8(truncatingIfNeeded: content.count >> (8 * $0)) } + content
    }
}

/// The window's handling of messages, without the widgets.
@MainActor private struct View {
    private let painter: NodePainter
    private let density: Double
    private var tree = NodeTree.empty
    private var elements = PageElements()
    private let properties = PageProperties { 0 }
    private var lineValues = RunValues(of: "")
    private let pictureCache: PictureCache

    init(_ pictureCache: PictureCache, usesCairo: Bool = false, density: Double = 1) {
        self.pictureCache = pictureCache
        painter = NodePainter(pictureCache: pictureCache)
        painter.usesCairo = usesCairo
        self.density = density
    }

    /// Applies a message. Returns the reason if it was refused.
    mutating func apply(_ bytes: [UInt8]) -> String? {
        var left = bytes[...]
        do throws(LinkError) {
            guard let message: FromPage = try MessageFraming.next(in: &left) else { return "incomplete" }
            return apply(message) ? nil : "invalid"
        } catch {
            return "\(error)"
        }
    }

    private mutating func apply(_ message: FromPage) -> Bool {
        switch message {
        case .frame(let frame):
            var next = tree
            guard next.apply(frame.edits), frame.state?.isValid ?? true else { return false }
            elements.update(by: frame.edits, from: tree, to: next)
            tree = next
            show()
        case .properties(let all, let values):
            properties.replaceAll(with: all, values: values)
            changeProperties()
        case .propertyChanges(let changes):
            guard properties.applyPageChanges(changes) else { return false }
            changeProperties()
        case .values(let values), .pastValues(let values, _):
            guard let lines = lineValues.merge(values) else { return false }
            for place in lines.compactMap({ lineValues.lines[$0] }).flatMap(\.places) {
                guard let tree = place.thumbnail else { continue }
                if let node = NodePainter(pictureCache: pictureCache).node(of: tree, density: density) {
                    gsk_render_node_unref(node)
                }
            }
        case .soundFile(let path): _ = ReadableFiles([dataFolder.path]).contains(path: path)
        case .playing(let playbacks):
            for file in playbacks.compactMap(\.file) { _ = ReadableFiles([dataFolder.path]).contains(path: file) }
        case .announcement(let said): _ = said.text.printable
        case .moment(let moment):
            var tree = NodeTree.empty
            guard tree.apply(moment.edits) else { return false }
            if let node = painter.node(of: tree, density: density) { gsk_render_node_unref(node) }
        case .loaded, .notLoaded, .unchanged, .progress, .checkpoints, .trace, .answer, .sound, .soundData, .repeated,
            .trails, .changed:
            break
        }
        return true
    }

    private func show() {
        for element in elements.tabOrder {
            if let (rect, _) = elements.outline(of: element, in: tree) {
                _ = (wholePoints(rect.origin.x), wholePoints(rect.size.width))
            }
            _ = (elements.accessibility(of: element)?.name, elements.textField(of: element, in: tree))
        }
        if let element = elements.tabOrder.first {
            _ = elements.element(from: element, toward: .right, in: tree)
            _ = elements.element(nearestTo: element, in: tree)
        }
        if let node = painter.node(of: tree, density: density) { gsk_render_node_unref(node) }
    }

    /// Moves each control, and then back.
    private func changeProperties() {
        for (index, property) in properties.all.enumerated() {
            switch property.kind {
            case .number(let range, _, _):
                properties.set(index, to: .number(range.upperBound))
                properties.set(index, to: .number(range.lowerBound))
            case .choice(let choices, _): for choice in choices { properties.set(index, to: .choice(choice.id)) }
            case .flag: properties.set(index, to: .flag(true))
            case .color: properties.set(index, to: .color(.white))
            case .text: properties.set(index, to: .text("t"))
            case .picture: break
            }
        }
        _ = properties.edits
        properties.undo()
        properties.resetAll()
    }
}

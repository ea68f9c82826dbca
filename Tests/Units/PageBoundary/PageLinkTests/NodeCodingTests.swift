// SPDX-License-Identifier: GPL-3.0-or-later
import RandomTrees
import Scene
import Testing

@testable import PageLink

/// Encoding and decoding the nodes of a tree, and integers.
struct NodeCodingTests {
    /// What few nodes have takes no bytes of others.
    @Test func plainNodesAreShort() {
        func length(_ change: (inout Node) -> Void = { _ in }) -> Int {
            var node = Node(area: Size(width: 1, height: 1))
            change(&node)
            var bytes: [UInt8] = []
            node.write(to: &bytes)
            return bytes.count
        }
        // The center, the bounds, the transform, and the opacity are 13 numbers, and the radius of the corners is one.
        #expect(length() == 14 * 8 + 3 + 3 + 2 + 4)
        #expect(length { $0.isMasked = true } == length())
        #expect(length { $0.style.corners = [.topLeft] } == length() + 1)
        #expect(length { $0.effects = NodeEffects(blendMode: .multiply) } == length() + 3)
        let shadow = NodeStyle.Shadow(color: .black, radius: 1, offset: Size(width: 0, height: 0))
        func withShadow(_ path: Path?) -> Int {
            length {
                $0.style.shadow = shadow
                $0.style.shadow?.path = path
            }
        }
        #expect(withShadow(Path([.close])) == withShadow(nil) + 5)
    }

    @Test func editsSurviveARoundTrip() throws {
        for seed in 0..<600 as Range<UInt64> {
            var random = RandomTrees(seed: seed)
            random.hasPerspectives = true
            var old = random.tree()
            for _ in 0..<4 {
                var new = old
                random.change(&new)
                let edits = new.edits(from: old)
                #expect(try reread(edits) == edits)
                old = new
            }
            let whole = random.tree().edits(from: old)
            #expect(try reread(whole) == whole)
        }
    }

    /// A round trip shows that a property is sent only if it has other values than that of a new node.
    @Test func randomNodesDifferInEveryProperty() {
        var random = RandomTrees(seed: 3)
        random.hasPerspectives = true
        let nodes = (0..<100).map { _ in random.tree() }.flatMap { tree in
            tree.numbers.compactMap { tree[NodeID(number: $0)] }
        }
        #expect(equalProperties(of: nodes) == [])
        #expect(equalProperties(of: nodes.map(\.style)) == [])
        #expect(equalProperties(of: nodes.compactMap(\.style.border)) == [])
        #expect(equalProperties(of: nodes.compactMap(\.style.shadow)) == [])
        #expect(equalProperties(of: nodes.compactMap(\.accessibility)) == [])
    }

    /// Returns the names of the properties that have the same value in all values.
    private func equalProperties(of values: [some Any]) -> [String] {
        let properties = values.flatMap { Mirror(reflecting: $0).children.map { ($0.label!, "\($0.value)") } }
        return Dictionary(grouping: properties, by: \.0).filter { Set($0.value.map(\.1)).count == 1 }.keys.sorted()
    }

    @Test func truncatedEditsAreRefused() throws {
        var random = RandomTrees(seed: 1)
        for _ in 0..<100 {
            let bytes = encoded(random.tree().edits(from: random.tree()))
            var reader = ByteReader(bytes.prefix(random.number(below: bytes.count)))
            #expect(throws: LinkError.damaged) { try [NodeEdit](from: &reader) }
        }
    }

    @Test func damagedEditsAreRefusedOrApplied() throws {
        var random = RandomTrees(seed: 2)
        for _ in 0..<2000 {
            let old = random.tree(most: 5)
            var new = old
            random.change(&new)
            var bytes = encoded(new.edits(from: old))
            for _ in 0...random.number(below: 3) {
                bytes[random.number(below: bytes.count)] = UInt8(random.number(below: 256))
            }
            var reader = ByteReader(bytes[...])
            guard let edits = try? [NodeEdit](from: &reader) else { continue }
            var tree = old
            _ = edits.allSatisfy { tree.apply($0) }
            #expect(tree.numbers.upperBound <= 1 << 16)
        }
    }

    @Test(arguments: [0, 1, -1, 63, 64, -64, -65, 1 << 13, 1 << 31, -1 << 31, .max, .min, .max - 1, .min + 1])
    func integerSurvivesARoundTrip(number: Int) throws { #expect(try reread(number) == number) }

    @Test func integersNearPowersOfTwoSurviveARoundTrip() throws {
        for shift in 0..<64 {
            for offset in -2...2 {
                for number in [(1 << shift) &+ offset, 0 &- (1 << shift) &+ offset] as [Int] {
                    #expect(try reread(number) == number)
                }
            }
        }
    }

    @Test func smallIntegersTakeOneByte() {
        for number in -64...63 { #expect(encoded(number).count == 1) }
        #expect(encoded(64).count == 2 && encoded(-65).count == 2)
        #expect(encoded(Int.max).count == 10 && encoded(Int.min).count == 10)
    }

    @Test(arguments: [
        [], [0x80], [0x80, 0x00], [0x81, 0x80, 0x00], [UInt8](repeating: 0xFF, count: 10),
        [UInt8](repeating: 0x80, count: 11), [UInt8](repeating: 0xFF, count: 9) + [0x02],
    ])
    func integerWithAnotherEncodingIsRefused(bytes: [UInt8]) {
        var reader = ByteReader(bytes[...])
        #expect(throws: LinkError.damaged) { try Int(from: &reader) }
    }

    private func encoded(_ value: some BinaryCodable) -> [UInt8] {
        var bytes: [UInt8] = []
        value.write(to: &bytes)
        return bytes
    }

    private func reread<Value: BinaryCodable>(_ value: Value) throws -> Value {
        var reader = ByteReader(encoded(value)[...])
        let read = try Value(from: &reader)
        #expect(reader.count == 0)
        return read
    }
}

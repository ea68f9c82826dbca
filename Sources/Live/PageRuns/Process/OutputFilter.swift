// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink

/// What a run of a page has printed, as far as that is kept.
final class PrintedOutput {
    /// The number of bytes that are kept. What comes later is considered to be the same in each run.
    static let limit = 1 << 20

    /// The first bytes.
    private(set) var bytes: [UInt8] = []

    /// Adds output.
    func append(_ more: some Collection<UInt8>) { bytes += more.prefix(Self.limit - bytes.count) }
}

/// Separates the output of a replay, which was printed before, from new output.
struct OutputFilter {
    /// A part of the output.
    struct Part: Equatable {
        /// The output without the mark at the end of the replay.
        var all: [UInt8] = []
        /// The output that was not printed in a previous run.
        var new: [UInt8] = []
    }

    /// What the previous run has printed. It may still add to that.
    private let before: PrintedOutput
    /// The number of bytes that are the same as in the previous run; `nil` after the first difference.
    private var matched: Int? = 0
    private var isLive = false
    /// The start of what may be the mark.
    private var held: [UInt8] = []

    /// Creates a filter for a run that follows another.
    init(before: PrintedOutput) { self.before = before }

    /// Handles output of the run.
    mutating func consume(_ bytes: [UInt8]) -> Part {
        guard !isLive else { return Part(all: bytes, new: bytes) }
        var part = Part()
        for (index, byte) in bytes.enumerated() {
            let next = held + [byte]
            if next == LiveMark.bytes {
                isLive = true
                held = []
                part.all += bytes[(index + 1)...]
                part.new += bytes[(index + 1)...]
                return part
            }
            if LiveMark.bytes.starts(with: next) {
                held = next
                continue
            }
            for byte in held { add(byte, to: &part) }
            held = []
            if byte == LiveMark.bytes[0] { held = [byte] } else { add(byte, to: &part) }
        }
        return part
    }

    private mutating func add(_ byte: UInt8, to part: inout Part) {
        part.all.append(byte)
        if let count = matched {
            let isKept = count < before.bytes.count
            if isKept ? before.bytes[count] == byte : before.bytes.count == PrintedOutput.limit {
                matched = count + 1
                return
            }
            matched = nil
        }
        part.new.append(byte)
    }
}

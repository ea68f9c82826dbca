// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Testing

@testable import GLibKit

/// Writing to a pipe whose reader is slow, late, or gone.
@MainActor struct OutputWriterTests {
    private let pipe: Pipe
    private let writer: OutputWriter

    init() throws {
        signal(SIGPIPE, SIG_IGN)
        pipe = try #require(Pipe.open())
        writer = OutputWriter(pipe.write)
    }

    @Test func nothingIsLostAndTheOrderIsKept() {
        var written: [UInt8] = []
        var found: [UInt8] = []
        for step in 0..<3000 {
            let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: step &+ $0 &* 7) }
            written += bytes
            writer.write(bytes)
            // The reader is slower than the writer.
            if step % 4 == 0 { found += read(1500) }
        }
        #expect(found.count < written.count / 2)
        while found.count < written.count {
            found += read(50_000)
            writer.flush()
        }
        #expect(found == written)
        closeBoth()
    }

    @Test func writerWithoutAReaderReportsThatItIsFull() {
        var reported: [Bool] = []
        writer.filled = { reported.append($0) }
        var count = 0
        while !writer.isFull, count < 1 << 24 {
            writer.write([UInt8](repeating: 1, count: 10_000))
            count += 10_000
        }
        #expect(writer.isFull && reported == [true] && count < 2 << 20)
        var found = 0
        while found < count {
            found += read(1 << 16).count
            writer.flush()
        }
        #expect(reported == [true, false])
        closeBoth()
    }

    @Test func writerDoesNotWaitForAClosedReader() {
        writer.write([UInt8](repeating: 1, count: 3 << 20))
        #expect(writer.isFull)
        close(pipe.read)
        writer.flush()
        #expect(!writer.isFull)
        writer.write([UInt8](repeating: 1, count: 3 << 20))
        #expect(!writer.isFull)
        writer.finish(timeout: 1000)
        close(pipe.write)
    }

    @Test func finishingReturnsEvenIfNothingIsRead() {
        writer.write([UInt8](repeating: 1, count: 3 << 20))
        writer.finish(timeout: 0.01)
        #expect(writer.isFull)
        closeBoth()
    }

    private func read(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let taken = Glibc.read(pipe.read, &bytes, count)
        return Array(bytes.prefix(max(0, taken)))
    }

    private func closeBoth() {
        close(pipe.read)
        close(pipe.write)
    }
}

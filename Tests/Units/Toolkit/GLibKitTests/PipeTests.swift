// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Testing

@testable import GLibKit

/// Pipes for a child process.
@MainActor struct PipeTests {
    @Test func pipeIsClosedIfTheSecondOneCannotBeOpened() throws {
        let first = try #require(Pipe.open())
        let (reader, writer) = (dup(first.read), dup(first.write))
        defer {
            close(reader)
            close(writer)
        }
        var pipes = [first]
        #expect(Pipe.two(opened: { pipes.popLast() }) == nil)
        // The descriptors may have been reused for other files by now.
        #expect(file(first.read) != file(reader) && file(first.write) != file(writer))
    }

    private func file(_ descriptor: Int32) -> [UInt64] {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? [UInt64(status.st_dev), UInt64(status.st_ino)] : []
    }
}

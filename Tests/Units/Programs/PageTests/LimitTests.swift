// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import HostInterface
import RecordingHosts
import Testing

@testable import PageBuild

/// What a page can use of the machine, and kernels that lack a part of what limits it.
@Suite(.enabled(if: !isSanitized)) struct LimitTests {
    @Test func memoryIsLimitedHoweverItIsMapped() throws {
        let page = try BuiltPage(
            """
            import Glibc
            // Data is limited to 2 GiB, and all memory to 4 GiB.
            let kinds = [("shared", MAP_SHARED), ("private", MAP_PRIVATE), ("growing", MAP_PRIVATE | 0x100)]
            for (name, flags) in kinds {
                var parts = 0
                let all = flags | MAP_ANONYMOUS
                while parts < 100, mmap(nil, 1 << 26, PROT_READ | PROT_WRITE, all, -1, 0) != MAP_FAILED { parts += 1 }
                print(name, parts)
            }
            print("end")
            """)
        let running = try RunningPage(page)
        try running.wait { running.output.hasSuffix("end\n") }
        let words = running.output.split(separator: "\n").map { $0.split(separator: " ") }
        let parts = words.compactMap { $0.last.flatMap { Int($0) } }
        #expect(parts.count == 3 && parts.reduce(0, +) < 64, "\(running.output)")
    }

    @Test func openFilesAreLimited() throws {
        let page = try BuiltPage(
            """
            import Glibc
            var count = 0
            while count < 5000, dup(1) >= 0 { count += 1 }
            print("open", count)
            """)
        let running = try RunningPage(page)
        try running.wait { running.output.hasSuffix("\n") }
        #expect((Int(running.output.dropFirst(5).dropLast()) ?? 9999) <= 1024, "\(running.output)")
    }

    /// Libraries that come with a program are loaded before it limits itself.
    @Test func programThatBecomesPageIsLimitedBefore() throws {
        let sandbox = "\(RecordingHost.builtProducts)/peekaboard-sandbox"
        let options = ["--read=/", "--execute=/"]
        let attempts = """
            import ctypes, errno, os, socket
            libc = ctypes.CDLL(None, use_errno=True)
            def tried(name, action):
                try: print(name, action() or "done")
                except OSError as error: print(name, errno.errorcode[error.errno])
            tried("socket", lambda: socket.socket() and None)
            tried("fork", lambda: os.fork() and None)
            tried("write", lambda: os.open("/dev/shm/file", os.O_WRONLY | os.O_CREAT) and None)
            tried("kill", lambda: os.kill(os.getppid(), 0))
            tried("dump", lambda: libc.prctl(4, 0, 0, 0, 0) and errno.errorcode[ctypes.get_errno()])
            tried("landlock", lambda: "known" if libc.syscall(444, None, 0, 1) > 0 else "unknown")
            """
        let command = ["--", "/usr/bin/python3", "-Sc", attempts]
        let (status, output) = try BuiltPage.run(
            ProcessLaunch(program: sandbox, arguments: options + ["--page"] + command))
        #expect(status == 0)
        #expect(output == "socket EPERM\nfork EPERM\nwrite EACCES\nkill EPERM\ndump EPERM\nlandlock known\n")
    }

    @Test func programWithOwnLibrariesIsLimitedTwice() throws {
        let page = try BuiltPage(
            """
            import Glibc
            print(socket(AF_INET, 1, 0), errno == EPERM)
            """)
        let running = try RunningPage(page, isProgram: true)
        try running.wait { running.output.hasSuffix("\n") }
        #expect(running.output == "-1 true\n", "it could limit itself, or it would not run")
    }

    // MARK: - Kernels

    @Test func nothingRunsWithoutLandlock() throws {
        let sandbox = "\(RecordingHost.builtProducts)/peekaboard-sandbox"
        let options = ["--read=/", "--execute=/", "--landlock=0"], program = ["--", "/bin/echo", "run"]
        let (status, output) = try BuiltPage.run(ProcessLaunch(program: sandbox, arguments: options + program))
        #expect(status == 1 && output == "")
        let incomplete = options + ["--incomplete"] + program
        let (otherStatus, other) = try BuiltPage.run(ProcessLaunch(program: sandbox, arguments: incomplete))
        #expect(otherStatus == 0 && other == "run\n")
    }

    /// A filter can also be set by an older system call.
    @Test func containerThatRefusesSeccompIsNoLoophole() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (starter, file) = (folder.appending(path: "starter").path, folder.appending(path: "file").path)
        let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Attempts/without_seccomp.c")
        let compiler = try #require(BuiltPage.toolchain?.folder) + "/bin/clang"
        let (status, output) = try BuiltPage.run(
            ProcessLaunch(program: compiler, arguments: ["-o", starter, source.path]))
        try #require(status == 0, "\(output)")
        #expect(FileManager.default.createFile(atPath: file, contents: nil, attributes: [.posixPermissions: 0o644]))
        let sandbox = "\(RecordingHost.builtProducts)/peekaboard-sandbox"
        // Landlock does not cover permissions.
        let options = ["--read=/", "--execute=/", "--write=\(folder.path)"]
        let (refused, message) = try BuiltPage.run(
            ProcessLaunch(program: starter, arguments: [sandbox] + options + ["--", "/bin/chmod", "600", file]))
        #expect(refused == 1, "\(message)")
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect(attributes[.posixPermissions] as? Int == 0o644)
    }
}

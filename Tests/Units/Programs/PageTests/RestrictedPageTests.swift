// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Foundation
import PageLink
import Testing

/// Pages that need more than the board, and what they can do within their limits.
struct RestrictedPageTests {
    /// Foundation reaches no further than the system calls that it makes.
    @Test(.enabled(if: !isSanitized)) func foundationReachesNothingElse() throws {
        let page = try BuiltPage(
            """
            import Dispatch
            import Foundation
            import FoundationNetworking
            import Glibc

            func attempt<T>(_ name: String, _ body: () throws -> T?) {
                if let result = try? body() { print(name, "GOT IT", result) } else { print(name, "refused") }
            }
            let secret = URL(fileURLWithPath: "/etc/passwd")
            attempt("file") { try Data(contentsOf: secret) }
            attempt("list") { try FileManager.default.contentsOfDirectory(atPath: "/home") }
            attempt("link") { try FileManager.default.createSymbolicLink(atPath: "/tmp/peekaboard", withDestinationPath: "/etc") }
            attempt("handle") { try FileHandle(forReadingFrom: secret).readToEnd() }
            attempt("archive") { try NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: Data(contentsOf: secret)) }
            attempt("program") {
                let process = Foundation.Process()
                process.executableURL = URL(fileURLWithPath: "/bin/sh")
                process.arguments = ["-c", "true"]
                try process.run()
            }
            attempt("library") { dlopen("/etc/passwd", RTLD_NOW) }
            attempt("address") { try Data(contentsOf: URL(string: "http://127.0.0.1:80/")!) }
            // It is another thread that signals it.
            let answered = Dispatch.DispatchSemaphore(value: 0)
            nonisolated(unsafe) var isRefused = false
            let task = FoundationNetworking.URLSession(configuration: .ephemeral)
                .dataTask(with: URL(string: "http://127.0.0.1:80/")!) { data, _, error in
                    isRefused = data == nil && error != nil
                    answered.signal()
                }
            task.resume()
            answered.wait()
            print("session", isRefused ? "refused" : "GOT IT")
            print("end")
            """)
        let running = try RunningPage(page)
        try running.wait { running.output.hasSuffix("end\n") }
        #expect(running.output.split(separator: "\n").count == 10)
        #expect(!running.output.contains("GOT IT"), "\(running.output)")
    }

    @Test(.enabled(if: !isSanitized)) func foundationAndTasksWork() throws {
        let page = try BuiltPage(
            """
            import Foundation
            import PlaygroundSupport

            struct Card: Codable, Equatable { var name: String; var count: Int }

            let gc = GameController(seed: 7)
            PlaygroundPage.current.liveView = gc
            let card = Card(name: "a", count: 2)
            print("json", try JSONDecoder().decode(Card.self, from: JSONEncoder().encode(card)) == card)
            print("date", Date(timeIntervalSince1970: 0).formatted(.iso8601))
            print("number", 1234.5.formatted(.number.locale(Locale(identifier: "de_DE"))))
            let zone = TimeZone(identifier: "Europe/Paris")
            print("zone", zone?.secondsFromGMT(for: Date(timeIntervalSince1970: 0)) ?? 0)
            print("process", ProcessInfo.processInfo.activeProcessorCount > 0, ProcessInfo.processInfo.hostName.isEmpty)
            print("home", NSHomeDirectory().isEmpty, FileManager.default.homeDirectoryForCurrentUser.path.isEmpty)
            print("thread", Thread.isMainThread, UUID() != UUID())
            print("random", Int.random(in: 3...3))
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            print("file", try String(contentsOf: folder.appendingPathComponent("Resources/words.txt"), encoding: .utf8))
            print("list", try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Resources"))
            func refused(_ body: () throws -> Void) -> Bool { do { try body(); return false } catch { return true } }
            let new = folder.appendingPathComponent("new")
            print("write", refused { try Data().write(to: new) }, refused { try "a".write(to: new, atomically: true, encoding: .utf8) })
            print("remove", refused { try FileManager.default.removeItem(at: folder.appendingPathComponent("Resources")) })
            print("create", refused { try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true) })
            print("temporary", FileManager.default.createFile(atPath: "/tmp/peekaboard-new", contents: Data()))
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/true")
            print("run", refused { try process.run() })
            let lock = NSLock()
            let thread = Thread { lock.lock(); print("other thread"); lock.unlock() }
            thread.start()
            DispatchQueue.global().async { print("queue") }
            Task.detached { print("detached") }
            Task {
                try await Task.sleep(for: .milliseconds(20))
                print("task")
            }
            """,
            resources: ["words.txt": "words"])
        let running = try RunningPage(page, data: dataFolder.path)
        _ = try running.loaded()
        try running.advance(to: 1)
        let last = ["other thread\n", "queue\n", "detached\n", "task\n"]
        try running.wait { last.allSatisfy { running.output.contains($0) } }
        let lines = running.output.split(separator: "\n").map(String.init)
        for line in [
            "json true", "date 1970-01-01T00:00:00Z", "number 1.234,5", "zone 3600", "process true false",
            "home false false", "thread true true", "random 3", "file words", "list [\"words.txt\"]",
            "write true true", "remove true", "create true", "temporary false", "run true",
        ] {
            #expect(lines.contains(line), "\(line) in \(lines)")
        }
        #expect(running.ending == nil)
    }

    @Test(.enabled(if: !isSanitized)) func pictureOfAnotherFolderIsRefusedWithAHint() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = folder.appending(path: "a.png").path
        try Data([0x89]).write(to: URL(filePath: picture))
        let page = try BuiltPage(
            """
            import PlaygroundSupport
            let gc = GameController(seed: 7)
            print(Image(contentsOf: "\(picture)") == nil)
            gc.deck = "file://\(folder.path)"
            print(Image(contentsOf: "\(folder.path)/none.png") == nil)
            print(Image(contentsOf: "http://example.org/a.png") == nil)
            PlaygroundPage.current.liveView = gc
            """)
        let hint = "put it in Resources, or drop it on the window"
        let running = try RunningPage(page)
        _ = try running.loaded()
        try running.wait { running.output.hasSuffix("true\n") && running.output.contains("example") }
        #expect(
            running.output == """
                This page can’t read \(picture): \(hint)
                true
                This page can’t read \(folder.path): \(hint)
                Could not read \(folder.path)/none.png
                true
                Could not read http://example.org/a.png
                true

                """)
        // The user has dropped the picture.
        let allowed = try RunningPage(page, reading: [picture])
        _ = try allowed.loaded()
        try allowed.wait { allowed.output.hasSuffix("example.org/a.png\ntrue\n") }
        #expect(allowed.output.hasPrefix("false\nThis page can’t read \(folder.path): "))
    }

    #if arch(x86_64)
        /// The 32-bit system calls are not restricted one by one, so they are not available at all.
        @Test(.enabled(if: !isSanitized), arguments: [0x4000_0000 | 39, -1])
        func systemCallsOfAnotherKindEndThePage(number: Int) throws {
            let page = try BuiltPage(
                """
                import Glibc
                typealias Call = @convention(c) (Int) -> Int
                if \(number) >= 0 {
                    _ = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)(\(number))
                } else {
                    // getpid by the interrupt of 32-bit programs.
                    let code: [UInt8] = [0xB8, 20, 0, 0, 0, 0xCD, 0x80, 0xC3]
                    let memory = mmap(nil, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)!
                    memory.copyMemory(from: code, byteCount: code.count)
                    _ = unsafeBitCast(memory, to: Call.self)(0)
                }
                print("GOT IT")
                """)
            let running = try RunningPage(page)
            #expect(try running.waitForEnd() == .signal(SIGSYS) && running.output == "")
        }
    #endif
}

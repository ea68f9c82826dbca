// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc
import TemporaryFolders
import Testing

@testable import PageSource

@Suite struct DraftFolderTests {
    private let folder = TemporaryFolder()
    private let draft = Draft(path: "/a/Page.swift", fileText: "old", text: "new 👋\r\n")

    private func window() -> DraftFolder { DraftFolder(path: folder.file("state/drafts")) }

    @Test(arguments: [nil, "", "old\n", "é\r\n"]) func draftsAreReadAsWritten(_ fileText: String?) {
        let draft = Draft(path: "/a b/P\n.swift", fileText: fileText, text: "new 👋\n")
        #expect(Draft(bytes: draft.bytes) == draft)
    }

    @Test func damagedDraftsAreRefused() {
        let bytes = draft.bytes
        for count in bytes.indices { #expect(Draft(bytes: Array(bytes[..<count])) == nil) }
        #expect(Draft(bytes: bytes + [65]) == nil)
        for header in ["", "x", "peekaboard-draft 1", "peekaboard-draft 1 1 1", "peekaboard-draft 1 9999999999 1 1"] {
            #expect(Draft(bytes: Array("\(header)\nabc".utf8)) == nil)
        }
    }

    @Test func nothingIsCreatedWithoutADraft() {
        _ = window().takeAbandoned { _ in true }
        #expect(folder.names.isEmpty)
    }

    @Test func draftsOfALivingWindowAreItsOwn() {
        let one = window(), other = window()
        #expect(one.write(draft))
        #expect(other.takeAbandoned { _ in true }.isEmpty)
        withExtendedLifetime(one) {}
    }

    @Test func draftsOfAWindowThatIsGoneAreTaken() {
        var one: DraftFolder? = window()
        #expect(one?.write(draft) == true)
        one = nil
        let other = window()
        #expect(other.takeAbandoned { $0 != draft.path }.isEmpty)
        #expect(other.takeAbandoned { $0 == draft.path } == [draft])
        #expect(window().takeAbandoned { _ in true }.isEmpty)
    }

    @Test func processThatInheritedTheLockDoesNotKeepTheDrafts() {
        var one: DraftFolder? = window()
        #expect(one?.write(draft) == true)
        // A process that is being started has a copy of all descriptors.
        let locks = (3..<1024 as Range<Int32>).filter { descriptor in
            var name = [CChar](repeating: 0, count: 4096)
            let length = readlink("/proc/self/fd/\(descriptor)", &name, name.count - 1)
            return length > 0
                && String(decoding: name[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
                    .hasPrefix(folder.file("state/drafts"))
        }
        let copies = locks.map { fcntl($0, F_DUPFD_CLOEXEC, 0) }
        defer { copies.forEach { close($0) } }
        #expect(copies.count == 1)
        one = nil
        #expect(window().takeAbandoned { _ in true } == [draft])
    }

    @Test func takenDraftsSurviveTheNextCrash() {
        var one: DraftFolder? = window()
        #expect(one?.write(draft) == true)
        one = nil
        var other: DraftFolder? = window()
        #expect(other?.takeAbandoned { _ in true } == [draft])
        other = nil
        #expect(window().takeAbandoned { _ in true } == [draft])
    }

    @Test func removedDraftsAreGone() {
        var one: DraftFolder? = window()
        #expect(one?.write(draft) == true)
        one?.remove(of: draft.path)
        one = nil
        #expect(window().takeAbandoned { _ in true }.isEmpty)
        #expect(Folder.visibleNames(in: folder.file("state/drafts")).isEmpty)
    }

    @Test func newestOfSeveralDraftsComesLast() {
        for (time, text) in ["a", "b", "c"].enumerated() {
            let before = Set(Folder.visibleNames(in: folder.file("state/drafts")))
            let one = window()
            #expect(one.write(Draft(path: "/Page.swift", fileText: "", text: text)))
            let new = Set(Folder.visibleNames(in: folder.file("state/drafts"))).subtracting(before)
            var times = [timespec(tv_sec: time + 1, tv_nsec: 0), timespec(tv_sec: time + 1, tv_nsec: 0)]
            for name in new { utimensat(AT_FDCWD, folder.file("state/drafts/\(name)/1"), &times, 0) }
        }
        var last: DraftFolder? = window()
        #expect(last?.takeAbandoned { _ in true }.map(\.text) == ["a", "b", "c"])
        last = nil
        #expect(window().takeAbandoned { _ in true }.map(\.text) == ["c"])
    }

    @Test func draftIsReplacedAtOnce() {
        let one = window()
        #expect(one.write(draft))
        #expect(one.write(Draft(path: draft.path, fileText: "old", text: "newer")))
        let folders = Folder.visibleNames(in: folder.file("state/drafts"))
        #expect(folders.count == 1)
        #expect(Folder.visibleNames(in: folder.file("state/drafts/\(folders[0])")).count == 2)
    }
}

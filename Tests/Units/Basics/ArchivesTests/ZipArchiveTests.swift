// SPDX-License-Identifier: GPL-3.0-or-later
import HandMadeZips
import Seeding
import Testing

@testable import Archives

/// Reading and writing zip archives.
struct ZipArchiveTests {
    private typealias Entry = HandMadeZip.Entry

    private func error(_ entries: [Entry], limits: ArchiveLimits = ArchiveLimits()) -> ArchiveError? {
        do throws(ArchiveError) {
            _ = try ZipArchive.files(in: HandMadeZip(entries).bytes, limits: limits)
            return nil
        } catch {
            return error
        }
    }

    @Test func filesSurviveARoundTrip() throws {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<500 {
            let files = (0...generator.number(below: 12)).map { index in
                let path = ["a", "ü 漢😀", "folder/b", "folder/deep/c"][generator.number(below: 4)] + "\(index)"
                let count = generator.number(below: 3) == 0 ? 0 : generator.number(below: 300)
                return ZipArchive.File(
                    path: path, bytes: (0..<count).map { _ in UInt8(generator.number(below: 256)) })
            }
            let bytes = try ZipArchive.bytes(of: files)
            #expect(try ZipArchive.files(in: bytes) == files)
            #expect(try ZipArchive.bytes(of: files) == bytes)
        }
    }

    @Test func largeFileSurvivesARoundTrip() throws {
        let file = ZipArchive.File(path: "zeros", bytes: [UInt8](repeating: 0, count: 5_000_001))
        #expect(try ZipArchive.files(in: ZipArchive.bytes(of: [file])) == [file])
    }

    @Test func archiveHasNoTimes() throws {
        let bytes = try ZipArchive.bytes(of: [ZipArchive.File(path: "a", bytes: [1])])
        // The earliest date of the format, at midnight.
        #expect(bytes[10..<14] == [0, 0, 33, 0])
    }

    @Test func compressedFileIsUnpacked() throws {
        for count in [0, 1, 2, 258, 259, 300, 1000, 10_000, 100_000, 1 << 20] {
            let files = try ZipArchive.files(in: HandMadeZip([Entry("zeros", zeros: count)]).bytes)
            #expect(files == [ZipArchive.File(path: "zeros", bytes: [UInt8](repeating: 0, count: count))])
        }
    }

    @Test func foldersAreSkipped() throws {
        var folder = Entry("folder/")
        folder.mode = 0o040755
        let archive = HandMadeZip([folder, Entry("folder/a", "b")])
        #expect(try ZipArchive.files(in: archive.bytes).map(\.path) == ["folder/a"])
    }

    @Test(arguments: ["", "P", "PNG", "not a zip archive", "{}"]) func otherFileIsNotAnArchive(text: String) {
        #expect(throws: ArchiveError.notAnArchive) { try ZipArchive.files(in: Array(text.utf8)) }
    }

    @Test func incompleteArchiveIsDamaged() throws {
        let bytes = HandMadeZip([Entry("a", "text"), Entry("b", zeros: 1000)]).bytes
        for count in 2..<bytes.count {
            #expect(throws: ArchiveError.damaged, "\(count) bytes") { try ZipArchive.files(in: Array(bytes[..<count])) }
        }
    }

    @Test func changedContentsAreDamaged() throws {
        var archive = HandMadeZip([Entry("a", "text")])
        let bytes = archive.bytes
        let place = try #require(bytes.firstIndex(of: UInt8(ascii: "x")))
        var changed = bytes
        changed[place] ^= 1
        #expect(throws: ArchiveError.damaged) { try ZipArchive.files(in: changed) }
        archive.entries[0].size = 3
        #expect(throws: ArchiveError.self) { try ZipArchive.files(in: archive.bytes) }
    }

    @Test(arguments: [
        "/a", "../a", "a/../b", "a/..", "..", ".", "./a", "a//b", "..\\a", "C:/a", "c:a", "a\nb", "a\u{7F}b",
        "a\u{85}b", "//a/b", String(repeating: "x", count: 256),
    ]) func pathThatCanLeaveTheFolderIsRefused(path: String) {
        #expect(error([Entry("a", "b"), Entry(path, "c")]) == .unsafePath)
        #expect(throws: ArchiveError.unsafePath) { try ZipArchive.bytes(of: [.init(path: path, bytes: [])]) }
    }

    @Test func pathWithABackslashIsNeverReturned() {
        #expect(!ArchivePath.isSafe("a\\b"))
        // libarchive replaces backslashes.
        let files = try? ZipArchive.files(in: HandMadeZip([Entry("a\\b", "c")]).bytes)
        #expect(files == nil || files?.map(\.path) == ["a/b"])
    }

    @Test(arguments: ["a", "a.b", "...", "..a", "a..", "ä/ö", "a b", "1:2", "日本"]) func otherPathIsSafe(
        path: String
    ) {
        #expect(ArchivePath.isSafe(path) && !ArchivePath.isSafe(path + "/"))
    }

    @Test func pathThatIsNotUnicodeIsRefused() {
        var entry = Entry("a")
        entry.path = [0x61, 0xFF, 0x62]
        for flags in [0, 0x800] {
            entry.flags = flags
            #expect([.unsafePath, .damaged].contains(error([entry])))
        }
    }

    @Test(arguments: [0o120777, 0o020644, 0o060644]) func specialFileIsRefused(mode: Int) {
        var entry = Entry("link", "/etc/passwd")
        entry.mode = mode
        #expect(error([entry]) == .specialFile("link"))
    }

    @Test func encryptedFileIsRefused() {
        var entry = Entry("a", "0123456789abcdef")
        entry.flags |= 1
        #expect(error([entry]) == .encrypted)
    }

    @Test func twoFilesWithTheSamePathAreRefused() {
        #expect(error([Entry("a", "1"), Entry("b", "2"), Entry("a", "3")]) == .duplicate("a"))
        // The same name in two forms of Unicode.
        #expect(error([Entry("\u{E9}", "1"), Entry("e\u{301}", "2")]) == .duplicate("\u{E9}"))
    }

    @Test func limitsApplyToWhatIsUnpacked() {
        var limits = ArchiveLimits()
        limits.files = 3
        let files = ["a", "b", "c", "d"].map { Entry($0, "text") }
        #expect(error(Array(files[..<3]), limits: limits) == nil && error(files, limits: limits) == .tooManyFiles)
        limits.bytes = 11
        #expect(error(Array(files[..<3]), limits: limits) == .tooLarge)
        limits.bytes = 12
        #expect(error(Array(files[..<3]), limits: limits) == nil)
    }

    @Test func fileThatIsPackedTooDenselyIsRefused() {
        #expect(error([Entry("a", zeros: 1 << 20)]) == nil)
        #expect(error([Entry("a", zeros: 1 << 20 + 1)]) == .tooDense)
        #expect(error([Entry("a", zeros: 200_000_000)]) == .tooDense)
        // Another file that makes the whole archive less dense does not help.
        let padding = Entry("padding", String(repeating: "x", count: 200_000))
        #expect(error([padding, Entry("a", zeros: 1 << 21)]) == .tooDense)
        // Neither do many small files.
        #expect(error((0..<30).map { Entry("\($0)", zeros: 1 << 20) }) == .tooDense)
    }

    @Test func claimedSizeIsNotTrusted() {
        for size in [0, 1, 0x7FFF_FFFF] {
            var entry = Entry("a", zeros: 200_000_000)
            entry.size = size
            #expect(error([entry]) != nil)
        }
    }
}

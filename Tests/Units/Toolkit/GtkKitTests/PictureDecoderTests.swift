// SPDX-License-Identifier: GPL-3.0-or-later
import CDecoderLink
import CGtk
import Files
import Glibc
import TemporaryFolders
import Testing

@testable import GLibKit
@testable import GtkKit
@testable import PaintedTrees

/// Pictures that are decoded in another process, and what can happen to it.
@MainActor struct PictureDecoderTests {
    private let folder = TemporaryFolder()

    init() { Toolkit.prepare() }

    // MARK: Pictures

    @Test func colorsAreMultipliedByTheOpacity() throws {
        let pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, 3, 2)
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        gdk_pixbuf_fill(pixels, 0xFF20_0080)
        let path = folder.file("picture.png")
        try #require(gdk_pixbuf_savev(pixels, path, "png", nil, nil, nil) != 0)
        let picture = try UserPicture.decode(try #require(contents(ofFile: path, limit: 10_000))).get()
        #expect([picture.size.width, picture.size.height] == [3, 2])
        cairo_surface_flush(picture.surface)
        cairo_image_surface_get_data(picture.surface)!.withMemoryRebound(to: UInt32.self, capacity: 6) { pixels in
            #expect((0..<6).allSatisfy { pixels[$0] == 0x8080_1000 })
        }
    }

    @Test func onlyDrawingsAreEnlargedForAPrinter() throws {
        let uri = FileURI.of(path: folder.write("drawing.svg", Self.drawing(width: 30, height: 40)))
        let drawing = try UserPicture.readForPrinting(uri: uri, longestSide: 1200).get()
        #expect([drawing.size.width, drawing.size.height] == [900, 1200])
        #expect([drawing.naturalSize.width, drawing.naturalSize.height] == [30, 40])
        let largest = try UserPicture.readForPrinting(uri: uri, longestSide: 100_000).get()
        #expect(largest.size.height == 4096)
        let shown = try UserPicture.read(uri: uri).get()
        #expect([shown.size.width, shown.size.height] == [30, 40])
        let pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 30, 40)
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        let path = folder.file("photo.png")
        try #require(gdk_pixbuf_savev(pixels, path, "png", nil, nil, nil) != 0)
        let photo = try UserPicture.readForPrinting(uri: FileURI.of(path: path), longestSide: 1200).get()
        #expect(photo.size.height == 40)
    }

    /// The window is not kept waiting, nor does it use its processor time.
    @Test func drawingThatTakesLongIsRefused() {
        let uri = FileURI.of(path: folder.write("slow.svg", Self.slowDrawing))
        var result: PictureError??
        let used = Self.processorTime
        let cache = PictureCache(folder: "")
        cache.load(uri: uri) { result = .some($0) }
        #expect(result == nil)
        while result == nil { g_main_context_iteration(nil, 1) }
        #expect(result == .some(.tooSlow))
        #expect(Self.processorTime - used < 0.5)
    }

    // MARK: Processes

    @Test(arguments: [SIGSEGV, SIGABRT, SIGSYS, SIGKILL]) func crashIsThatOfOnePicture(signal: Int32) throws {
        let decoder = try ObservedDecoder(in: folder)
        #expect(try decoder.decodeSlowDrawing { kill($0, signal) } == .damaged)
        #expect(try decoder.decode(Self.drawing(width: 5, height: 6)).get().size.height == 6)
    }

    @Test func idleProcessThatIsKilledIsReplaced() throws {
        let decoder = try ObservedDecoder(in: folder)
        for _ in 0..<2 {
            #expect(try decoder.decode(Self.drawing(width: 5, height: 6)).get().size.height == 6)
            decoder.processes.forEach { kill($0, SIGKILL) }
        }
    }

    @Test func soundIsDecodedAfterAnIdleProcessWasKilled() throws {
        let decoder = try ObservedDecoder(in: folder)
        let file = folder.write("sound", "This is no sound.")
        for _ in 0..<2 {
            #expect(decoder.readSound(file).failure == .unknownKind)
            // That of the sound has ended.
            #expect(decoder.processes.count == 1)
            decoder.processes.forEach { kill($0, SIGKILL) }
        }
    }

    @Test func picturesOfABatchShareAProcess() throws {
        let decoder = try ObservedDecoder(in: folder)
        var batch: PictureBatch? = decoder.batch()
        for height in 1...20 {
            #expect(try batch?.decode(Self.drawing(width: 5, height: height)).get().size.height == Double(height))
        }
        let processes = decoder.processes
        #expect(processes.count == 2)
        #expect(try batch?.decode(Self.drawing(width: 5, height: 6)).get().size.height == 6)
        #expect(decoder.processes == processes)
        // The next picture may have another origin.
        batch = nil
        #expect(decoder.processes.count == 1)
    }

    @Test func batchGoesOnWithoutItsProcess() throws {
        let decoder = try ObservedDecoder(in: folder)
        let batch = decoder.batch()
        for _ in 0..<3 {
            #expect(try batch.decode(Self.drawing(width: 5, height: 6)).get().size.height == 6)
            kill(try #require(decoder.processes.last), SIGKILL)
        }
        #expect(batch.decode("This is no picture.").failure == .unknownKind)
        #expect(try batch.decode(Self.drawing(width: 5, height: 6)).get().size.height == 6)
    }

    /// Each has all of its processor time.
    @Test func processThatHasWorkedIsReplaced() throws {
        let decoder = try ObservedDecoder(in: folder)
        let batch = decoder.batch()
        #expect(try batch.decode(Self.drawing(width: 5, height: 6)).get().size.height == 6)
        let processes = decoder.processes
        #expect(try batch.decode(Self.drawing(width: 760, height: 760, Self.blur(2))).get().size.height == 760)
        #expect(try batch.decode(Self.drawing(width: 5, height: 6)).get().size.height == 6)
        #expect(decoder.processes.count == 2 && decoder.processes != processes)
    }

    @Test func processesEndWithTheDecoder() throws {
        var decoder: ObservedDecoder? = try ObservedDecoder(in: folder)
        _ = try decoder?.decode(Self.drawing(width: 5, height: 6)).get()
        let processes = try #require(decoder?.processes)
        #expect(processes.count == 1)
        // A process that is forked has none of the other threads, for which it could wait.
        #expect(Folder.names(in: "/proc/\(processes[0])/task")?.count == 1)
        decoder = nil
        #expect(processes.allSatisfy { kill($0, 0) != 0 })
    }

    /// What it can read is limited, too, but only an attempt shows that.
    @Test func processCanDoNothingElse() throws {
        let decoder = try ObservedDecoder(in: folder)
        let problem = try decoder.decodeSlowDrawing { process in
            // The socket, twice, and nothing for messages, when it has loaded the libraries. In the end, it is killed.
            var files: [String]?
            repeat { files = Folder.names(in: "/proc/\(process)/fd")?.sorted() } while files != nil && files?.count != 3
            #expect(files == ["0", "1", "2"])
            let status = lines("status", of: process)
            #expect(status.contains("NoNewPrivs:\t1") && status.contains("Seccomp:\t2"))
            let limits = lines("limits", of: process).map { $0.split(separator: " ") }
            #expect(limits.contains { $0.starts(with: ["Max", "cpu", "time", "2", "3"]) })
            #expect(limits.contains { $0.starts(with: ["Max", "core", "file", "size", "0", "0"]) })
            kill(process, SIGKILL)
        }
        #expect(problem == .damaged)
    }

    @Test func processGetsOnlyTheVariablesItNeeds() throws {
        setenv("PEEK_TOKEN", "secret", 1)
        defer { unsetenv("PEEK_TOKEN") }
        let list = folder.file("variables")
        let program = folder.write("env", "#!/bin/sh\nenv > '\(list)'\n")
        chmod(program, 0o700)
        #expect(PictureDecoder(program: program).decode(Self.drawing(width: 5, height: 6)).failure == .noDecoder)
        let bytes = try #require(contents(ofFile: list, limit: 100_000))
        let names = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { $0.prefix { $0 != "=" } }
        #expect(names.contains("PATH") && !names.contains("PEEK_TOKEN"))
    }

    @Test(arguments: ["/nowhere/peekaboard-decoder", "/bin/true"]) func nothingIsDecodedWithoutAProcess(program: String)
    {
        let decoder = PictureDecoder(program: program)
        #expect(decoder.decode(Self.drawing(width: 5, height: 6)).failure == .noDecoder)
    }

    @Test func processThatDoesNotAnswerIsKilled() {
        let program = folder.write("waits", "#!/bin/sh\nexec sleep 1000\n")
        chmod(program, 0o700)
        let decoder = PictureDecoder(program: program, seconds: 0.1)
        #expect(decoder.decode(Self.drawing(width: 5, height: 6)).failure == .tooSlow)
    }

    // MARK: Answers

    @Test func pictureThatIsCompleteIsAccepted() throws {
        let picture = try #require(answer([0, 2, 3, 20, 30], pixels: 6)).get()
        #expect([picture.size.width, picture.size.height] == [2, 3])
        #expect([picture.naturalSize.width, picture.naturalSize.height] == [20, 30])
    }

    @Test(
        arguments: [
            [0, 2, 3, 20], [0, 0, 3, 20, 30], [0, -2, 3, 20, 30], [0, 101, 1, 20, 30], [0, 1, 101, 20, 30],
            [0, .max, .max, 20, 30], [0, .min, .min, 20, 30], [0, 2, 3, 0, 30], [0, 2, 3, 20, -30], [0, 2, 4, 20, 30],
            [7, 2, 3, 20, 30], [-1, 2, 3, 20, 30],
        ] as [[Int32]]) func answerThatLiesIsRefused(numbers: [Int32])
    {
        #expect(answer(numbers, pixels: 6) == nil)
    }

    /// Returns what the window makes of an answer to a request for at most 100 pixels a side.
    private func answer(_ numbers: [Int32], pixels: Int) -> Result<UserPicture, PictureError>? {
        let pipe = Pipe.open()!
        defer { close(pipe.read) }
        let words = numbers + [Int32](repeating: -1, count: pixels)
        words.withUnsafeBytes { _ = write(pipe.write, $0.baseAddress, $0.count) }
        close(pipe.write)
        let request = decoder_request(
            count: 0, longest_side: 100, most_pixels: 64_000_000, enlarges_drawings: 0)
        return DecoderProcess(program: "", seconds: 10).answer(to: request, from: pipe.read, until: now() + 10)
    }

    nonisolated private static func drawing(width: Int, height: Int, _ content: String = "") -> String {
        "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'>\(content)</svg>"
    }

    nonisolated fileprivate static let slowDrawing = drawing(width: 760, height: 760, blur(40))

    nonisolated private static func blur(_ count: Int) -> String {
        let step = "<feGaussianBlur stdDeviation='200 199'/><feTurbulence numOctaves='9' baseFrequency='.1'/>"
        return """
            <filter id='f' x='-2' y='-2' width='5' height='5'>\(String(repeating: step, count: count))</filter>
            <rect filter='url(#f)' width='760' height='760'/>
            """
    }

    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// A decoder whose processes can be found.
@MainActor private final class ObservedDecoder {
    private let program: String
    private let decoder: PictureDecoder

    init(in folder: TemporaryFolder) throws {
        // The decoder of the tests is linked with the Swift runtime, which would handle SIGSEGV and SIGABRT.
        setenv("SWIFT_BACKTRACE", "enable=no", 1)
        program = folder.file("peekaboard-decoder")
        try #require(symlink(PictureDecoder.builtProgram, program) == 0)
        decoder = PictureDecoder(program: program)
    }

    /// The IDs of all processes.
    var processes: [pid_t] {
        (Folder.names(in: "/proc") ?? []).compactMap { pid_t($0) }.filter {
            processFile("cmdline", of: "\($0)") == program
        }
    }

    func batch() -> PictureBatch { PictureBatch(of: decoder) }

    func readSound(_ path: String) -> Result<DecodedSound, SoundError> {
        DecodedSound.read(path: path, with: decoder)
    }

    func decode(_ drawing: String) -> Result<UserPicture, PictureError> { decoder.decode(drawing) }

    /// Decodes a drawing that takes long, and calls `body` with the ID of the process that does it.
    func decodeSlowDrawing(_ body: (pid_t) -> Void) throws -> PictureError? {
        var result: Result<UserPicture, PictureError>?
        let decoder = decoder
        inBackground {
            decoder.decode(PictureDecoderTests.slowDrawing)
        } then: {
            result = $0
        }
        var process: pid_t?
        while process == nil, result == nil {
            g_main_context_iteration(nil, 0)
            process = processes.first { lines("status", of: $0).contains("Seccomp:\t2") }
        }
        body(try #require(process))
        while result == nil { g_main_context_iteration(nil, 1) }
        return result?.failure
    }
}

extension PictureDecoder {
    nonisolated fileprivate func decode(_ drawing: String) -> Result<UserPicture, PictureError> {
        PictureBatch(of: self).decode(drawing)
    }
}

extension PictureBatch {
    /// Decodes a drawing for the screen.
    nonisolated fileprivate func decode(_ drawing: String) -> Result<UserPicture, PictureError> {
        let bytes = g_bytes_new(drawing, gsize(drawing.utf8.count))!
        defer { g_bytes_unref(bytes) }
        return Result { () throws(PictureError) in
            try decode(bytes, longestSide: 768, enlargesDrawings: false)
        }
    }
}

private func lines(_ file: String, of process: pid_t) -> [Substring] {
    processFile(file, of: "\(process)").split(separator: "\n")
}

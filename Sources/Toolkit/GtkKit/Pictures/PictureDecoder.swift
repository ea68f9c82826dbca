// SPDX-License-Identifier: GPL-3.0-or-later
// Idle processes are in a queue, from which a thread takes one, so no more pictures are decoded at the same time than
// there are processes. A queue has locks of its own.

import CDecoderLink
import CGtk
import Files
import Glibc
import Scene

/// Decodes pictures in processes of `peekaboard-decoder`, which can do nothing else, since the files are untrusted. It can be
/// used on any thread.
package nonisolated final class PictureDecoder: @unchecked Sendable {
    /// The decoder of this program, which sets it before it reads a picture.
    nonisolated(unsafe) package static var shared = PictureDecoder(program: "")

    private let idle = g_async_queue_new()!
    private let count = min(Int(g_get_num_processors()), 4)

    /// Creates a decoder. `program` is the path of `peekaboard-decoder`, which is started with the first picture. A picture
    /// may take `seconds`, besides the limit of processor time.
    package init(program: String, seconds: Double = Double(decoder_time)) {
        for _ in 0..<count { put(DecoderProcess(program: program, seconds: seconds)) }
    }

    deinit {
        for _ in 0..<count { _ = take() }
        g_async_queue_unref(idle)
    }

    /// Decodes the bytes of a picture file. A larger picture is scaled down so that its longer side has `longestSide`
    /// pixels, and, if `enlargesDrawings` is true, a smaller SVG drawing is scaled up. The call blocks.
    func decode(
        _ bytes: OpaquePointer, longestSide: Int, enlargesDrawings: Bool
    ) throws(PictureError) -> UserPicture {
        let request = decoder_request(
            longest_side: Int32(longestSide), most_pixels: Int32(UserPicture.maxPixels),
            enlarges_drawings: enlargesDrawings ? 1 : 0)
        var count: gsize = 0
        let start = g_bytes_get_data(bytes, &count)
        let file = decoder_file(start, Int(count))
        guard file >= 0 else { throw .noDecoder }
        defer { close(file) }
        let process = take()
        defer { put(process) }
        // A process that was idle may have been killed.
        for _ in 0..<2 {
            if let picture = try process.decode(file, request) { return picture }
        }
        throw .noDecoder
    }

    private func take() -> DecoderProcess {
        Unmanaged.fromOpaque(g_async_queue_pop(idle)!).takeRetainedValue()
    }

    /// Puts a process at the front, since those that have not been started are at the end.
    private func put(_ process: DecoderProcess) {
        g_async_queue_push_front(idle, Unmanaged.passRetained(process).toOpaque())
    }
}

/// A process of `peekaboard-decoder`. One thread at a time uses it.
nonisolated final class DecoderProcess {
    private let program: String
    private let seconds: Double
    /// The ID of the process; negative if it is not running.
    private var process: pid_t = -1
    private var link: Int32 = -1

    init(program: String, seconds: Double) { (self.program, self.seconds) = (program, seconds) }

    deinit { stop() }

    /// Decodes a file. Returns `nil` if the process has been killed.
    func decode(_ file: Int32, _ request: decoder_request) throws(PictureError) -> UserPicture? {
        if process < 0 { start() }
        guard process >= 0, let pipe = Pipe.open() else { throw .noDecoder }
        var request = request
        let deadline = now() + seconds
        let isSent = decoder_send(link, &request, file, pipe.write)
        close(pipe.write)
        let answer = isSent ? answer(to: request, from: pipe.read, until: deadline) : .failure(.damaged)
        // If the process still writes, it ends.
        close(pipe.read)
        var status: Int32 = 0
        guard isSent, read(&status, MemoryLayout.size(ofValue: status), from: link, until: deadline) else {
            stop()
            if now() < deadline { return nil }
            throw .tooSlow
        }
        if status & 0x7F == SIGXCPU { throw .tooSlow }
        if status < 0 || status >> 8 == Int32(decoder_unrestricted) { throw .noDecoder }
        guard status == 0 else { throw .damaged }
        return try answer.get()
    }

    /// Receives a picture. The process that sends it may have been taken over, so nothing is believed.
    func answer(
        to request: decoder_request, from pipe: Int32, until deadline: Double
    ) -> Result<UserPicture, PictureError> {
        var answer = decoder_answer()
        guard read(&answer, MemoryLayout.size(ofValue: answer), from: pipe, until: deadline) else {
            return .failure(.damaged)
        }
        switch UInt32(bitPattern: answer.verdict) {
        case decoder_done.rawValue: break
        case decoder_too_many_pixels.rawValue: return .failure(.tooManyPixels)
        case decoder_unknown_kind.rawValue: return .failure(.unknownKind)
        default: return .failure(.damaged)
        }
        let (sides, naturalSides) = (1...request.longest_side, 1...request.most_pixels)
        guard sides.contains(answer.width), sides.contains(answer.height), naturalSides.contains(answer.natural_width),
            naturalSides.contains(answer.natural_height),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, answer.width, answer.height)
        else { return .failure(.damaged) }
        let picture = UserPicture(
            owning: surface,
            naturalSize: Size(width: Double(answer.natural_width), height: Double(answer.natural_height)))
        let count = Int(answer.width) * Int(answer.height) * MemoryLayout<UInt32>.size
        guard let pixels = cairo_image_surface_get_data(surface), read(pixels, count, from: pipe, until: deadline)
        else { return .failure(.damaged) }
        cairo_surface_mark_dirty(surface)
        return .success(picture)
    }

    /// Reads `count` bytes. Returns false if there are fewer, or if it is too late.
    private func read(
        _ target: UnsafeMutableRawPointer, _ count: Int, from descriptor: Int32, until deadline: Double
    ) -> Bool {
        var done = 0
        while done < count {
            let left = deadline - now()
            guard left > 0 else { return false }
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&wait, 1, Int32((left * 1000).rounded(.up))) > 0 else { continue }
            let more = Glibc.read(descriptor, target + done, count - done)
            if more < 0, errno == EINTR { continue }
            guard more > 0 else { return false }
            done += more
        }
        return true
    }

    private func start() {
        let readable = SystemPaths.libraries + SystemPaths.texts(environment: environmentVariables)
        let arguments = [program] + readable.map { "--read=\($0)" } + ["--incomplete"]
        process = arguments.withCStrings { decoder_start($0, &link) }
        debug(process < 0 ? "\(program) could not be started" : "\(program) started")
    }

    private func stop() {
        guard process >= 0 else { return }
        close(link)
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
        process = -1
    }
}

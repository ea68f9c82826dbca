// SPDX-License-Identifier: GPL-3.0-or-later
// Idle processes are in a queue, from which a batch takes one, so no more pictures are decoded at the same time than
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
    /// may take `seconds` in all.
    package init(program: String, seconds: Double = Double(decoder_time)) {
        for _ in 0..<count { put(DecoderProcess(program: program, seconds: seconds)) }
    }

    deinit {
        for _ in 0..<count { _ = take() }
        g_async_queue_unref(idle)
    }

    func take() -> DecoderProcess {
        Unmanaged.fromOpaque(g_async_queue_pop(idle)!).takeRetainedValue()
    }

    /// Puts a process at the front, since those that have not been started are at the end.
    func put(_ process: DecoderProcess) {
        g_async_queue_push_front(idle, Unmanaged.passRetained(process).toOpaque())
    }
}

/// Pictures of the same origin, such as those of a deck, that are decoded one after the other. They share a process, which
/// the pictures before one may have taken over. One thread at a time uses it.
package nonisolated final class PictureBatch {
    private let decoder: PictureDecoder
    private let process: DecoderProcess

    /// Creates a batch. The call blocks until a process is idle.
    package convenience init() { self.init(of: .shared) }

    init(of decoder: PictureDecoder) { (self.decoder, process) = (decoder, decoder.take()) }

    deinit {
        process.finish()
        decoder.put(process)
    }

    /// Decodes the bytes of a picture file. A larger picture is scaled down so that its longer side has `longestSide`
    /// pixels, and, if `enlargesDrawings` is true, a smaller SVG drawing is scaled up. The call blocks.
    func decode(
        _ bytes: OpaquePointer, longestSide: Int, enlargesDrawings: Bool
    ) throws(PictureError) -> UserPicture {
        var count: gsize = 0
        let start = g_bytes_get_data(bytes, &count)
        let request = decoder_request(
            count: Int64(count), longest_side: Int32(longestSide), most_pixels: Int32(UserPicture.maxPixels),
            enlarges_drawings: enlargesDrawings ? 1 : 0)
        // The process may have ended after an earlier picture.
        for _ in 0..<2 {
            let file = UnsafeRawBufferPointer(start: start, count: Int(count))
            if let picture = try process.decode(file, request) { return picture }
        }
        throw .noDecoder
    }
}

/// A process of `peekaboard-decoder`, and the one that it has started to decode pictures. One thread at a time uses it.
nonisolated final class DecoderProcess {
    private let program: String
    private let seconds: Double
    /// The ID of the process; negative if it is not running.
    private var process: pid_t = -1
    private var link: Int32 = -1
    /// The socket of the process that decodes; negative if there is none.
    private var socket: Int32 = -1

    init(program: String, seconds: Double) { (self.program, self.seconds) = (program, seconds) }

    deinit { stop() }

    /// Decodes a file. Returns `nil` if a process that was idle had ended.
    func decode(_ file: UnsafeRawBufferPointer, _ request: decoder_request) throws(PictureError) -> UserPicture? {
        if process < 0 { start() }
        guard process >= 0 else { throw .noDecoder }
        let isNew = socket < 0
        if isNew { socket = decoder_open(link, decoder_pictures) }
        let deadline = now() + seconds
        if socket >= 0, withUnsafeBytes(of: request, { send($0, until: deadline) }), send(file, until: deadline),
            let answer = answer(to: request, from: socket, until: deadline)
        {
            return try answer.get()
        }
        guard let status = end(until: deadline) else {
            if now() < deadline { return nil }
            throw .tooSlow
        }
        if status & 0x7F == SIGXCPU { throw .tooSlow }
        if status < 0 || status >> 8 == Int32(decoder_unrestricted) { throw .noDecoder }
        if isNew { throw .damaged }
        return nil
    }

    /// Decodes a sound file in a process of its own.
    func decodeSound(_ file: UnsafeRawBufferPointer, mostSamples: Int) throws(SoundError) -> DecodedSound {
        let wasIdle = process >= 0
        if !wasIdle { start() }
        guard process >= 0 else { throw .noDecoder }
        socket = decoder_open(link, decoder_sound)
        let deadline = now() + seconds
        let request = decoder_sound_request(count: Int64(file.count), most_samples: Int64(mostSamples))
        let isSent =
            socket >= 0 && withUnsafeBytes(of: request) { send($0, until: deadline) } && send(file, until: deadline)
        let sound = isSent ? receiveSound(from: socket, mostSamples: mostSamples, until: deadline) : nil
        let status = end(until: deadline)
        if let sound { return try sound.get() }
        guard let status else {
            if now() >= deadline { throw .tooSlow }
            guard wasIdle else { throw .noDecoder }
            // It had ended.
            return try decodeSound(file, mostSamples: mostSamples)
        }
        if status & 0x7F == SIGXCPU { throw .tooSlow }
        throw status < 0 || status >> 8 == Int32(decoder_unrestricted) ? .noDecoder : .damaged
    }

    /// Receives a sound. Nothing of it is believed. Returns `nil` for what is no answer.
    func receiveSound(
        from socket: Int32, mostSamples: Int, until deadline: Double
    ) -> Result<DecodedSound, SoundError>? {
        var answer = decoder_sound_answer()
        guard read(&answer, MemoryLayout.size(ofValue: answer), from: socket, until: deadline) else { return nil }
        switch UInt32(bitPattern: answer.verdict) {
        case decoder_done.rawValue: break
        case decoder_unknown_kind.rawValue: return .failure(.unknownKind)
        case decoder_no_library.rawValue: return .failure(.noLibrary)
        default: return nil
        }
        guard (1...Int32(decoder_channels)).contains(answer.channels),
            DecodedSound.sampleRates.contains(Int(answer.sample_rate))
        else { return nil }
        var samples: [Int16] = []
        var block = [Int16](repeating: 0, count: Int(decoder_block))
        while true {
            var count: Int32 = 0
            guard read(&count, MemoryLayout.size(ofValue: count), from: socket, until: deadline) else { return nil }
            if count < 0 { return .failure(.tooLong) }
            guard count > 0 else { break }
            guard count <= decoder_block, samples.count + Int(count) <= mostSamples, count % answer.channels == 0,
                block.withUnsafeMutableBytes({
                    read($0.baseAddress!, Int(count) * MemoryLayout<Int16>.size, from: socket, until: deadline)
                })
            else { return nil }
            samples += block[..<Int(count)]
        }
        let (channels, rate) = (Int(answer.channels), Int(answer.sample_rate))
        return samples.isEmpty
            ? .failure(.damaged) : .success(DecodedSound(samples: samples, channels: channels, sampleRate: rate))
    }

    /// Ends the process that decodes, if there is one, so that it does not get files of another origin.
    func finish() {
        if socket >= 0 { _ = end(until: now() + seconds) }
    }

    /// Ends the process that decodes, and returns its status. If that fails, the decoder is stopped.
    private func end(until deadline: Double) -> Int32? {
        // If the process waits or writes, it ends.
        if socket >= 0 { close(socket) }
        var status: Int32 = 0
        if socket < 0 || !read(&status, MemoryLayout.size(ofValue: status), from: link, until: deadline) { stop() }
        socket = -1
        return process < 0 ? nil : status
    }

    /// Receives a picture. The process that sends it may have been taken over, so nothing is believed. Returns `nil` for what
    /// is no answer.
    func answer(
        to request: decoder_request, from socket: Int32, until deadline: Double
    ) -> Result<UserPicture, PictureError>? {
        var answer = decoder_answer()
        guard read(&answer, MemoryLayout.size(ofValue: answer), from: socket, until: deadline) else { return nil }
        switch UInt32(bitPattern: answer.verdict) {
        case decoder_done.rawValue: break
        case decoder_too_many_pixels.rawValue: return .failure(.tooManyPixels)
        case decoder_unknown_kind.rawValue: return .failure(.unknownKind)
        case decoder_damaged.rawValue: return .failure(.damaged)
        default: return nil
        }
        let (sides, naturalSides) = (1...request.longest_side, 1...request.most_pixels)
        guard sides.contains(answer.width), sides.contains(answer.height), naturalSides.contains(answer.natural_width),
            naturalSides.contains(answer.natural_height),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, answer.width, answer.height)
        else { return nil }
        let picture = UserPicture(
            owning: surface,
            naturalSize: Size(width: Double(answer.natural_width), height: Double(answer.natural_height)))
        let count = Int(answer.width) * Int(answer.height) * MemoryLayout<UInt32>.size
        guard let pixels = cairo_image_surface_get_data(surface), read(pixels, count, from: socket, until: deadline)
        else { return nil }
        cairo_surface_mark_dirty(surface)
        return .success(picture)
    }

    private func send(_ bytes: UnsafeRawBufferPointer, until deadline: Double) -> Bool {
        transfer(bytes.count, POLLOUT, of: socket, until: deadline) {
            Glibc.send(socket, bytes.baseAddress! + $0, $1, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        }
    }

    private func read(
        _ target: UnsafeMutableRawPointer, _ count: Int, from descriptor: Int32, until deadline: Double
    ) -> Bool {
        transfer(count, POLLIN, of: descriptor, until: deadline) { Glibc.read(descriptor, target + $0, $1) }
    }

    /// Transfers `count` bytes in steps, which get the number of bytes before and the maximum of them. Returns false if the
    /// other end is closed, or if it is too late.
    private func transfer(
        _ count: Int, _ event: Int32, of descriptor: Int32, until deadline: Double, step: (Int, Int) -> Int
    ) -> Bool {
        var done = 0
        while done < count {
            let left = deadline - now()
            guard left > 0 else { return false }
            var wait = pollfd(fd: descriptor, events: Int16(event), revents: 0)
            guard poll(&wait, 1, Int32((left * 1000).rounded(.up))) > 0 else { continue }
            let more = step(done, count - done)
            if more < 0, errno == EINTR || errno == EAGAIN { continue }
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

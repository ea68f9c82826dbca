// SPDX-License-Identifier: GPL-3.0-or-later
import AVFoundation
import Glibc
import ViewKit

/// A folder with a sound of one second, and with a text.
final class SoundFolder {
    let sound: URL
    let text: URL
    let bytes: Data
    private let path: String

    init() {
        var template = Array("/tmp/player-XXXXXX".utf8CString)
        path = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
        (sound, text) = (URL(fileURLWithPath: "\(path)/tone.wav"), URL(fileURLWithPath: "\(path)/note.txt"))
        // One channel, 1000 bytes a second.
        let format: [UInt8] = [1, 0, 1, 0, 0xE8, 3, 0, 0, 0xE8, 3, 0, 0, 1, 0, 8, 0]
        bytes = Data(
            Array("RIFF----WAVEfmt ".utf8) + [16, 0, 0, 0] + format + Array("data".utf8) + [0xE8, 3, 0, 0]
                + [UInt8](repeating: 128, count: 1000))
        _ = FileManager.default.createFile(atPath: sound.path, contents: bytes)
        _ = FileManager.default.createFile(atPath: text.path, contents: Data("words".utf8))
    }

    isolated deinit { try? FileManager.default.removeItem(atPath: path) }
}

extension PageTime {
    /// Runs a number of steps.
    func run(steps count: Int) { for _ in 0..<count { run(step + 1) } }
}

import CGtk
import Glibc
import GtkKit

/// Plays the sounds of a deck that is being edited, from files in a temporary folder.
final class DraftSounds {
    private let player: SoundPlayer
    private var folder: String?
    private var files: [String: [UInt8]] = [:]

    init(player: SoundPlayer) { self.player = player }

    /// Plays a sound.
    func play(_ bytes: [UInt8], named name: String) {
        guard let path = path(of: name) else { return }
        if files[name] != bytes {
            let isWritten = bytes.withUnsafeBytes {
                g_file_set_contents(path, $0.baseAddress?.assumingMemoryBound(to: CChar.self), gssize($0.count), nil)
                    != 0
            }
            guard isWritten else { return }
            files[name] = bytes
        }
        player.play(file: path)
    }

    /// Returns the path of a file in the temporary folder; `nil` if there is no folder.
    func path(of name: String) -> String? {
        if folder == nil, let made = g_dir_make_tmp("peekaboard-XXXXXX", nil) {
            defer { g_free(made) }
            folder = String(cString: made)
        }
        return folder.map { "\($0)/\(name)" }
    }

    /// Plays a file that another object has written to the temporary folder.
    func play(fileNamed name: String) {
        if let path = path(of: name) { player.play(file: path) }
    }

    /// Deletes a file at the end that another object writes to the temporary folder.
    func addPath(of name: String) { files[name] = [] }

    /// Deletes all files.
    func end() {
        guard let folder else { return }
        for name in files.keys { unlink("\(folder)/\(name)") }
        rmdir(folder)
        self.folder = nil
        files = [:]
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Files
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
            // The earlier file may still be playing.
            Disk.remove(path)
            guard Disk.create(bytes, at: path) else { return }
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

    /// Expects that another object writes a file to the temporary folder.
    func expectFile(named name: String) { files[name] = nil }

    /// Deletes all files.
    func end() {
        if let folder { Disk.remove(folder) }
        folder = nil
        files = [:]
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Scene

/// A sound from the resources of the page or of the playground, or one of Peekaboard's own sounds.
@preconcurrency @MainActor public final class Sound {
    /// The path of a file, or the name of one of the program's sounds.
    private let source: String

    /// Finds a sound by name, with or without a file extension: first in the resources of the page or the playground
    /// (Ogg Vorbis or WAV), then among Peekaboard's own sounds. If there is none, returns `nil` and prints a message in
    /// the console.
    public init?(named name: String) {
        let page = PageContext.current
        if let path = page.resources.lazy.compactMap({ Self.path(of: name, in: $0) }).first {
            guard SoundFile.isPlayable(path) else {
                ConsoleLine(phrase("{file} is too large: the limit is 50 MB"), ["file": name]).write()
                return nil
            }
            source = FileURI.path(of: FileURI.of(path: path)) ?? path
        } else if let own = Self.ownSound(named: name, in: page.data) {
            source = own
        } else {
            ConsoleLine(
                // Translators: Resources is the name of a folder.
                phrase("No sound named “{name}” in Resources or among Peekaboard’s sounds"), ["name": name]
            ).write()
            return nil
        }
    }

    /// Plays the sound, unless the user has turned sounds off. Sounds are silent while the page repeats what happened
    /// before it was saved.
    public func play() { PageContext.current.playSound(source) }

    private static func path(of name: String, in folder: String) -> String? {
        let isComplete = SoundFile.endings.contains { name.lowercased().hasSuffix($0) }
        let names = (isComplete ? [name] : []) + SoundFile.endings.map { name + $0 }
        return names.lazy.map { "\(folder)/\($0)" }.first { FileKind(of: $0) == .file && isReadable($0) }
    }

    private static func ownSound(named name: String, in data: String) -> String? {
        let name = name.hasSuffix(".wav") ? String(name.dropLast(4)) : name
        guard !name.isEmpty, !name.contains("/") else { return nil }
        return FileKind(of: "\(data)/sounds/\(name).wav") == .file ? name : nil
    }
}

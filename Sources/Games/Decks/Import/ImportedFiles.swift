// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// The files that a table refers to. Each is read once.
struct ImportedFiles<System: FileSystem> {
    /// What a file is used for.
    enum Kind { case picture, sound }

    /// The contents of the files that can be used, by name.
    private(set) var contents: [String: [UInt8]] = [:]
    private var kinds: [String: Kind] = [:]
    private var problems: [String: TableImport.RowProblem.Reason] = [:]
    private var totalBytes = 0
    private let folder: String?
    private let fileSystem: System

    init(folder: String?, fileSystem: System) {
        self.folder = folder
        self.fileSystem = fileSystem
    }

    /// Reads a file. Returns its name, or `nil` if it cannot be used, after calling `report` with the reason.
    mutating func add(
        _ name: String, as kind: Kind, orElse report: (TableImport.RowProblem.Reason) -> Void
    ) -> String? {
        if contents[name] == nil, problems[name] == nil { read(name, as: kind) }
        let problem = problems[name] ?? (kinds[name] == kind ? nil : .unusableFile(name))
        if let problem { report(problem) }
        return problem == nil ? name : nil
    }

    private mutating func read(_ name: String, as kind: Kind) {
        // A name with a path could refer to a file that is not part of the export.
        guard let folder, DeckDocument.isFileName(name),
            let bytes = fileSystem.contents(of: FileURI.of(name, in: folder), limit: SoundFile.maxBytes)
        else { return problems[name] = .missingFile(name) }
        let isUsable =
            switch kind {
            case .picture: PictureFile.size(in: bytes) != nil
            case .sound: SoundFile.duration(in: bytes).map { $0 <= DeckLimits.soundSeconds } ?? false
            }
        guard isUsable, contents.count + 1 < DeckLimits.archive.files,
            totalBytes + bytes.count <= DeckLimits.archive.bytes - DeckLimits.descriptionBytes
        else {
            return problems[name] = .unusableFile(name)
        }
        contents[name] = bytes
        kinds[name] = kind
        totalBytes += bytes.count
    }
}

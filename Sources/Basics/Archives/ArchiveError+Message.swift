// SPDX-License-Identifier: GPL-3.0-or-later
import Localization

extension ArchiveError {
    /// What is wrong, as the end of a message about the file.
    package var problem: String {
        switch self {
        case .notAnArchive: translated("it isn’t a zip file")
        case .damaged: translated("the file is damaged or incomplete")
        case .encrypted: translated("the file is protected by a password")
        case .unsafePath: translated("it contains a file with an unsafe name")
        case .specialFile(let name): filled(translated("“{name}” is not a regular file"), ["name": name])
        case .duplicate(let name): filled(translated("it contains “{name}” twice"), ["name": name])
        case .tooManyFiles: translated("it contains more than 2,000 files")
        case .tooLarge: translated("it is larger than 200 MB")
        case .tooDense: translated("it is compressed too strongly")
        case .unavailable: missingLibrary("libarchive")
        }
    }
}

/// Returns the message that a library is not installed.
package func missingLibrary(_ name: String) -> String {
    // Translators: {name} is the name of a software library.
    filled(translated("the {name} library is not installed"), ["name": name])
}

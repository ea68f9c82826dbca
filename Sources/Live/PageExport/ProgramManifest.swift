// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Localization
import PageSource

/// The file `program.ini` of an exported program, a key file. It is beside the program's module, too.
package struct ProgramManifest: Equatable, Sendable {
    /// A reason why there is no manifest.
    package enum ReadError: Error, Equatable, Sendable {
        /// The file cannot be read.
        case unreadable(String)
        /// The file has no valid value for a key.
        case invalid(String, key: String)

        /// The message for the user.
        package var message: String {
            switch self {
            case .unreadable(let file): filled(translated("Could not read {file}"), ["file": file])
            case .invalid(let file, let key):
                // Translators: {name} is the name of a value in a file, such as SwiftVersion.
                filled(translated("{file} has no valid value for {name}"), ["file": file, "name": key])
            }
        }
    }

    /// The name of the file.
    package static let fileName = "program.ini"

    /// What the user has said about the program.
    package var description: ProgramDescription
    /// The version of the compiler, such as `6.3.1`. No other version can use the module.
    package var swiftVersion: String
    /// The device whose size the page had, and with about whose shape the window opens.
    package var device: String
    /// The path of the page's file, relative to the folder of the manifest.
    package var page: String

    /// Creates a manifest.
    package init(_ description: ProgramDescription, swiftVersion: String, device: String, page: String) {
        (self.description, self.swiftVersion, self.device, self.page) = (description, swiftVersion, device, page)
    }

    /// Reads the manifest in a folder.
    package init(in folder: String) throws(ReadError) {
        let path = "\(folder)/\(Self.fileName)"
        guard let text = Disk.text(of: path) else { throw .unreadable(path) }
        try self.init(text, of: path)
    }

    init(_ text: String, of path: String) throws(ReadError) {
        let values = KeyFile(text).groups["Program"] ?? [:]
        func value(_ key: String) throws(ReadError) -> String {
            guard let value = values[key], !value.isEmpty else { throw .invalid(path, key: key) }
            return value
        }
        guard let license = ProgramLicense(rawValue: try value("License")) else {
            throw .invalid(path, key: "License")
        }
        description = ProgramDescription(name: try value("Name"), id: try value("Id"), license: license)
        if description.problemOfName != nil { throw .invalid(path, key: "Name") }
        if description.problemOfID != nil { throw .invalid(path, key: "Id") }
        swiftVersion = try value("SwiftVersion")
        device = try value("Device")
        page = try value("Page")
    }

    /// The text of the file.
    package var text: String {
        let values = KeyFile(groups: [
            "Program": [
                "Name": description.name, "Id": description.id, "License": description.license.spdx,
                "SwiftVersion": swiftVersion, "Device": device, "Page": page,
            ]
        ])
        return values.text
    }
}

import Localization
import PageSource

extension Build.PreparationError {
    /// The message for the user.
    package var message: String {
        switch self {
        case .unreadable(let file): filled(translated("Could not read {file}"), ["file": file])
        case .outside(let file):
            filled(translated("{file} is a link to a file outside of the playground"), ["file": file])
        case .unwritable(let folder):
            filled(
                translated("Could not write to {folder}: check the free space and the folder’s permissions"),
                ["folder": folder])
        }
    }
}

extension Diagnostic {
    /// The message, preceded by its location in the usual `file:line:column` format, with only the name of the file.
    package var message: String {
        let prefix = [file.map(displayName(ofPath:)), line.map(String.init), column.map(String.init)].compactMap { $0 }
            .joined(separator: ":")
        return (prefix.isEmpty ? "" : prefix + ": ") + "\(severity.rawValue): \(text)"
    }
}

extension UIKitHint {
    /// The message for the user.
    package var message: String {
        switch self {
        case .missingName:
            translated("The names of UIKit that a page can use are listed in the guide: press F1")
        case .ambiguousName:
            filled(
                // Translators: {import} is a line of Swift code.
                translated("UIKit and Foundation have names in common: import only what you need, such as “{import}”"),
                ["import": "import struct Foundation.Date"])
        }
    }
}

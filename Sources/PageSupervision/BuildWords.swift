import Pages
import Words

extension Build.Problem {
    /// The reason in words.
    var words: String {
        switch self {
        case .unreadable(let file): filled(translated("{file} cannot be read"), ["file": file])
        case .unwritable(let folder): filled(translated("Nothing can be written to {folder}"), ["folder": folder])
        }
    }
}

extension Diagnostic {
    /// What it says and of which line, as other programs write it too. The file's name alone tells it from its neighbours.
    var words: String {
        let place = [file.map(displayName(ofPath:)), line.map(String.init), column.map(String.init)].compactMap { $0 }
            .joined(separator: ":")
        return (place.isEmpty ? "" : place + ": ") + "\(severity.rawValue): \(text)"
    }
}

import GtkKit
import Store

extension Incident {
    /// What has happened to the saved games, in one line for the user.
    var words: String {
        switch self {
        case .setAside(.damaged, let path):
            filled(translated("The saved games were damaged; they are set aside as {file}"), ["file": path])
        case .setAside(.newer, let path):
            filled(
                translated("The saved games are of a newer version; they are set aside as {file}"), ["file": path])
        case .readOnly: translated("The saved games cannot be written: what is new is forgotten at the end")
        case .unavailable(let error):
            filled(translated("Games cannot be saved: {reason}"), ["reason": error.words])
        }
    }

    /// The same where settings cannot be kept either.
    var wordsWithSettings: String {
        guard case .unavailable(let error) = self else {
            return translated("Games and settings cannot be written: what is new is forgotten at the end")
        }
        return filled(translated("Games and settings cannot be saved: {reason}"), ["reason": error.words])
    }

    /// Whether nothing of the games of this run is kept.
    var isNothingKept: Bool {
        if case .setAside = self { false } else { true }
    }
}

extension StoreError {
    /// Why something could not be kept, in one line for the user.
    var words: String {
        switch self {
        // Translators: These are the reasons in “Games cannot be saved: {reason}” and “Games and settings cannot be saved: {reason}”.
        case .unusable: translated("the file of the saved games is damaged")
        case .notWritable: translated("the folder of the saved games cannot be written")
        case .diskFull: translated("the disk is full")
        case .busy: translated("another program keeps the saved games to itself")
        case .overtaken, .noGame: translated("another window plays this game too")
        case .failed(let reason): reason
        }
    }
}

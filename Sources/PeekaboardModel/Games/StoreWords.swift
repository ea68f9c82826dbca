import Store
import Words

extension Incident {
    /// What has happened to the saved games, in one line for the user. `keepsSettings` says whether settings are kept.
    public func words(keepsSettings: Bool) -> String {
        switch self {
        case .setAside(.damaged, let path):
            filled(translated("The saved games were damaged; they are set aside as {file}"), ["file": path])
        case .setAside(.newer, let path):
            filled(
                translated("The saved games are of a newer version; they are set aside as {file}"), ["file": path])
        case .readOnly where keepsSettings:
            translated("The saved games cannot be written: what is new is forgotten at the end")
        case .readOnly: translated("Games and settings cannot be written: what is new is forgotten at the end")
        case .unavailable(let error):
            error.wordsOfLoss(keepsSettings: keepsSettings)
        }
    }

    /// Whether its words say of the settings, too, that they are not kept.
    public var concernsSettings: Bool {
        switch self {
        case .setAside: false
        case .readOnly: true
        case .unavailable(let error): error.concernsSettings
        }
    }
}

extension StoreError {
    /// What cannot be kept, and why, in one line for the user. A home that cannot be written, or has no room, keeps no settings
    /// either.
    func wordsOfLoss(keepsSettings: Bool) -> String {
        let words =
            if concernsSettings, !keepsSettings {
                translated("Games and settings cannot be saved: {reason}")
            } else {
                translated("Games cannot be saved: {reason}")
            }
        return filled(words, ["reason": self.words])
    }

    /// Whether it can be the reason why settings are not kept either.
    var concernsSettings: Bool { self == .notWritable || self == .diskFull }

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

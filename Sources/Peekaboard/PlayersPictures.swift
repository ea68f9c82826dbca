import Boards
import GtkKit

/// The picture files of the player's that values of properties refer to, put on a shelf. They are read off the main thread.
struct PlayersPictures: PropertySources {
    let shelf: PictureShelf

    /// Has the picture that a value refers to on the shelf; any other value is ready.
    func read(_ value: PropertyValue, of property: LiveProperty, then body: @escaping (String?) -> Void) {
        guard case .picture(.own(let uri)) = value else { return body(nil) }
        shelf.load(uri: uri) { problem in body(problem?.words(file: displayName(ofURI: uri))) }
    }
}

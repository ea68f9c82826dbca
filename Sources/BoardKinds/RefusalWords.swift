import Boards
import Words

extension LiveProperty.Refusal {
    /// The reason in one line for the user.
    public var words: String { filled(translated(reason), values) }
}

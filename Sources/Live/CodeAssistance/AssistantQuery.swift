// SPDX-License-Identifier: GPL-3.0-or-later
import JSON

/// A question of the user to the language server. It is answered exactly once.
final class AssistantQuery {
    /// The kinds of questions. A new one replaces an unanswered one of the same kind.
    enum Kind: Hashable {
        case completion, correction, help, members, renaming, signature
    }

    private var answered: ((JSON?) -> Void)?
    private var cancelRequest: () -> Void = {}

    init(_ answered: @escaping (JSON?) -> Void) { self.answered = answered }

    /// Sends the question, unless it has been canceled.
    func send(_ method: String, _ parameters: JSON, to connection: ServerConnection) {
        guard answered != nil else { return }
        let id = connection.request(method, parameters) { [self] in answer($0) }
        cancelRequest = { [weak connection] in connection?.cancel(id) }
    }

    /// Answers the question. Later answers have no effect.
    func answer(_ json: JSON?) {
        let answered = answered
        (self.answered, cancelRequest) = (nil, {})
        answered?(json)
    }

    /// Cancels the question, which is answered with nothing.
    func cancel() {
        cancelRequest()
        answer(nil)
    }
}

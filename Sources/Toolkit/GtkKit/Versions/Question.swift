// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the dialog while it is presented.

import CGtk

/// A modal dialog that asks a question.
@MainActor package enum Question {
    /// An answer, which is a button of the dialog.
    package struct Response {
        /// What it means for the user's data.
        package enum Kind {
            case normal, suggested, destructive
        }

        let label: String
        let kind: Kind
        let body: @MainActor () -> Void

        /// Creates an answer. `body` is called when the user gives it.
        package init(_ label: String, _ kind: Kind = .normal, _ body: @escaping @MainActor () -> Void) {
            self.label = label
            self.kind = kind
            self.body = body
        }
    }

    /// Asks a question. `answers` are from left to right, after Cancel.
    package static func ask(heading: String, text: String, answers: [Response], over parent: Widget) {
        let dialog = Widget(window: peekaboard_question_new(heading, text)!)
        // Translators: A verb, on a button of a question.
        peekaboard_question_add(dialog.pointer, "cancel", translated("_Cancel"), 0, 0)
        for (index, answer) in answers.enumerated() {
            peekaboard_question_add(
                dialog.pointer, "\(index)", answer.label, answer.kind == .suggested ? 1 : 0,
                answer.kind == .destructive ? 1 : 0)
        }
        dialog.onText("response") { response in
            if let index = Int(response), answers.indices.contains(index) { answers[index].body() }
        }
        peekaboard_dialog_present(dialog.pointer, parent.pointer, nil)
    }
}

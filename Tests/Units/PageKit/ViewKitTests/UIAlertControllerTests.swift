// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIAlertController: its buttons, text fields, and keys.
@Suite(.serialized) struct UIAlertControllerTests {
    private let page = UIViewController()

    private func onStage(
        _ style: UIAlertController.Style = .alert, _ body: (UIAlertController, ControllerStage) throws -> Void
    ) rethrows {
        let stage = ControllerStage(page)
        defer { stage.close() }
        try body(UIAlertController(title: "Title", message: "Text", preferredStyle: style), stage)
    }

    @Test func handlersAreCalledAfterTheDismissal() {
        onStage { alert, stage in
            var pressed: [String] = []
            alert.addAction(
                UIAlertAction(title: "OK", style: .default) { [page] action in
                    pressed.append(action.title! + (page.presentedViewController == nil ? " after" : " before"))
                })
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            page.present(alert, animated: true)
            stage.wait()
            #expect(stage.elements == ["Title", "Text", "Cancel", "OK"])
            stage.activate("OK")
            #expect(pressed.isEmpty)
            stage.activate("OK")
            stage.wait()
            #expect(pressed == ["OK after"] && stage.elements == [])
        }
    }

    @Test func theNextAlertCanBePresentedByAHandler() {
        onStage { alert, stage in
            let next = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "OK", style: .default) { [page] _ in page.present(next, animated: true) })
            page.present(alert, animated: true)
            stage.wait()
            stage.activate("OK")
            stage.wait()
            #expect(stage.elements == ["Next"])
        }
    }

    @Test func twoShortButtonsAreSideBySide() {
        onStage { alert, stage in
            for (title, style) in [("OK", UIAlertAction.Style.default), ("No", .cancel)] {
                alert.addAction(UIAlertAction(title: title, style: style))
            }
            page.present(alert, animated: false)
            stage.steps(1)
            let frames = stage.views.suffix(2).map { $0.convert($0.bounds, to: nil) }
            #expect(frames.map(\.minX) == [65, 200] && frames.map(\.width) == [135, 135])
            alert.addAction(UIAlertAction(title: "More", style: .destructive))
            stage.steps(1)
            #expect(stage.elements == ["Title", "Text", "OK", "More", "No"])
            let stacked = stage.views.suffix(3).map { $0.convert($0.bounds, to: nil) }
            #expect(stacked.allSatisfy { $0.width == 270 && $0.height == 44 })
        }
    }

    @Test func aDisabledActionCannotBePressed() {
        onStage { alert, stage in
            var count = 0
            let action = UIAlertAction(title: "OK", style: .default) { _ in count += 1 }
            action.isEnabled = false
            alert.addAction(action)
            page.present(alert, animated: false)
            stage.steps(1)
            stage.activate("OK")
            stage.wait()
            #expect(count == 0 && page.presentedViewController === alert)
            action.isEnabled = true
            stage.steps(1)
            stage.activate("OK")
            stage.wait()
            #expect(count == 1)
        }
    }

    @Test func escapePressesCancel() {
        onStage { alert, stage in
            var pressed: [String] = []
            for (title, style) in [("OK", UIAlertAction.Style.default), ("Cancel", .cancel)] {
                alert.addAction(UIAlertAction(title: title, style: style) { pressed.append($0.title!) })
            }
            page.present(alert, animated: false)
            #expect(PageContext.current.window.escape())
            stage.wait()
            #expect(pressed == ["Cancel"] && page.presentedViewController == nil)
        }
    }

    @Test func escapeKeepsAnAlertWithoutCancel() {
        onStage { alert, stage in
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            page.present(alert, animated: false)
            #expect(PageContext.current.window.escape())
            stage.wait()
            #expect(page.presentedViewController === alert)
        }
    }

    @Test func returnInAFieldPressesThePreferredAction() {
        onStage { alert, stage in
            var pressed: [String] = []
            for title in ["Save", "Skip"] {
                alert.addAction(UIAlertAction(title: title, style: .default) { pressed.append($0.title!) })
            }
            alert.preferredAction = alert.actions[1]
            alert.addTextField { $0.placeholder = "Name" }
            alert.addTextField { $0.placeholder = "Place" }
            page.present(alert, animated: false)
            stage.steps(1)
            let fields = alert.textFields!
            #expect(stage.elements == ["Title", "Text", "Name", "Place", "Save", "Skip"] && fields[0].isFirstResponder)
            fields[0].perform(.submit)
            #expect(fields[1].isFirstResponder && pressed.isEmpty)
            fields[1].perform(.edit("Home"))
            fields[1].perform(.submit)
            stage.wait()
            #expect(pressed == ["Skip"] && fields[1].text == "Home" && !fields[1].isFirstResponder)
        }
    }

    @Test func theFocusBeginsWithThePreferredAction() {
        onStage { alert, stage in
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            page.view.addSubview(button)
            for title in ["One", "Two"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
            alert.preferredAction = alert.actions[1]
            stage.steps(1)
            page.present(alert, animated: true)
            stage.steps(1)
            #expect(PageContext.current.window.element(insteadOf: button.nodeID)?.accessibilityLabel == "Two")
        }
    }

    @Test func theTextIsRead() {
        onStage { alert, _ in
            let context = PageContext.current
            let announce = context.announce
            var said: [String] = []
            context.announce = { said.append($0) }
            defer { context.announce = announce }
            page.present(alert, animated: false)
            alert.dismiss(animated: false)
            alert.title = "Sure?"
            page.present(alert, animated: false)
            #expect(said == ["Title. Text", "Sure? Text"])
        }
    }

    @Test func anActionSheetIsAtTheBottom() {
        onStage(.actionSheet) { sheet, stage in
            for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
                sheet.addAction(UIAlertAction(title: title, style: style))
            }
            sheet.popoverPresentationController?.sourceView = page.view
            page.present(sheet, animated: false)
            stage.steps(1)
            let frames = stage.views.suffix(2).map { $0.convert($0.bounds, to: nil) }
            #expect(frames.map(\.maxY) == [527, 592] && frames.map(\.height) == [57, 57])
            // A tap beside it cancels.
            let now = PageContext.current.time.seconds
            for phase in [Touch.Phase.began, .ended] {
                PageContext.current.touches.dispatch(
                    Touch(id: 1, phase, at: Point(x: 200, y: 20), time: now, by: .finger), at: now)
            }
            stage.wait()
            #expect(page.presentedViewController == nil)
        }
    }

    @Test func textsOfFieldsBehindAnAlertAreShown() {
        onStage { alert, stage in
            let (field, secret) = (UITextField(), UITextField())
            let notes = UITextView(frame: CGRect(x: 10, y: 100, width: 110, height: 100))
            field.frame = CGRect(x: 10, y: 10, width: 100, height: 34)
            secret.frame = CGRect(x: 10, y: 50, width: 100, height: 34)
            (field.text, field.borderStyle) = ("Ada", .roundedRect)
            (secret.text, secret.isSecureTextEntry) = ("abc", true)
            notes.text = "a\nb"
            for view in [field, secret, notes] { page.view.addSubview(view) }
            /// Returns the texts that are shown as texts, with the sizes of their nodes.
            @MainActor func texts() -> [String: CGRect] {
                let tree = PageContext.current.window.tree
                var texts: [String: CGRect] = [:]
                for node in tree.numbers.compactMap({ tree[NodeID(number: $0)] }) {
                    if !node.isHidden, case .text(let text) = node.content {
                        texts[text.string] = CGRect(center: node.center, size: node.bounds.size)
                    }
                }
                return texts
            }
            stage.steps(1)
            #expect(texts().isEmpty, "the window has fields")
            page.present(alert, animated: false)
            stage.steps(1)
            #expect(texts()["Ada"] == CGRect(x: 10, y: 10, width: 100, height: 34), "the border is where it was")
            #expect(texts()["•••"]?.size == CGSize(width: 100, height: 34))
            #expect(texts()["a\nb"]?.origin == CGPoint(x: 5, y: 8) && texts()["a\nb"]?.height ?? 84 < 40)
            page.dismiss(animated: false)
            stage.steps(1)
            #expect(texts().isEmpty)
        }
    }
}

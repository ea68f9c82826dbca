// SPDX-License-Identifier: GPL-3.0-or-later
// The controller owns its menu, and what it does for a chosen action. It refers weakly to the view that opened it.

/// Shows a menu beside the view that opened it.
final class MenuController: UIViewController {
    /// The menus that have been opened, each inside the one before.
    private(set) var path: [UIMenu]
    private weak var anchor: UIView?
    private let sender: AnyObject
    private let chosen: (UIAction) -> Void

    private init(_ menu: UIMenu, _ anchor: UIView, _ sender: AnyObject, _ chosen: @escaping (UIAction) -> Void) {
        (path, self.anchor, self.sender, self.chosen) = ([menu], anchor, sender, chosen)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a menu beside a view. After an action was chosen, it runs for a sender.
    static func show(
        _ menu: UIMenu, at anchor: UIView, sender: AnyObject, chosen: @escaping (UIAction) -> Void = { _ in }
    ) {
        MenuController(menu, anchor, sender, chosen).show(for: anchor)
    }

    override var presentationStyle: Presentation.Style { .menu }

    override func loadView() {
        let panel = MenuPanel(self)
        view = panel
        panel.show(path)
    }

    override var firstFocus: UIView? { (view as? MenuPanel)?.rows.first { $0.isSelected } }

    /// Where the menu was opened, in a view.
    func anchorFrame(in view: UIView) -> CGRect? { anchor.map { $0.convert($0.bounds, to: view) } }

    /// Opens a menu inside the present one, or goes back to that.
    func open(_ menu: UIMenu) {
        if menu === path.last, path.count > 1 { path.removeLast() } else { path.append(menu) }
        (view as? MenuPanel)?.show(path)
        UIAccessibility.post(notification: .layoutChanged, argument: (view as? MenuPanel)?.rows.first)
    }

    /// Runs an action, and closes the menu unless it stays open.
    func choose(_ action: UIAction) {
        guard !action.attributes.contains(.disabled), !isBeingDismissed else { return }
        let isSingle = (sender as? UIButton)?.changesSelectionAsPrimaryAction ?? false
        path[0].select(action, isSingle: isSingle)
        let run = { [sender, chosen] in
            chosen(action)
            action.run(for: sender)
        }
        if action.attributes.contains(.keepsMenuPresented) {
            run()
            (view as? MenuPanel)?.show(path)
        } else {
            ownPresentation?.end(animated: true, completion: run)
        }
    }

    /// Closes the menu. Returns true, because nothing else is to be dismissed.
    override func escape() -> Bool {
        ownPresentation?.end(animated: true, completion: nil)
        return true
    }
}

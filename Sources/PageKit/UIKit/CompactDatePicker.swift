// SPDX-License-Identifier: GPL-3.0-or-later
// A date picker owns its button, which owns the columns while they are not shown. A sheet is owned by its presentation.

import ViewKit

/// The button of a compact date picker, which opens a sheet with the columns.
final class CompactDateButton: UIButton {
    private let columns: UIView
    private let columnSize: CGSize
    private weak var sheet: UIViewController?

    init(_ columns: UIView, size: CGSize) {
        (self.columns, columnSize) = (columns, size)
        super.init(frame: .zero)
        var look = Configuration.gray()
        look.baseForegroundColor = .label
        configuration = look
        addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// What the button shows.
    var text: String {
        get { configuration?.title ?? "" }
        set { configuration?.title = newValue }
    }

    private func open() {
        let content = ColumnController(columns)
        let sheet = UINavigationController(rootViewController: content)
        let done = UIAction { [weak self] _ in self?.close() }
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
        // Below the bar, with a margin.
        let height = columnSize.height + 60
        sheet.modalPresentationStyle = .formSheet
        sheet.preferredContentSize = CGSize(width: columnSize.width, height: height)
        sheet.sheetPresentationController?.detents = [.custom { _ in height }]
        self.sheet = sheet
        sheet.show(for: self)
    }

    /// Closes the sheet.
    func close() { sheet?.dismiss(animated: true) }
}

/// Shows the columns of a date picker below its bar.
private final class ColumnController: UIViewController {
    private let columns: UIView

    init(_ columns: UIView) {
        self.columns = columns
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(columns)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        columns.frame = view.bounds.inset(by: view.safeAreaInsets)
    }
}

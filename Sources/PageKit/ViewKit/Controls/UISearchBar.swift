// SPDX-License-Identifier: GPL-3.0-or-later
// A search bar refers weakly to its delegate. The text field is a widget above what is drawn, so the buttons are beside it.

import Scene

/// Hears of what the user does in a search bar. All methods have defaults.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
    /// Returns whether the text may be edited.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when the user begins to edit the text.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns whether the page may end the edits with `resignFirstResponder()`.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when the text is no longer edited.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called when the user has changed or cleared the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Called when the user has pressed Return.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user has pressed the button that cancels.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user has chosen another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Returns `true`.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Returns `true`.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// The text field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

/// A field for what is searched, with buttons to clear it and to cancel, and with scopes below.
@preconcurrency @MainActor open class UISearchBar: UIView {
    /// How a search bar stands out.
    nonisolated public enum Style: Int, Sendable {
        /// It has the background of a bar.
        case `default`
        /// It has no background.
        case prominent, minimal
    }

    private static let (height, scopeHeight, margin, fieldHeight): (CGFloat, CGFloat, CGFloat, CGFloat) =
        (56, 44, 8, 36)

    /// What hears of the user’s actions.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The text field.
    public let searchTextField = UISearchTextField()
    /// The text. The delegate does not hear of what a page sets.
    open var text: String? {
        get { searchTextField.text }
        set {
            searchTextField.text = newValue
            setNeedsLayout()
        }
    }
    /// What is shown while there is no text.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// Whether there is a button that cancels.
    open var showsCancelButton = false { didSet { setNeedsLayout() } }
    /// How the bar stands out.
    open var searchBarStyle = Style.default { didSet { setNeedsLayout() } }
    /// The color of the background; `nil` for that of bars.
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// Whether something is seen through the bar. It has no effect.
    open var isTranslucent = true
    /// The titles of the scopes; `nil` for none.
    open var scopeButtonTitles: [String]? {
        didSet { if scopeButtonTitles != oldValue { makeScopes() } }
    }
    /// Whether the scopes are shown.
    open var showsScopeBar = false {
        didSet {
            setNeedsLayout()
            if showsScopeBar != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    /// The index of the scope that is chosen.
    open var selectedScopeButtonIndex: Int {
        get { scopes.map { max(0, $0.selectedSegmentIndex) } ?? 0 }
        set { scopes?.selectedSegmentIndex = newValue }
    }

    private let field = UIView.part(cornerRadius: 10)
    private let symbol = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    private let clearButton = UIButton(type: .custom)
    private let cancelButton = UIButton(type: .system)
    private var scopes: UISegmentedControl?
    private lazy var editing = SearchBarEditing(self)

    /// Creates a search bar with the given frame.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    /// Creates a search bar. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    private func addParts() {
        searchTextField.delegate = editing
        searchTextField.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
        clearButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        clearButton.tintColor = .systemGray
        clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        clearButton.accessibilityLabel = PageContext.current.translate(phrase("Clear"), [:])
        cancelButton.setTitle(PageContext.current.translate(phrase("Cancel"), [:]), for: .normal)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        for part in [field, symbol, searchTextField, clearButton, cancelButton] { addSubview(part) }
    }

    /// Shows or hides the button that cancels, visibly if wanted.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
        layOut(animated: animated)
    }

    // MARK: - Actions

    private func textChanged() {
        setNeedsLayout()
        delegate?.searchBar(self, textDidChange: text ?? "")
    }

    private func clear() {
        text = ""
        delegate?.searchBar(self, textDidChange: "")
    }

    private func cancel() { delegate?.searchBarCancelButtonClicked(self) }

    private func makeScopes() {
        scopes?.removeFromSuperview()
        scopes = scopeButtonTitles.map { UISegmentedControl(items: $0) }
        guard let scopes else { return }
        scopes.selectedSegmentIndex = 0
        scopes.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
            }, for: .valueChanged)
        addSubview(scopes)
        setNeedsLayout()
    }

    override open var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    /// Begins to edit the text.
    @discardableResult
    override open func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    /// Ends the edits of the text.
    @discardableResult
    override open func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    // MARK: - Layout

    private var neededHeight: CGFloat { Self.height + (showsScopeBar && scopes != nil ? Self.scopeHeight : 0) }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: neededHeight)
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: neededHeight) }

    override open func layoutSubviews() {
        super.layoutSubviews()
        backgroundColor = searchBarStyle == .default ? barTintColor ?? .secondarySystemBackground : .clear
        field.backgroundColor = .buttonFill
        symbol.tintColor = .systemGray
        let cancelWidth = showsCancelButton ? cancelButton.sizeThatFits(.zero).width + Self.margin : 0
        let width = max(0, bounds.width - 2 * Self.margin - cancelWidth)
        let middle = bounds.minY + Self.height / 2
        /// Places a part, given the distance of its beginning from that of the bar.
        func place(_ part: UIView, _ start: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            let left = readsRightToLeft ? bounds.maxX - start - width : bounds.minX + start
            part.frame = CGRect(x: left, y: middle - height / 2, width: width, height: height)
        }
        place(field, Self.margin, width, Self.fieldHeight)
        place(symbol, Self.margin + 8, 20, 20)
        place(searchTextField, Self.margin + 34, max(0, width - 34 - 36), Self.fieldHeight - 4)
        place(clearButton, Self.margin + max(0, width - 34), 28, 28)
        clearButton.isHidden = (text ?? "").isEmpty
        cancelButton.isHidden = !showsCancelButton
        place(
            cancelButton, bounds.width - Self.margin - max(0, cancelWidth - Self.margin), cancelWidth - Self.margin, 34)
        scopes?.isHidden = !showsScopeBar
        scopes?.frame = CGRect(
            x: bounds.minX + Self.margin, y: bounds.minY + Self.height + 4,
            width: max(0, bounds.width - 2 * Self.margin), height: 32)
    }
}

/// Passes what happens in the text field of a search bar to its delegate.
private final class SearchBarEditing: TextFieldDelegate {
    private weak var bar: UISearchBar?

    init(_ bar: UISearchBar) { self.bar = bar }

    private func ask(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
        guard let bar, let delegate = bar.delegate else { return true }
        return question(delegate, bar)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        ask { $0.searchBarShouldBeginEditing($1) }
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask { $0.searchBarShouldEndEditing($1) } }
    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        return true
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
// A picker refers weakly to its data source and its delegate.

import Scene

/// Knows how many columns and rows a picker has.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    /// Returns the number of columns.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows of a column.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Knows what the rows of a picker show, and hears which one is chosen. All methods have defaults.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    /// Returns the text of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the view of a row, instead of a text.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Returns the width of a column.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Returns the height of the rows of a column.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Called when the user has chosen a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns `nil`.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Returns a view for which the text of the row is shown.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIPickerView.noView }
    /// Returns 0, for which the columns share the width.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// Returns 0, for which the rows are as high as a text.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Columns of rows, of which the user chooses one in each.
@preconcurrency @MainActor open class UIPickerView: UIView {
    private static let size = CGSize(width: 320, height: 216)
    /// The limit for the columns.
    private static let maxComponents = 20
    private static let (inset, gap, rowHeight): (CGFloat, CGFloat, CGFloat) = (9, 5, 32)
    /// What stands for the lack of a view.
    fileprivate static let noView = UIView()

    /// What knows the numbers of columns and rows.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
    /// What knows the rows, and hears which one is chosen.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }
    /// Whether the middle is marked. It always is.
    open var showsSelectionIndicator = true

    private let band = UIView.part(cornerRadius: 8)
    private var wheels: [PickerWheel] = []
    private var isLoaded = false

    /// Creates a picker. One without a size gets that of iOS.
    override public init(frame: CGRect) {
        let isEmpty = frame.width == 0 && frame.height == 0
        super.init(frame: isEmpty ? CGRect(origin: frame.origin, size: Self.size) : frame)
        addSubview(band)
    }

    /// Creates a picker. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        addSubview(band)
    }

    // MARK: - Content

    /// The number of columns.
    public var numberOfComponents: Int {
        load()
        return wheels.count
    }

    /// Returns the number of rows of a column.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

    /// Returns the size of the rows of a column.
    open func rowSize(forComponent component: Int) -> CGSize {
        layoutIfNeeded()
        return wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
    }

    /// Returns the view of a row that the delegate has made, or `nil` if it is not near the middle.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        wheel(component)?.view(ofRow: row).flatMap { $0.subviews.first }
    }

    /// Asks for all columns and rows again.
    open func reloadAllComponents() {
        isLoaded = true
        let count = max(0, min(dataSource?.numberOfComponents(in: self) ?? 0, Self.maxComponents))
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count { addWheel() }
        for component in wheels.indices { reloadComponent(component) }
        setNeedsLayout()
    }

    /// Asks for the rows of a column again.
    open func reloadComponent(_ component: Int) {
        guard let wheel = wheel(component) else { return }
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        wheel.reload(
            count: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
            rowHeight: height > 0 ? height : Self.rowHeight)
        setNeedsLayout()
    }

    private func setNeedsReload() {
        isLoaded = false
        setNeedsLayout()
    }

    private func load() { if !isLoaded { reloadAllComponents() } }

    private func wheel(_ component: Int) -> PickerWheel? {
        load()
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    private func addWheel() {
        let component = wheels.count
        let wheel = PickerWheel(
            makeRow: { [weak self] in self?.makeRow($0, component) ?? UIView() },
            title: { [weak self] row in
                self.flatMap { $0.delegate?.pickerView($0, titleForRow: row, forComponent: component) }
            },
            choose: { [weak self] row in
                guard let self else { return }
                delegate?.pickerView(self, didSelectRow: row, inComponent: component)
            })
        wheels.append(wheel)
        addSubview(wheel)
    }

    /// Returns a view with the view or the text of a row.
    private func makeRow(_ row: Int, _ component: Int) -> UIView {
        let outer = UIView()
        let given = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        guard let inner = given, inner !== Self.noView else {
            let label = UILabel()
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
            (label.font, label.textAlignment) = (.systemFont(ofSize: 21), .center)
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            label.frame = outer.bounds
            outer.addSubview(label)
            return outer
        }
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.frame = outer.bounds
        outer.addSubview(inner)
        return outer
    }

    // MARK: - Selection

    /// Returns the row of a column that is chosen, or -1 if there are none.
    open func selectedRow(inComponent component: Int) -> Int {
        wheel(component).map { $0.count > 0 ? $0.selected : -1 } ?? -1
    }

    /// Chooses a row of a column. The delegate does not hear of it.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let wheel = wheel(component) else { return }
        layoutIfNeeded()
        wheel.select(row, animated: animated)
    }

    // MARK: - Layout

    override open var intrinsicContentSize: CGSize { Self.size }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override open func layoutSubviews() {
        super.layoutSubviews()
        load()
        let height = wheels.map(\.rowHeight).max() ?? Self.rowHeight
        band.frame = CGRect(
            x: bounds.minX + Self.inset, y: bounds.midY - height / 2, width: max(0, bounds.width - 2 * Self.inset),
            height: height)
        band.backgroundColor = .buttonFill
        guard !wheels.isEmpty else { return }
        let room = bounds.width - 2 * Self.inset - Self.gap * CGFloat(wheels.count - 1)
        let given = wheels.indices.map { component in
            let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
            return width > 0 ? min(width, 10_000) : 0
        }
        let rest = max(0, room - given.reduce(0, +)) / CGFloat(max(1, given.count { $0 == 0 }))
        let widths = given.map { $0 > 0 ? $0 : rest }
        let total = widths.reduce(0, +) + Self.gap * CGFloat(wheels.count - 1)
        var x = bounds.midX - total / 2
        for component in readsRightToLeft ? wheels.indices.reversed() : Array(wheels.indices) {
            let (wheel, width) = (wheels[component], widths[component])
            wheel.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
            wheel.clipsToBounds = true
            wheel.resize()
            x += width + Self.gap
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension UIView {
    /// The views that screen readers can reach, in order: this view, or those in it. Views in an element are part of it.
    package var elements: [UIView] {
        var views: [UIView] = []
        addElements(to: &views)
        return views
    }

    /// The element that this view is, or is part of.
    package var element: UIView? {
        var (element, view): (UIView?, UIView?) = (nil, self)
        while let next = view {
            if next.accessibilityElementsHidden { return nil }
            if next.isAccessibilityElement { element = next }
            view = next.superview
        }
        return element
    }

    /// What screen readers present of the view.
    var nodeAccessibility: NodeAccessibility {
        let traits = accessibilityTraits
        return NodeAccessibility(
            role: role(traits), label: accessibilityLabel?.shown ?? "", value: accessibilityValue?.shown ?? "",
            hint: accessibilityHint?.shown ?? "", isEnabled: !traits.contains(.notEnabled),
            isSelected: traits.contains(.selected), actions: accessibilityCustomActions?.map(\.name.shown) ?? [])
    }

    /// What the view presents by itself. If it takes gestures, it is an element, unless there are others in it that take
    /// input; then it is only the ground below them. Its label is the text in it.
    var presentedByItself: AccessibilityDefaults {
        var defaults = accessibilityDefaults
        guard takesGestures, !defaults.isElement || defaults.label == nil else { return defaults }
        let inner = innerElements
        defaults.isElement =
            defaults.isElement || inner.allSatisfy { $0.role($0.accessibilityTraits).isInformation }
        let texts = inner.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
        defaults.label = defaults.label ?? (texts.isEmpty ? nil : texts.joined(separator: ", "))
        return defaults
    }

    private func role(_ traits: UIAccessibilityTraits) -> NodeAccessibility.Role {
        if let role = accessibilityDefaults.role { return role }
        if traits.contains(.adjustable) { return .adjustable }
        if traits.contains(.button) || takesGestures { return .button }
        if traits.contains(.header) { return .header }
        if traits.contains(.image) { return .image }
        return traits.contains(.staticText) ? .text : .button
    }

    private func addElements(to views: inout [UIView]) {
        guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return }
        let context = PageContext.current
        // Whether a view is an element depends on those in it. If they were determined again below it, each level of a
        // hierarchy would double the work.
        let isOutermost = context.innerElements == nil
        if isOutermost { context.innerElements = [:] }
        defer { if isOutermost { context.innerElements = nil } }
        if isAccessibilityElement { return views.append(self) }
        if takesGestures { return views += innerElements }
        for view in subviewsOfElements { view.addElements(to: &views) }
    }

    /// The elements in the view, if it is not one itself.
    var innerElements: [UIView] {
        let context = PageContext.current
        if let known = context.innerElements?[ObjectIdentifier(self)] { return known }
        var views: [UIView] = []
        for view in subviewsOfElements { view.addElements(to: &views) }
        context.innerElements?[ObjectIdentifier(self)] = views
        return views
    }
}

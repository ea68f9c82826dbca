// SPDX-License-Identifier: GPL-3.0-or-later
// The controller that is presented owns its sheet controller. The presentation listens to it while it is shown.

/// Decides about a sheet, and hears of its heights.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// Called when the user has chosen another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// What a height of a sheet depends on.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The environment of the area.
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height.
    var maximumDetentValue: CGFloat { get }
}

/// The heights of a sheet, and how it looks. In an area that is wider than 600 points, a sheet is in the middle, so that
/// its heights have no effect.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// The heights of the sheet, the smallest first.
    open var detents: [Detent] = [.large()] { didSet { changed() } }
    /// The height that the sheet has; the smallest one if there is none with the name.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { changed() } }
    }
    /// Whether there is a grip at the top.
    open var prefersGrabberVisible = false { didSet { changed() } }
    /// The largest height at which what is below can be used, and is not darkened; `nil` if there is none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
    /// The radius of the corners; `nil` for that of sheets.
    open var preferredCornerRadius: CGFloat? { didSet { changed() } }
    /// Whether the sheet becomes higher when the content is scrolled at its end; without effect.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet is at the bottom of an area that is not high; without effect.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether the width is that of the content in an area that is not high; without effect.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

    /// Called when the sheet has to be laid out again.
    var onChange: (() -> Void)?
    /// Whether changes are animated at present.
    private(set) var isAnimating = false

    /// Changes the sheet visibly.
    open func animateChanges(_ changes: () -> Void) {
        isAnimating = true
        defer { isAnimating = false }
        UIView.animate(withDuration: 0.35, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            changes()
            changed()
        }
    }

    /// Asks for the heights again.
    open func invalidateDetents() { changed() }

    private func changed() { onChange?() }

    /// The selected height, and its place in `detents`.
    var selectedIndex: Int {
        max(0, detents.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0)
    }

    /// Returns the heights in an area, in the order of `detents`.
    func heights(most: CGFloat, area: CGRect) -> [CGFloat] {
        let context = Context(
            containerTraitCollection: presentedViewController.traitCollection, maximumDetentValue: most)
        let heights = detents.map { detent in
            let height = detent.height(in: context, area: area)
            return height.isFinite ? min(max(0, height), most) : most
        }
        return heights.isEmpty ? [most] : heights
    }

    /// Whether what is below can be used.
    var isUndimmed: Bool {
        guard let name = largestUndimmedDetentIdentifier,
            let last = detents.firstIndex(where: { $0.identifier == name })
        else { return false }
        return selectedIndex <= last
    }

    private struct Context: UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat
    }
}

extension UISheetPresentationController {
    /// A height of a sheet.
    @preconcurrency @MainActor public final class Detent: NSObject {
        /// The name of a height.
        nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Half of the area.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            /// All of the area but a part at the top.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        /// The name of the height.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            (self.identifier, self.resolver) = (identifier, resolver)
        }

        /// Returns the height of half of the area.
        public static func medium() -> Detent { Detent(.medium) { _ in nil } }
        /// Returns the height of the area, without a part at the top.
        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// Returns a height that a block determines. If that returns `nil`, the sheet is as high as it can be.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            customCount += 1
            return Detent(identifier ?? Identifier("custom \(customCount)"), resolver)
        }
        private static var customCount = 0

        /// Returns the height in an area.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            identifier == .medium ? context.maximumDetentValue / 2 : resolver(context)
        }

        fileprivate func height(
            in context: any UISheetPresentationControllerDetentResolutionContext, area: CGRect
        ) -> CGFloat {
            identifier == .medium ? area.height / 2 : resolver(context) ?? context.maximumDetentValue
        }
    }
}

extension UIViewController {
    /// What determines the heights and the look of the controller while it is presented as a sheet; `nil` if its style
    /// is another one.
    public var sheetPresentationController: UISheetPresentationController? {
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet: presentationController as? UISheetPresentationController
        default: nil
        }
    }
}

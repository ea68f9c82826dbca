// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension UIViewController {
    /// The outermost controller that contains this one, which presents others in its place.
    private var outermost: UIViewController { sequence(first: self, next: \.parent).reversed().first ?? self }

    /// The controller that this one, or one that contains it, has presented.
    public var presentedViewController: UIViewController? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0.presentation?.presented }.first
    }
    /// The controller above which this one, or one that contains it, is presented.
    public var presentingViewController: UIViewController? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0.ownPresentation?.presenting }.first
    }
    /// The presentation of the controller in a bubble, if its style is `.popover` or if it is an action sheet.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenting = outermost
        guard controller !== presenting, controller.ownPresentation == nil, controller.parent == nil else {
            return ConsoleLine(phrase("The view controller is shown already, so it is not presented."), [:]).write()
        }
        guard presenting.presentation == nil else {
            return ConsoleLine(
                phrase("The view controller presents another one already, so this one is not presented."), [:]
            ).write()
        }
        guard let window = presenting.viewIfLoaded?.window else {
            // The page may show the view controller only after its code has run.
            return postponedPresentations.append { [weak self, controller] in
                self?.show(controller, animated: animated, completion: completion)
            }
        }
        let presentation = Presentation(controller, above: presenting)
        presenting.presentation = presentation
        controller.ownPresentation = presentation
        presentation.begin(in: window, animated: animated, completion: completion)
    }

    /// Shows the controller above the one that contains a view, or above the page if it has none. While another one is
    /// there, nothing changes.
    package func show(for view: UIView) {
        guard let window = view.window else { return }
        let responders = sequence(first: view as UIResponder, next: \.next)
        if let owner = responders.lazy.compactMap({ $0 as? UIViewController }).first {
            if owner.presentedViewController == nil { owner.show(self, animated: true, completion: nil) }
        } else {
            let standIn = UIViewController()
            let presentation = Presentation(self, above: standIn)
            presentation.standIn = standIn
            standIn.presentation = presentation
            ownPresentation = presentation
            presentation.begin(in: window, animated: true, completion: nil)
        }
    }

    func presentPostponed() {
        let blocks = postponedPresentations
        postponedPresentations = []
        for block in blocks { block() }
    }

    func endPresentation(animated: Bool, completion: (() -> Void)?) {
        let chain = sequence(first: self, next: \.parent)
        guard
            let presentation = chain.lazy.compactMap(\.presentation).first
                ?? chain.lazy.compactMap(\.ownPresentation).first
        else {
            completion?()
            return
        }
        presentation.end(animated: animated, completion: completion)
    }
}

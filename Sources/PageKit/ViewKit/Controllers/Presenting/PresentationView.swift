// SPDX-License-Identifier: GPL-3.0-or-later
/// The area above a window's content in which a controller is presented.
final class PresentationView: UIView {
    weak var presentation: Presentation?
    /// Whether what is below can be reached again, because the presentation ends.
    var isLeaving = false
    /// Whether what is below can be used while the presentation is shown.
    var isOpen = false
    /// Darkens what is below.
    let dimming = UIView()
    /// Contains the view of the controller, with the corners of a sheet.
    let frameView = FrameView()

    init(_ presentation: Presentation) {
        self.presentation = presentation
        super.init(frame: .zero)
        clipsToBounds = true
        frameView.clipsToBounds = true
        addSubview(dimming)
        addSubview(frameView)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.layOut()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return isOpen && (hit === self || hit === dimming) ? nil : hit
    }

    /// Contains the view of the controller.
    final class FrameView: UIView {
        /// Whether touches beside what is inside are for what is below.
        var isPassive = false

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return isPassive && hit === self ? nil : hit
        }
    }
}

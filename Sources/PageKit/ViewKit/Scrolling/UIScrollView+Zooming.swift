// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The recognizer of pinches in a scroll view. The fingers may drag the content at the same time.
private final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ScrollPanGestureRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is ScrollPanGestureRecognizer)
    }
}

extension UIScrollView {
    private static let zoomTime = 0.25

    /// The view that is scaled.
    var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    /// Adds the recognizer of pinches if there are several scales.
    func zoomLimitsChanged() {
        let canZoom = minimumZoomScale < maximumZoomScale
        if canZoom, pinchGestureRecognizer == nil {
            let pinch = ScrollPinchGestureRecognizer()
            pinch.addTarget(self) { view in { view.pinched($0) } }
            addGestureRecognizer(pinch)
            pinchGestureRecognizer = pinch
        } else if !canZoom, let pinch = pinchGestureRecognizer {
            removeGestureRecognizer(pinch)
            pinchGestureRecognizer = nil
        }
    }

    /// Sets the scale within its limits. A point of the content stays where it is.
    func zoom(to scale: CGFloat, around point: CGPoint, animated: Bool) {
        let scale = limitedScale(scale)
        animateZoom(animated) { self.scale(to: scale, around: point) }
    }

    /// Shows a part of the zoomed view as large as possible.
    func show(_ rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        let scale = limitedScale(min(bounds.width / rect.width, bounds.height / rect.height))
        animateZoom(animated) {
            self.scale(to: scale, around: .zero)
            contentOffset = limited(
                CGPoint(x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2))
        }
    }

    private func animateZoom(_ isAnimated: Bool, _ change: () -> Void) {
        guard let view = zoomedView else { return }
        stopMotion()
        guard isAnimated else { return change() }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        UIView.animate(withDuration: Self.zoomTime, delay: 0, options: .allowUserInteraction, animations: change) {
            [weak self] _ in
            guard let self else { return }
            isZoomBouncing = false
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
        }
    }

    private func limitedScale(_ scale: CGFloat) -> CGFloat {
        guard scale.isFinite else { return zoomScale }
        return min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    }

    /// Scales the zoomed view. A point of the content stays where it is.
    private func scale(to scale: CGFloat, around point: CGPoint) {
        let old = zoomScale
        guard let view = zoomedView, scale > 0, scale.isFinite, old > 0, scale != old else { return }
        let (ratio, offset) = (scale / old, contentOffset)
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.center = view.center * ratio
        contentSize = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        contentOffset = limited(point * ratio - (point - offset))
        delegate?.scrollViewDidZoom(self)
    }

    // MARK: - Pinches

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
        guard let view = zoomedView else { return }
        switch pinch.state {
        case .began:
            stopMotion()
            (isZooming, pinchStart) = (true, zoomScale)
            delegate?.scrollViewWillBeginZooming(self, with: view)
            scale(by: pinch)
        case .changed: scale(by: pinch)
        case .ended, .cancelled:
            guard isZooming else { return }
            isZooming = false
            let limited = limitedScale(zoomScale)
            guard limited != zoomScale else {
                delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
                return contentChanged()
            }
            isZoomBouncing = true
            let point = pinch.location(in: self)
            UIView.animate(
                withDuration: Self.zoomTime, delay: 0, options: .allowUserInteraction,
                animations: { scale(to: limited, around: point) },
                completion: { [weak self] _ in
                    guard let self else { return }
                    isZoomBouncing = false
                    delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
                })
        case .possible, .failed: break
        }
    }

    private func scale(by pinch: UIPinchGestureRecognizer) {
        let wanted = pinchStart * pinch.scale
        let limited = limitedScale(wanted)
        // Beyond a limit, the scale follows with half of its power.
        let scale = bouncesZoom ? limited * (wanted / limited).squareRoot() : limited
        self.scale(to: scale, around: pinch.location(in: self))
    }

    /// Places a zoomed view that constraints have placed without its scale.
    func placeZoomedView() {
        guard let view = zoomedView, !view.translatesAutoresizingMaskIntoConstraints else { return }
        let scale = view.transform.a
        if scale != 1 { view.center = CGPoint(x: view.bounds.width * scale / 2, y: view.bounds.height * scale / 2) }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
extension CALayer {
    /// The layers in this one, from bottom to top: those of the subviews, and others.
    public var sublayers: [CALayer]? {
        get {
            let layers = view.map { $0.subviews.isEmpty || !inner.isEmpty ? inner : $0.subviews.map(\.layer) } ?? inner
            return layers.isEmpty ? nil : layers
        }
        set {
            for layer in sublayers ?? [] where !(newValue ?? []).contains(where: { $0 === layer }) {
                layer.removeFromSuperlayer()
            }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    /// The layer that contains this one.
    public var superlayer: CALayer? { outer ?? view?.superview?.layer }

    /// Adds a layer above the others. It is removed from its previous superlayer.
    public func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

    /// Inserts a layer at an index of `sublayers`. It is removed from its previous superlayer.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Inserts a layer directly above another one, or above all others if that is not a sublayer.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        guard layer !== sibling else { return }
        layer.removeFromSuperlayer()
        insert(layer, at: index(of: sibling).map { $0 + 1 })
    }

    /// Inserts a layer directly below another one, or above all others if that is not a sublayer.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        guard layer !== sibling else { return }
        layer.removeFromSuperlayer()
        insert(layer, at: index(of: sibling))
    }

    /// Replaces a sublayer by another layer.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, let index = index(of: oldLayer) else { return }
        insert(newLayer, at: index)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from its superlayer. A view is removed from its superview.
    public func removeFromSuperlayer() {
        if let view { return view.removeFromSuperview() }
        guard let outer else { return }
        leave()
        if outer.mask === self { return outer.mask = nil }
        outer.inner.removeAll { $0 === self }
        if let view = outer.view, outer.inner.count == view.subviews.count { outer.inner = [] }
        self.outer = nil
    }

    private func index(of layer: CALayer?) -> Int? { layer.flatMap { layer in sublayers?.firstIndex { $0 === layer } } }

    private func insert(_ layer: CALayer, at index: Int?) {
        // A precondition would have no message in an optimized program.
        if contains(in: layer) { fatalError("a layer cannot contain itself") }
        if let inner = layer.view {
            guard let view else { return }
            return index.map { view.insertSubview(inner, at: $0) } ?? view.addSubview(inner)
        }
        layer.removeFromSuperlayer()
        if let view, inner.isEmpty { inner = view.subviews.map(\.layer) }
        inner.insert(layer, at: min(max(0, index ?? inner.count), inner.count))
        layer.outer = self
        noteNewLayers()
        setNeedsLayout()
    }

    /// Whether the layer is the given one or inside it.
    func contains(in layer: CALayer) -> Bool { self === layer || superlayer?.contains(in: layer) ?? false }

    /// Lets the page know that there are layers without numbers, that have to be drawn, or that have to be laid out.
    func noteNewLayers() {
        guard isInWindow else { return }
        PageContext.current.hasNewViews = true
        forAll { layer in
            layer.noteDrawing()
            layer.noteLayout()
        }
    }

    /// Ends the animations of the layer and of the layers in it, because it leaves the window.
    func leave() { forAll { $0.removeAllAnimations() } }

    /// Calls a function for the layer and all layers in it that have no views.
    func forAll(_ body: (CALayer) -> Void) {
        body(self)
        for layer in inner where layer.view == nil { layer.forAll(body) }
        mask?.forAll(body)
    }

    /// Whether the layer is in the window.
    var isInWindow: Bool { outer?.isInWindow ?? (view?.window != nil) }

    /// Follows a change of the subviews: one view more, one less, or another order.
    func subviewsChanged() {
        guard let view, !inner.isEmpty else { return }
        let views = view.subviews
        inner.removeAll { layer in layer.view.map { inner in !views.contains { $0 === inner } } ?? false }
        let places = inner.indices.filter { inner[$0].view != nil }
        if places.count == views.count {
            for (place, view) in zip(places, views) { inner[place] = view.layer }
        } else if let index = views.firstIndex(where: { view in !inner.contains { $0.view === view } }) {
            let above = index + 1 < views.count && index > 0 ? views[index + 1].layer : nil
            let place = above.flatMap { layer in inner.firstIndex { $0 === layer } }
            inner.insert(views[index].layer, at: place ?? (index + 1 == views.count ? inner.count : 0))
        }
        if inner.count == views.count { inner = [] }
    }
}

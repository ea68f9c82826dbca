import PlaygroundSupport
import UIKit

// Shows one hostile view after another, for half a second each. The lines say which, and whether it can be shown.

func many(_ count: Int, _ make: (Int) -> UIView) -> UIView {
    let view = UIView(frame: area.bounds)
    for index in 0..<count { view.addSubview(make(index)) }
    return view
}

func nested(_ count: Int, _ change: (UIView) -> Void = { _ in }) -> UIView {
    var view = UIView(frame: area.bounds)
    for _ in 0..<count {
        let outer = UIView(frame: area.bounds)
        outer.addSubview(view)
        change(outer)
        view = outer
    }
    return view
}

func changed<View: UIView>(_ view: View, _ change: (View) -> Void) -> UIView {
    view.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
    change(view)
    return view
}

func label(_ change: (UILabel) -> Void) -> UIView {
    changed(UILabel()) { label in
        label.text = "Words"
        change(label)
    }
}

let megabyte = String(repeating: "word ", count: 200_000)
let controls = "a\0b\nc\u{1B}[31m\u{7}\u{202E}dcba\u{2066}e"
let area = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
PlaygroundPage.current.liveView = area

/// The animators of views, which nothing else keeps.
var animators: [UIDynamicAnimator] = []

func moved(_ count: Int, _ change: (UIDynamicAnimator, [UIView]) -> Void) -> UIView {
    let view = many(count) { UIView(frame: CGRect(x: $0 % 20 * 15, y: $0 / 20 * 5, width: 9, height: 9)) }
    let animator = UIDynamicAnimator(referenceView: view)
    animators = [animator]
    change(animator, view.subviews)
    return view
}

/// The controllers whose views are shown, which their views do not keep.
var controllers: [UIViewController] = []

func bars(_ change: (UINavigationController) -> Void) -> UIView {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "Words"
    controllers.append(navigation)
    navigation.view.frame = area.bounds
    change(navigation)
    return navigation.view
}

/// Declares as many items as there are numbers.
class CountlessItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var size = CGSize(width: 1, height: 1)
    func numberOfSections(in collectionView: UICollectionView) -> Int { .max }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { .max }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size }
}

/// Places items where nothing can be.
class NowhereLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: CGFloat.nan, height: .infinity) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        [0, 1, -1, Int.max].map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: item))
            attributes.frame = CGRect(
                x: 0, y: item == 1 ? CGFloat.nan : 0, width: item == 0 ? .infinity : 50, height: 50)
            (attributes.alpha, attributes.zIndex) = (item == 1 ? .nan : 1, item)
            return attributes
        }
    }
}

let items = CountlessItems()

func collection(_ layout: UICollectionViewLayout, _ change: (UICollectionView) -> Void) -> UIView {
    let view = UICollectionView(frame: area.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    (view.dataSource, view.delegate) = (items, items)
    change(view)
    return view
}

let views: [(name: String, isShown: Bool, make: () -> UIView)] = [
    ("a hundred thousand views", false, { many(100_000) { _ in UIView(frame: area.bounds) } }),
    ("two thousand views", true, { many(2000) { _ in UIView(frame: area.bounds) } }),
    ("ten thousand elements", false, { many(10_000) { _ in UIButton(frame: area.bounds) } }),
    ("a thousand views in each other", false, { nested(1000) }),
    ("fifty views in each other", true, { nested(50) }),
    (
        "fifty views with gestures in each other", true,
        {
            let view = nested(25) { $0.addGestureRecognizer(UITapGestureRecognizer { (_: UITapGestureRecognizer) in }) }
            var inner = view
            while let next = inner.subviews.first { inner = next }
            inner.addSubview(UIButton(frame: area.bounds))
            return view
        }
    ),
    ("a position that is no number", false, { changed(UIView()) { $0.center.x = .nan } }),
    ("an infinite size", false, { changed(UIView()) { $0.bounds.size.width = .infinity } }),
    ("a frame that is far away", false, { changed(UIView()) { $0.frame.origin.x = 1e300 } }),
    (
        "a transform without numbers", false,
        {
            changed(UIView()) {
                $0.transform = CGAffineTransform(a: .nan, b: .infinity, c: 0, d: 1, tx: 0, ty: -.infinity)
            }
        }
    ),
    ("an opacity that is no number", false, { changed(UIView()) { $0.alpha = .nan } }),
    (
        "a layer without numbers", false,
        {
            changed(UIView()) { view in
                view.layer.cornerRadius = .infinity
                view.layer.borderWidth = .nan
                view.layer.shadowOpacity = .nan
                view.layer.shadowRadius = .nan
                view.layer.zPosition = .nan
            }
        }
    ),
    (
        "layers without numbers", true,
        {
            changed(UIView()) { view in
                let (plain, shape, gradient) = (CALayer(), CAShapeLayer(), CAGradientLayer())
                for layer in [plain, shape, gradient] { view.layer.addSublayer(layer) }
                (plain.position, plain.transform.m11) = (CGPoint(x: CGFloat.nan, y: 0), .infinity)
                shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .nan)).cgPath
                (shape.strokeColor, shape.lineWidth, shape.strokeEnd) = (UIColor.red.cgColor, .nan, .nan)
                (gradient.frame, gradient.colors) = (view.bounds, [UIColor.red.cgColor, UIColor.blue.cgColor])
                (gradient.locations, gradient.endPoint) = (
                    [NSNumber(value: Double.nan), 7], CGPoint(x: CGFloat.nan, y: 1e300)
                )
                let animation = CASpringAnimation(keyPath: "position")
                (animation.mass, animation.stiffness, animation.damping) = (.nan, -1, .infinity)
                (animation.toValue, animation.duration) = (CGPoint(x: CGFloat.infinity, y: 0), .nan)
                (animation.repeatCount, animation.speed) = (.nan, -.infinity)
                shape.add(animation, forKey: nil)
            }
        }
    ),
    (
        "a hundred thousand layers", false,
        { changed(UIView()) { view in for _ in 0..<100_000 { view.layer.addSublayer(CALayer()) } } }
    ),
    (
        "a billion copies and particles", true,
        {
            changed(UIView()) { view in
                let (replicator, emitter, cell) = (CAReplicatorLayer(), CAEmitterLayer(), CAEmitterCell())
                replicator.addSublayer(CALayer())
                (replicator.instanceCount, replicator.instanceTransform.m41) = (1_000_000_000, .nan)
                (cell.birthRate, cell.lifetime, cell.scaleSpeed) = (.infinity, 1e9, .nan)
                cell.contents = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image {
                    $0.fill(view.bounds)
                }
                emitter.emitterCells = [cell]
                view.layer.addSublayer(replicator)
                view.layer.addSublayer(emitter)
            }
        }
    ),
    (
        "behaviors without numbers", true,
        {
            moved(20) { animator, views in
                let (bad, none) = (CGFloat.infinity, CGFloat.nan)
                let (gravity, push) = (UIGravityBehavior(items: views), UIPushBehavior(items: views, mode: .continuous))
                let (collision, item) = (UICollisionBehavior(items: views), UIDynamicItemBehavior(items: views))
                gravity.gravityDirection = CGVector(dx: none, dy: bad)
                push.setAngle(none, magnitude: bad)
                push.setTargetOffsetFromCenter(UIOffset(horizontal: bad, vertical: none), for: views[0])
                collision.setTranslatesReferenceBoundsIntoBoundary(
                    with: UIEdgeInsets(top: none, left: -bad, bottom: bad, right: 0))
                collision.addBoundary(
                    withIdentifier: "a", from: CGPoint(x: none, y: bad), to: CGPoint(x: 1e300, y: -bad))
                (item.elasticity, item.friction, item.density, item.resistance) = (none, -bad, none, bad)
                (item.angularResistance, item.charge) = (none, bad)
                item.addLinearVelocity(CGPoint(x: none, y: bad), for: views[1])
                item.addAngularVelocity(none, for: views[2])
                let snap = UISnapBehavior(item: views[3], snapTo: CGPoint(x: none, y: -bad))
                snap.damping = none
                for behavior in [gravity, push, collision, item, snap] { animator.addBehavior(behavior) }
                for index in 4..<10 {
                    let spring = UIAttachmentBehavior(
                        item: views[index], offsetFromCenter: UIOffset(horizontal: none, vertical: bad),
                        attachedToAnchor: CGPoint(x: bad, y: none))
                    (spring.frequency, spring.damping, spring.length) = (index < 7 ? bad : none, none, -1)
                    animator.addBehavior(spring)
                    let pin = UIAttachmentBehavior.pinAttachment(
                        with: views[index], attachedTo: views[index + 1], attachmentAnchor: CGPoint(x: none, y: 0))
                    (pin.attachmentRange, pin.frictionTorque) = (UIFloatRange(minimum: bad, maximum: none), bad)
                    animator.addBehavior(pin)
                    animator.addBehavior(
                        UIAttachmentBehavior.slidingAttachment(
                            with: views[index], attachmentAnchor: CGPoint(x: bad, y: 0),
                            axisOfTranslation: CGVector(dx: none, dy: none)))
                }
                let field = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: none, dy: bad) }
                (field.strength, field.falloff, field.minimumRadius) = (bad, none, -1)
                for view in views { field.addItem(view) }
                animator.addBehavior(field)
            }
        }
    ),
    (
        "sixty items at a place", true,
        {
            moved(60) { animator, views in
                for view in views { view.center = area.center }
                let collision = UICollisionBehavior(items: views)
                collision.translatesReferenceBoundsIntoBoundary = true
                for index in 0..<300 {
                    collision.addBoundary(withIdentifier: index, for: UIBezierPath(ovalIn: area.bounds))
                }
                animator.addBehavior(collision)
                animator.addBehavior(UIGravityBehavior(items: views))
            }
        }
    ),
    (
        "an animation without numbers", false,
        {
            changed(UIView()) { view in
                UIView.animate(
                    withDuration: 9, delay: 0, usingSpringWithDamping: .nan, initialSpringVelocity: .infinity,
                    options: []
                ) { view.center = CGPoint(x: CGFloat.nan, y: -.infinity) }
                UIView.animate(withDuration: .nan, delay: .nan, options: .repeat) { view.alpha = .nan }
            }
        }
    ),
    (
        "constraints without numbers", false,
        {
            changed(UIView()) { view in
                let inner = UIView()
                inner.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(inner)
                let width = inner.widthAnchor.constraint(
                    equalTo: view.widthAnchor, multiplier: .nan, constant: .infinity)
                let left = inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: -.infinity)
                let height = inner.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: .infinity)
                width.priority = UILayoutPriority(.nan)
                height.priority = UILayoutPriority(-5)
                NSLayoutConstraint.activate([width, left, height])
                left.constant = .nan
            }
        }
    ),
    (
        "constraints that contradict each other a thousand times", true,
        {
            changed(UIView()) { view in
                for length in 0..<1000 { view.widthAnchor.constraint(equalToConstant: CGFloat(length)).isActive = true }
            }
        }
    ),
    (
        "a scroll view without numbers", true,
        {
            changed(UIScrollView()) { scroll in
                scroll.contentSize = CGSize(width: CGFloat.nan, height: .infinity)
                scroll.contentOffset = CGPoint(x: CGFloat.nan, y: -.infinity)
                scroll.contentInset.top = .infinity
                scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: .nan)
                (scroll.minimumZoomScale, scroll.maximumZoomScale) = (.nan, .infinity)
                scroll.zoomScale = .nan
                scroll.setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: true)
                scroll.scrollRectToVisible(CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: 9), animated: true)
                scroll.flashScrollIndicators()
            }
        }
    ),
    ("countless items of a point", true, { collection(UICollectionViewFlowLayout()) { _ in } }),
    (
        "items without numbers", true,
        {
            collection(UICollectionViewFlowLayout()) { view in
                let layout = UICollectionViewFlowLayout()
                items.size = CGSize(width: CGFloat.nan, height: .infinity)
                (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (.nan, -.infinity)
                layout.sectionInset = UIEdgeInsets(top: .nan, left: .infinity, bottom: -.infinity, right: 1e300)
                layout.headerReferenceSize = CGSize(width: CGFloat.infinity, height: .nan)
                view.setCollectionViewLayout(layout, animated: true)
                view.scrollToItem(at: IndexPath(item: .max, section: .min), at: [.top, .bottom], animated: true)
                view.selectItem(at: IndexPath(item: .min, section: .max), animated: true, scrollPosition: .top)
                view.insertItems(at: [IndexPath(item: .max, section: .min)])
                view.deleteSections([.min, .max])
                view.moveItem(at: IndexPath(item: .max, section: 0), to: IndexPath(item: 0, section: .max))
            }
        }
    ),
    ("a layout without numbers", true, { collection(NowhereLayout()) { $0.performBatchUpdates(nil) } }),
    ("a row of countless dots", true, { changed(UIPageControl()) { $0.numberOfPages = .max } }),
    (
        "fifty scroll views in each other", true,
        {
            let view = UIView(frame: area.bounds)
            var inner = view
            for _ in 0..<50 {
                let scroll = UIScrollView(frame: area.bounds)
                scroll.contentSize.height = 1000
                inner.addSubview(scroll)
                inner = scroll
            }
            return view
        }
    ),
    ("a bar with a title of a megabyte", true, { bars { $0.viewControllers[0].title = megabyte } }),
    (
        "a bar with a thousand buttons", true,
        {
            bars { navigation in
                navigation.viewControllers[0].navigationItem.leftBarButtonItems = (0..<1000).map {
                    UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil)
                }
            }
        }
    ),
    (
        "a thousand controllers", true,
        { bars { $0.viewControllers = (0..<1000).map { _ in UIViewController() } } }
    ),
    (
        "a safe area without numbers", true,
        {
            bars { navigation in
                navigation.viewControllers[0].additionalSafeAreaInsets = UIEdgeInsets(
                    top: .nan, left: .infinity, bottom: -.infinity, right: 1e300)
                let space = UIBarButtonItem.fixedSpace(.nan)
                space.width = .infinity
                navigation.viewControllers[0].navigationItem.rightBarButtonItems = [space]
            }
        }
    ),
    (
        "a controller whose bars nobody keeps", true,
        {
            let view = bars { _ in }
            controllers = []
            return view
        }
    ),
    ("a label of a megabyte", true, { label { $0.text = megabyte } }),
    (
        "a label of a megabyte in many lines", true,
        {
            label { label in
                (label.numberOfLines, label.text) = (0, megabyte)
                label.sizeToFit()
                label.adjustsFontSizeToFitWidth = true
            }
        }
    ),
    ("a label with control characters", true, { label { $0.text = controls } }),
    ("a font name of a megabyte", false, { label { $0.font = UIFont(name: megabyte, size: 20) } }),
    ("a font from a file", true, { label { $0.font = UIFont(name: "/etc/passwd", size: 20) } }),
    ("a font size that is no number", true, { label { $0.font = UIFont(name: "Sans", size: .nan) } }),
    ("an infinite font size", true, { label { $0.font = UIFont(name: "Sans\0Serif", size: .infinity) } }),
    (
        "a thousand fonts", false,
        {
            many(1000) { index in label { $0.font = UIFont(name: "Font \(index)", size: CGFloat(index)) } }
        }
    ),
    (
        "a text field of a megabyte", true,
        {
            changed(UITextField()) { field in
                (field.text, field.placeholder) = (megabyte, megabyte)
            }
        }
    ),
    (
        "a text field with control characters", true,
        {
            changed(UITextField()) { ($0.text, $0.placeholder) = (controls, controls) }
        }
    ),
    (
        "an element with texts of a megabyte", true,
        {
            changed(UIButton()) { button in
                (button.accessibilityLabel, button.accessibilityValue) = (megabyte, megabyte)
                (button.accessibilityHint, button.accessibilityIdentifier) = (megabyte, megabyte)
                button.accessibilityCustomActions = [UIAccessibilityCustomAction(name: megabyte)]
            }
        }
    ),
    (
        "an element with control characters", true,
        {
            changed(UIButton()) { button in
                (button.accessibilityLabel, button.accessibilityValue) = (controls, controls)
                button.accessibilityHint = controls
                button.accessibilityCustomActions = [controls, ""].map { UIAccessibilityCustomAction(name: $0) }
            }
        }
    ),
    (
        "a thousand actions", false,
        {
            changed(UIButton()) { button in
                button.accessibilityCustomActions = (0..<1000).map { UIAccessibilityCustomAction(name: "\($0)") }
            }
        }
    ),
    (
        "controls without numbers", true,
        {
            let view = UIView(frame: area.bounds)
            let (slider, stepper, progress) = (
                UISlider(frame: area.bounds), UIStepper(frame: area.bounds), UIProgressView()
            )
            (slider.value, stepper.value, stepper.stepValue, progress.progress) = (.nan, .nan, .nan, .nan)
            for control in [slider, stepper, progress] as [UIView] { view.addSubview(control) }
            return view
        }
    ),
    (
        "layers and pickers with invalid numbers", true,
        {
            let view = UIView(frame: area.bounds)
            let layer = CALayer()
            (layer.frame, layer.contents) = (area.bounds, UIImage(systemName: "star"))
            layer.contentsCenter = CGRect(x: .nan, y: .infinity, width: -1, height: 1e300)
            (layer.shadowOpacity, layer.cornerRadius) = (1, 5)
            layer.maskedCorners = CACornerMask(rawValue: .max)
            let oval = CGRect(x: 1e300, y: .nan, width: 1, height: -.infinity)
            layer.shadowPath = CGPath(ellipseIn: oval, transform: nil)
            view.layer.addSublayer(layer)
            view.addSubview(UIPickerView(frame: CGRect(x: 0, y: 0, width: 1, height: 0)))
            view.addSubview(UISearchBar(frame: CGRect(x: 0, y: 0, width: -1, height: 1)))
            return view
        }
    ),
    (
        "a slider of an infinite range", false,
        {
            changed(UISlider()) { ($0.minimumValue, $0.maximumValue, $0.value) = (-3e38, 3e38, 1e38) }
        }
    ),
    (
        "a stack without numbers", false,
        {
            let stack = UIStackView(arrangedSubviews: (0..<100).map { _ in UILabel(frame: area.bounds) })
            stack.spacing = .nan
            stack.frame = area.bounds
            return stack
        }
    ),
    (
        "an image of a million rectangles", false,
        {
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 1e9, height: 1e9), true, 3)
            for index in 0..<1_000_000 { UIRectFill(CGRect(x: index % 400, y: 0, width: 1, height: 300)) }
            defer { UIGraphicsEndImageContext() }
            return UIImageView(image: UIGraphicsGetImageFromCurrentImageContext())
        }
    ),
    (
        "an image that is twice in each other", true,
        {
            let size = CGSize(width: 100, height: 100)
            var image = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(x: 0, y: 0, width: 50, height: 50)) }
            for _ in 0..<64 {
                let inner = image
                image = UIGraphicsImageRenderer(size: size).image { context in
                    context.cgContext.setAlpha(0.9)
                    for x in [0.0, 50] { inner.draw(in: CGRect(x: x, y: 0, width: 50, height: 100)) }
                }
            }
            return changed(UIImageView(image: image)) { _ in }
        }
    ),
    (
        "an image without numbers", true,
        {
            let size = CGSize(width: CGFloat.infinity, height: .nan)
            let image = UIGraphicsImageRenderer(size: size).image { context in
                context.cgContext.translateBy(x: .nan, y: .infinity)
                UIBezierPath(roundedRect: CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 5), cornerRadius: .nan)
                    .stroke()
                "Words".draw(in: CGRect(x: CGFloat.nan, y: 0, width: .nan, height: .infinity))
            }
            _ = (
                image.cgImage?.width,
                image.cgImage?.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 1))
            )
            return changed(UIImageView(image: image)) { _ in }
        }
    ),
]

let step = 1
var (shown, index): (UIView?, Int) = (nil, 0)
Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
    if let view = shown {
        view.removeFromSuperview()
        shown = nil
    } else if index < views.count {
        print(views[index].isShown ? "shown:" : "not shown:", views[index].name)
        let view = views[index].make()
        area.addSubview(view)
        (shown, index) = (view, index + step)
    } else {
        print("end")
        timer.invalidate()
    }
}

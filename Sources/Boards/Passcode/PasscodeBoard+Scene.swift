import PasscodeRules
import Scene

/// What is to be seen: the plates, which piece bears which, and what lies over what.
extension PasscodeBoard {
    // MARK: - Pieces

    /// The circles, by their numbers less one.
    var circles: Range<Int> { 0..<setup.circleCount }

    /// The piece that is a base.
    func piece(ofBase base: Int) -> Int { setup.circleCount + base }

    /// The first of the pieces that only adorn others.
    var firstAdornment: Int { piece(ofCard: setup.roundCount) }

    /// The mark on a circle that was tapped.
    func mark(of circle: Int) -> Int { firstAdornment + circle }

    /// A part of the trail of a circle that flies.
    func trail(_ part: Int, of circle: Int) -> Int { firstAdornment + (part + 1) * setup.circleCount + circle }

    /// What sets the base off whose turn it is.
    var halo: Int { firstAdornment + (PasscodeFigures.trailTimes.count + 1) * setup.circleCount }

    /// What darkens the board under a card that is shown large.
    var shade: Int { halo + 1 }

    /// What sets the header off from the arena.
    private var band: Int { halo + 2 }

    /// The first of the discs on which the circles drift.
    private var firstFieldDisc: Int { halo + 3 }

    // MARK: - Plates

    /// The plates of things that there is one of, and that each hue has, come before those of circles.
    private enum PlateOf {
        static let right = 0
        static let wrong = 1
        static let halo = 2
        static let shade = 3
        static let band = 4
        static let cardBack = 5
        static let smallCardBack = 6
        static let firstFieldDisc = 7
        static let firstTrail = firstFieldDisc + PasscodeFigures.fieldDiscs.count
        static let firstCircle = firstTrail + PasscodeFigures.hues.count
    }

    private var firstCardPlate: Int { PlateOf.firstCircle + setup.circleCount }
    private var firstSmallCardPlate: Int { firstCardPlate + setup.roundCount }
    private var firstBasePlate: Int { firstSmallCardPlate + setup.roundCount }

    /// The plate of a base whose ring is filled so far, by a right circle or a wrong one.
    func ringPlate(of base: Int, isRight: Bool, share: Double) -> Int {
        let steps = PasscodeFigures.ringSteps
        let step = Int((share * Double(steps)).rounded(.down))
        return firstBasePlate + (base * 2 + (isRight ? 0 : 1)) * (steps + 1) + min(max(step, 0), steps)
    }

    func setPlate(_ plate: Int, of piece: Int) {
        scene.pieces[piece].front = plate
        scene.pieces[piece].back = plate
    }

    /// Lays all pieces where they are, at rest, and forgets all that is under way.
    func lay() {
        animator = Animator()
        (agenda, cardAgenda) = (Agenda(), Agenda())
        (glides, autopilot, shownCard, settlingCard, owesFinish) = ([:], .off, nil, nil, false)
        playClock = PlayClock(time: Double(game.time) / 1000)
        let nowhere = Piece(center: Point(x: 0, y: 0), front: 0, back: 0)
        scene.pieces = Array(repeating: nowhere, count: firstFieldDisc + PasscodeFigures.fieldDiscs.count)
        drift = Drift(
            count: setup.circleCount, arena: layout.arena, diameter: diameter, speed: allowsMotion ? speed / 100 : 0,
            seed: seed, at: playTime)
        for circle in circles where game.circles[circle] == .gone { scene.pieces[circle].opacity = 0 }
        layOut()
    }

    /// Puts everything where the area has room for it; cards that move are at their goals at once.
    func layOut() {
        layout = PasscodeLayout(
            area: scene.size, circles: setup.circleCount, cards: setup.roundCount, fromRight: readsRightToLeft)
        drift.setDiameter(diameter, at: playTime)
        drift.resize(to: layout.arena, at: playTime)
        for (circle, glide) in glides {
            glides[circle]?.from = layout.nearest(to: glide.from, diameter: diameter)
        }
        animator = Animator()
        scene.pieces[shade].opacity = shownCard == nil ? 0 : 0.45
        for card in 0..<setup.roundCount {
            let piece = piece(ofCard: card)
            let isShown = card == shownCard
            scene.pieces[piece].center =
                isShown ? Point(x: scene.size.width / 2, y: scene.size.height / 2) : layout.cards[card]
            // One that is on its way back is still painted for its full size.
            scene.pieces[piece].scale = isShown ? largeScale : card == settlingCard ? layout.smallCard : 1
            scene.pieces[piece].turn = card < cardsWon ? 1 : 0
        }
        for circle in circles where game.circles[circle] == .gone { scene.pieces[circle].opacity = 0 }
        arrange()
    }

    /// Paints everything anew because a property has changed.
    func paint() {
        arrange()
        changed()
    }

    /// Makes plates, presence and order agree with the game.
    func arrange() {
        paintPlates()
        for circle in circles { arrange(circle: circle) }
        for base in 0..<PasscodeSetup.basesPerRound {
            let piece = piece(ofBase: base)
            scene.pieces[piece].center = layout.bases[base]
            setPlate(ringPlate(of: base, isRight: true, share: isFilled(base) ? 1 : 0), of: piece)
        }
        for card in 0..<setup.roundCount { arrange(card: card) }
        setPlate(PlateOf.halo, of: halo)
        scene.pieces[halo].isPresent = game.aim != nil
        if let aim = game.aim { scene.pieces[halo].center = layout.bases[aim] }
        setPlate(PlateOf.shade, of: shade)
        scene.pieces[shade].center = Point(x: scene.size.width / 2, y: scene.size.height / 2)
        setPlate(PlateOf.band, of: band)
        scene.pieces[band].center = Point(x: scene.size.width / 2, y: PasscodeFigures.header / 2)
        for disc in PasscodeFigures.fieldDiscs.indices {
            setPlate(PlateOf.firstFieldDisc + disc, of: firstFieldDisc + disc)
            scene.pieces[firstFieldDisc + disc].center = Point(
                x: scene.size.width / 2, y: PasscodeFigures.header + layout.arena.height / 2)
        }
        order()
        placeCircles()
    }

    /// A card in the header has plates of its own: one that is shown would lose its fine lines there.
    private func arrange(card: Int) {
        let piece = piece(ofCard: card)
        let isLarge = card == shownCard || card == settlingCard
        scene.pieces[piece].front = (isLarge ? firstCardPlate : firstSmallCardPlate) + card
        scene.pieces[piece].back = isLarge ? PlateOf.cardBack : PlateOf.smallCardBack
        if !isLarge { scene.pieces[piece].scale = 1 }
    }

    private func arrange(circle: Int) {
        let state = game.circles[circle]
        var isFlying = false
        var isMarked = false
        switch state {
        case .drifting, .gone: break
        case .flying(_, let isRight):
            (isFlying, isMarked) = (true, true)
            setPlate(isRight ? PlateOf.right : PlateOf.wrong, of: mark(of: circle))
        case .placed:
            isMarked = true
            setPlate(PlateOf.right, of: mark(of: circle))
        }
        setPlate(PlateOf.firstCircle + circle, of: circle)
        scene.pieces[circle].isAdrift = true
        if state != .gone { scene.pieces[circle].opacity = isPaused && state == .drifting ? 0.25 : 1 }
        scene.pieces[mark(of: circle)].isPresent = isMarked
        scene.pieces[mark(of: circle)].isAdrift = true
        for part in PasscodeFigures.trailTimes.indices {
            let piece = trail(part, of: circle)
            setPlate(PlateOf.firstTrail + game.hues[circle], of: piece)
            scene.pieces[piece].isPresent = isFlying && allowsMotion
            scene.pieces[piece].isAdrift = true
            scene.pieces[piece].opacity = 0.3 / Double(part + 1)
            scene.pieces[piece].scale = 0.86 - 0.16 * Double(part)
        }
    }

    /// Whether the circle that a base has asked for lies on it.
    func isFilled(_ base: Int) -> Bool { game.circles.contains(.placed(base: base)) }

    /// What lies over what: the header, what drifts, what flies, the card that is shown.
    private func order() {
        let cards = (0..<setup.roundCount).map(piece(ofCard:))
        let top = (shownCard ?? settlingCard).map(piece(ofCard:))
        let resting = circles.filter { game.circles[$0] == .drifting }
        let others = circles.filter { game.circles[$0] != .drifting }
        let trails = PasscodeFigures.trailTimes.indices.reversed().flatMap { part in
            circles.map { trail(part, of: $0) }
        }
        // One sum of all of these takes Swift 6.2 too long to type-check.
        var order = PasscodeFigures.fieldDiscs.indices.map { firstFieldDisc + $0 }
        order += [band, halo] + (0..<PasscodeSetup.basesPerRound).map(piece(ofBase:))
        order += cards.filter { $0 != top }
        order += resting + trails
        order += others.flatMap { [$0, mark(of: $0)] }
        order += resting.map { mark(of: $0) }
        order.append(shade)
        if let top { order.append(top) }
        scene.order = order
    }

    private func paintPlates() {
        let isOwn = background != PasscodeFigures.background
        scene.background = isDark && !isOwn ? PasscodeFigures.darkBackground : background
        captions = (0..<setup.roundCount).map(caption(ofCard:))
        var plates = [
            mark("symbols/right.svg"), mark("symbols/wrong.svg"),
            disc(PasscodeFigures.halo, PasscodeFigures.haloColor, isGround: true),
            ground(scene.size, .black),
            ground(
                Size(width: scene.size.width, height: PasscodeFigures.header),
                scene.background.mixed(with: .black, share: 0.18)),
            back(scale: 1), back(scale: layout.smallCard),
        ]
        plates += PasscodeFigures.fieldDiscs.enumerated().map { number, share in
            disc(
                max(1, min(layout.arena.width, layout.arena.height) * share),
                scene.background.mixed(with: .white, share: 0.025 * Double(number + 1)), isGround: true)
        }
        plates += PasscodeFigures.hues.map { disc(diameter, $0, isGround: true) }
        for circle in circles {
            var plate = disc(diameter, PasscodeFigures.hues[game.hues[circle]])
            plate.picture = .text("\(circle + 1)")
            plates.append(plate)
        }
        for card in 0..<setup.roundCount { plates.append(front(ofCard: card)) }
        for card in 0..<setup.roundCount { plates.append(smallFront(ofCard: card)) }
        for base in 0..<PasscodeSetup.basesPerRound {
            for color in [PasscodeFigures.right, PasscodeFigures.wrong] {
                for step in 0...PasscodeFigures.ringSteps { plates.append(plate(ofBase: base, color, step)) }
            }
        }
        if plates != scene.plates { scene.plates = plates }
    }

    private func mark(_ drawing: String) -> Plate {
        var plate = disc(PasscodeFigures.mark, .white)
        plate.picture = .shipped(drawing)
        return plate
    }

    private func disc(_ diameter: Double, _ fill: Color, isGround: Bool = false) -> Plate {
        var plate = Plate(size: Size(width: diameter, height: diameter), cornerRadius: diameter / 2, fill: fill)
        plate.isGround = isGround
        return plate
    }

    private func ground(_ size: Size, _ fill: Color) -> Plate {
        var plate = Plate(size: size, cornerRadius: 0, fill: fill)
        plate.isGround = true
        return plate
    }

    private func plate(ofBase base: Int, _ color: Color, _ step: Int) -> Plate {
        var plate = disc(PasscodeFigures.base, .white)
        plate.picture = wish(ofBase: base).map { .text("\($0)") } ?? (game.isOver ? nil : .text("?"))
        plate.ring = Plate.Ring(
            share: Double(step) / Double(PasscodeFigures.ringSteps), color: color, track: PasscodeFigures.ringTrack,
            width: PasscodeFigures.ring)
        return plate
    }

    private func front(ofCard card: Int) -> Plate {
        var plate = cardPlate(scale: 1, fill: PasscodeFigures.cardGround)
        plate.caption = captions[card]
        plate.picture = picture(ofCard: card)
        return plate
    }

    /// As it lies in the header: nobody could read its text there.
    private func smallFront(ofCard card: Int) -> Plate {
        var plate = cardPlate(scale: layout.smallCard, fill: PasscodeFigures.cardGround)
        plate.caption = Plate.Caption(title: "", text: "")
        plate.picture = picture(ofCard: card)
        return plate
    }

    private func picture(ofCard card: Int) -> Picture? {
        let content = content(ofCard: card)
        return switch content.picture {
        case .plain: nil
        case .shipped: .shipped(content.drawing)
        case .own(let uri): .own(uri)
        }
    }

    private func back(scale: Double) -> Plate {
        var plate = cardPlate(scale: scale, fill: PasscodeFigures.cardBack)
        plate.picture = .shipped("cards/passcode/lock.svg")
        return plate
    }

    private func cardPlate(scale: Double, fill: Color) -> Plate {
        let size = Size(width: PasscodeFigures.card.width * scale, height: PasscodeFigures.card.height * scale)
        return Plate(size: size, cornerRadius: size.width / 12, fill: fill, edge: PasscodeFigures.cardGround)
    }
}

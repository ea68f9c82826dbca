// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Scene

/// The scene: the plates, the plate of each piece, and the z-order.
extension PasscodeBoard {
    // MARK: - Pieces

    /// The piece indices of the circles, which are their numbers minus one.
    var circles: Range<Int> { 0..<setup.circleCount }

    /// Returns the piece index of a base.
    func piece(ofBase base: Int) -> Int { setup.circleCount + base }

    /// The index of the first purely decorative piece.
    var firstDecoration: Int { piece(ofCard: setup.roundCount) }

    /// Returns the piece index of the mark on a tapped circle.
    func mark(of circle: Int) -> Int { firstDecoration + circle }

    /// Returns the piece index of a part of a flying circle's trail.
    func trail(_ part: Int, of circle: Int) -> Int { firstDecoration + (part + 1) * setup.circleCount + circle }

    /// The halo that highlights the base of the current target.
    var halo: Int { firstDecoration + (PasscodeConstants.trailTimes.count + 1) * setup.circleCount }

    /// The shade that darkens the board below an enlarged card.
    var shade: Int { halo + 1 }

    /// The shelf of a plain table. On a table with a texture, it is the arena, which lies lower.
    private var band: Int { halo + 2 }

    /// The molding around an arena that lies lower.
    private var molding: Int { halo + 3 }

    /// The plaque behind the bases, and the arrow from them to the cards.
    private var plaque: Int { halo + 4 }
    private var arrow: Int { halo + 5 }

    /// The first of the background discs in the arena of a plain table.
    private var firstFieldDisc: Int { halo + 6 }

    /// The diameter of a base. A circle on it leaves its ring visible.
    private var baseDiameter: Double {
        let pitch = abs(layout.bases[1].x - layout.bases[0].x)
        let largest = max(pitch - PasscodeConstants.halo, PasscodeConstants.base / 2)
        return min(max(PasscodeConstants.base, diameter + PasscodeConstants.baseMargin), largest)
    }

    // MARK: - Plates

    /// The names of the plates. Circles, cards, and bases are counted from 0.
    enum PlateName: Hashable {
        /// The mark on a circle that was tapped.
        case mark(isRight: Bool)
        case halo, shade, band, molding, plaque, arrow
        case fieldDisc(Int)
        case trail(hue: Int)
        case circle(Int)
        case card(Int), cardBack(Int)
        /// A card at its size in the header.
        case smallCard(Int), smallCardBack(Int)
        /// A base whose ring is filled up to `step` by a right or wrong circle.
        case base(Int, isRight: Bool, step: Int)
    }

    /// Returns the plate of a base whose ring is filled to the given share.
    func ring(of base: Int, isRight: Bool, fraction: Double) -> PlateName {
        let steps = PasscodeConstants.ringSteps
        return .base(base, isRight: isRight, step: min(max(Int((fraction * Double(steps)).rounded(.down)), 0), steps))
    }

    /// Sets the same plate for both sides of a piece.
    func setPlate(_ name: PlateName, of piece: Int) {
        scene.pieces[piece].front = plates[name]
        scene.pieces[piece].back = plates[name]
    }

    /// Resets the scene and shows all pieces at rest.
    func resetScene() {
        animator = Animator()
        (agenda, cardAgenda) = (Agenda(), Agenda())
        (glides, autopilot, shownCard, settlingCard, isFinishPending) = ([:], .off, nil, nil, false)
        playClock = PlayClock(time: Double(game.time) / 1000)
        plates = NamedPlates()
        let placeholder = Piece(center: Point(x: 0, y: 0), front: .first, back: .first)
        scene.pieces = Array(repeating: placeholder, count: firstFieldDisc + PasscodeConstants.fieldDiscs.count)
        // A recorded game is shown as if it had been played here from its beginning.
        startDrift(at: isReplay ? 0 : playTime)
        if isReplay {
            repeatMoves()
        } else {
            for circle in circles where game.circles[circle] != .drifting { drift.remove(circle, at: playTime) }
        }
        for circle in circles where game.circles[circle] == .gone { scene.pieces[circle].opacity = 0 }
        layOut()
    }

    private func startDrift(at time: Double) {
        drift = Drift(
            count: setup.circleCount, arena: layout.arena, diameter: diameter, speed: driftSpeed, seed: seed, at: time)
    }

    /// Updates the layout to the current area. Motions of cards end immediately.
    func layOut() {
        layout = PasscodeLayout(
            area: scene.size, circles: setup.circleCount, cards: setup.roundCount, fromRight: readsRightToLeft,
            isFramed: texture != nil)
        if playTime == 0, game.record.isEmpty, !isReplay {
            // Nothing has moved yet, so the circles start where they belong in this arena, and side by side at this size.
            startDrift(at: 0)
        } else {
            drift.setDiameter(diameter, at: playTime)
            drift.resize(to: layout.arena, at: playTime)
        }
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
            // A card that is being put back still uses its full-size plate.
            scene.pieces[piece].scale = isShown ? largeScale : card == settlingCard ? layout.smallCard : 1
            scene.pieces[piece].turn = card < cardsWon ? 1 : 0
        }
        for circle in circles where game.circles[circle] == .gone { scene.pieces[circle].opacity = 0 }
        arrange()
    }

    /// Repaints everything after a property has changed.
    func paint() {
        arrange()
        changed()
    }

    /// Updates the plates, visibility, and z-order to the state of the game.
    func arrange() {
        paintPlates()
        for circle in circles { arrange(circle: circle) }
        for base in 0..<PasscodeSetup.basesPerRound {
            let piece = piece(ofBase: base)
            scene.pieces[piece].center = layout.bases[base]
            setPlate(ring(of: base, isRight: true, fraction: isFilled(base) ? 1 : 0), of: piece)
        }
        for card in 0..<setup.roundCount { arrange(card: card) }
        setPlate(.halo, of: halo)
        scene.pieces[halo].isPresent = game.aim != nil
        if let aim = game.aim { scene.pieces[halo].center = layout.bases[aim] }
        setPlate(.shade, of: shade)
        scene.pieces[shade].center = Point(x: scene.size.width / 2, y: scene.size.height / 2)
        arrangeGround()
        order()
        placeCircles()
    }

    private func arrangeGround() {
        let middle = Point(x: scene.size.width / 2, y: PasscodeConstants.header + layout.arena.height / 2)
        setPlate(.band, of: band)
        scene.pieces[band].center = texture == nil ? Point(x: middle.x, y: PasscodeConstants.header / 2) : middle
        let hasShelf = texture != nil && layout.cardsAreBesideCode
        for (piece, plate, center, isPresent) in [
            (molding, .molding, middle, texture != nil), (plaque, .plaque, layout.code, hasShelf),
            (arrow, .arrow, layout.arrow, hasShelf),
        ] as [(Int, PlateName, Point, Bool)] {
            setPlate(plate, of: piece)
            scene.pieces[piece].center = center
            scene.pieces[piece].isPresent = isPresent
        }
        scene.pieces[arrow].rotation = readsRightToLeft ? 2 : 0
        for disc in PasscodeConstants.fieldDiscs.indices {
            setPlate(.fieldDisc(disc), of: firstFieldDisc + disc)
            scene.pieces[firstFieldDisc + disc].isPresent = texture == nil
            scene.pieces[firstFieldDisc + disc].center = middle
        }
    }

    /// Selects the plates of a card. Cards in the header have separate plates, because the fine lines of the full-size
    /// ones would disappear at that scale.
    private func arrange(card: Int) {
        let piece = piece(ofCard: card)
        let isLarge = card == shownCard || card == settlingCard
        scene.pieces[piece].front = plates[isLarge ? .card(card) : .smallCard(card)]
        scene.pieces[piece].back = plates[isLarge ? .cardBack(card) : .smallCardBack(card)]
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
            setPlate(.mark(isRight: isRight), of: mark(of: circle))
        case .placed:
            isMarked = true
            setPlate(.mark(isRight: true), of: mark(of: circle))
        }
        setPlate(.circle(circle), of: circle)
        scene.pieces[circle].usesSubpixelPosition = true
        if state != .gone { scene.pieces[circle].opacity = isPaused && state == .drifting ? 0.25 : 1 }
        scene.pieces[mark(of: circle)].isPresent = isMarked
        scene.pieces[mark(of: circle)].usesSubpixelPosition = true
        for part in PasscodeConstants.trailTimes.indices {
            let piece = trail(part, of: circle)
            setPlate(.trail(hue: game.hues[circle]), of: piece)
            scene.pieces[piece].isPresent = isFlying && allowsMotion
            scene.pieces[piece].usesSubpixelPosition = true
            scene.pieces[piece].opacity = 0.3 / Double(part + 1)
            scene.pieces[piece].scale = 0.86 - 0.16 * Double(part)
        }
    }

    /// Returns whether the target of a base has landed on it.
    func isFilled(_ base: Int) -> Bool { game.circles.contains(.placed(base: base)) }

    /// Updates the z-order: the header, drifting circles, flying circles, and the enlarged card.
    private func order() {
        let cards = (0..<setup.roundCount).map(piece(ofCard:))
        let top = (shownCard ?? settlingCard).map(piece(ofCard:))
        let resting = circles.filter { game.circles[$0] == .drifting }
        let others = circles.filter { game.circles[$0] != .drifting }
        let trails = PasscodeConstants.trailTimes.indices.reversed().flatMap { part in
            circles.map { trail(part, of: $0) }
        }
        // This is not a single expression because Swift 6.2 takes too long to type-check that.
        var order = PasscodeConstants.fieldDiscs.indices.map { firstFieldDisc + $0 }
        order += [molding, band, plaque, arrow, halo]
        order += (0..<PasscodeSetup.basesPerRound).map(piece(ofBase:))
        order += cards.filter { $0 != top }
        order += resting + trails
        order += others.flatMap { [$0, mark(of: $0)] }
        order += resting.map { mark(of: $0) }
        order.append(shade)
        if let top { order.append(top) }
        scene.order = order
    }

    private func paintPlates() {
        let table = shown(background, of: "background")
        let shelf = shown(shelfColor, of: "shelfColor")
        scene.background = texture == nil ? table : shelf
        scene.texture = texture
        captions = (0..<setup.roundCount).map(caption(ofCard:))
        plates.paint(.mark(isRight: true), as: mark("symbols/right.svg"))
        plates.paint(.mark(isRight: false), as: mark("symbols/wrong.svg"))
        plates.paint(
            .halo, as: disc(baseDiameter + PasscodeConstants.halo, PasscodeConstants.haloColor, isGround: true))
        plates.paint(.shade, as: ground(scene.size, .black))
        let arena = Size(width: max(1, layout.arena.width), height: max(1, layout.arena.height))
        if let texture {
            var field = ground(arena, table)
            field.picture = .shipped("tables/dial.svg")
            // Dots on the field would look like circles.
            field.hollow = Plate.Hollow(texture: texture == .dots ? nil : texture.cover)
            plates.paint(.band, as: field)
        } else {
            plates.paint(
                .band, as: ground(Size(width: scene.size.width, height: PasscodeConstants.header), shelf))
        }
        paintFrame(of: arena)
        for (number, fraction) in PasscodeConstants.fieldDiscs.enumerated() {
            let diameter = max(1, min(layout.arena.width, layout.arena.height) * fraction)
            plates.paint(
                .fieldDisc(number),
                as: disc(diameter, table.mixed(with: .white, share: 0.025 * Double(number + 1)), isGround: true))
        }
        let style = circleStyleInUse
        for (number, hue) in style.hues.enumerated() {
            plates.paint(.trail(hue: number), as: disc(diameter, hue, isGround: true))
        }
        for circle in circles {
            var plate = disc(diameter, style.hues[game.hues[circle]])
            plate.picture = .text("\(circle + 1)")
            plate.dome = style.dome(ofCircle: circle)
            plates.paint(.circle(circle), as: plate)
        }
        for card in 0..<setup.roundCount {
            plates.paint(.card(card), as: front(ofCard: card))
            plates.paint(.smallCard(card), as: smallFront(ofCard: card))
            plates.paint(.cardBack(card), as: back(ofCard: card, scale: 1))
            plates.paint(.smallCardBack(card), as: back(ofCard: card, scale: layout.smallCard))
        }
        for base in 0..<PasscodeSetup.basesPerRound { paint(base: base, isFlat: style == .flat) }
        scene.plates = plates.plates
    }

    /// Paints the molding around the arena, the plaque behind the bases, and the arrow to the cards.
    private func paintFrame(of arena: Size) {
        let width = 2 * layout.frame * PasscodeConstants.molding
        plates.paint(
            .molding,
            as: ground(
                Size(width: arena.width + width, height: arena.height + width),
                PasscodeConstants.moldingColor))
        let pitch = abs(layout.bases[1].x - layout.bases[0].x)
        let height = baseDiameter + PasscodeConstants.plaque
        var plaque = ground(
            Size(width: pitch * Double(PasscodeSetup.basesPerRound - 1) + height, height: height),
            .black.withAlpha(PasscodeConstants.plaqueShade))
        plaque.cornerRadius = height / 2
        plaque.hollow = Plate.Hollow()
        plates.paint(.plaque, as: plaque)
        var arrow = disc(PasscodeConstants.arrow, .clear, isGround: true)
        arrow.picture = .shipped("symbols/to-cards.svg")
        plates.paint(.arrow, as: arrow)
    }

    /// The thickness of bases and cards. They are flat on a plain table.
    private var thickness: Double { texture == nil ? 0 : PasscodeConstants.thickness }

    private func mark(_ drawing: String) -> Plate {
        var plate = disc(PasscodeConstants.mark, .white)
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

    /// Paints a base with its ring at each step.
    private func paint(base: Int, isFlat: Bool) {
        var plate = disc(baseDiameter, .white)
        plate.thickness = thickness
        if !isFlat { plate.dome = .marble }
        plate.picture = shownTarget(ofBase: base).map { .text("\($0)") } ?? (game.isOver ? nil : .text("?"))
        let steps = PasscodeConstants.ringSteps
        for (isRight, color) in [(true, PasscodeConstants.right), (false, PasscodeConstants.wrong)] {
            for step in 0...steps {
                plate.ring = Plate.Ring(
                    fraction: Double(step) / Double(steps), color: color, track: PasscodeConstants.ringTrack,
                    width: PasscodeConstants.ring)
                plates.paint(.base(base, isRight: isRight, step: step), as: plate)
            }
        }
    }

    private func front(ofCard card: Int) -> Plate {
        var plate = cardPlate(scale: 1, fill: PasscodeConstants.cardGround)
        plate.caption = captions[card]
        plate.picture = picture(ofCard: card)
        return plate
    }

    /// Returns the front of a card in the header. It shows only the picture, because the text would be too small to read.
    private func smallFront(ofCard card: Int) -> Plate {
        var plate = cardPlate(scale: layout.smallCard, fill: PasscodeConstants.cardGround)
        plate.picture = picture(ofCard: card)
        return plate
    }

    private func picture(ofCard card: Int) -> Picture? {
        let content = content(ofCard: card)
        return switch content.picture {
        case .plain: nil
        case .shipped: .shipped(content.drawing)
        case .custom(let uri): .custom(uri: uri)
        }
    }

    private func back(ofCard card: Int, scale: Double) -> Plate {
        var plate = cardPlate(scale: scale, fill: PasscodeConstants.cardBack)
        plate.picture = .shipped(content(ofCard: card).lockedDrawing)
        return plate
    }

    private func cardPlate(scale: Double, fill: Color) -> Plate {
        let size = Size(width: PasscodeConstants.card.width * scale, height: PasscodeConstants.card.height * scale)
        return Plate(
            size: size, cornerRadius: size.width / 12, fill: fill, edge: PasscodeConstants.cardGround,
            thickness: thickness)
    }
}

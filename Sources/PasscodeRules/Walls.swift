/// Two walls between which the centre of a circle goes to and fro, in one dimension; in points.
///
/// Turned back by each wall at full speed, a centre that goes on evenly follows a triangle wave, so where it is follows
/// from where it began and how far it has gone, however often it was turned back on the way.
struct Walls: Equatable, Sendable {
    /// The least place of a centre.
    let low: Double
    /// The greatest place of a centre.
    let high: Double

    /// The walls for circles of a diameter in an arena of an extent. Where there is no room to move, all centres stay in
    /// the middle.
    init(extent: Double, diameter: Double) {
        // Less than a millionth of a point is no room; so nothing is ever divided by next to nothing.
        let hasRoom = extent - diameter > 1e-6
        low = hasRoom ? diameter / 2 : extent / 2
        high = hasRoom ? extent - diameter / 2 : extent / 2
    }

    /// The nearest place between the walls.
    func nearest(to place: Double) -> Double { min(max(place, low), high) }

    /// Where a centre is that began at `start`, between the walls, and has gone so far; less than 0 is to the left.
    func place(from start: Double, gone distance: Double) -> Double {
        let room = high - low
        guard room > 0 else { return low }
        return nearest(to: low + room - abs(way(from: start, gone: distance) - room))
    }

    /// Whether such a centre goes the other way than it began.
    func isTurnedBack(from start: Double, gone distance: Double) -> Bool {
        high > low && way(from: start, gone: distance) > high - low
    }

    /// How far along its way to the upper wall and back again the centre is.
    private func way(from start: Double, gone distance: Double) -> Double {
        let whole = 2 * (high - low)
        let way = start - low + distance
        return way - (way / whole).rounded(.down) * whole
    }
}

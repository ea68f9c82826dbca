// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

nonisolated extension Point {
    static func + (one: Point, other: Point) -> Point { Point(x: one.x + other.x, y: one.y + other.y) }
    static func - (one: Point, other: Point) -> Point { Point(x: one.x - other.x, y: one.y - other.y) }
    static func * (point: Point, factor: Double) -> Point { Point(x: point.x * factor, y: point.y * factor) }

    func distance(to other: Point) -> Double { hypot(x - other.x, y - other.y) }
}

// SPDX-License-Identifier: GPL-3.0-or-later
/// The base class of views, controllers, and delegates. Two objects are equal only if they are the same, unless their
/// class says otherwise.
@preconcurrency @MainActor open class NSObject: CustomStringConvertible {
    /// The number of objects that have been created before. It gives sets of objects the same order each time that the
    /// page runs, which their addresses would not.
    nonisolated let number: Int
    private static var count = 0

    /// Creates an object.
    public init() {
        number = Self.count
        Self.count += 1
    }

    /// Returns an object that is made for a frame. It must not change the numbers of objects that the page makes, because
    /// frames are not part of a session.
    static func uncounted<Object: NSObject>(_ make: () -> Object) -> Object {
        let before = count
        defer { count = before }
        return make()
    }

    /// The name of the class.
    open var description: String { "<\(type(of: self))>" }
    /// What sets and dictionaries use to find the object.
    nonisolated open var hash: Int { number }

    /// Returns whether another object is equal to this one: by default, whether it is the same.
    nonisolated open func isEqual(_ object: Any?) -> Bool { (object as? NSObject) === self }
}

extension NSObject: nonisolated Hashable {
    /// Returns whether one object is equal to another.
    nonisolated public static func == (one: NSObject, other: NSObject) -> Bool { one.isEqual(other) }
    /// Adds the hash of the object.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// What `NSObject` and its subclasses conform to.
@preconcurrency @MainActor public protocol NSObjectProtocol: AnyObject {}

extension NSObject: NSObjectProtocol {}

/// A decoder of storyboards. It has no instances, because there are no storyboards; the class is the parameter of
/// `init?(coder:)`, which UIKit requires of all views and controllers.
@preconcurrency @MainActor open class NSCoder {
    private init() {}
}

/// The base class of views, controllers, and delegates. Two objects are equal only if they are the same.
@MainActor open class NSObject: CustomStringConvertible {
    /// The number of objects that have been created before. It gives sets of objects the same order each time that the
    /// page runs, which their addresses would not.
    nonisolated let number: Int
    private static var count = 0

    /// Creates an object.
    public init() {
        number = Self.count
        Self.count += 1
    }

    /// The name of the class.
    open var description: String { "<\(type(of: self))>" }
}

extension NSObject: Hashable {
    /// Returns whether both are the same object.
    nonisolated public static func == (one: NSObject, other: NSObject) -> Bool { one === other }
    /// Adds the number of the object to a hash.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// What `NSObject` and its subclasses conform to.
@MainActor public protocol NSObjectProtocol: AnyObject {}

extension NSObject: NSObjectProtocol {}

/// A decoder of storyboards. It has no instances, because there are no storyboards; the class is the parameter of
/// `init?(coder:)`, which UIKit requires of all views and controllers.
@MainActor open class NSCoder {
    private init() {}
}

// SPDX-License-Identifier: GPL-3.0-or-later
/// A method that can be called by its name. What is compiled with a page creates one for each method that is marked with
/// `@objc`, and for some optional methods of protocols; a page does not use this type itself.
@preconcurrency @MainActor public final class NamedMethod {
    /// The name in Objective-C.
    let selector: Selector
    /// Calls the method, and returns whether the target has it.
    private let body: (_ target: Any, _ arguments: Arguments?) -> Bool

    /// The arguments of a call. The method can have fewer parameters.
    struct Arguments {
        let first: Any?
        let second: Any?
    }

    /// Creates a method without parameters.
    public init<Target: AnyObject, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        selector = Selector(name)
        body = { Self.call($0, $1) { (target: Target, _) in _ = method(target)() } }
    }

    /// Creates a method with a parameter.
    public init<Target: AnyObject, First, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
    ) {
        selector = Selector(name)
        body = {
            Self.call($0, $1) { (target: Target, arguments) in
                _ = method(target)(Self.argument(arguments.first, of: name))
            }
        }
    }

    /// Creates a method with two parameters.
    public init<Target: AnyObject, First, Second, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
    ) {
        selector = Selector(name)
        body = {
            Self.call($0, $1) { (target: Target, arguments) in
                _ = method(target)(
                    Self.argument(arguments.first, of: name), Self.argument(arguments.second, of: name))
            }
        }
    }

    /// Creates a method of a class itself, without parameters.
    public init<Target: AnyObject, Result>(
        _ name: String, of type: Target.Type, _ method: @escaping @MainActor () -> Result
    ) {
        selector = Selector(name)
        body = { Self.call($0, $1) { (_: Target.Type, _) in _ = method() } }
    }

    /// Creates a method of a class itself, with a parameter.
    public init<Target: AnyObject, First, Result>(
        _ name: String, of type: Target.Type, _ method: @escaping @MainActor (First) -> Result
    ) {
        selector = Selector(name)
        body = {
            Self.call($0, $1) { (_: Target.Type, arguments) in
                _ = method(Self.argument(arguments.first, of: name))
            }
        }
    }

    /// Creates a method of a class itself, with two parameters.
    public init<Target: AnyObject, First, Second, Result>(
        _ name: String, of type: Target.Type, _ method: @escaping @MainActor (First, Second) -> Result
    ) {
        selector = Selector(name)
        body = {
            Self.call($0, $1) { (_: Target.Type, arguments) in
                _ = method(Self.argument(arguments.first, of: name), Self.argument(arguments.second, of: name))
            }
        }
    }

    /// Creates a method that is never called by its name, only looked for in an object.
    public init<Target>(implementing name: String, in type: Target.Type) {
        selector = Selector(name)
        body = { target, _ in target is Target }
    }

    private static func call<Target>(
        _ target: Any, _ arguments: Arguments?, _ body: (Target, Arguments) -> Void
    ) -> Bool {
        guard let target = target as? Target else { return false }
        if let arguments { body(target, arguments) }
        return true
    }

    private static func argument<Value>(_ value: Any?, of name: String) -> Value {
        // A precondition would have no message in an optimized program.
        guard let value = value as? Value else {
            fatalError("\(name) takes \(Value.self), not \(value.map { "\(type(of: $0))" } ?? "nil")")
        }
        return value
    }

    // MARK: - All methods

    /// The methods of the page by name, after those of UIKit that are often called by name.
    private static var all: [Selector: [NamedMethod]] = Dictionary(
        grouping: [
            NamedMethod("becomeFirstResponder", UIResponder.becomeFirstResponder),
            NamedMethod("endEditing:", UIView.endEditing),
            NamedMethod("invalidate", Timer.invalidate),
            NamedMethod("layoutIfNeeded", UIView.layoutIfNeeded),
            NamedMethod("removeFromSuperview", UIView.removeFromSuperview),
            NamedMethod("resignFirstResponder", UIResponder.resignFirstResponder),
            NamedMethod("setNeedsDisplay", { (view: UIView) in { view.setNeedsDisplay() } }),
            NamedMethod("setNeedsLayout", UIView.setNeedsLayout),
        ], by: \.selector)

    /// Adds methods of a file.
    public static func add(_ methods: [NamedMethod]) {
        for method in methods { all[method.selector, default: []].append(method) }
    }

    /// Adds the names at the places of the selectors of a file.
    public static func addNames(_ names: String, in file: String) { Selector.add(names, in: file) }

    /// Returns whether an object or a class has a method.
    static func has(_ selector: Selector, _ target: Any) -> Bool {
        all[selector]?.contains { $0.body(target, nil) } ?? false
    }

    /// Calls a method of an object or a class. As in Objective-C, it has to have it.
    package static func call(_ selector: Selector, of target: Any, _ first: Any? = nil, _ second: Any? = nil) {
        let arguments = Arguments(first: first, second: second)
        for method in all[selector] ?? [] where method.body(target, arguments) { return }
        fatalError("unrecognized selector \(selector) sent to \(target)")
    }
}

extension NSObject {
    /// Returns whether the object has a method.
    public func responds(to aSelector: Selector?) -> Bool { aSelector.map { NamedMethod.has($0, self) } ?? false }
}

// SPDX-License-Identifier: GPL-3.0-or-later
// A request owns its target until the method is called, or the request is canceled.

/// The methods that are to be called later.
@MainActor private final class PerformRequests {
    static let all = PerformRequests()

    private struct Request {
        let sleeper: Int
        let target: NSObject
        let selector: Selector
        let argument: Any?
    }

    private var requests: [Request] = []

    func add(_ selector: Selector, of target: NSObject, with argument: Any?, after delay: TimeInterval) {
        let time = PageContext.current.time
        var sleeper = 0
        sleeper = time.sleep(until: time.step + max(1, PageTime.steps(lasting: delay))) { [self] in
            requests.removeAll { $0.sleeper == sleeper }
            NamedMethod.call(selector, of: target, argument)
        }
        requests.append(Request(sleeper: sleeper, target: target, selector: selector, argument: argument))
    }

    /// Cancels the requests of a target: all, or those of a method with an argument.
    func cancel(of target: NSObject, _ method: (selector: Selector, argument: Any?)?) {
        let canceled = requests.filter { request in
            guard request.target === target else { return false }
            guard let method else { return true }
            return request.selector == method.selector && isSame(request.argument, method.argument)
        }
        for request in canceled where PageContext.current.time.cancel(request.sleeper) {
            requests.removeAll { $0.sleeper == request.sleeper }
        }
    }

    private func isSame(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return type(of: one) is AnyClass && one as AnyObject === other as AnyObject
    }
}

extension NSObject {
    /// Calls a method of the object at the first step after a number of seconds. It can take `anArgument`.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        PerformRequests.all.add(aSelector, of: self, with: anArgument, after: delay)
    }

    /// Cancels all calls of methods of an object that were to be made later.
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        if let target = aTarget as? NSObject { PerformRequests.all.cancel(of: target, nil) }
    }

    /// Cancels the calls of a method of an object with an argument that were to be made later.
    public static func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        if let target = aTarget as? NSObject { PerformRequests.all.cancel(of: target, (aSelector, anArgument)) }
    }
}

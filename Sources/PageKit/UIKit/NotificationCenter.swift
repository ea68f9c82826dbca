// SPDX-License-Identifier: GPL-3.0-or-later
// The center does not retain observers that are called by name. It owns those that it has created for a block, until they
// are removed.

import Foundation
import ViewKit

/// Passes notifications on to observers, in the order in which these were added.
@preconcurrency @MainActor public final class NotificationCenter: ViewKit.NSObject {
    /// The center of the page.
    public static let `default` = NotificationCenter()

    private struct Entry {
        /// The observer as it is compared.
        let observer: ObjectIdentifier
        let name: Notification.Name?
        let sender: AnyObject?
        /// The observer if the center has created it.
        var token: ViewKit.NSObject?
        let isAlive: () -> Bool
        let receive: (Notification) -> Void

        func isOf(_ name: Notification.Name?, _ sender: AnyObject?) -> Bool {
            (self.name == nil || self.name == name) && (self.sender == nil || self.sender === sender)
        }
    }

    private var entries: [Entry] = []

    /// Calls a method by name for each notification of a name, or of any, that is posted by an object, or by any.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {
        let action = TargetAction(observer, aSelector)
        entries.append(
            Entry(
                observer: ObjectIdentifier(observer as AnyObject), name: aName,
                sender: anObject.map { $0 as AnyObject },
                isAlive: { action.target(from: nil) != nil },
                receive: { notification in
                    if let target = action.target(from: nil) { NamedMethod.call(aSelector, of: target, notification) }
                }))
    }

    /// Calls a block for each notification of a name, or of any, that is posted by an object, or by any. Returns the
    /// observer, to remove it.
    @discardableResult public func addObserver(
        forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping (Notification) -> Void
    ) -> any ViewKit.NSObjectProtocol {
        let token = ViewKit.NSObject()
        entries.append(
            Entry(
                observer: ObjectIdentifier(token), name: name, sender: obj.map { $0 as AnyObject }, token: token,
                isAlive: { true }, receive: block))
        return token
    }

    /// Removes what an observer has been added for.
    public func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }

    /// Removes what an observer has been added for with a name, or with any, and with an object, or with any.
    public func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?) {
        let (observer, sender) = (ObjectIdentifier(observer as AnyObject), anObject.map { $0 as AnyObject })
        entries.removeAll { entry in
            entry.observer == observer && (aName == nil || entry.name == aName)
                && (sender == nil || entry.sender === sender)
        }
    }

    /// Calls the observers of a notification.
    public func post(_ notification: Notification) {
        entries.removeAll { !$0.isAlive() }
        let sender = notification.object.map { $0 as AnyObject }
        for entry in entries where entry.isOf(notification.name, sender) { entry.receive(notification) }
    }

    /// Calls the observers of a notification.
    public func post(name aName: Notification.Name, object anObject: Any?, userInfo: [AnyHashable: Any]? = nil) {
        post(Notification(name: aName, object: anObject, userInfo: userInfo))
    }
}

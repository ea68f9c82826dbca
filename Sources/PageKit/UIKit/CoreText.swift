// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import ViewKit

/// An error, with the name of Core Foundation.
public typealias CFError = NSError

/// Who can use a font.
public enum CTFontManagerScope: UInt32, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case none, process, persistent, session

    /// The user.
    public static let user = CTFontManagerScope.persistent
}

/// Makes the fonts of a file usable by their names. Returns whether there are any.
@preconcurrency @MainActor @discardableResult public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if UIFont.register(fontURL.path ?? "") { return true }
    let code = CocoaError.fileReadNoSuchFile.rawValue
    error?.pointee = .passRetained(CFError(domain: NSCocoaErrorDomain, code: code))
    return false
}

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

/// Returns whether a font file can be read. Its font is not used, and the console says so.
@preconcurrency @MainActor @discardableResult public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if UIFont.canRegister(fontURL.path ?? "") { return true }
    let code = CocoaError.fileReadNoSuchFile.rawValue
    error?.pointee = .passRetained(CFError(domain: NSCocoaErrorDomain, code: code))
    return false
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import ViewKit

/// Bytes, with the name of Core Foundation.
public typealias CFData = NSData
/// A place, with the name of Core Foundation.
public typealias CFURL = NSURL

extension CGDataProvider {
    /// Creates a provider of bytes.
    public convenience init?(data: CFData) {
        self.init(copying: UnsafeRawBufferPointer(start: data.bytes, count: data.length))
    }

    /// The bytes.
    public var data: CFData? { withBytes { NSData(bytes: $0.baseAddress, length: $0.count) } }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import ViewKit

extension ViewKit.Bundle {
    /// The folder of the resources.
    @preconcurrency public var resourceURL: URL? { resourcePath.map { URL(fileURLWithPath: $0) } }
    /// The folder of the resources.
    @preconcurrency public var bundleURL: URL { URL(fileURLWithPath: bundlePath) }
    /// The name of the page's program, which has none.
    @preconcurrency public var bundleIdentifier: String? { nil }
    /// What the program's property list contains: nothing.
    @preconcurrency public var infoDictionary: [String: Any]? { nil }

    /// Returns the place of a resource, or `nil` if there is none.
    @preconcurrency public func url(
        forResource name: String?, withExtension ext: String?, subdirectory: String? = nil
    ) -> URL? {
        path(forResource: name, ofType: ext, inDirectory: subdirectory).map { URL(fileURLWithPath: $0) }
    }
}

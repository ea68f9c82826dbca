// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// The folders of the page's resources: its own first, then that of its playground.
@preconcurrency @MainActor public final class Bundle: NSObject {
    /// The resources of the page.
    public static let main = Bundle()

    private override init() {}

    /// Returns the resources of the page, whatever the class.
    public convenience init(for aClass: AnyClass) { self.init() }

    /// The folder of the resources.
    public var resourcePath: String? { PageContext.current.resources.first }
    /// The folder of the resources.
    public var bundlePath: String { resourcePath ?? "" }

    /// Returns the path of a resource, or `nil` if there is none. `name` can contain the extension, and begin with
    /// folders.
    public func path(forResource name: String?, ofType ext: String?) -> String? {
        guard let name, !name.isEmpty else { return nil }
        let file = ext.map { $0.isEmpty ? name : "\(name).\($0.hasPrefix(".") ? String($0.dropFirst()) : $0)" } ?? name
        return PageContext.current.resources.lazy.map { "\($0)/\(file)" }.first { access($0, R_OK) == 0 }
    }

    /// Returns the path of a resource in a folder, or `nil` if there is none.
    public func path(forResource name: String?, ofType ext: String?, inDirectory folder: String?) -> String? {
        guard let folder, !folder.isEmpty, let name else { return path(forResource: name, ofType: ext) }
        return path(forResource: "\(folder)/\(name)", ofType: ext)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc
import PageLink

/// The libraries with the expressions of the user, beside that of the page. They stay loaded until the process exits.
final class ExpressionLibraries {
    private let folder: String
    /// The libraries that have been loaded so far, in the order of their numbers; `nil` for those that cannot be loaded.
    private var loaded: [UnsafeMutableRawPointer?] = []

    /// Finds the libraries when they are first needed.
    init(of files: PageFiles) {
        folder = FilePath.folder(of: files.library)
    }

    /// Runs an expression. Does nothing if it was not compiled for this page.
    func run(_ expression: PageExpression) {
        if let body = function(expression.name) { body() }
    }

    private func function(_ name: String) -> (@convention(c) () -> Void)? {
        var number = 0
        while number < loaded.count || loadNext() {
            if let library = loaded[number], let symbol = dlsym(library, name) {
                return unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)
            }
            number += 1
        }
        return nil
    }

    /// Loads the next library. Returns whether there is one.
    private func loadNext() -> Bool {
        let path = "\(folder)/\(PageExpression.library(loaded.count)).so"
        guard access(path, F_OK) == 0 else { return false }
        loaded.append(dlopen(path, RTLD_NOW | RTLD_LOCAL))
        if loaded.last == .some(nil), let reason = dlerror() {
            _ = write(STDERR_FILENO, reason, strlen(reason))
            _ = write(STDERR_FILENO, "\n", 1)
        }
        return true
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// The modules in the folders that the compiler searches.
struct SearchedModules {
    let paths: [String]

    /// Returns whether there is a module of this name.
    func contains(_ module: String) -> Bool {
        paths.contains { folder in
            [".swiftmodule", ".swiftinterface", "/module.modulemap"]
                .contains { FileKind(of: "\(folder)/\(module)\($0)") != nil }
        }
    }
}

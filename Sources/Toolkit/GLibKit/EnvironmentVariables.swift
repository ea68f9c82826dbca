// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// The environment variables of this process.
package nonisolated var environmentVariables: [String: String] {
    let names = g_listenv()
    defer { g_strfreev(names) }
    var variables: [String: String] = [:]
    var next = names
    while let name = next?.pointee.map({ String(cString: $0) }) {
        variables[name] = g_getenv(name).map { String(cString: $0) }
        next = next?.successor()
    }
    return variables
}

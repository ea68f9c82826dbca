// SPDX-License-Identifier: GPL-3.0-or-later
/// Returns the name of a page's file for display. A name that every page has, such as `Contents.swift`, is preceded by
/// that of the page's folder.
package func displayName(ofPath path: String) -> String {
    let parts = path.split(separator: "/")
    let isOfEveryPage = Playground.contentsNames.contains { $0 == parts.last ?? "" }
    let name = parts.suffix(isOfEveryPage ? 2 : 1).joined(separator: "/")
    // A name can have any character but a slash. It must not look like two lines.
    return String(name.map { $0.isNewline ? "\u{FFFD}" : $0 })
}

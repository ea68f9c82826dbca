/// Returns the name of a page's file for display. `Contents.swift` is preceded by the name of its page's folder.
package func displayName(ofPath path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.suffix(parts.last == "Contents.swift" ? 2 : 1).joined(separator: "/")
}

/// The name of a page's file for people to read: that of its page where the file is called like all others.
public func displayName(ofPath path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.suffix(parts.last == "Contents.swift" ? 2 : 1).joined(separator: "/")
}

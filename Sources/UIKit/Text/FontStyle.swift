import Scene

/// The font of a text in a node. The name differs from that of `UIFont.TextStyle`.
package typealias FontStyle = TextStyle

// SPDX-License-Identifier: GPL-3.0-or-later
extension CALayer {
    /// Returns the value of a property, or one that was set by another name.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets a property, or keeps a value by another name.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// Returns the value of a property, or of a part of it, such as `transform.rotation.z`.
    public func value(forKeyPath keyPath: String) -> Any? {
        guard let path = LayerKeyPath(keyPath), let whole = value(of: path.key) else { return otherValues[keyPath] }
        return (path.part.map { whole.part($0) } ?? whole)?.plain
    }
}

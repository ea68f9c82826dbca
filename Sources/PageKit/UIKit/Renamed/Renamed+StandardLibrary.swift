// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The standard library, and what pages of Swift 1 and 2 use of Foundation.

extension Sequence {
    @available(*, unavailable, renamed: "enumerated()")
    public func enumerate() -> EnumeratedSequence<Self> { renamed() }
}

extension Sequence where Element == String {
    @available(*, unavailable, renamed: "joined(separator:)")
    public func joinWithSeparator(_ separator: String) -> String { renamed() }
}

extension Collection where Element: Equatable {
    @available(*, unavailable, renamed: "firstIndex(of:)")
    public func indexOf(_ element: Element) -> Index? { renamed() }
}

extension Collection {
    @available(*, unavailable, renamed: "firstIndex(where:)")
    public func indexOf(_ isElement: (Element) throws -> Bool) rethrows -> Index? { renamed() }
}

extension RangeReplaceableCollection {
    @available(*, unavailable, renamed: "append(contentsOf:)")
    public mutating func appendContentsOf(_ elements: some Sequence<Element>) { renamed() }
    @available(*, unavailable, renamed: "append(contentsOf:)")
    public mutating func extend(_ elements: some Sequence<Element>) { renamed() }
    @available(*, unavailable, renamed: "remove(at:)")
    public mutating func removeAtIndex(_ index: Index) -> Element { renamed() }
    @available(*, unavailable, renamed: "insert(_:at:)")
    public mutating func insert(_ element: Element, atIndex: Index) { renamed() }
    @available(*, unavailable, renamed: "insert(contentsOf:at:)")
    public mutating func insertContentsOf(_ elements: some Collection<Element>, at: Index) { renamed() }
    @available(*, unavailable, renamed: "removeAll(keepingCapacity:)")
    public mutating func removeAll(keepCapacity: Bool) { renamed() }
    @available(*, unavailable, renamed: "removeSubrange(_:)")
    public mutating func removeRange(_ range: Range<Index>) { renamed() }
}

extension Dictionary {
    @available(*, unavailable, renamed: "removeValue(forKey:)")
    public mutating func removeValueForKey(_ key: Key) -> Value? { renamed() }
}

extension String {
    @available(*, unavailable, renamed: "components(separatedBy:)")
    public func componentsSeparatedByString(_ separator: String) -> [String] { renamed() }
    @available(*, unavailable, renamed: "replacingOccurrences(of:with:)")
    public func stringByReplacingOccurrencesOfString(_ text: String, withString: String) -> String { renamed() }
}

@available(*, unavailable, renamed: "print(_:)") public func println(_ item: Any = "") { renamed() }
@available(*, unavailable, renamed: "Sequence.map(self:_:)")
public func map<S: Sequence, T>(_ s: S, _ transform: (S.Element) -> T) -> [T] { renamed() }
@available(*, unavailable, renamed: "Sequence.filter(self:_:)")
public func filter<S: Sequence>(_ s: S, _ isIncluded: (S.Element) -> Bool) -> [S.Element] { renamed() }
@available(*, unavailable, renamed: "Sequence.reduce(self:_:_:)")
public func reduce<S: Sequence, T>(_ s: S, _ initial: T, _ combine: (T, S.Element) -> T) -> T { renamed() }
@available(*, unavailable, renamed: "Sequence.contains(self:_:)")
public func contains<S: Sequence>(_ s: S, _ element: S.Element) -> Bool where S.Element: Equatable { renamed() }
@available(*, unavailable, renamed: "Sequence.enumerated(self:)")
public func enumerate<S: Sequence>(_ s: S) -> EnumeratedSequence<S> { renamed() }
@available(*, unavailable, renamed: "Sequence.sorted(self:)")
public func sorted<S: Sequence>(_ s: S) -> [S.Element] where S.Element: Comparable { renamed() }
@available(*, unavailable, renamed: "Sequence.reversed(self:)")
public func reverse<S: Sequence>(_ s: S) -> [S.Element] { renamed() }
@available(*, unavailable, renamed: "Error") public typealias ErrorType = Error
@available(*, unavailable, renamed: "Sequence") public typealias SequenceType = Sequence
@available(*, unavailable, renamed: "Collection") public typealias CollectionType = Collection
@available(*, unavailable, renamed: "IteratorProtocol") public typealias GeneratorType = IteratorProtocol
@available(*, unavailable, renamed: "CustomStringConvertible") public typealias Printable = CustomStringConvertible

extension UnsafeRawPointer {
    /// Frees the memory. Swift 4 had no shorter form.
    @available(*, deprecated, renamed: "deallocate()") public func deallocate(bytes: Int, alignedTo: Int) {
        deallocate()
    }
}

extension UnsafeMutableRawPointer {
    /// Frees the memory. Swift 4 had no shorter form.
    @available(*, deprecated, renamed: "deallocate()") public func deallocate(bytes: Int, alignedTo: Int) {
        deallocate()
    }
}

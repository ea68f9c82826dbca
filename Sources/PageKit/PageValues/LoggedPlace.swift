// SPDX-License-Identifier: GPL-3.0-or-later
// The log owns its places.

import Scene
import ViewKit

/// The values that one place in the source has made. Access to it is protected by the lock of the log.
final class LoggedPlace {
    /// The number of values that are described in each step of the page. After that, only some are, so that a loop is
    /// not slowed down.
    private static let describedInEachStep = 64

    let place: SourcePlace
    let name: String
    /// How often the place has made a value.
    var count = 0
    /// Whether the window has not been sent the latest value.
    var isChanged = false
    var history = NumberHistory()
    /// The latest text, and whether it is that of the latest value.
    var text = ""
    var isLatest = true
    var elementCount: Int?
    var look = Look.none
    /// The latest view. It is not kept alive.
    var view: ViewReference?
    /// The latest value, if it is a live property.
    private(set) weak var property: (any LiveMember)?

    /// The type of the latest value.
    private(set) var type: Any.Type = Never.self
    private(set) var storage = ValueStorage.printed
    private(set) var bytes: UnsafeMutableRawBufferPointer?
    private var step = 0
    private var countInStep = 0

    /// What can be seen of a value in addition to its text.
    enum Look {
        case none
        case color(Color)
        case image(UIImage.Source, size: Size)
    }

    init(_ place: SourcePlace, name: String) { (self.place, self.name) = (place, name) }

    deinit { bytes?.deallocate() }

    /// Prepares the place for a value. The type is usually that of the value before.
    @inline(__always) func prepare<Value>(for value: Value) {
        if type == Value.self { return }
        changeType(to: value)
    }

    private func changeType<Value>(to value: Value) {
        (type, storage) = (Value.self, ValueStorage(for: value))
        (text, elementCount, look, view, property, isLatest) = ("", nil, .none, nil, nil, true)
        history = NumberHistory()
        bytes?.deallocate()
        bytes = nil
        switch storage {
        case .number, .trivial:
            bytes = .allocate(byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
        case .string, .view, .described, .printed: break
        }
    }

    /// Returns whether the next value is to be described, given the present step of the page. That depends on nothing
    /// but the values before it, so that a page does the same each time that it runs.
    func describesNext(in step: Int) -> Bool {
        if self.step != step { (self.step, countInStep) = (step, 0) }
        countInStep &+= 1
        return countInStep <= Self.describedInEachStep || countInStep.nonzeroBitCount == 1
    }

    /// Records a description.
    func record(_ description: ValueDescription) {
        (text, elementCount) = (description.text, description.elementCount)
        (look, view, property, isLatest) = (description.look, description.view, description.property, true)
    }
}

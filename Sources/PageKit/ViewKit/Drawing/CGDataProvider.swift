// SPDX-License-Identifier: GPL-3.0-or-later
/// Called when bytes are no longer needed: with what was passed with them, the bytes, and their number.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// The bytes of an image.
@preconcurrency @MainActor public final class CGDataProvider {
    private let info: UnsafeMutableRawPointer?
    private let bytes: UnsafeRawBufferPointer
    private let release: CGDataProviderReleaseDataCallback

    /// Creates a provider of bytes that stay where they are until `releaseData` is called.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: @escaping CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        (self.info, release) = (info, releaseData)
        bytes = UnsafeRawBufferPointer(start: data, count: size)
    }

    /// Creates a provider of a copy of bytes.
    package convenience init?(copying bytes: UnsafeRawBufferPointer) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, bytes.count), alignment: 16)
        copy.copyMemory(from: bytes)
        self.init(dataInfo: nil, data: UnsafeRawPointer(copy.baseAddress!), size: bytes.count) { _, data, _ in
            data.deallocate()
        }
    }

    @MainActor deinit { if let start = bytes.baseAddress { release(info, start, bytes.count) } }

    /// Calls a function with the bytes.
    package func withBytes<T>(_ body: (UnsafeRawBufferPointer) -> T) -> T { body(bytes) }
}

// SPDX-License-Identifier: GPL-3.0-or-later
/// The URIs of the user's pictures that a page has shown so far. They are limited, because a page can name others in each
/// frame. Those beyond the limits are not loaded.
struct PictureURIs {
    /// The largest number of URIs, and of their bytes. A board can have the sides of a deck of thousands of pictures.
    static let maxCount = 10_000, maxLength = 1 << 21

    /// The URIs.
    private(set) var all: Set<String> = []
    private var length = 0

    /// Adds URIs. Returns those that are new.
    mutating func add(_ uris: Set<String>) -> [String] {
        var new: [String] = []
        for uri in uris.subtracting(all).sorted() {
            guard all.count < Self.maxCount, length + uri.utf8.count <= Self.maxLength else { break }
            length += uri.utf8.count
            all.insert(uri)
            new.append(uri)
        }
        return new
    }
}

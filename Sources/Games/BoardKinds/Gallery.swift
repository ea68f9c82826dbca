// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A group of small pictures, such as the solutions of one puzzle.
package struct Gallery {
    /// A picture and its accessible text.
    package struct Item {
        /// The plates of the picture, drawn on top of each other. All have the same size.
        package let plates: [Plate]
        /// The accessible name.
        package let name: String
        /// The accessible description.
        package let description: String
    }

    /// The title above the pictures.
    package let title: String
    /// A note below the title, such as how many solutions were found.
    package let note: String
    /// The pictures.
    package let items: [Item]
}

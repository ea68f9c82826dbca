// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation

/// The `data` folder of the source tree.
package let dataFolder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../data")
    .standardized

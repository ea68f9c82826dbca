import Foundation

/// The `data` folder of the source tree.
var dataFolder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../data").standardized
}

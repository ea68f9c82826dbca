import Foundation

/// The folder of the program's data, in its sources.
var dataFolder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../data").standardized
}

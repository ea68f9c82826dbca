import Localization

extension Playground.Page.WriteError {
    /// The message for the user, with a placeholder for the name of the file.
    package var message: String {
        switch self {
        case .notOfPage: translated("Nothing was written: {file} is not a file of this page")
        case .notFound: translated("Nothing was written: the live properties were not found in {file}")
        case .unwritable: translated("Could not write {file}: check the free space and the folder’s permissions")
        }
    }
}

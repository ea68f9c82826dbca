// SPDX-License-Identifier: GPL-3.0-or-later
/// Returns the message that a file could not be written, given its name or path as the user sees it.
package func unwritableMessage(file: String) -> String {
    filled(translated("Could not write {file}: check the free space and the folder’s permissions"), ["file": file])
}

/// Returns the message that nothing could be written to a folder, given its path as the user sees it.
package func unwritableMessage(folder: String) -> String {
    filled(
        translated("Could not write to {folder}: check the free space and the folder’s permissions"),
        ["folder": folder])
}

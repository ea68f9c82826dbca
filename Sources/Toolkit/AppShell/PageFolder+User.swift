// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Files

extension PageFolder {
    /// The path of the user’s folder of pages.
    @MainActor package static var ofUser: String {
        let documents = g_get_user_special_dir(G_USER_DIRECTORY_DOCUMENTS).map { String(cString: $0) }
        return path(documents: documents, home: String(cString: g_get_home_dir()))
    }
}

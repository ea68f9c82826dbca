// SPDX-License-Identifier: GPL-3.0-or-later
/// Why a page is run.
package enum RunCause {
    /// The page has been opened.
    case start
    /// A file has been saved, by the editor or by another program.
    case save
    /// The user has edited a file. Code that is being typed is often incomplete.
    case typing
    /// The user has asked for it, or has changed what the page can read or shows.
    case request
    /// The page begins again, with another seed.
    case startOver
    /// A session is repeated up to its end.
    case replay(PageSession)
}

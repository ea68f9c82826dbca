// SPDX-License-Identifier: GPL-3.0-or-later
// The stage owns the page and its area. Closures hold weak references.

import CGtk
import GtkKit
import PageRuns
import PageSource
import Scene

/// The part of the window that shows a page. A new run replaces the previous one when its pictures are loaded.
final class LiveStage {
    /// Called after the first frame of a page is drawn.
    var shown: () -> Void = {}
    /// The overlay that contains the page.
    let slot: Widget
    /// Loads the user's pictures.
    let pictureQueue: PictureQueue
    /// Returns whether a page gets the keyboard focus when it is shown first.
    var takesFocus: () -> Bool = { true }
    /// Called after the page has changed.
    var updated: () -> Void = {}
    /// The current page.
    private(set) var page: (any ShownPage)?
    /// Whether the current page has been drawn.
    private(set) var isDrawn = false

    /// Whether there is a page in the window.
    var isShown: Bool { area != nil }
    /// Whether the page can be seen: it is not behind the code of a narrow window.
    var isSeen: Bool { gtk_widget_get_mapped(slot.pointer) != 0 }

    /// The time spent on each frame, in seconds. Not recorded while `nil`.
    var frameTimes: [Double]? {
        get { area?.frameTimes }
        set { area?.frameTimes = newValue }
    }

    private let pictureCache: PictureCache
    private let trails = TrailLines()
    private var area: BoardArea?

    /// Creates a stage in an overlay. `pictureCache` provides the pictures.
    init(in slot: Widget, pictureCache: PictureCache) {
        self.slot = slot
        self.pictureCache = pictureCache
        pictureQueue = PictureQueue { [weak slot] body in whenIdle(for: slot) { _ in body() } }
        pictureQueue.load = { [weak pictureCache] uri, done in
            pictureCache?.load(uri: uri) { done($0?.message(file: displayName(ofURI: uri))) }
        }
        gtk_overlay_add_overlay(slot.opaque, trails.widget.pointer)
    }

    /// Shows a page as soon as its pictures are loaded.
    func show(_ page: any ShownPage) {
        self.page = page
        loadPictures(of: page) { [weak self, weak page] in
            guard let self, let page, page === self.page else { return }
            present(page)
        }
    }

    /// Loads the pictures of a page, and from now on those that it needs later, also only for its values.
    func loadPictures(of page: any ShownPage, then done: @escaping () -> Void = {}) {
        page.picturesNeeded = { [weak self] uris in self?.pictureQueue.read(uris[...]) {} }
        pictureQueue.noteRun()
        pictureQueue.read(page.userPictures.sorted()[...], then: done)
    }

    /// Removes the page.
    func clear() {
        page = nil
        area = nil
        isDrawn = false
        trails.display([])
        _ = slot.releaseFocus()
        gtk_overlay_set_child(slot.opaque, nil)
    }

    /// Gives the page the keyboard focus. Returns false if it has no element that can have it.
    @discardableResult
    func grabFocus() -> Bool { area?.focusFirstElement() ?? false }

    /// Makes the page translucent if it has ended.
    func showEnd() {
        if page?.isOver == true { slot.addClass("stopped") }
    }

    /// Sends an announcement to the screen reader.
    func announce(_ said: Announcement) { area?.announce(said) }

    private func present(_ page: any ShownPage) {
        isDrawn = false
        gtk_widget_remove_css_class(slot.pointer, "stopped")
        // The values beside the code are those of the running page.
        if !(page is PastPage) { pictureCache.removeAll(except: page.userPictures) }
        let widget = area ?? BoardArea(stage: page, pictureCache: pictureCache)
        let describe = { [weak widget, weak page] in
            guard let widget, let page else { return }
            widget.describe(name: page.name, state: (page as? PastPage)?.description ?? page.stateText)
        }
        widget.updated = describe
        widget.changed = { [weak self, weak page] in
            let past = page as? PastPage
            self?.trails.display(past.map(Self.lines) ?? [])
            if past != nil { describe() }
            self?.updated()
        }
        widget.whenDrawn { [weak self, weak page] in
            guard let self, page === self.page else { return }
            isDrawn = true
            shown()
        }
        if area == nil {
            area = widget
            // A page draws nowhere else in the window.
            gtk_widget_set_overflow(widget.widget, GTK_OVERFLOW_HIDDEN)
            gtk_overlay_set_child(slot.opaque, widget.widget)
            page.changed()
            if takesFocus() { widget.focusFirstElement() }
        } else {
            widget.display(page)
        }
    }

    /// Returns the lines that show where things move.
    private static func lines(of past: PastPage) -> [(style: TrailStyle, points: [[Point]])] {
        let compared = past.comparedTrails.enumerated().map { color, trails in (TrailStyle.kept(color), trails) }
        let all = [(.earlier, past.earlierTrails)] + compared + [(TrailStyle.present, past.trails)]
        return all.map { style, trails in (style, trails.map(\.points)) }
    }
}

@_exported import Console  // Whoever shows a console fills it, too.
@_exported import GLibKit  // Widgets are GObjects, and whoever shows them needs signals and the main loop, too.

@_exported import GLibKit  // Widgets are GObjects, and whoever shows them needs signals and the main loop, too.

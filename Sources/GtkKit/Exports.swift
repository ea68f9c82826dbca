@_exported import Console  // A console view is filled with these lines.
@_exported import GLibKit  // Widgets are GObjects; code with widgets needs signals and the main loop.

@_exported import Words  // Messages for the user are translated.

@_exported import Words  // All that talks to people does so in their language.

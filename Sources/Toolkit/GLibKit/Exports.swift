@_exported import Localization  // Messages for the user are translated.

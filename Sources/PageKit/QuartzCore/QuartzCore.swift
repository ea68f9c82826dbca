// The layers of UIKit, which a page can also import on its own.

@_exported import UIKit

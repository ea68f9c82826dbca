// The types that a page can use without a further import.

@_exported import struct Scene.AffineTransform
@_exported import struct Scene.Color
@_exported import struct Scene.Point
@_exported import struct Scene.Rect
@_exported import struct Scene.Size

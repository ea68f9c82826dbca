// What a page can use without another import.

@_exported import struct Scene.Color
@_exported import struct Scene.Point
@_exported import struct Scene.Size

import PlaygroundSupport

/// The colours of the garden, for all of its pages.
public enum Palette {
    public static let moss = Color(rgb: 0x3D6B35)
    public static let lawn = Color(rgb: 0xA8C686)
    public static let pond = Color(rgb: 0x2A6F77)
}

import PlaygroundSupport

/// The colors of the garden, shared by all pages.
public enum Palette {
    public static let moss = Color(rgb: 0x3D6B35)
    public static let lawn = Color(rgb: 0xA8C686)
    public static let pond = Color(rgb: 0x2A6F77)
}

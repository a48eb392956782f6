import Canvas

/// A canvas that a closure has drawn on.
func canvas(_ width: Int, _ height: Int, theme: Theme = .dark, glyphs: Glyphs = .unicode, _ draw: (inout Canvas) -> Void) -> Canvas {
    var canvas = Canvas(size: Size(width: width, height: height), theme: theme, glyphs: glyphs)
    draw(&canvas)
    return canvas
}

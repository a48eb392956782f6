/// Fidelity: documented PKTool, PKInkingTool, PKEraserTool, PKLassoTool; simplified, ink has a name alone.
protocol PKTool {}

struct PKInkingTool: PKTool {
    enum InkType: String { case pen, pencil, marker, monoline, fountainPen, watercolor, crayon }
    var inkType: InkType
    var color: UIColor
    var width: CGFloat
    init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        inkType = type
        self.color = color
        self.width = width ?? 3
    }
}

struct PKEraserTool: PKTool {
    enum EraserType { case vector, bitmap, fixedWidthBitmap }
    var eraserType: EraserType
    init(_ eraserType: EraserType) { self.eraserType = eraserType }
}

struct PKLassoTool: PKTool {
    init() {}
}

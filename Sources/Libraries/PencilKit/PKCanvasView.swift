/// Fidelity: documented PKCanvasViewDelegate; simplified, nobody draws: it hears of drawings that code sets.
@objc protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    @objc optional func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    @objc optional func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    @objc optional func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    @objc optional func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

/// Fidelity: documented PKCanvasViewDrawingPolicy.
enum PKCanvasViewDrawingPolicy: UInt { case `default`, anyInput, pencilOnly }

/// Fidelity: documented PKCanvasView; simplified, fingers and pencils draw nothing. Reported: its content is a view of its own, the first subview.
class PKCanvasView: UIScrollView {
    var drawing = PKDrawing() {
        didSet { (delegate as? PKCanvasViewDelegate)?.canvasViewDrawingDidChange?(self) }
    }
    var drawingPolicy = PKCanvasViewDrawingPolicy.default
    var tool: PKTool = PKInkingTool(.pen)
    var allowsFingerDrawing = true
    var isRulerActive = false
    var isDrawingEnabled = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(UIView(frame: bounds))
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        insertSubview(UIView(frame: bounds), at: 0)
    }
    override var canBecomeFirstResponder: Bool { true }
}

extension PKCanvasView: PKToolPickerObserver {}

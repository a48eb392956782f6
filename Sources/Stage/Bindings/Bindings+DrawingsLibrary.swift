internal import Interpreter

// PencilKit's canvas for drawings, in the learner's own Swift.
extension Bindings {
    /// Words that only code with canvases has.
    static let drawingWords = ["PKCanvasView", "PKDrawing", "PKToolPicker"]

    static let drawingsLibrary = Program.Library(
        path: "PencilKit",
        text: """
            /// Fidelity: documented PKCanvasViewDelegate; simplified, nobody draws: it hears of drawings that code sets.
            @objc protocol PKCanvasViewDelegate: UIScrollViewDelegate {
                @objc optional func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
                @objc optional func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
                @objc optional func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
                @objc optional func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
            }

            /// Fidelity: documented PKCanvasViewDrawingPolicy.
            enum PKCanvasViewDrawingPolicy: UInt { case `default`, anyInput, pencilOnly }

            /// Fidelity: documented PKDrawing; simplified, one without strokes.
            struct PKDrawing: Equatable {
                var _data = Data()
                init() {}
                init(data: Data) throws { _data = data }
                var bounds: CGRect { CGRect.null }
                func dataRepresentation() -> Data { _data }
                func appending(_ drawing: PKDrawing) -> PKDrawing { self }
                mutating func append(_ drawing: PKDrawing) {}
                func transformed(using transform: CGAffineTransform) -> PKDrawing { self }
                mutating func transform(using transform: CGAffineTransform) {}
                func image(from rect: CGRect, scale: CGFloat) -> UIImage { UIImage() }
            }

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

            /// Fidelity: documented PKToolPickerObserver.
            @objc protocol PKToolPickerObserver: NSObjectProtocol {
                @objc optional func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
                @objc optional func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
                @objc optional func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
                @objc optional func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
            }
            extension PKCanvasView: PKToolPickerObserver {}

            /// Fidelity: documented PKToolPicker; simplified, its palette is not drawn.
            class PKToolPicker: NSObject {
                static let _ofWindows = PKToolPicker()
                class func shared(for window: UIWindow) -> PKToolPicker? { _ofWindows }
                var selectedTool: PKTool = PKInkingTool(.pen)
                var isRulerActive = false
                var showsDrawingPolicyControls = true
                var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
                var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
                var isVisible: Bool { _responders.contains { $0.isFirstResponder } }
                func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
                    _responders.removeAll { $0 === responder }
                    if visible { _responders.append(responder) }
                    for observer in _observers { observer.toolPickerVisibilityDidChange?(self) }
                }
                func addObserver(_ observer: PKToolPickerObserver) { _observers.append(observer) }
                func removeObserver(_ observer: PKToolPickerObserver) { _observers.removeAll { $0 === observer } }
                func frameObscured(in view: UIView) -> CGRect { CGRect.null }
                var _observers: [PKToolPickerObserver] = []
                var _responders: [UIResponder] = []
            }
            """)
}

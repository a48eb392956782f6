import Stage
import Testing
import UIKit

/// Canvases for drawings, on which nobody draws.
@Suite struct `A canvas` {
    /// Fidelity: documented PKCanvasView; reported, its content is its first subview.
    @Test func `is a scroll view whose content is a view of its own, and tells of drawings that code sets`() throws {
        let run = try Board.run(
            """
            import PencilKit

            class Page: UIViewController, PKCanvasViewDelegate, PKToolPickerObserver {
                let canvas = PKCanvasView()
                let picker = PKToolPicker()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(canvas)
                    canvas.delegate = self
                    canvas.tool = PKInkingTool(.pen, color: .black, width: 15)
                    canvas.drawingPolicy = .pencilOnly
                    let image = UIImageView()
                    canvas.subviews[0].addSubview(image)
                    canvas.subviews[0].sendSubviewToBack(image)
                    picker.addObserver(canvas)
                    picker.addObserver(self)
                    print(image.superview === canvas.subviews[0], canvas.drawing.bounds.isNull, canvas is UIScrollView)
                    do { try canvas.drawing = PKDrawing(data: Data([1, 2])) } catch { print("none") }
                    canvas.contentSize = CGSize(width: 100, height: 2000)
                    print(canvas.drawing.dataRepresentation().count)
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    picker.setVisible(true, forFirstResponder: canvas)
                    print(canvas.becomeFirstResponder(), picker.isVisible)
                    picker.removeObserver(canvas)
                }
                func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) { print("visible") }
                func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { print("changed", canvasView === canvas) }
            }
            """, steps: [], setting: Setting(container: .navigation, root: "Page"))
        #expect(run.recording.events.allSatisfy { $0.kind != .refusal })
        let lines = run.recording.events.filter { $0.kind == .print || $0.kind == .exception }.compactMap(\.text)
        #expect(lines == ["true true true", "changed true", "2", "visible", "true true"])
    }

    /// Fidelity: reported, an interface's subviews of a canvas lie in front of its content.
    @Test func `of an interface has its content behind what the interface puts into it`() throws {
        let canvas = """
            <view contentMode="scaleToFill" id="canvas" customClass="PKCanvasView"><rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
            <subviews>\(Board.label("l", "picture"))</subviews></view>
            """
        let outlets = #"<outlet property="canvas" destination="canvas" id="o-1"/><outlet property="label" destination="l" id="o-2"/>"#
        let code = """
            import PencilKit
            class A: UIViewController {
                @IBOutlet var canvas: PKCanvasView!
                @IBOutlet var label: UILabel!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    canvas.subviews[0].addSubview(label)
                    print(canvas.subviews.count, label.superview === canvas.subviews[0])
                }
            }
            """
        let run = try Board.run(code, Board.storyboard(Board.scene(1, "A", subviews: canvas, connections: outlets)))
        #expect(run.prints + run.refusals + run.exceptions == ["1 true"])
    }
}

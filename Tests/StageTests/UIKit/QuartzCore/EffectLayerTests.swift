import Stage
import Testing
import UIKit

/// Layers of texts, copies and particles, and members that were missing.
@Suite struct EffectLayerTests {
    @Test func `layers of texts, copies and particles keep what they are told`() {
        let lines = ScriptRun(
            """
            import UIKit
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let cell = CAEmitterCell()
                    cell.birthRate = 4
                    cell.contents = UIImage(named: "spark")?.cgImage
                    let emitter = CAEmitterLayer()
                    emitter.emitterShape = .line
                    emitter.emitterCells = [cell]
                    view.layer.addSublayer(emitter)
                    let text = CATextLayer()
                    text.string = "hello"
                    text.alignmentMode = .center
                    text.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
                    let copies = CAReplicatorLayer()
                    copies.instanceCount = 3
                    copies.addSublayer(text)
                    view.layer.addSublayer(copies)
                    print(emitter.emitterCells?.first?.birthRate ?? 0, emitter.emitterShape == .line, text.fontSize, text.superlayer === copies)
                }
            }
            """
        ).show("A")
        #expect(lines == ["4.0 true 36.0 true"])
    }

    @Test func `a path is turned about`() {
        let lines = ScriptRun(
            """
            import UIKit
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let path = UIBezierPath()
                    path.move(to: CGPoint(x: 1, y: 2))
                    path.addLine(to: CGPoint(x: 3, y: 4))
                    print(path.currentPoint, path.reversing().currentPoint)
                }
            }
            """
        ).show("A")
        #expect(lines == ["(3.0, 4.0) (1.0, 2.0)"])
    }
}

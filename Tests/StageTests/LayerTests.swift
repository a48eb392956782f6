import Stage
import Testing
import UIKit

/// Layers, paths and Core Animation's animations as real controllers use them.
@Suite struct `Layers` {
    private func run(_ members: String, _ steps: [String] = [], in container: Setting.Container = .root) throws -> Run {
        try Scenes.run(
            """
            import UIKit
            final class A: UIViewController, CAAnimationDelegate {
                let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    box.backgroundColor = .red
                    view.addSubview(box)
                    setUp()
                }
            \(members)
            }
            """, steps, in: container)
    }

    private func heard(_ run: Run) -> [String] {
        run.recording.events.filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
    }

    /// Where the box is shown in each frame, without repetitions.
    private func shown(_ run: Run, _ read: (Picture.Item) -> Double) -> [Double] {
        run.recording.frames.indices.compactMap { frame in
            run.picture(atFrame: frame).items.first { $0.frame.width == 50 && $0.fill != nil }.map(read)
        }.reduce(into: []) { found, value in if found.last != value { found.append(value) } }
    }

    @Test func `an animation shows what the layer is not, and its delegate hears of both ends`() throws {
        let scene = try run(
            """
            func setUp() {}
            func fade() {
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.fromValue = 1
                fade.toValue = 0.5
                fade.duration = 0.5
                fade.delegate = self
                box.layer.add(fade, forKey: "fade")
                print(box.alpha, box.layer.animationKeys() ?? [], box.layer.animation(forKey: "fade") === fade)
            }
            func animationDidStart(_ anim: CAAnimation) { print("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { print("stop", flag, box.alpha, box.layer.animationKeys() == nil) }
            """, ["call A.fade"])
        #expect(heard(scene) == ["start", "1.0 [\"fade\"] true", "stop true 1.0 true"])
        let opacities = shown(scene) { $0.opacity }
        #expect(opacities.first == 1 && opacities.last == 1)
        #expect((opacities.min() ?? 1) < 0.55)
        #expect(opacities.count > 20)
    }

    @Test func `by way of several values, back again, and for good`() throws {
        let keyframes = try run(
            """
            func setUp() {}
            func go() {
                let way = CAKeyframeAnimation(keyPath: "position.x")
                way.values = [125, 225, 175]
                way.keyTimes = [0, 0.5, 1]
                way.duration = 0.4
                way.isRemovedOnCompletion = false
                way.fillMode = .forwards
                box.layer.add(way, forKey: nil)
            }
            """, ["call A.go"])
        let places = shown(keyframes) { Double($0.frame.midX) }
        #expect(places.first == 125 && abs((places.max() ?? 0) - 225) < 10 && places.last == 175)
        let rounds = try run(
            """
            func setUp() {}
            func go() {
                let way = CABasicAnimation(keyPath: "transform.translation.y")
                way.toValue = 100
                way.duration = 0.2
                way.autoreverses = true
                way.repeatCount = 2
                box.layer.add(way, forKey: "way")
            }
            """, ["call A.go"])
        let heights = shown(rounds) { Double($0.frame.minY) }
        #expect(heights.first == 100 && heights.last == 100)
        #expect(zip(heights.dropFirst(), zip(heights, heights.dropFirst(2))).filter { $0 > $1.0 && $0 > $1.1 }.count == 2)
    }

    @Test func `an animation that is taken away stops, and the delegate hears that it did not finish`() throws {
        let scene = try run(
            """
            func setUp() {}
            func go() {
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.toValue = 0
                fade.repeatCount = .infinity
                fade.delegate = self
                box.layer.add(fade, forKey: "fade")
            }
            func stop() { box.layer.removeAllAnimations(); print(box.layer.animationKeys() == nil) }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { print("stop", flag) }
            """, ["call A.go", "call A.stop"])
        #expect(heard(scene) == ["stop false", "true"])
    }

    @Test func `a transaction's completion waits for the animations in it, of controllers too`() throws {
        let scene = try run(
            """
            func setUp() {}
            func push() {
                CATransaction.begin()
                CATransaction.setCompletionBlock { print("pushed", self.view.window == nil) }
                navigationController?.pushViewController(UIViewController(), animated: true)
                CATransaction.commit()
                print("asked")
            }
            func none() {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                CATransaction.setAnimationDuration(2)
                CATransaction.setCompletionBlock { print("none") }
                print(CATransaction.disableActions(), CATransaction.animationDuration())
                CATransaction.commit()
                print(CATransaction.animationDuration())
            }
            """, ["call A.none", "call A.push"], in: .navigation)
        #expect(heard(scene) == ["true 2.0", "0.25", "none", "asked", "pushed true"])
    }

    @Test func `paths know their bounds and what is in them`() throws {
        let scene = try run(
            """
            func setUp() {
                let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 50))
                print(oval.bounds, oval.contains(CGPoint(x: 50, y: 25)), oval.contains(CGPoint(x: 2, y: 2)))
                let round = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 20, height: 20))
                print(round.contains(CGPoint(x: 2, y: 2)), round.contains(CGPoint(x: 38, y: 2)))
                let way = UIBezierPath()
                way.move(to: CGPoint(x: 10, y: 10))
                way.addLine(to: CGPoint(x: 20, y: 40))
                print(way.currentPoint, way.bounds, way.isEmpty)
                way.close()
                way.apply(CGAffineTransform(translationX: 5, y: 0))
                print(way.currentPoint)
                let half = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
                print(half.contains(CGPoint(x: 0, y: 5)), half.contains(CGPoint(x: 0, y: -5)))
            }
            """)
        #expect(
            heard(scene) == [
                "(0.0, 0.0, 100.0, 50.0) true false", "false true", "(20.0, 40.0) (10.0, 10.0, 10.0, 30.0) false", "(15.0, 10.0)",
                "true false",
            ])
    }

    @Test func `shapes and gradients are drawn in their colours`() throws {
        let scene = try run(
            """
            func setUp() {
                let shape = CAShapeLayer()
                shape.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 33, height: 20)).cgPath
                shape.fillColor = UIColor.blue.cgColor
                shape.strokeColor = nil
                box.layer.addSublayer(shape)
                let gradient = CAGradientLayer()
                gradient.frame = CGRect(x: 0, y: 0, width: 77, height: 10)
                gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
                view.layer.insertSublayer(gradient, at: 0)
                box.layer.maskedCorners = [.layerMinXMinYCorner]
                box.layer.shadowColor = UIColor.black.cgColor
                print(box.layer.sublayers!.count, view.layer.sublayers!.first === gradient, box.layer.position)
            }
            """)
        #expect(heard(scene) == ["1 true (125.0, 125.0)"])
        let last = try #require(scene.recording.frames.indices.last)
        let items = scene.picture(atFrame: last).items
        let shape = try #require(items.first { $0.frame.width == 33 })
        #expect(shape.frame.origin == CGPoint(x: 110, y: 110) && shape.fill?.blue == 1 && shape.fill?.red == 0)
        let gradient = try #require(items.first { $0.frame.width == 77 })
        #expect(gradient.fill?.red == 0.5)
    }
}

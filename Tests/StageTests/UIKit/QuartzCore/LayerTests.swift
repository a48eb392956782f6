import Stage
import Testing
import UIKit

/// Layers, paths and Core Animation's animations as real controllers use them.
@Suite struct `Layers` {
    private func run(_ members: String, _ steps: [String] = [], in container: Setting.Container = .root) throws -> Run {
        try Scenes.run(
            """
            import UIKit
            final class A: UIViewController, CAAnimationDelegate, CALayerDelegate {
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
        let paced = try run(
            """
            func setUp() {}
            func go() {
                let way = CAKeyframeAnimation(keyPath: "position.x")
                way.values = [125, 225, 125]
                way.duration = 0.4
                way.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)]
                box.layer.add(way, forKey: nil)
            }
            """, ["call A.go"])
        // Slow to leave, fast around the turn, slow to come to rest.
        let steps = shown(paced) { Double($0.frame.midX) }
        let moves = zip(steps, steps.dropFirst()).map { abs($0 - $1) }.filter { $0 > 0 }
        #expect(try #require(moves.first) < 3 && (moves.max() ?? 0) > 10 && (moves.last ?? 9) < 3)
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
                print(view.layer.sublayers!.count, view.layer.sublayers!.last === box.layer, box.layer.superlayer === view.layer)
            }
            """)
        #expect(heard(scene) == ["1 true (125.0, 125.0)", "2 true true"])
        let last = try #require(scene.recording.frames.indices.last)
        let items = scene.picture(atFrame: last).items
        let shape = try #require(items.first { $0.frame.width == 33 })
        #expect(shape.frame.origin == CGPoint(x: 110, y: 110) && shape.fill?.blue == 1 && shape.fill?.red == 0)
        let gradient = try #require(items.first { $0.frame.width == 77 })
        #expect(gradient.fill?.red == 0.5)
    }

    @Test func `a layer that is added lies in front of the subviews that are there, and behind those that come`() throws {
        let scene = try run(
            """
            func setUp() {
                let front = CALayer()
                front.frame = CGRect(x: 0, y: 0, width: 61, height: 10)
                front.backgroundColor = UIColor.blue.cgColor
                view.layer.addSublayer(front)
                let late = UIView(frame: CGRect(x: 0, y: 0, width: 62, height: 10))
                late.backgroundColor = .green
                view.addSubview(late)
                let back = CALayer()
                back.frame = CGRect(x: 0, y: 0, width: 63, height: 10)
                back.backgroundColor = UIColor.black.cgColor
                view.layer.insertSublayer(back, at: 0)
                let under = CALayer()
                under.frame = CGRect(x: 0, y: 0, width: 64, height: 10)
                under.backgroundColor = UIColor.black.cgColor
                view.layer.insertSublayer(under, below: late.layer)
            }
            func behind() { view.sendSubviewToBack(view.subviews[1]) }
            func none() { view.subviews[1].removeFromSuperview() }
            """, ["call A.behind", "call A.none"])
        func widths(_ frame: Int) -> [Double] {
            scene.picture(atFrame: frame).items.filter { $0.fill != nil && $0.frame.width < 70 }.map { Double($0.frame.width) }
        }
        #expect(widths(0) == [63, 50, 61, 64, 62])
        let orders = scene.recording.frames.indices.map(widths).reduce(into: [[Double]]()) { if $0.last != $1 { $0.append($1) } }
        #expect(orders == [[63, 50, 61, 64, 62], [62, 63, 50, 61, 64], [62, 63, 61, 64]])
    }

    @Test func `a view's layer is of the class that layerClass names, made while the view is`() throws {
        let scene = try Scenes.run(
            """
            import UIKit
            final class Ring: CAShapeLayer {
                var steps = 3
                override init() {
                    super.init()
                    lineWidth = 5
                    print("layer")
                }
                override init(layer: Any) {
                    super.init(layer: layer)
                    if let ring = layer as? Ring { steps = ring.steps }
                    print("copied", steps)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func layoutSublayers() {
                    print("layer in", bounds.width)
                    super.layoutSublayers()
                    print("layer out")
                }
            }
            class RingView: UIView {
                override class var layerClass: AnyClass { Ring.self }
                var ring: Ring { layer as! Ring }
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    print("view", ring.lineWidth, ring.steps, layer is CAShapeLayer, type(of: self).layerClass == Ring.self)
                    ring.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 71, height: 20)).cgPath
                    ring.fillColor = UIColor.blue.cgColor
                }
                required init?(coder: NSCoder) { fatalError() }
                override func layoutSubviews() {
                    print("view in")
                    super.layoutSubviews()
                }
            }
            final class Sub: RingView {}
            final class Gradient: UIView {
                override static var layerClass: AnyClass { return CAGradientLayer.self }
            }
            final class Strange: UIView {
                override class var layerClass: AnyClass { UIView.self }
            }
            final class A: UIViewController {
                let ring = Sub(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(ring)
                    let gradient = Gradient(frame: CGRect(x: 0, y: 0, width: 77, height: 10))
                    let layer = gradient.layer as! CAGradientLayer
                    layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
                    view.addSubview(gradient)
                    print(layer.delegate === gradient, ring.layer.presentation() == nil)
                    print(type(of: Strange().layer) == CALayer.self)
                }
                func ask() {
                    let shown = ring.ring.presentation()!
                    print(shown === ring.ring, shown.model() === ring.ring, shown.steps, shown.lineWidth, shown.frame.minX)
                }
            }
            """, ["call A.ask"])
        #expect(
            heard(scene) == [
                "layer", "view 5.0 3 true true", "true true", "UIView as layerClass; the view gets a CALayer", "true", "layer in 50.0",
                "view in",
                "layer out", "copied 3", "false true 3 5.0 10.0",
            ])
        let items = scene.picture(atFrame: try #require(scene.recording.frames.indices.last)).items
        #expect(items.first { $0.frame.width == 71 }?.fill?.blue == 1)
        #expect(items.first { $0.frame.width == 77 }?.fill?.red == 0.5)
    }

    @Test func `layers that code makes are laid out and displayed with their view, and their delegate hears`() throws {
        let scene = try run(
            """
            final class Bar: CALayer {
                let fill = CALayer()
                override init() {
                    super.init()
                    addSublayer(fill)
                }
                override init(layer: Any) { super.init(layer: layer) }
                required init?(coder: NSCoder) { fatalError() }
                override func layoutSublayers() {
                    super.layoutSublayers()
                    fill.frame = bounds.insetBy(dx: 10, dy: 0)
                    print("bar", fill.frame.width)
                }
                override func display() { print("display") }
            }
            let bar = Bar()
            let told = CALayer()
            func setUp() {
                bar.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
                view.layer.addSublayer(bar)
                told.delegate = self
                view.layer.addSublayer(told)
                told.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            }
            func layoutSublayers(of layer: CALayer) { print("told", layer === told) }
            func grow() {
                bar.frame.size.width = 200
                bar.setNeedsDisplay()
                print("asked", bar.needsLayout(), bar.fill.frame.width)
            }
            func now() {
                bar.setNeedsLayout()
                bar.layoutIfNeeded()
                print("done")
            }
            """, ["call A.grow", "call A.now"])
        #expect(
            heard(scene) == ["bar 80.0", "told true", "asked true 80.0", "bar 180.0", "display", "bar 180.0", "done"])
    }

    @Test func `an override of layoutSublayers(of:) stands between the layer and layoutSubviews`() throws {
        let scene = try Scenes.run(
            """
            import UIKit
            final class V: UIView {
                override func layoutSublayers(of layer: CALayer) {
                    print("before")
                    super.layoutSublayers(of: layer)
                    print("after", layer === self.layer)
                }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    print("views")
                }
            }
            final class A: UIViewController {
                override func loadView() { view = V() }
                override func viewWillLayoutSubviews() { print("will") }
                override func viewDidLayoutSubviews() { print("did") }
            }
            """)
        #expect(heard(scene).prefix(5) == ["before", "will", "views", "did", "after true"])
    }

    @Test func `layers are mapped in space, and shown by the part in the plane`() throws {
        let scene = try run(
            """
            let shape = CALayer()
            func setUp() {
                box.layer.transform = CATransform3DMakeScale(2, 1, 1)
                print(box.transform == CGAffineTransform(scaleX: 2, y: 1), box.frame.width, box.layer.transform.m11)
                box.transform = .identity
                print(CATransform3DIsIdentity(box.layer.transform))
                shape.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
                shape.backgroundColor = UIColor.blue.cgColor
                shape.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
                view.layer.addSublayer(shape)
                print(shape.frame.width.rounded(), shape.frame.minX.rounded(), shape.bounds.width)
                let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 3, 4, 5)
                print(moved.m41, moved.m42, moved.m43, CATransform3DGetAffineTransform(moved).a)
                let both = CATransform3DConcat(CATransform3DMakeTranslation(1, 0, 0), CATransform3DMakeScale(3, 1, 1))
                print(both.m41, CATransform3DMakeRotation(.pi, 1, 0, 0).m22.rounded())
            }
            """)
        #expect(heard(scene) == ["true 100.0 2.0", "true", "10.0 5.0 20.0", "6.0 8.0 10.0 2.0", "3.0 -1.0"])
        let items = scene.picture(atFrame: 0).items
        #expect(items.contains { $0.fill?.blue == 1 && $0.frame.width.rounded() == 10 && $0.frame.height.rounded() == 20 })
    }

    @Test func `tiles are drawn part by part on another thread, which may wait for the main one`() throws {
        let scene = try Scenes.run(
            """
            import UIKit
            final class Map: UIView {
                override class var layerClass: AnyClass { CATiledLayer.self }
                override func draw(_ rect: CGRect) {
                    let size = DispatchQueue.main.sync { (layer as! CATiledLayer).tileSize }
                    print(rect, size, Thread.isMainThread, UIGraphicsGetCurrentContext() != nil)
                }
            }
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let map = Map(frame: CGRect(x: 0, y: 0, width: 150, height: 80))
                    map.layer.contentsScale = 2
                    let tiles = map.layer as! CATiledLayer
                    print(tiles.tileSize, tiles.levelsOfDetail, tiles.levelsOfDetailBias, CATiledLayer.fadeDuration())
                    tiles.tileSize = CGSize(width: 200, height: 100)
                    view.addSubview(map)
                }
            }
            """)
        #expect(
            heard(scene) == [
                "(256.0, 256.0) 1 0 0.25", "(0.0, 0.0, 100.0, 50.0) (200.0, 100.0) false true",
                "(100.0, 0.0, 50.0, 50.0) (200.0, 100.0) false true", "(0.0, 50.0, 100.0, 30.0) (200.0, 100.0) false true",
                "(100.0, 50.0, 50.0, 30.0) (200.0, 100.0) false true",
            ])
    }

    // Seen before: `a reference was let go that nobody had`, as the layer was taken out of the one that had ended.
    @Test func `A layer whose superlayer has gone lies nowhere, and its animation ends`() throws {
        let scene = try Scenes.run(
            """
            import UIKit
            final class A: UIViewController, CAAnimationDelegate {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let panel = UIView(frame: view.bounds)
                    view.addSubview(panel)
                    let shape = CAShapeLayer()
                    panel.layer.addSublayer(shape)
                    for key in ["transform.scale", "fillColor"] {
                        let animation = CABasicAnimation(keyPath: key)
                        animation.duration = 0.1
                        animation.delegate = self
                        animation.setValue(shape, forKey: "shape")
                        shape.add(animation, forKey: nil)
                    }
                    panel.removeFromSuperview()
                }
                func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                    let shape = anim.value(forKey: "shape") as! CALayer
                    print(shape.superlayer == nil)
                    shape.removeFromSuperlayer()
                }
            }
            """, ["wait 1"])
        #expect(heard(scene) == ["true", "true"])
        #expect(!scene.recording.events.contains { $0.kind == .exception })
    }
}

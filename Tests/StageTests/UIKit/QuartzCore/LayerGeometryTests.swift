import Stage
import Testing
import UIKit

/// Where layers and their views are: anchors, positions, bounds, what lies in front, and the pictures in layers.
@Suite struct `Places of layers` {
    private func run(_ members: String, _ steps: [String] = []) throws -> Run {
        try Scenes.run(
            """
            import UIKit
            final class A: UIViewController {
                let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 40))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    box.backgroundColor = .red
                    view.addSubview(box)
                    setUp()
                }
            \(members)
            }
            """, steps)
    }

    private func heard(_ run: Run) -> [String] {
        run.recording.events.filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
    }

    /// A rectangle's conversion is the smallest that holds its four corners: that of a square turned by an eighth is wider by the root of two.
    @Test func `rectangles are converted from and to other views, and turned ones are held whole`() throws {
        let scene = try run(
            """
            func setUp() {
                let outer: UIView? = view
                print(box.convert(CGRect(x: 110, y: 130, width: 5, height: 6), from: view), box.convert(box.bounds, from: outer))
                print(box.convert(box.bounds, to: outer))
                box.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
                box.transform = CGAffineTransform(rotationAngle: .pi / 4)
                let there = box.convert(box.bounds, to: view)
                print((there.minX * 100).rounded(), (there.width * 100).rounded(), (there.height * 100).rounded(), there.midY.rounded())
                let back = box.convert(CGRect(x: 100, y: 100, width: 40, height: 40), from: view)
                print((back.minX * 100).rounded(), (back.width * 100).rounded())
            }
            """)
        #expect(
            heard(scene) == [
                "(10.0, 30.0, 5.0, 6.0) (-100.0, -100.0, 50.0, 40.0)", "(100.0, 100.0, 50.0, 40.0)", "9172.0 5657.0 5657.0 120.0",
                "-828.0 5657.0",
            ])
    }

    /// Core Animation Programming Guide, Layers Define Their Own Geometry: `frame` follows from position, bounds, transform and anchor.
    @Test func `an anchor moves the frame, and the centre stays where the anchor is`() throws {
        let scene = try run(
            """
            func setUp() {
                box.layer.anchorPoint = CGPoint(x: 0, y: 1)
                print(box.center, box.frame, box.anchorPoint)
                box.frame = CGRect(x: 100, y: 100, width: 50, height: 40)
                print(box.center, box.layer.position, box.bounds)
                box.bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
                print(box.frame)
                box.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                print(box.frame)
                box.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
                print(box.center, box.bounds.size)
                box.transform = .identity
                print(box.frame)
                let inside = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
                box.addSubview(inside)
                box.transform = CGAffineTransform(rotationAngle: .pi / 2)
                let corner = inside.convert(CGPoint.zero, to: view)
                print(corner.x.rounded(), corner.y.rounded(), inside.convert(corner, from: view).x.rounded())
            }
            """)
        #expect(
            heard(scene) == [
                "(125.0, 120.0) (125.0, 80.0, 50.0, 40.0) (0.0, 1.0)",
                "(100.0, 140.0) (100.0, 140.0) (0.0, 0.0, 50.0, 40.0)",
                "(100.0, 60.0, 100.0, 80.0)",
                "(100.0, 100.0, 50.0, 40.0)",
                "(10.0, 60.0) (60.0, 80.0)",
                "(10.0, -20.0, 60.0, 80.0)",
                "85.0 65.0 0.0",
            ])
    }

    /// Its point of the bounds keeps still while the view turns and grows about it.
    @Test func `an animation turns a view about its anchor`() throws {
        let scene = try run(
            """
            func setUp() {
                box.anchorPoint = CGPoint(x: 0, y: 0)
                box.center = CGPoint(x: 100, y: 100)
            }
            func grow() {
                UIView.animate(withDuration: 0.2) { self.box.transform = CGAffineTransform(scaleX: 3, y: 2) }
            }
            """, ["call A.grow"])
        let frames = scene.recording.frames.indices.compactMap { frame in
            scene.picture(atFrame: frame).items.first { $0.fill != nil && $0.frame.minX == 100 }?.frame
        }
        #expect(frames.allSatisfy { abs($0.minY - 100) < 0.001 })
        #expect(frames.first?.width == 50 && frames.last?.size == CGSize(width: 150, height: 80))
        #expect(Set(frames.map(\.width)).count > 5)
    }

    /// Developers' measurements: constraints put the centre where it is without an anchor.
    @Test func `constraints shift a view whose anchor is not its middle`() throws {
        let scene = try run(
            """
            func setUp() {
                box.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                    box.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
                    box.widthAnchor.constraint(equalToConstant: 60), box.heightAnchor.constraint(equalToConstant: 40),
                ])
                box.layer.anchorPoint = CGPoint(x: 1, y: 0.5)
            }
            func ask() { print(box.center, box.frame) }
            """, ["call A.ask"])
        #expect(heard(scene) == ["(50.0, 50.0) (-10.0, 30.0, 60.0, 40.0)"])
    }

    @Test func `masks for resizing keep a view's edges whatever its anchor`() throws {
        let scene = try run(
            """
            func setUp() {
                box.anchorPoint = CGPoint(x: 0, y: 0)
                let child = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
                child.anchorPoint = CGPoint(x: 1, y: 1)
                child.frame = CGRect(x: 10, y: 10, width: 30, height: 20)
                child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
                box.addSubview(child)
                box.bounds.size = CGSize(width: 90, height: 60)
                print(child.frame, child.center)
            }
            """)
        #expect(heard(scene) == ["(10.0, 30.0, 70.0, 20.0) (80.0, 50.0)"])
    }

    @Test func `layers that code adds have an anchor, a position and bounds of their own`() throws {
        let scene = try run(
            """
            func setUp() {
                let layer = CALayer()
                layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
                print(layer.position, layer.anchorPoint)
                layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
                print(layer.frame)
                layer.anchorPoint = CGPoint(x: 0, y: 0)
                print(layer.frame)
                layer.position = CGPoint(x: 1, y: 2)
                print(layer.frame, layer.position)
                layer.transform = CATransform3DMakeScale(2, 2, 1)
                print(layer.frame, layer.bounds)
                layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
                print(layer.position, layer.bounds)
                layer.backgroundColor = UIColor.blue.cgColor
                view.layer.addSublayer(layer)
            }
            """)
        #expect(
            heard(scene) == [
                "(10.0, 5.0) (0.5, 0.5)", "(-10.0, -5.0, 40.0, 20.0)", "(10.0, 5.0, 40.0, 20.0)", "(1.0, 2.0, 40.0, 20.0) (1.0, 2.0)",
                "(1.0, 2.0, 80.0, 40.0) (0.0, 0.0, 40.0, 20.0)", "(0.0, 0.0) (0.0, 0.0, 10.0, 10.0)",
            ])
    }

    /// CALayer.zPosition: larger ones lie in front; touches go by the order of subviews (developers' measurements).
    @Test func `what lies further in front is drawn later, and is touched as before`() throws {
        let scene = try run(
            """
            let back = CALayer()
            func setUp() {
                box.layer.zPosition = 1
                let other = UIView(frame: box.frame)
                other.backgroundColor = .blue
                other.tag = 7
                view.addSubview(other)
                back.frame = box.frame
                back.backgroundColor = UIColor.green.cgColor
                back.zPosition = -1
                view.layer.addSublayer(back)
            }
            func ask() {
                print(view.hitTest(CGPoint(x: 120, y: 120), with: nil)?.tag ?? 0, view.subviews.map { $0.tag }, view.layer.sublayers!.last === back)
                box.layer.zPosition = 0
            }
            """, ["call A.ask"])
        #expect(heard(scene) == ["7 [0, 7] true"])
        let order = [0, scene.recording.frames.count - 1].map { frame -> [[Bool]] in
            let boxes = scene.picture(atFrame: frame).items.filter { $0.frame.width == 50 }
            return boxes.compactMap(\.fill).map { [$0.red, $0.green, $0.blue].map { $0 > 0.5 } }
        }
        let (red, green, blue) = ([true, false, false], [false, true, false], [false, false, true])
        #expect(order == [[green, blue, red], [green, red, blue]])
    }

    @Test func `a layer shows the picture that it is given`() throws {
        let scene = try run(
            """
            func setUp() {
                box.layer.contents = UIImage(systemName: "star")?.cgImage
                let layer = CALayer()
                layer.frame = CGRect(x: 0, y: 200, width: 30, height: 30)
                layer.contents = UIImage(named: "logo")!.cgImage
                view.layer.addSublayer(layer)
                print(UIImage(named: "logo")!.cgImage!.width, UIImage().cgImage == nil, (layer.contents as? CGImage)?.height ?? 0)
                layer.contents = "text"
            }
            """)
        #expect(heard(scene) == ["120 true 120", "not supported: text as Optional<CGImage>"])
        let names = scene.picture(atFrame: 0).items.compactMap { item -> String? in
            if case .image(let name, _)? = item.content { return name }
            return nil
        }
        #expect(names == ["star", "logo"])
    }

    /// Core Animation's documentation: a point is carried through each layer's position, anchor, bounds and transform.
    @Test func `layers convert points and rectangles to each other, views' layers among them`() throws {
        let scene = try run(
            """
            func setUp() {
                let dot = CALayer()
                dot.frame = CGRect(x: 10, y: 20, width: 8, height: 6)
                box.layer.addSublayer(dot)
                print(dot.convert(CGPoint(x: 1, y: 2), to: view.layer), dot.convert(CGPoint(x: 111, y: 122), from: view.layer))
                print(dot.convert(dot.bounds, to: box.layer), dot.convert(CGRect(x: 110, y: 120, width: 2, height: 3), from: nil))
                box.bounds.origin = CGPoint(x: 5, y: 5)
                print(dot.convert(CGPoint.zero, to: view.layer))
                dot.transform = CATransform3DMakeScale(2, 2, 1)
                print(dot.convert(dot.bounds, to: box.layer), view.layer.convert(CGPoint(x: 105, y: 115), to: dot))
                let loose = CALayer()
                loose.frame = CGRect(x: 3, y: 3, width: 1, height: 1)
                print(loose.convert(CGPoint(x: 1, y: 1), to: nil))
            }
            """)
        #expect(
            heard(scene) == [
                "(111.0, 122.0) (1.0, 2.0)", "(10.0, 20.0, 8.0, 6.0) (0.0, 0.0, 2.0, 3.0)", "(105.0, 115.0)",
                "(6.0, 17.0, 16.0, 12.0) (2.0, 1.5)", "(1.0, 1.0)",
            ])
    }

    @Test func `views and the screen are spaces that points are counted in`() throws {
        let scene = try run(
            """
            func setUp() {}
            func ask() {
                let screen = UIScreen.main.coordinateSpace
                view.window!.frame.origin.y = 10
                print(box.convert(CGPoint(x: 1, y: 2), to: screen), box.convert(CGPoint(x: 101, y: 112), from: screen))
                print(screen.convert(box.bounds, from: box), UIScreen.main.convert(CGRect(x: 100, y: 110, width: 5, height: 5), to: box))
                let space: UICoordinateSpace = box
                print(space.convert(space.bounds, to: view), screen.bounds == UIScreen.main.bounds)
            }
            """, ["call A.ask"])
        #expect(
            heard(scene) == [
                "(101.0, 112.0) (1.0, 2.0)", "(100.0, 110.0, 50.0, 40.0) (0.0, 0.0, 5.0, 5.0)", "(100.0, 100.0, 50.0, 40.0) true",
            ])
    }
}

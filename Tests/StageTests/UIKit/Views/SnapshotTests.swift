import Foundation
import Stage
import Testing
import UIKit

/// What views looked like once, pictures of views, and what masks let through.
@Suite struct `Snapshots and masks` {
    private func run(_ members: String, _ steps: [String] = []) throws -> Run {
        try Scenes.run(
            """
            import UIKit
            final class A: UIViewController {
                let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 40))
                let label = UILabel(frame: CGRect(x: 10, y: 20, width: 30, height: 10))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    box.backgroundColor = .red
                    label.text = "in"
                    box.addSubview(label)
                    view.addSubview(box)
                    setUp()
                }
            \(members)
            }
            """, steps)
    }

    private func heard(_ run: Run) -> [String] {
        run.recording.events.filter { [.print, .refusal, .exception, .console].contains($0.kind) }.map { $0.text ?? "" }
    }

    private func items(_ run: Run) -> [Picture.Item] { run.picture(atFrame: run.recording.frames.count - 1).items }

    private func isText(_ item: Picture.Item, _ text: String) -> Bool {
        if case .text(text, _, _, _, _)? = item.content { true } else { false }
    }

    @Test func `a snapshot goes on to show what the view was, and is laid out as a view of its own`() throws {
        let scene = try run(
            """
            func setUp() {}
            func snap() {
                let copy = box.snapshotView(afterScreenUpdates: false)!
                print(copy.frame, copy.subviews.count, copy.superview == nil)
                copy.frame = CGRect(x: 200, y: 300, width: 100, height: 80)
                view.addSubview(copy)
                box.isHidden = true
                label.text = "out"
            }
            """, ["call A.snap"])
        #expect(heard(scene) == ["(0.0, 0.0, 50.0, 40.0) 0 true"])
        let shown = items(scene)
        #expect(shown.filter { $0.fill?.red == 1 && $0.frame.width < 200 }.map(\.frame) == [CGRect(x: 200, y: 300, width: 100, height: 80)])
        #expect(shown.filter { isText($0, "in") }.map(\.frame) == [CGRect(x: 220, y: 340, width: 60, height: 20)])
        #expect(!shown.contains { isText($0, "out") })
    }

    /// `false` captures the screen as it is, without recent changes; what was never rendered is empty then (UIKit says so on the console).
    @Test func `a snapshot has recent changes only when it waits for them`() throws {
        let scene = try run(
            """
            let late = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            func setUp() {}
            func snap() {
                label.text = "up"
                let before = box.snapshotView(afterScreenUpdates: false)!, after = box.snapshotView(afterScreenUpdates: true)!
                let part = box.resizableSnapshotView(from: CGRect(x: 0, y: 0, width: 25, height: 15), afterScreenUpdates: true, withCapInsets: .zero)!
                for (index, copy) in [before, after, part].enumerated() {
                    copy.frame.origin = CGPoint(x: 0, y: 300 + 100 * index)
                    view.addSubview(copy)
                }
                late.backgroundColor = .blue
                let empty = late.snapshotView(afterScreenUpdates: false)!
                empty.frame.origin.y = 700
                view.addSubview(empty)
                box.removeFromSuperview()
                print(part.bounds.size, empty.bounds.size)
            }
            """, ["call A.snap"])
        #expect(
            heard(scene) == [
                "Snapshotting a view (UIView) that has not been rendered at least once requires afterScreenUpdates:YES.",
                "(25.0, 15.0) (20.0, 20.0)",
            ])
        let shown = items(scene)
        #expect(shown.filter { isText($0, "in") }.map(\.frame.minY) == [320])
        #expect(shown.filter { isText($0, "up") }.map(\.frame.minY) == [420])
        #expect(shown.filter { $0.fill?.red == 1 && $0.visible.minY == 500 }.map(\.visible.size) == [CGSize(width: 25, height: 15)])
        #expect(!shown.contains { $0.frame.minY == 700 })
    }

    @Test func `a picture of a view shows it in an image view`() throws {
        let scene = try run(
            """
            func setUp() {}
            func snap() {
                let picture = UIGraphicsImageRenderer(size: box.bounds.size).image { context in
                    print(box.drawHierarchy(in: box.bounds, afterScreenUpdates: true))
                }
                UIGraphicsBeginImageContextWithOptions(box.bounds.size, false, 0)
                label.text = "to"
                box.layer.render(in: UIGraphicsGetCurrentContext()!)
                let old = UIGraphicsGetImageFromCurrentImageContext()!
                UIGraphicsEndImageContext()
                let half = UIGraphicsImageRenderer(size: CGSize(width: 25, height: 20)).image { _ in
                    picture.draw(in: CGRect(x: 0, y: 0, width: 25, height: 20))
                }
                print(picture.size, old.size, half.size, picture == old)
                box.isHidden = true
                for (index, image) in [picture, old, half].enumerated() {
                    let shown = UIImageView(image: image)
                    shown.frame.origin.y = 300 + 100 * CGFloat(index)
                    view.addSubview(shown)
                }
                let fitting = UIImageView(frame: CGRect(x: 0, y: 600, width: 100, height: 40))
                fitting.contentMode = .scaleAspectFit
                fitting.image = picture
                view.addSubview(fitting)
            }
            """, ["call A.snap"])
        #expect(heard(scene) == ["true", "(50.0, 40.0) (50.0, 40.0) (25.0, 20.0) false"])
        let shown = items(scene)
        let red = shown.filter { $0.fill?.red == 1 && $0.frame.width < 200 }.map(\.frame)
        #expect(
            red == [
                CGRect(x: 0, y: 300, width: 50, height: 40), CGRect(x: 0, y: 400, width: 50, height: 40),
                CGRect(x: 0, y: 500, width: 25, height: 20), CGRect(x: 25, y: 600, width: 50, height: 40),
            ])
        #expect(shown.contains { isText($0, "to") && $0.frame.minY == 420 })
    }

    @Test func `a mask lets through what lies behind its opaque parts`() throws {
        let scene = try run(
            """
            let second = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 40)), third = UIView(frame: CGRect(x: 100, y: 300, width: 50, height: 40))
            func setUp() {
                let hole = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 100))
                hole.backgroundColor = UIColor.black.withAlphaComponent(0.5)
                box.mask = hole
                print(box.mask === hole, box.layer.mask === hole.layer, hole.superview == nil)
                second.backgroundColor = .red
                let shape = CAShapeLayer()
                shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)).cgPath
                second.layer.mask = shape
                third.backgroundColor = .red
                third.mask = UIView(frame: third.bounds)
                view.addSubview(second)
                view.addSubview(third)
                print(view.hitTest(CGPoint(x: 101, y: 101), with: nil) === box)
            }
            func clear() { box.mask = nil }
            """, ["call A.clear"])
        #expect(heard(scene) == ["true true true", "true"])
        func red(_ frame: Int) -> [CGRect] {
            scene.picture(atFrame: frame).items.filter { ($0.fill?.red ?? 0) == 1 && $0.frame.width < 200 }.map(\.visible)
        }
        #expect(red(0) == [CGRect(x: 110, y: 110, width: 20, height: 30), CGRect(x: 100, y: 200, width: 30, height: 30)])
        #expect(scene.picture(atFrame: 0).items.first { $0.fill?.red == 1 && $0.frame.width == 50 }?.fill?.alpha == 0.5)
        #expect(red(scene.recording.frames.count - 1).first == CGRect(x: 100, y: 100, width: 50, height: 40))
    }

    /// UIScrollView's documentation: by itself it takes no touches from controls that follow a finger; one that moves at once scrolls.
    @Test func `content keeps a finger that it follows, as the scroll view's class says`() throws {
        func offsets(_ members: String, _ settings: String, _ step: String) throws -> [String] {
            let scene = try Scenes.run(
                """
                import UIKit
                class Scroll: UIScrollView {
                \(members)
                }
                final class A: UIViewController {
                    let scroll = Scroll(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        scroll.contentInsetAdjustmentBehavior = .never
                        scroll.contentSize = CGSize(width: 300, height: 2000)
                        let button = UIButton(type: .system)
                        button.frame = CGRect(x: 0, y: 200, width: 200, height: 50)
                        button.setTitle("Go", for: .normal)
                        button.addAction(UIAction { _ in print("down") }, for: .touchDown)
                        button.addAction(UIAction { _ in print("cancelled") }, for: .touchCancel)
                        scroll.addSubview(button)
                        \(settings)
                        view.addSubview(scroll)
                    }
                    func ask() { print(scroll.contentOffset.y > 0) }
                }
                """, [step, "call A.ask"])
            return heard(scene)
        }
        let cancels =
            "override func touchesShouldCancel(in view: UIView) -> Bool { view is UIButton || super.touchesShouldCancel(in: view) }"
        let (quick, slow) = ("drag Go 0 -100", "drag Go 0 -15")
        #expect(try offsets("", "", quick) == ["down", "cancelled", "true"])
        #expect(try offsets("", "", slow) == ["down", "false"])
        #expect(try offsets("", "scroll.delaysContentTouches = false", quick) == ["down", "false"])
        #expect(try offsets(cancels, "scroll.delaysContentTouches = false", quick) == ["down", "cancelled", "true"])
        #expect(try offsets(cancels, "scroll.canCancelContentTouches = false", slow) == ["down", "false"])
        let silent = "override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { false }"
        #expect(try offsets(silent, "", slow) == ["true"])
    }
}

import Stage
import Testing
import UIKit

/// How long layers' animations run, and what they are called.
@Suite struct LayerAnimationTests {
    private func scene(_ body: String) -> String {
        """
        class A: UIViewController, CAAnimationDelegate {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(box)
            }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { print("stopped", flag) }
            func go() {
                \(body)
            }
            func clear() {
                box.layer.removeAllAnimations()
                print(box.layer.animationKeys() ?? [])
            }
        }
        """
    }

    @Test func `an animation whose end stays is over all the same`() throws {
        let seen = try Observation(
            scene(
                """
                let ring = CABasicAnimation(keyPath: "opacity")
                ring.toValue = 0.5
                ring.duration = 0.5
                ring.fillMode = .forwards
                ring.isRemovedOnCompletion = false
                ring.delegate = self
                box.layer.add(ring, forKey: "ring")
                let change = CATransition()
                change.type = .push
                change.subtype = .fromRight
                change.duration = 0.2
                view.layer.add(change, forKey: kCATransition)
                print(change.subtype == .fromRight, view.layer.animationKeys() ?? [])
                """), ["call A.go", "call A.go", "call A.clear"])
        #expect(
            seen.printed == [
                #"true ["transition"]"#, "stopped true", #"true ["transition"]"#, "stopped true", "[]",
            ])
        #expect(seen.recording.events.allSatisfy { $0.kind != .console })
        #expect(try #require(seen.recording.events.last?.time) < 3)
    }

    @Test func `a group runs as often as it says, and back`() throws {
        let seen = try Observation(
            scene(
                """
                let grow = CABasicAnimation(keyPath: "transform.scale")
                grow.toValue = 2
                grow.duration = 0.5
                let group = CAAnimationGroup()
                group.animations = [grow]
                group.duration = 0.5
                group.repeatCount = 2
                group.autoreverses = true
                group.delegate = self
                box.layer.add(group, forKey: "pulse")
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.9) { print(self.box.layer.animationKeys() ?? []) }
                """), ["call A.go", "wait 2.5"])
        #expect(seen.printed == [#"["pulse"]"#, "stopped true"])
    }

    @Test func `a view's animations are among its layer's, and keyframes end with them`() throws {
        let seen = try Observation(
            scene(
                """
                UIView.animate(withDuration: 1) {
                    self.box.frame.origin.x = 100
                    self.box.alpha = 0.5
                } completion: { print("moved", $0) }
                UIView.animateKeyframes(withDuration: 1, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                        self.box.transform = CGAffineTransform(scaleX: 2, y: 2)
                    }
                } completion: { print("framed", $0) }
                print(box.layer.animationKeys()?.sorted() ?? [], box.layer.animation(forKey: "opacity")?.duration ?? 0)
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.clear() }
                """), ["call A.go", "wait 0.7"])
        let keys = #"["opacity", "position", "transform"] 1.0"#
        #expect(seen.printed == [keys, "[]", "moved false", "framed false"])
    }
}

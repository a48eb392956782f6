import Foundation
import Stage
import Testing
import UIKit

/// Animations that code holds, keyframes, and animated replacements, asked of scenes.
@Suite struct `Animations in code's hands` {
    private static let scene = """
        final class A: UIViewController {
            let box = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
            var animator: UIViewPropertyAnimator!
            override func viewDidLoad() {
                super.viewDidLoad()
                box.backgroundColor = .systemRed
                view.addSubview(box)
            }
            func go() {
                animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.box.frame.origin.x = 200 }
                animator.addCompletion { position in
                    print(position == .end ? "end" : position == .start ? "start" : "current", Int(self.box.frame.minX))
                }
                print(animator.state == .inactive, animator.isRunning)
                animator.startAnimation()
                print(animator.state == .active, animator.isRunning, Int(box.frame.minX))
            }
            func hold() { animator.pauseAnimation(); print("held", animator.isRunning, animator.fractionComplete) }
            func half() { animator.fractionComplete = 0.5; print("half", animator.fractionComplete) }
            func on() { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
            func reverse() { animator.isReversed = true; print("reversed", animator.fractionComplete) }
            func stop() { animator.stopAnimation(false); animator.finishAnimation(at: .current); print(animator.state == .inactive) }
            func quit() { animator.stopAnimation(true); print("quit", Int(box.frame.minX), animator.state == .inactive) }
            func misuse() { animator.stopAnimation(false); animator.startAnimation() }
            func drop() {
                animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { self.box.alpha = 0.5 }
                animator.pauseAnimation()
                animator = nil
            }
            func forget() { animator = nil }
            func leave() {
                UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0.1) { self.box.alpha = 0.5 } completion: { position in
                    print("left", position == .end, self.box.alpha)
                }
            }
            func later() {
                go()
                animator.addAnimations({ self.box.alpha = 0 }, delayFactor: 0.5)
            }
            func keys() {
                UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.box.frame.origin.x = 100 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.box.frame.origin.x = 0 }
                } completion: { done in print("keys", done) }
            }
            func cross() {
                UIView.transition(with: view, duration: 0.5, options: .transitionCrossDissolve, animations: {
                    self.box.backgroundColor = .red
                }) { print("crossed", $0) }
            }
            func change() {
                let other = UIView(frame: box.frame)
                UIView.transition(from: box, to: other, duration: 0.3, options: []) {
                    print("changed", $0, other.superview === self.view, self.box.superview == nil)
                }
            }
            func off() {
                UIView.setAnimationsEnabled(false)
                UIView.animate(withDuration: 10) { self.box.alpha = 0 } completion: { print("off", $0, UIView.areAnimationsEnabled) }
                UIView.setAnimationsEnabled(true)
            }
        }
        """

    private func observe(_ steps: String...) throws -> Observation { try Observation(Self.scene, steps) }

    /// When something was printed, in hundredths of a second after another line.
    private func time(_ text: String, after other: String, in observation: Observation) throws -> Int {
        func moment(_ text: String) throws -> Double {
            try #require(observation.recording.events.first { $0.kind == .print && $0.text?.hasPrefix(text) == true }).time
        }
        return Int(((try moment(text) - (try moment(other))) * 100).rounded())
    }

    /// Where the box is seen in the frames of a recording, in points from the left.
    private func places(_ observation: Observation) -> [Int] {
        (0..<observation.recording.frames.count).compactMap { frame in
            observation.run.picture(atFrame: frame).items.first { $0.frame.width == 50 && $0.fill != nil }.map {
                Int($0.frame.minX.rounded())
            }
        }
    }

    @Test func `an animator runs, is held where it is, moved by hand, and runs on from there`() throws {
        let run = try observe("call A.go")
        #expect(run.printed == ["true false", "true true 200", "end 200"])
        #expect(try time("end", after: "true false", in: run) == 102)
        let held = try observe("call A.go", "at 0.5 call A.hold", "wait 3", "call A.half", "wait 2", "call A.on")
        #expect(held.printed.dropFirst(2).first?.hasPrefix("held false 0.5") == true)
        #expect(Array(held.printed.suffix(2)) == ["half 0.5", "end 200"])
        // Two seconds stand still, then the other half follows; each step begins a frame after the one before has ended.
        #expect((250...258).contains(try time("end", after: "half", in: held)))
        #expect(places(held).contains(100))
    }

    @Test func `an animator without animations is moved by hand and started`() throws {
        let run = try Scenes.run(
            """
            final class A: UIViewController {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    animator.fractionComplete = 0.25
                    print(animator.fractionComplete)
                    animator.fractionComplete = .nan
                    print(animator.fractionComplete)
                    animator.startAnimation()
                    print(animator.isRunning)
                }
            }
            """)
        #expect(run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["0.25", "0.0", "true"])
        #expect(!run.recording.events.contains { $0.kind == .exception })
    }

    @Test func `an animator that is turned back gives what it moved its first values again`() throws {
        let turned = try observe("call A.go", "at 0.25 call A.reverse")
        #expect(turned.printed.last == "start 0")
        #expect(turned.printed.dropFirst(2).first?.hasPrefix("reversed 0.7") == true)
        #expect((25...30).contains(try time("start", after: "reversed", in: turned)))
        #expect(places(turned).last == 0)
    }

    @Test func `a stopped animator leaves the views where they are seen`() throws {
        let stopped = try observe("call A.go", "at 0.25 call A.stop")
        #expect(stopped.printed.suffix(2) == ["current 53", "true"])
        let quit = try observe("call A.go", "at 0.25 call A.quit")
        #expect(quit.printed.suffix(1) == ["quit 53 true"])
        #expect(places(quit).last == 53)
    }

    @Test func `an animator that runs keeps itself, one that is held does not, and must not be let go`() throws {
        #expect(try observe("call A.leave").printed == ["left true 0.5"])
        func exceptions(_ steps: String...) throws -> [String] {
            try Observation(Self.scene, steps).recording.events.filter { $0.kind == .exception }.compactMap(\.text)
        }
        #expect(try exceptions("call A.drop").first?.contains("release a paused or stopped property animator") == true)
        #expect(try exceptions("call A.go", "at 0.2 call A.hold", "call A.forget").count == 1)
        #expect(try exceptions("call A.go", "at 0.2 call A.forget") == [])
        #expect(try exceptions("call A.go", "call A.go") == [])
        #expect(try exceptions("call A.go", "at 0.25 call A.misuse").first?.contains("startAnimation") == true)
    }

    @Test func `animations added with a delay factor move in the rest of the time`() throws {
        let later = try observe("call A.later")
        let seen = (0..<later.recording.frames.count).compactMap { frame in
            later.run.picture(atFrame: frame).items.first { $0.frame.width == 50 }
        }
        let early = seen.filter { $0.frame.minX <= 100 }
        #expect(early.count > 25)
        #expect(early.allSatisfy { $0.opacity == 1 })
        let middle = seen.filter { (140..<160).contains($0.frame.minX) }
        #expect(!middle.isEmpty)
        #expect(middle.allSatisfy { (0.35..<0.65).contains($0.opacity) })
    }

    @Test func `keyframes follow each other on one property`() throws {
        let keys = try observe("call A.keys")
        #expect(keys.printed == ["keys true"])
        let seen = places(keys)
        let top = try #require(seen.firstIndex(of: seen.max() ?? 0))
        #expect((97...100).contains(seen[top]))
        #expect(Array(seen[...top]) == seen[...top].sorted())
        #expect(Array(seen[top...]) == seen[top...].sorted(by: >))
        #expect(seen.count > 55)
        #expect(seen[..<top].contains { (40...60).contains($0) } && seen[top...].contains { (40...60).contains($0) })
    }

    @Test func `a transition of a view takes its time; without animations nothing does`() throws {
        #expect(try observe("call A.cross").printed == ["crossed true"])
        let crossed = try #require(try observe("call A.cross").recording.events.first { $0.kind == .print })
        let began = try #require(try observe("call A.cross").recording.events.first { $0.kind == .input })
        #expect(Int(((crossed.time - began.time) * 100).rounded()) == 52)
        #expect(try observe("call A.change").printed == ["changed true true true"])
        let off = try observe("call A.off")
        #expect(off.printed == ["off true true"])
        #expect(try #require(off.recording.events.first { $0.kind == .print }).time < 0.1)
    }

    private static let transition = """
        final class A: UIViewController, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
            var driver: UIPercentDrivenInteractiveTransition?
            var animator: UIViewPropertyAnimator?
            override func viewDidLoad() { super.viewDidLoad(); navigationController?.delegate = self }
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("A did") }
            func navigationController(
                _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController, to toVC: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? { self }
            func navigationController(
                _ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
            ) -> UIViewControllerInteractiveTransitioning? { driver }
            func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
            func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
                if let animator { return animator }
                let page = transitionContext.view(forKey: .to)!
                transitionContext.containerView.addSubview(page)
                page.frame.origin.x = 393
                let new = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { page.frame.origin.x = 0 }
                new.addCompletion { position in
                    print(position == .end ? "end" : "start", transitionContext.transitionWasCancelled)
                    self.animator = nil
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                }
                animator = new
                return new
            }
            func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
                print("animate")
                interruptibleAnimator(using: transitionContext).startAnimation()
            }
            func push() { navigationController?.pushViewController(B(), animated: true) }
            func drive() { driver = UIPercentDrivenInteractiveTransition(); push() }
            func grab() { driver = UIPercentDrivenInteractiveTransition(); driver?.wantsInteractiveStart = false; push() }
            func hold() { driver?.pause(); print("held", (driver?.percentComplete ?? 0) > 0.3) }
            func most() { driver?.update(0.8) }
            func finish() { driver?.finish() }
            func cancel() { driver?.cancel() }
        }
        final class B: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .systemGreen }
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("B did") }
        }
        """

    /// Where B's page is seen in the frames of a recording, in points from the left.
    private func pages(_ observation: Observation) -> [Int] {
        (0..<observation.recording.frames.count).compactMap { frame in
            observation.run.picture(atFrame: frame).items.last { $0.frame.width == 393 && $0.frame.height == 852 }.map {
                Int($0.frame.minX.rounded())
            }
        }
    }

    @Test func `an interruptible animator moves what a finger drives, and goes back when that is cancelled`() throws {
        func observe(_ steps: String...) throws -> Observation { try Observation(Self.transition, steps, in: .navigation) }
        #expect(try observe("call A.push").printed == ["A did", "animate", "end false", "B did"])
        let finished = try observe("call A.drive", "at 0.1 call A.most", "at 0.5 call A.finish")
        #expect(finished.printed == ["A did", "end false", "B did"])
        #expect(pages(finished).filter { (75...82).contains($0) }.count > 20)
        let cancelled = try observe("call A.drive", "at 0.1 call A.most", "at 0.5 call A.cancel")
        #expect(cancelled.printed == ["A did", "start true", "A did"])
        #expect(cancelled.events("B.viewDidAppear").isEmpty)
    }

    @Test func `a transition on its way is taken hold of, moved and let go`() throws {
        func observe(_ last: String) throws -> Observation {
            try Observation(
                Self.transition, ["call A.grab", "at 0.25 call A.hold", "at 1 call A.most", "at 0.5 call A.\(last)"], in: .navigation)
        }
        let finished = try observe("finish")
        #expect(finished.printed == ["A did", "animate", "held true", "end false", "B did"])
        #expect(pages(finished).filter { (75...82).contains($0) }.count > 20)
        #expect(try observe("cancel").printed == ["A did", "animate", "held true", "start true", "A did"])
    }
}

import Stage
import Testing
import UIKit

/// Gesture recognisers of a scene, driven by steps: what Apple's documentation says of their states and of each other.
@Suite struct `Recognisers driven by steps` {
    /// A page with a card, 200 points wide and high, on which `setUp` puts recognisers. They print their name and state.
    private func scene(_ setUp: String, _ members: String = "", card: String = "UIView") -> String {
        """
        import UIKit

        class A: UIViewController, UIGestureRecognizerDelegate {
            let card = \(card)(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
            func add(_ recognizer: UIGestureRecognizer, _ name: String, to view: UIView? = nil) {
                recognizer.name = name
                recognizer.addTarget(self, action: #selector(act(_:)))
                (view ?? card).addGestureRecognizer(recognizer)
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                view.accessibilityIdentifier = "page"
                view.addSubview(card)
                \(setUp)
            }
            @objc func act(_ recognizer: UIGestureRecognizer) {
                switch recognizer.state {
                case .began: print("\\(recognizer.name!) began")
                case .changed: print("\\(recognizer.name!) changed")
                case .ended: print("\\(recognizer.name!) ended")
                case .cancelled: print("\\(recognizer.name!) cancelled")
                default: print("\\(recognizer.name!) in another state")
                }
            }
            \(members)
        }
        """
    }

    /// What is printed after the steps, where the same line in a row counts once.
    private func printed(_ text: String, _ steps: [String]) throws -> [String] {
        let replay = try Replay(text, steps, logged: [])
        var lines: [String] = []
        for line in replay.lines(afterStep: 0) where line.hasPrefix("@") && lines.last != String(line.dropFirst()) {
            lines.append(String(line.dropFirst()))
        }
        return lines
    }

    private func refusals(_ text: String, _ steps: [String]) throws -> [String] {
        try Replay(text, steps, logged: []).run.recording.events.filter { $0.kind == .refusal }.compactMap(\.text)
    }

    @Test func `a pan begins, changes and ends; one that the app's leaving ends is cancelled`() throws {
        let text = scene(#"add(UIPanGestureRecognizer(), "pan")"#)
        #expect(try printed(text, ["drag card 100 0"]) == ["pan began", "pan changed", "pan ended"])
        #expect(try printed(text, ["drag card 100 0", "at 0.25 background"]) == ["pan began", "pan changed", "pan cancelled"])
        #expect(try printed(text, ["drag card 5 0", "tap card"]) == [])
    }

    @Test func `a press and a swipe`() throws {
        let text = scene(
            """
            add(UILongPressGestureRecognizer(), "press")
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = .up
            add(swipe, "swipe")
            """)
        #expect(try printed(text, ["press card 1"]) == ["press began", "press ended"])
        #expect(try printed(text, ["press card 0.3"]) == [])
        #expect(try printed(text, ["drag card 0 -100"]) == ["swipe ended"])
        #expect(try printed(text, ["drag card 0 100"]) == [])
    }

    @Test func `a pan from the screen's edge begins at that edge only`() throws {
        let text = scene(
            """
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = .left
            add(edge, "edge", to: view)
            """)
        #expect(try printed(text, ["drag page 100 0 from left"]) == ["edge began", "edge changed", "edge ended"])
        #expect(try printed(text, ["drag page -100 0 from right"]) == [])
        #expect(try printed(text, ["drag page 100 0"]) == [])
    }

    @Test func `one that requires another to fail waits for that`() throws {
        let taps = """
            let twice = UITapGestureRecognizer()
            twice.numberOfTapsRequired = 2
            add(twice, "twice")
            let once = UITapGestureRecognizer()
            add(once, "once")
            """
        let waiting = scene(taps + "\nonce.require(toFail: twice)")
        #expect(try printed(waiting, ["tap card"]) == ["once ended"])
        #expect(try printed(waiting, ["tap card", "at 0.2 tap card"]) == ["twice ended"])
        #expect(try printed(scene(taps), ["tap card", "at 0.2 tap card"]) == ["once ended", "twice ended"])
        #expect(try printed(waiting, ["tap card", "wait 1", "tap card"]) == ["once ended"])

        let swipeFirst = scene(
            """
            let pan = UIPanGestureRecognizer()
            add(pan, "pan")
            let swipe = UISwipeGestureRecognizer()
            add(swipe, "swipe")
            pan.require(toFail: swipe)
            """)
        #expect(try printed(swipeFirst, ["drag card 150 0"]) == ["swipe ended"])
        #expect(try printed(swipeFirst, ["drag card -150 0"]) == ["pan began", "pan changed", "pan ended"])
    }

    @Test func `a delegate says what requires what`() throws {
        let setUp = """
            let pan = UIPanGestureRecognizer()
            pan.delegate = self
            add(pan, "pan")
            add(UISwipeGestureRecognizer(), "swipe")
            """
        let question = """
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { otherGestureRecognizer is UISwipeGestureRecognizer }
            """
        #expect(try printed(scene(setUp, question), ["drag card 150 0"]) == ["swipe ended"])
        #expect(try printed(scene(setUp), ["drag card 150 0"]) == ["pan began", "pan changed", "pan ended"])
    }

    @Test func `two recognise together when a delegate agrees, the deeper one alone otherwise`() throws {
        let setUp = """
            let inner = UIPanGestureRecognizer()
            inner.delegate = self
            add(inner, "inner")
            add(UIPanGestureRecognizer(), "outer", to: view)
            """
        let together = """
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
            """
        #expect(try printed(scene(setUp), ["drag card 100 0"]) == ["inner began", "inner changed", "inner ended"])
        let lines = try printed(scene(setUp, together), ["drag card 100 0"])
        #expect(lines.first == "inner began" && lines.dropFirst().first == "outer began")
        #expect(lines.suffix(2) == ["inner ended", "outer ended"])
    }

    @Test func `a delegate keeps a recogniser from beginning, or from seeing the touch`() throws {
        let setUp = """
            let tap = UITapGestureRecognizer()
            tap.delegate = self
            add(tap, "tap")
            """
        let asked = """
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { print("begin?"); return false }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                print("receive? \\(touch.view === card)")
                return true
            }
            """
        #expect(try printed(scene(setUp, asked), ["tap card"]) == ["receive? true", "begin?"])
        let closed = "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }"
        #expect(try printed(scene(setUp, closed), ["tap card"]) == [])
        #expect(try printed(scene(setUp), ["tap card"]) == ["tap ended"])
    }

    @Test func `a view's own code gets touches before and after a recogniser takes them`() throws {
        let card = """

            class Card: UIView {
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    print("down \\(touches.first!.location(in: self).x)")
                }
                override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { print("moved") }
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("up") }
                override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("taken") }
            }
            """
        #expect(try printed(scene("", card: "Card") + card, ["drag card 50 0"]) == ["down 100.0", "moved", "up"])
        let pan = #"add(UIPanGestureRecognizer(), "pan")"#
        #expect(
            try printed(scene(pan, card: "Card") + card, ["drag card 50 0"]) == [
                "down 100.0", "moved", "pan began", "taken", "pan changed", "pan ended",
            ])
        let press = #"add(UILongPressGestureRecognizer(), "press")"#
        #expect(
            try printed(scene(press, card: "Card") + card, ["press card 1"]) == ["down 100.0", "press began", "taken", "press ended"])
    }

    @Test func `a recogniser of the app's own says what it wants to be`() throws {
        let own = """

            class Down: UIGestureRecognizer {
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
                override func reset() { print("reset") }
            }
            """
        let text = scene(#"add(Down(target: nil, action: nil), "down")"#) + own
        #expect(try printed(text, ["press card 0.2"]) == ["down began", "down ended", "reset"])
    }

    @Test func `a scroll view's own pan and a pan in it: the deeper one wins`() throws {
        let text = """
            import UIKit

            class A: UIViewController, UIScrollViewDelegate {
                let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
                let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(list)
                    list.delegate = self
                    list.contentSize = CGSize(width: 300, height: 900)
                    list.addSubview(card)
                    card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
                }
                @objc func panned(_ pan: UIPanGestureRecognizer) { if pan.state == .began { print("pan") } }
                func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { print("begins") }
                func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolls") }
                func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { print("ends \\(decelerate)") }
            }
            """
        #expect(try printed(text, ["drag card 0 -80"]) == ["pan"])
        #expect(try printed(text, ["drag list 0 -80 hold"]) == ["begins", "scrolls", "ends false"])
        #expect(try printed(text, ["drag list 0 -80"]) == ["begins", "scrolls", "ends true", "scrolls"])
    }

    @Test func `a scroll view's delegate says where the content comes to rest`() throws {
        let text = """
            import UIKit

            class A: UIViewController, UIScrollViewDelegate {
                let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(list)
                    list.delegate = self
                    list.contentInsetAdjustmentBehavior = .never
                    list.contentSize = CGSize(width: 300, height: 3000)
                }
                func scrollViewWillEndDragging(
                    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
                ) {
                    print("\\((velocity.y * 1000).rounded()) \\(targetContentOffset.pointee.y.rounded())")
                    targetContentOffset.pointee.y = 250
                }
                func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { print("moves on") }
                func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { print("rests at \\(scrollView.contentOffset.y)") }
            }
            """
        // 400 points a second go on for 199.8.
        #expect(try printed(text, ["drag list 0 -200"]) == ["400.0 400.0", "moves on", "rests at 250.0"])
    }

    @Test func `a finger moves a slider's thumb, and nothing where the thumb is not`() throws {
        let text = """
            import UIKit
            class A: UIViewController {
                let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 128, height: 33))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    slider.accessibilityIdentifier = "slider"
                    slider.maximumValue = 10
                    view.addSubview(slider)
                    slider.addTarget(self, action: #selector(moved), for: .valueChanged)
                    slider.addTarget(self, action: #selector(up), for: .touchUpInside)
                }
                @objc func moved() { if !slider.isContinuous || slider.value >= 5 { print("value", slider.value) } }
                @objc func up() { print("up", UIApplication.shared.sendAction(#selector(told(_:)), to: nil, from: slider, for: nil)) }
                @objc func told(_ sender: Any) { print("told", sender as AnyObject === slider) }
                func atEnd() { slider.isContinuous = false }
            }
            """
        #expect(try printed(text, ["drag slider 50 0 from left"]) == ["value 5.0", "told true", "up true"])
        #expect(try printed(text, ["call A.atEnd", "drag slider 20 0 from left"]) == ["value 2.0", "told true", "up true"])
        #expect(try printed(text, ["drag slider 50 0 from right"]) == [])
    }

    @Test func `a swipe back asks the gesture's delegate`() throws {
        let text = """
            import UIKit

            class A: UIViewController {
                func push() { navigationController?.pushViewController(B(), animated: false) }
            }
            class B: UIViewController, UIGestureRecognizerDelegate {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationController?.interactivePopGestureRecognizer?.delegate = self
                }
                func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { print("asked"); return false }
                override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print("goes") }
            }
            """
        let replay = try Replay(text, ["call A.push", "swipe-back 60 finish"], in: .navigation, logged: [])
        #expect(replay.lines() == ["@asked"])
        let dragged = try Replay(
            text.replacing("super.viewDidLoad()", with: "super.viewDidLoad(); view.accessibilityIdentifier = \"b\""),
            ["call A.push", "drag b 200 0 from left"], in: .navigation, os: 18, logged: [])
        #expect(dragged.lines() == ["@asked"])
    }

    @Test(
        arguments: [
            ("UIPinchGestureRecognizer", "there is one finger only"), ("UIRotationGestureRecognizer", "there is one finger only"),
            ("UIHoverGestureRecognizer", "there is no pointer"),
        ]) func `a recogniser of what no step can do is refused by name once, and the rest goes on`(name: String, reason: String) throws
    {
        let text = scene(
            """
            let never = \(name)(target: self, action: #selector(act(_:)))
            never.delegate = self
            never.require(toFail: UITapGestureRecognizer())
            add(never, "never")
            let tap = UITapGestureRecognizer()
            add(tap, "tap")
            let pan = UIPanGestureRecognizer()
            pan.require(toFail: never)
            add(pan, "pan")
            """)
        let steps = ["tap card", "drag card 100 0"]
        #expect(try printed(text, steps) == ["tap ended", "pan began", "pan changed", "pan ended"])
        #expect(try refusals(text, steps) == ["\(name): \(reason), so this recogniser never recognises"])
    }

    @Test func `pinch and rotation are read and set as they are made`() throws {
        let text = scene(
            """
            let pinch = UIPinchGestureRecognizer(), rotation = UIRotationGestureRecognizer()
            print(pinch.scale, rotation.rotation, pinch.velocity)
            pinch.scale = 2
            print(pinch.scale)
            """)
        #expect(try Replay(text, [], logged: []).lines() == ["@1.0 0.0 0.0", "@2.0"])
    }

    @Test func `what cannot be touched is refused with what could be`() throws {
        let text = scene(#"add(UIPanGestureRecognizer(), "pan")"#)
        #expect(try refusals(text, ["drag nothing 10 0"]) == ["nothing called 'nothing' can be touched; there is: card, page"])
        #expect(
            try refusals(text, ["drag card 50 0", "at 0.1 drag card 50 0"]) == [
                "a finger is on the screen already, and there is one only"
            ])
        for wrong in ["drag card 10", "drag card a b", "drag card 1 2 from nowhere", "drag card 1 hold", "press card", "press card -1"] {
            #expect(throws: StepError.self) { try Step(wrong) }
        }
    }
}

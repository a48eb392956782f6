import Foundation
import Heap
import Testing
import UIKit

@Suite struct `Touches` {
    private let log = Log()

    private static let touches = ["touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)", "touchesCancelled(_:with:)"]

    init() { _ = log.delegates }

    /// Gives the page methods that do nothing.
    private func hear(_ methods: String...) {
        log.delegates.give(log.page.id, "own", Dictionary(uniqueKeysWithValues: methods.map { ($0, { _ in .nothing }) }))
    }

    private func hearTouches(of view: UIView) {
        log.delegates.give(view.id, "own", Dictionary(uniqueKeysWithValues: Self.touches.map { ($0, { _ in .nothing }) }))
    }

    private func target(_ name: String) -> TapTarget? {
        let target = log.world.touchableTargets(named: [:]).first { $0.names.contains(name) }
        if target == nil { Issue.record("nothing is called \(name)") }
        return target
    }

    @discardableResult
    private func box(_ name: String, in view: UIView) -> UIView {
        let box = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
        box.accessibilityIdentifier = name
        view.addSubview(box)
        return box
    }

    /// The methods that were called.
    private func told(_ body: @escaping () -> Void) -> [String] {
        log.run(body).filter { $0.hasPrefix("own.") }.map { String($0.dropFirst(4)) }
    }

    private func tap(_ name: String) -> [String] { told { [self] in target(name).map { log.world.tap($0, named: name) } } }

    private func drag(
        _ name: String, _ x: CGFloat, _ y: CGFloat, over seconds: Double = 0.5, from place: TouchPlace = .middle, pause: Double = 0
    ) -> [String] {
        told { [self] in
            target(name).map { log.world.drag($0, from: place, by: CGSize(width: x, height: y), over: seconds, pause: pause) }
        }
    }

    // MARK: Views

    @Test func `go to the view that is hit, and up the responder chain from there`() {
        log.launch { [self] view in
            box("Inner", in: view)
            hear("touchesBegan(_:with:)", "touchesEnded(_:with:)")
        }
        #expect(tap("Inner") == ["touchesBegan(_:with:)", "touchesEnded(_:with:)"])
    }

    @Test func `what is covered cannot be touched`() {
        log.launch { [self] view in
            let button = UIButton(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
            button.setTitle("Go", for: .normal)
            button.addTarget(log.page, action: "go()", for: .touchUpInside)
            view.addSubview(button)
            view.addSubview(UIView(frame: view.bounds))
            hear("go()")
        }
        let refusals = Refusals(of: log.world)
        _ = tap("Go")
        #expect(refusals.texts == ["UIButton cannot be touched there: the touch goes to UIView"])
    }

    @Test func `a view that takes no input lets touches through, and one that is outside its superview gets none`() {
        log.launch { [self] view in
            hearTouches(of: view)
            let cover = box("Cover", in: view)
            box("Outside", in: cover).frame.origin.x = 190
            cover.clipsToBounds = false
        }
        // The middle of the box is beyond the right edge of its superview.
        let refusals = Refusals(of: log.world)
        _ = drag("Outside", 0, 0, over: 0)
        #expect(refusals.texts.count == 1)
        log.world.observer = log
        _ = log.run { [self] in log.box.subviews[0].isUserInteractionEnabled = false }
        #expect(drag("Cover", 0, 0, over: 0) == ["touchesBegan(_:with:)", "touchesEnded(_:with:)"])
    }

    @Test func `a control tells of a finger that leaves it and comes off outside`() {
        log.launch { [self] view in
            let button = UIButton(frame: CGRect(x: 100, y: 300, width: 60, height: 40))
            button.setTitle("Go", for: .normal)
            button.addTarget(log.page, action: "down()", for: .touchDown)
            button.addTarget(log.page, action: "exit()", for: .touchDragExit)
            button.addTarget(log.page, action: "inside()", for: .touchUpInside)
            button.addTarget(log.page, action: "outside()", for: .touchUpOutside)
            view.addSubview(button)
            hear("down()", "exit()", "inside()", "outside()")
        }
        #expect(drag("Go", 0, 200) == ["down()", "exit()", "outside()"])
        #expect(drag("Go", 0, 20) == ["down()", "inside()"])
    }

    @Test func `segments, steppers and page controls tell of the value that a tap gives them`() {
        let segments = Held<UISegmentedControl>()
        log.launch { [self] view in
            let own = UISegmentedControl(items: ["One", "Two"])
            own.frame.origin = CGPoint(x: 20, y: 120)
            own.addTarget(log.page, action: "changed()", for: .valueChanged)
            view.addSubview(own)
            segments.value = own
            let stepper = UIStepper(frame: CGRect(x: 20, y: 200, width: 0, height: 0))
            stepper.accessibilityIdentifier = "Count"
            stepper.maximumValue = 1
            stepper.addTarget(log.page, action: "stepped()", for: .valueChanged)
            view.addSubview(stepper)
            hear("changed()", "stepped()")
        }
        #expect(segments.value?.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(tap("Two") == ["changed()"])
        #expect(segments.value?.selectedSegmentIndex == 1)
        #expect(tap("Count") == ["stepped()"])
        #expect(tap("Count") == [])
    }

    @Test func `controls say how they are`() {
        log.launch { _ in
            let button = UIButton(type: .system)
            #expect(button.state == .normal)
            button.isEnabled = false
            button.isSelected = true
            #expect(button.state == [.disabled, .selected])
        }
    }

    // MARK: Recognisers

    @Test func `a recogniser that takes the tap cancels the view's touches`() {
        log.launch { [self] view in
            let inner = box("Inner", in: view)
            inner.addGestureRecognizer(UITapGestureRecognizer(target: log.page, action: "tapped()"))
            hear("tapped()")
            hearTouches(of: inner)
        }
        #expect(tap("Inner") == ["touchesBegan(_:with:)", "tapped()", "touchesCancelled(_:with:)"])
        _ = log.run { [self] in log.box.gestureRecognizers?.first?.cancelsTouchesInView = false }
        #expect(tap("Inner") == ["touchesBegan(_:with:)", "tapped()", "touchesEnded(_:with:)"])
    }

    @Test func `a control's own tap wins over a recogniser further out`() {
        log.launch { [self] view in
            let outer = box("Outer", in: view)
            outer.addGestureRecognizer(UITapGestureRecognizer(target: log.page, action: "tapped()"))
            let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            button.setTitle("Go", for: .normal)
            button.addTarget(log.page, action: "go()", for: .touchUpInside)
            outer.addSubview(button)
            hear("tapped()", "go()")
        }
        #expect(tap("Go") == ["go()"])
        #expect(tap("Outer") == ["tapped()"])
    }

    @Test func `a pan begins, goes on and ends, and knows how far the finger is`() {
        var states: [Int] = []
        var way: [CGFloat] = []
        log.launch { [self] view in
            let own = UIPanGestureRecognizer(target: log.page, action: "panned(_:)")
            box("Card", in: view).addGestureRecognizer(own)
            let note: ([Argument]) -> Argument = { [unowned own] _ in
                states.append(own.state.rawValue)
                way.append(own.translation(in: nil).y)
                return .nothing
            }
            log.delegates.give(log.page.id, "own", ["panned(_:)": note])
        }
        _ = drag("Card", 0, 120)
        #expect(states.first == 1 && states.last == 3)
        #expect(Set(states.dropFirst().dropLast()) == [2])
        #expect(way == way.sorted())
        #expect(way.first.map { $0 >= 10 } == true)
        #expect(way.last == CGFloat(120))
        #expect(ReferenceCounts.mistakes(in: log.world) == [])
    }

    @Test func `a long press begins after half a second, a swipe once in its direction`() {
        var times: [Double] = []
        log.launch { [self] view in
            let card = box("Card", in: view)
            card.addGestureRecognizer(UILongPressGestureRecognizer(target: log.page, action: "pressed()"))
            let swipe = UISwipeGestureRecognizer(target: log.page, action: "swiped()")
            swipe.direction = .left
            card.addGestureRecognizer(swipe)
            hear("swiped()")
            let note: ([Argument]) -> Argument = { [log] _ in
                times.append(log.world.time)
                return .nothing
            }
            log.delegates.give(log.page.id, "own", ["pressed()": note])
        }
        let start = log.world.time
        #expect(drag("Card", 0, 0, over: 1) == ["pressed()", "pressed()"])
        #expect(abs((times.first ?? 0) - start - 0.5) < 0.05)
        #expect(drag("Card", 0, 0, over: 0.4) == [])
        #expect(drag("Card", -100, 0, over: 0.3) == ["swiped()"])
        #expect(drag("Card", 100, 0, over: 0.3) == [])
        #expect(drag("Card", -100, 0, over: 3) == [])
    }

    @Test func `a recogniser that is switched off while it recognises is cancelled`() {
        var states: [Int] = []
        log.launch { [self] view in
            let own = UIPanGestureRecognizer(target: log.page, action: "panned(_:)")
            box("Card", in: view).addGestureRecognizer(own)
            let note: ([Argument]) -> Argument = { [unowned own] _ in
                states.append(own.state.rawValue)
                if states.count == 2 { own.isEnabled = false }
                return .nothing
            }
            log.delegates.give(log.page.id, "own", ["panned(_:)": note])
        }
        _ = drag("Card", 0, 120)
        #expect(states == [1, 2, 4])
    }

    @Test func `a finger scrolls what can be scrolled, as far as the content goes`() {
        let held = Held<UIScrollView>()
        log.launch { view in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: 300, height: 500)
            scroll.accessibilityIdentifier = "List"
            view.addSubview(scroll)
            held.value = scroll
        }
        _ = drag("List", 0, -120, pause: 0.1)
        #expect(held.value?.contentOffset == CGPoint(x: 0, y: 120))
        _ = drag("List", 0, -120, pause: 0.1)
        #expect(held.value?.contentOffset == CGPoint(x: 0, y: 200))
        _ = drag("List", -120, 0, pause: 0.1)
        #expect(held.value?.contentOffset == CGPoint(x: 0, y: 200))
        _ = log.run { held.value?.isScrollEnabled = false }
        _ = drag("List", 0, 120)
        #expect(held.value?.contentOffset == CGPoint(x: 0, y: 200))
        #expect(ReferenceCounts.mistakes(in: log.world) == [])
    }

    @Test func `a bar button is touched where it stands, and not through what covers it`() throws {
        let held = Held<UIViewController>()
        _ = log.run { [log] in
            let page = A()
            page.navigationItem.leftBarButtonItems = [UIBarButtonItem(title: "Left", style: .plain, target: page, action: "left()")]
            page.navigationItem.rightBarButtonItems = ["Outer", "Inner"].map {
                UIBarButtonItem(title: $0, style: .plain, target: page, action: Selector($0.lowercased() + "()"))
            }
            log.delegates.give(page.id, "own", ["left()": { _ in .nothing }, "outer()": { _ in .nothing }, "inner()": { _ in .nothing }])
            log.world.launch(root: UINavigationController(rootViewController: page))
            held.value = page
        }
        func tap(_ name: String) -> [String] {
            told { [log] in log.world.tappableTargets(named: [:]).first { $0.names.contains(name) }.map(log.world.tap) }
        }
        for name in ["Left", "Outer", "Inner"] { #expect(tap(name) == [name.lowercased() + "()"]) }
        let bar = try #require(held.value?.navigationController?.navigationBar)
        _ = log.run { bar.superview?.addSubview(UIView(frame: CGRect(x: bar.frame.midX, y: 0, width: bar.frame.midX, height: 200))) }
        let refusals = Refusals(of: log.world)
        #expect(tap("Outer") == [])
        #expect(refusals.texts == ["UINavigationBar cannot be touched there: the touch goes to UIView"])
        log.world.observer = log
        #expect(tap("Left") == ["left()"])
    }

    @Test func `a text field is focused by a touch, which what covers it takes`() {
        log.launch { view in
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            field.accessibilityIdentifier = "Name"
            view.addSubview(field)
            view.addSubview(UIView(frame: CGRect(x: 0, y: 90, width: 300, height: 60)))
        }
        var outcomes: [World.Focus] = []
        let focus: () -> Void = { [self] in target("Name").map { outcomes.append(log.world.focus($0)) } }
        _ = log.run(focus)
        _ = log.run { [log] in log.page.view.subviews[1].isHidden = true }
        _ = log.run(focus)
        #expect(outcomes == [.covered, .taken])
    }

    @Test func `more than one finger is refused by name`() {
        log.launch { [self] view in
            let tap = UITapGestureRecognizer(target: log.page, action: "tapped()")
            box("Card", in: view).addGestureRecognizer(tap)
            hear("tapped()")
        }
        let refusals = Refusals(of: log.world)
        _ = log.run { [self] in (log.box.gestureRecognizers?.first as? UITapGestureRecognizer)?.numberOfTouchesRequired = 2 }
        #expect(refusals.texts.count == 1)
        #expect(refusals.texts.first?.hasPrefix("UITapGestureRecognizer.numberOfTouchesRequired 2") == true)
        log.world.observer = log
        #expect(tap("Card") == [])
    }
}

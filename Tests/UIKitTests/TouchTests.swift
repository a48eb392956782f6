import Foundation
import Heap
import Testing
import UIKit

@Suite struct `Touches` {
    private let log = Log()
    private let script: Delegate

    init() {
        script = Delegate(log: log)
        script.hearsAll = true
    }

    private func launch(_ setUp: @escaping (UIView, Page) -> Void) {
        log.launch { [log] view in setUp(view, log.page) }
    }

    private func target(_ name: String) -> TapTarget? {
        log.world.touchableTargets(named: [:]).first { $0.names.contains(name) }
    }

    private func box(_ name: String, in view: UIView) -> UIView {
        let box = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
        box.accessibilityIdentifier = name
        view.addSubview(box)
        return box
    }

    private func told(_ body: @escaping () -> Void) -> [String] {
        log.run(body).filter { !$0.hasPrefix("UI") && !$0.hasPrefix("Page.") }
    }

    @Test func `go to the view that is hit, and up the responder chain from there`() {
        launch { [script] view, page in
            let inner = box("Inner", in: view)
            script.implemented[page.id] = ["touchesBegan(_:with:)", "touchesEnded(_:with:)"]
            _ = inner
        }
        let lines = log.run { [log] in target("Inner").map { log.world.tap($0) } }
        #expect(lines.filter { $0.hasPrefix("touches") } == ["touchesBegan(_:with:)", "touchesEnded(_:with:)"])
    }

    @Test func `a recogniser that takes the tap cancels the view's touches`() {
        launch { [script] view, page in
            let inner = box("Inner", in: view)
            inner.addGestureRecognizer(UITapGestureRecognizer(target: page, action: "tapped()"))
            script.implemented[page.id] = ["tapped()"]
            script.implemented[inner.id] = ["touchesBegan(_:with:)", "touchesEnded(_:with:)", "touchesCancelled(_:with:)"]
        }
        #expect(
            told { [log] in target("Inner").map { log.world.tap($0) } } == [
                "touchesBegan(_:with:)", "tapped()", "touchesCancelled(_:with:)",
            ])
    }

    @Test func `a control's own tap wins over a recogniser further out`() {
        launch { [script] view, page in
            let outer = box("Outer", in: view)
            outer.addGestureRecognizer(UITapGestureRecognizer(target: page, action: "tapped()"))
            let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            button.setTitle("Go", for: .normal)
            button.addTarget(page, action: "go()", for: .touchUpInside)
            outer.addSubview(button)
            script.implemented[page.id] = ["tapped()", "go()"]
        }
        #expect(told { [log] in target("Go").map { log.world.tap($0) } } == ["go()"])
    }

    @Test func `what is covered cannot be touched`() {
        launch { [script] view, page in
            let button = UIButton(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
            button.setTitle("Go", for: .normal)
            button.addTarget(page, action: "go()", for: .touchUpInside)
            view.addSubview(button)
            view.addSubview(UIView(frame: view.bounds))
            script.implemented[page.id] = ["go()"]
        }
        #expect(told { [log] in target("Go").map { log.world.tap($0) } } == [])
    }

    @Test func `a pan begins, goes on and ends, and knows how far the finger is`() {
        let pan = Held<UIPanGestureRecognizer>()
        var states: [Int] = []
        var way: [CGFloat] = []
        launch { [script] view, page in
            let own = UIPanGestureRecognizer(target: page, action: "panned(_:)")
            box("Card", in: view).addGestureRecognizer(own)
            pan.value = own
            script.implemented[page.id] = ["panned(_:)"]
            script.bodies["panned(_:)"] = {
                states.append(own.state.rawValue)
                way.append(own.translation(in: nil).y)
            }
        }
        _ = log.run { [log] in target("Card").map { log.world.drag($0, by: CGSize(width: 0, height: 120), over: 0.5) } }
        #expect(states.first == 1 && states.last == 3)
        #expect(Set(states.dropFirst().dropLast()) == [2])
        #expect(way == way.sorted())
        #expect(way.last == CGFloat(120))
        #expect(ReferenceCounts.mistakes(in: log.world) == [])
    }

    @Test func `a long press begins after half a second, a swipe once in its direction`() {
        var times: [Double] = []
        launch { [script, log] view, page in
            let card = box("Card", in: view)
            card.addGestureRecognizer(UILongPressGestureRecognizer(target: page, action: "pressed()"))
            let swipe = UISwipeGestureRecognizer(target: page, action: "swiped()")
            swipe.direction = .left
            card.addGestureRecognizer(swipe)
            script.implemented[page.id] = ["pressed()", "swiped()"]
            script.bodies["pressed()"] = { times.append(log.world.time) }
        }
        let start = log.world.time
        #expect(told { [log] in target("Card").map { log.world.drag($0, by: .zero, over: 1) } } == ["pressed()", "pressed()"])
        #expect(abs((times.first ?? 0) - start - 0.5) < 0.05)
        #expect(told { [log] in target("Card").map { log.world.drag($0, by: CGSize(width: -100, height: 0), over: 0.3) } } == ["swiped()"])
        #expect(told { [log] in target("Card").map { log.world.drag($0, by: CGSize(width: 100, height: 0), over: 0.3) } } == [])
    }

    @Test func `a finger scrolls what can be scrolled, as far as the content goes`() {
        let held = Held<UIScrollView>()
        launch { view, _ in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: 300, height: 500)
            scroll.accessibilityIdentifier = "List"
            view.addSubview(scroll)
            held.value = scroll
        }
        _ = log.run { [log] in target("List").map { log.world.drag($0, by: CGSize(width: 0, height: -120), over: 0.5) } }
        #expect(held.value?.contentOffset.y == CGFloat(120))
        _ = log.run { [log] in target("List").map { log.world.drag($0, by: CGSize(width: 0, height: -120), over: 0.5) } }
        #expect(held.value?.contentOffset.y == CGFloat(200))
    }

    @Test func `controls say how they are`() {
        launch { _, _ in
            let button = UIButton(type: .system)
            #expect(button.state == .normal)
            button.isEnabled = false
            button.isSelected = true
            #expect(button.state == [.disabled, .selected])
        }
    }

    @Test func `segments, steppers and page controls tell of the value that a tap gives them`() {
        let segments = Held<UISegmentedControl>()
        launch { [script] view, page in
            let own = UISegmentedControl(items: ["One", "Two"])
            own.frame.origin = CGPoint(x: 20, y: 120)
            own.addTarget(page, action: "changed()", for: .valueChanged)
            view.addSubview(own)
            segments.value = own
            let stepper = UIStepper(frame: CGRect(x: 20, y: 200, width: 0, height: 0))
            stepper.accessibilityIdentifier = "Count"
            stepper.maximumValue = 1
            stepper.addTarget(page, action: "stepped()", for: .valueChanged)
            view.addSubview(stepper)
            script.implemented[page.id] = ["changed()", "stepped()"]
        }
        #expect(segments.value?.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(told { [log] in target("Two").map { log.world.tap($0, named: "Two") } } == ["changed()"])
        #expect(segments.value?.selectedSegmentIndex == 1)
        #expect(told { [log] in target("Count").map { log.world.tap($0) } } == ["stepped()"])
    }
}

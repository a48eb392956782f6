import Heap
import Testing
import UIKit

/// A learner's code that implements some methods on some objects and notes their calls.
final class Methods: Script {
    var implemented: [ObjectID: Set<String>] = [:]
    var calls: [String] = []

    func implements(_ name: String, on id: ObjectID) -> Bool { implemented[id]?.contains(name) ?? false }

    func invoke(_ name: String, on id: ObjectID, _ arguments: [Argument]) -> Argument {
        calls.append("\(name) \(arguments.count)")
        return .nothing
    }

    func call(closure id: ObjectID, _ arguments: [Argument]) -> Argument { .nothing }
    func stop() {}
    func location(of name: String, on id: ObjectID) -> CodeLocation? { nil }
    var currentLocation: CodeLocation? { nil }
    func isKind(_ id: ObjectID, of typeName: String) -> Bool { false }
}

@Suite struct `Controls and their targets` {
    private let log = Log()
    private let methods = Methods()

    init() { log.world.script = methods }

    private func tap(_ name: String) {
        _ = log.run { [log] in
            guard let target = log.world.tappableTargets(named: [:]).first(where: { $0.names.contains(name) }) else {
                Issue.record("nothing called \(name) can be touched")
                return
            }
            log.world.tap(target)
        }
    }

    private func launchButton(_ setUp: @escaping (UIButton, Page) -> Void) {
        log.launch { [log] view in
            let button = UIButton(type: .system)
            button.setTitle("Go", for: .normal)
            button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
            view.addSubview(button)
            setUp(button, log.page)
        }
    }

    @Test func `a tap calls the methods of its targets, with as many arguments as they take`() {
        launchButton { button, page in
            methods.implemented[page.id] = ["go()", "went(_:)", "gone(_:for:)", "other()"]
            button.addTarget(page, action: "go()", for: .touchUpInside)
            button.addTarget(page, action: Selector("went(_:)"), for: [.touchUpInside, .touchUpOutside])
            button.addTarget(page, action: "gone(_:for:)", for: .touchDown)
            button.addTarget(page, action: "other()", for: .valueChanged)
        }
        tap("Go")
        #expect(methods.calls == ["gone(_:for:) 2", "go() 0", "went(_:) 1"])
    }

    @Test func `the same target and method are told once; when taken away, no more`() {
        launchButton { button, page in
            methods.implemented[page.id] = ["go()"]
            button.addTarget(page, action: "go()", for: .touchUpInside)
            button.addTarget(page, action: "go()", for: .touchUpInside)
            #expect(button.actions(forTarget: page, forControlEvent: .touchUpInside) == ["go"])
        }
        tap("Go")
        #expect(methods.calls == ["go() 0"])
        _ = log.run { [log] in (log.box as? UIButton)?.removeTarget(nil as Any?, action: nil, for: .allEvents) }
        tap("Go")
        #expect(methods.calls == ["go() 0"])
    }

    @Test func `without a target the first in the responder chain that has the method is called`() {
        launchButton { button, page in
            methods.implemented[page.id] = ["go()"]
            button.addTarget(nil as Any?, action: "go()", for: .touchUpInside)
        }
        tap("Go")
        #expect(methods.calls == ["go() 0"])
    }

    @Test func `a target is not held, and is forgotten when it dies`() {
        let held = Held<UIView>()
        launchButton { button, page in
            let target = UIView()
            page.view.addSubview(target)
            held.value = target
            methods.implemented[target.id] = ["go()"]
            button.addTarget(target, action: "go()", for: .touchUpInside)
        }
        _ = log.run { held.value?.removeFromSuperview() }
        tap("Go")
        #expect(methods.calls == [])
        #expect(held.value.map { log.world.space.heap[$0.id].isAlive } == false)
    }

    @Test func `a method that is not there raises UIKit's exception`() {
        launchButton { button, page in button.addTarget(page, action: "nothing()", for: .touchUpInside) }
        tap("Go")
        #expect(log.lines.contains("exception: NSInvalidArgumentException"))
    }

    @Test func `a disabled control can not be touched`() {
        launchButton { button, page in
            methods.implemented[page.id] = ["go()"]
            button.addTarget(page, action: "go()", for: .touchUpInside)
            button.isEnabled = false
        }
        _ = log.run { [log] in #expect(log.world.tappableTargets(named: [:]).isEmpty) }
        _ = log.run { [log] in (log.box as? UIButton)?.sendActions(for: .touchUpInside) }
        #expect(methods.calls == ["go() 0"])
    }

    @Test func `an action runs its closure and is held by the control`() {
        var count = 0
        launchButton { button, _ in button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside) }
        tap("Go")
        tap("Go")
        #expect(count == 2)
    }

    @Test func `a recogniser sees the taps of its view and of what is in it`() {
        log.launch { [log, methods] view in
            let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            card.accessibilityIdentifier = "card"
            view.addSubview(card)
            methods.implemented[log.page.id] = ["tapped(_:)"]
            card.addGestureRecognizer(UITapGestureRecognizer(target: log.page, action: "tapped(_:)"))
        }
        tap("card")
        #expect(methods.calls == ["tapped(_:) 1"])
    }

    @Test func `bar buttons call their target or run their action`() {
        var count = 0
        _ = log.run { [log, methods] in
            let page = Page()
            methods.implemented[page.id] = ["save(_:)"]
            page.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(barButtonSystemItem: .save, target: page, action: "save(_:)"),
                UIBarButtonItem(title: "Count", primaryAction: UIAction { _ in count += 1 }),
            ]
            log.world.launch(root: UINavigationController(rootViewController: page))
        }
        tap("Save")
        tap("Count")
        #expect(methods.calls == ["save(_:) 1"])
        #expect(count == 1)
    }

    @Test func `a switch turns and says so`() {
        log.launch { [log, methods] view in
            let control = UISwitch()
            control.accessibilityIdentifier = "night"
            view.addSubview(control)
            methods.implemented[log.page.id] = ["changed(_:)"]
            control.addTarget(log.page, action: "changed(_:)", for: .valueChanged)
            #expect(control.frame.size == CGSize(width: 51, height: 31))
        }
        tap("night")
        #expect((log.box as? UISwitch)?.isOn == true)
        #expect(methods.calls == ["changed(_:) 1"])
    }

    @Test func `a slider keeps to its range, and a spinner hides at rest`() {
        _ = log.run {
            let slider = UISlider()
            slider.maximumValue = 10
            slider.value = 25
            #expect(slider.value == 10)
            slider.minimumValue = 4
            slider.value = -3
            #expect(slider.value == 4)
            let spinner = UIActivityIndicatorView(style: .large)
            #expect(spinner.isHidden && spinner.bounds.width == 37)
            spinner.startAnimating()
            #expect(spinner.isAnimating && !spinner.isHidden)
            spinner.stopAnimating()
            #expect(spinner.isHidden)
        }
    }
}

@Suite struct `Buttons, pictures and scrolling` {
    @Test func `a button is as large as its title, at least 30 points wide, and shows it in the middle`() {
        let log = Log(device: .se)
        log.launch { view in
            let button = UIButton(type: .system)
            button.setTitle("i", for: .normal)
            button.setTitle("selected", for: .selected)
            view.place(button) {
                [$0.leadingAnchor.constraint(equalTo: view.leadingAnchor), $0.topAnchor.constraint(equalTo: view.topAnchor)]
            }
        }
        // A line of 15 points is 17.9 high, 18 in half points; an i is 4.05 wide, 4.5.
        let button = log.box as? UIButton
        #expect(log.box.frame.size == CGSize(width: 30, height: 30))
        #expect(button?.titleLabel?.frame == CGRect(x: 12.75, y: 6, width: 4.5, height: 18))
        _ = log.run { button?.isSelected = true }
        #expect(button?.currentTitle == "selected")
        #expect(log.box.frame.width > 30)
        #expect(log.layoutCalls.count == 2)
    }

    @Test func `a picture has the symbol's size`() {
        _ = Log().run {
            let view = UIImageView(image: UIImage(systemName: "star"))
            #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
            view.image = nil
            #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        }
    }

    @Test func `constraints to a scroll view's edges give the content's size, those to its frame guide stay in sight`() {
        let log = Log()
        log.launch { view in
            let scroll = UIScrollView()
            scroll.contentInsetAdjustmentBehavior = .never
            view.place(scroll) {
                [
                    $0.leadingAnchor.constraint(equalTo: view.leadingAnchor), $0.topAnchor.constraint(equalTo: view.topAnchor),
                    $0.widthAnchor.constraint(equalToConstant: 200), $0.heightAnchor.constraint(equalToConstant: 300),
                ]
            }
            scroll.place(Sized(50, 1000)) {
                [
                    $0.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
                    $0.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
                    scroll.trailingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 10),
                    scroll.contentLayoutGuide.bottomAnchor.constraint(equalTo: $0.bottomAnchor),
                    $0.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20),
                ]
            }
            scroll.place(Sized(5, 5)) {
                [
                    $0.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
                    $0.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
                ]
            }
        }
        let scroll = log.box as? UIScrollView
        #expect(scroll?.contentSize == CGSize(width: 200, height: 1020))
        #expect(
            log.box.subviews.map(\.frame) == [CGRect(x: 10, y: 20, width: 180, height: 1000), CGRect(x: 0, y: 295, width: 5, height: 5)])
        _ = log.run { scroll?.contentOffset = CGPoint(x: 0, y: 100) }
        #expect(log.box.subviews.map(\.frame.minY) == [20, 395])
        #expect(log.box.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(log.layoutCalls == [])
    }

    /// Fidelity: documented UIScrollView.ContentInsetAdjustmentBehavior.
    @Test func `the safe area moves content that does not scroll in a navigation controller's page only`() {
        func insets(_ isPage: Bool, _ place: Int) -> UIEdgeInsets? {
            let log = Log()
            let page = log.world.bind { UIViewController() }
            var shown: UIScrollView?
            _ = log.run {
                log.world.launch(root: isPage ? UINavigationController(rootViewController: page) : page)
                let scroll = UIScrollView(frame: page.view.bounds)
                if place == 1 { page.view.addSubview(UIView()) }
                page.view.addSubview(scroll)
                shown = scroll
            }
            return shown?.adjustedContentInset
        }
        #expect(insets(false, 0) == .zero && insets(true, 1) == .zero)
        #expect(insets(true, 0)?.bottom == 34 && insets(true, 0)?.top ?? 0 > 59)
    }

    @Test func `the safe area moves a scroll view's content down`() {
        let log = Log()
        log.launch { view in
            let scroll = UIScrollView(frame: view.bounds)
            scroll.contentSize = CGSize(width: 393, height: 2000)
            view.addSubview(scroll)
        }
        let scroll = log.box as? UIScrollView
        #expect(scroll?.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(scroll?.contentOffset == CGPoint(x: 0, y: -59))
        _ = log.run { scroll?.contentInset.top = 10 }
        #expect(scroll?.contentOffset == CGPoint(x: 0, y: -69))
        _ = log.run { scroll?.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 100), animated: false) }
        #expect(scroll?.contentOffset == CGPoint(x: 0, y: 1000 + 34 - 852))
    }
}

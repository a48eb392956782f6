import Interpreter
import Projects
import Stage
import Testing
import UIKit

/// Where code belongs, and what is lost when it moves.
@Suite struct `Claims on where code belongs` {
    private func pushed(_ body: String) -> String {
        """
        class A: UIViewController {
            func push() { navigationController?.pushViewController(B(), animated: true) }
        }
        class B: UIViewController {
            let dot = UIView()
            \(body)
        }
        """
    }

    @Test func `U03 viewWillAppear has the coordinator but neither the safe area nor traits; viewIsAppearing has them all`() throws {
        let seen = try Observation(pushed(""), ["call A.push"], in: .navigation)
        for place in ["B.viewWillAppear", "B.viewIsAppearing"] {
            #expect(try seen.value("transitionCoordinator != nil", at: place) == "true")
        }
        #expect(try seen.value("view.safeAreaInsets.top", at: "B.viewWillAppear") == "0.0")
        #expect(try seen.value("view.safeAreaInsets.top", at: "B.viewIsAppearing") == "97.66666666666667")
        let narrow = try Run(
            sources: [Source(path: "Scene.swift", text: "import UIKit\n" + pushed(""))],
            setting: Setting(
                device: .ipad, container: .navigation, windowSize: CGSize(width: 320, height: 1194), steps: [try Step("call A.push")]))
        let facts = try ["viewWillAppear(_:)", "viewIsAppearing(_:)"].map { name -> Facts in
            let event = try #require(narrow.recording.callbacks(name, of: "B").first)
            return try #require(narrow.facts(at: event.index))
        }
        #expect(["window", "traits", "safeArea", "margins"].map { facts[0][$0] } == [false, false, false, false])
        #expect(["window", "traits", "safeArea", "margins"].map { facts[1][$0] } == [true, true, true, true])
    }

    @Test func `U08 below iOS 16 a child of a custom container hears no viewIsAppearing; a pushed controller does`() throws {
        let custom = `Claims on containment`.scene(add: `Claims on containment`.right)
        for (os, count) in [(15, 0), (16, 1)] {
            let child = try Observation(custom, ["call P.add"], os: os)
            #expect(child.events("P.viewIsAppearing").count == 1)
            #expect(child.events("C.viewWillAppear").count == 1)
            #expect(child.events("C.viewIsAppearing").count == count)
            let pushed = try Observation(pushed(""), ["call A.push"], in: .navigation, os: os)
            #expect(pushed.events("B.viewIsAppearing").count == 1)
        }
    }

    // MARK: U13

    @Test func `U13 what needs traits or the root's geometry moves from viewWillAppear to viewIsAppearing and is right then`() throws {
        let body = { (place: String) in
            """
            override func \(place)(_ animated: Bool) {
                super.\(place)(animated)
                dot.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 4)
                dot.backgroundColor = traitCollection.horizontalSizeClass == .compact ? .red : .blue
                view.addSubview(dot)
            }
            """
        }
        let early = try Observation(pushed(body("viewWillAppear")), ["call A.push"], in: .navigation)
        let moved = try Observation(pushed(body("viewIsAppearing")), ["call A.push"], in: .navigation)
        #expect(try early.value("dot.frame.minY == view.safeAreaInsets.top", of: "B") == "false")
        #expect(try moved.value("dot.frame.minY == view.safeAreaInsets.top", of: "B") == "true")
        #expect(try moved.value("dot.frame.width == view.bounds.width && dot.backgroundColor == .red", of: "B") == "true")
        #expect(moved.run.flashes.isEmpty)
    }

    @Test func `U13 what changes the picture moves from viewDidAppear to viewIsAppearing and flashes no more`() throws {
        let body = { (place: String) in
            """
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
            }
            override func \(place)(_ animated: Bool) {
                super.\(place)(animated)
                view.backgroundColor = .systemYellow
            }
            """
        }
        let late = try Observation(pushed(body("viewDidAppear")), ["call A.push"], in: .navigation)
        let moved = try Observation(pushed(body("viewIsAppearing")), ["call A.push"], in: .navigation)
        #expect(late.run.flashes.count == 1)
        #expect(moved.run.flashes.isEmpty)
    }

    @Test func `U13 constraints do not move from updateViewConstraints: a later need for an update is not heard`() throws {
        let body = { (head: String) in
            """
            var isWide = false
            lazy var width = dot.widthAnchor.constraint(equalToConstant: 10)
            override func viewDidLoad() {
                super.viewDidLoad()
                dot.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(dot)
                NSLayoutConstraint.activate([
                    width, dot.heightAnchor.constraint(equalToConstant: 4), dot.topAnchor.constraint(equalTo: view.topAnchor),
                    dot.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                ])
            }
            func widen() {
                isWide = true
                view.setNeedsUpdateConstraints()
            }
            override func \(head) {
                width.constant = isWide ? 100 : 20
                super.\(head.hasPrefix("update") ? "updateViewConstraints()" : "viewIsAppearing(animated)")
            }
            """
        }
        let steps = ["call A.push", "call B.widen"]
        let kept = try Observation(pushed(body("updateViewConstraints()")), steps, in: .navigation)
        let moved = try Observation(pushed(body("viewIsAppearing(_ animated: Bool)")), steps, in: .navigation)
        #expect(try kept.value("dot.frame.width", of: "B", at: "B.viewDidAppear") == "20.0")
        #expect(try moved.value("dot.frame.width", of: "B", at: "B.viewDidAppear") == "20.0")
        #expect(try kept.value("dot.frame.width", of: "B") == "100.0")
        #expect(try moved.value("dot.frame.width", of: "B") == "20.0")
    }

    @Test func `U13 an animation to be seen from its start does not move from viewDidAppear: it is over when the transition ends`() throws {
        let body = { (place: String) in
            """
            override func viewDidLoad() {
                super.viewDidLoad()
                dot.frame = CGRect(x: 0, y: 200, width: 40, height: 40)
                dot.backgroundColor = .red
                view.addSubview(dot)
            }
            override func \(place)(_ animated: Bool) {
                super.\(place)(animated)
                UIView.animate(withDuration: 0.2) { self.dot.frame.origin.x = 200 }
            }
            """
        }
        for (place, isSeen) in [("viewDidAppear", true), ("viewIsAppearing", false)] {
            let seen = try Observation(pushed(body(place)), ["call A.push", "wait 1"], in: .navigation)
            let dot = try #require(seen.run.hierarchy(at: try seen.event("B.viewDidAppear").index).first { $0.label == "dot" }?.object)
            let last = try #require(seen.recording.transitions.last?.frames.last)
            let after = seen.recording.frames.indices.suffix(from: last + 1)
            let places = after.compactMap { index in seen.run.picture(atFrame: index).items.first { $0.object == dot }?.frame.minX }
            #expect((Set(places).count > 5) == isSeen, "\(place): \(places)")
        }
    }
}

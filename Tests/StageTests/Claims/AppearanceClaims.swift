import Interpreter
import Stage
import Testing
import UIKit

/// The order of creation, appearance and disappearance, and what reaches the screen together.
@Suite struct `Claims on the order of an appearance` {
    /// Two controllers on a navigation stack. A and B set their colours; `body` is B's own.
    static func pair(_ body: String = "", inA: String = "") -> String {
        """
        class A: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
            }
            func push() { navigationController?.pushViewController(B(), animated: true) }
            func pushAtOnce() { navigationController?.pushViewController(B(), animated: false) }
            func pop() { navigationController?.popViewController(animated: true) }
            func full() {
                let b = B()
                b.modalPresentationStyle = .fullScreen
                present(b, animated: true)
            }
            func sheet() { present(B(), animated: true) }
            func away() { dismiss(animated: true) }
            \(inA)
        }

        class B: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemTeal
            }
            \(body)
        }
        """
    }

    @Test func `G01 init, loadView and viewDidLoad come once in that order, and again only after view was set to nil`() throws {
        let scene = """
            class A: UIViewController {
                let b = B()
                func push() { navigationController?.pushViewController(b, animated: true) }
            }
            class B: UIViewController {
                init() { super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { nil }
                func forget() { view = nil }
            }
            """
        let twice = try Observation(scene, ["call A.push", "back", "call A.push"], in: .navigation)
        #expect(twice.callbacks("loadView", "viewDidLoad").filter { $0.hasPrefix("B") } == ["B.loadView", "B.viewDidLoad"])
        #expect(twice.events("B.viewWillAppear").count == 2)
        #expect(try twice.event("B.viewDidLoad").index < twice.event("B.viewWillAppear").index)
        let again = try Observation(scene, ["call A.push", "back", "call B.forget", "call A.push"], in: .navigation)
        #expect(
            again.callbacks("loadView", "viewDidLoad").filter { $0.hasPrefix("B") } == [
                "B.loadView", "B.viewDidLoad", "B.loadView", "B.viewDidLoad",
            ])
    }

    @Test func `G03 the view is still to be seen at viewWillDisappear, and in no frame after viewDidDisappear`() throws {
        let seen = try Observation(Self.pair(), ["call A.push"], in: .navigation)
        #expect(try seen.shows("A", inFrame: seen.frame(before: seen.event("A.viewWillDisappear"))))
        let gone = try seen.event("A.viewDidDisappear")
        let after = seen.recording.frames.indices.filter { seen.recording.frames[$0].eventCount > gone.index }
        #expect(!after.isEmpty)
        for frame in after { #expect(try !seen.shows("A", inFrame: frame)) }
    }

    @Test func `G04 deinit comes once, after viewDidDisappear, and never while anything holds the controller`() throws {
        let popped = try Observation(Self.pair(), ["call A.push", "back"], in: .navigation)
        #expect(popped.events("B.deinit").count == 1)
        #expect(try popped.event("B.viewDidDisappear").index < popped.event("B.deinit").index)
        let held = try Observation(
            Self.pair(
                inA: "var kept: B?\nfunc keep() { kept = navigationController?.topViewController as? B }\nfunc drop() { kept = nil }"),
            ["call A.push", "call A.keep", "back", "call A.drop"], in: .navigation)
        let drop = try #require(held.recording.events.last { $0.kind == .input })
        #expect(held.events("B.deinit").count == 1)
        #expect(try held.event("B.deinit").index > drop.index)
    }

    @Test func `G05 from viewWillAppear to viewIsAppearing is one transaction, and both reach the screen in one frame`() throws {
        try oneTransaction()
    }

    @Test func `U02 viewWillAppear and viewIsAppearing share a transaction`() throws {
        try oneTransaction()
    }

    private func oneTransaction() throws {
        for (container, steps) in [
            (Setting.Container.navigation, ["call A.push"]), (.root, ["call A.full"]), (.root, ["call A.sheet"]),
        ] {
            let body = """
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    view.backgroundColor = .red
                }
                override func viewIsAppearing(_ animated: Bool) {
                    super.viewIsAppearing(animated)
                    view.layer.cornerRadius = 12
                }
                """
            let seen = try Observation(Self.pair(body), steps, in: container)
            let will = try seen.event("B.viewWillAppear")
            #expect(try seen.event("B.viewIsAppearing").transaction == will.transaction)
            #expect(try seen.event("B.viewDidAppear").transaction != will.transaction)
            let root = try seen.rootView(of: "B")
            let shown = seen.recording.frames.indices.compactMap { index in
                seen.run.picture(atFrame: index).items.first { $0.object == root }
            }
            let first = try #require(shown.first)
            #expect(first.cornerRadius == 12)
            #expect(shown.allSatisfy { $0.fill?.red == 1 && $0.fill?.green == 0 && $0.fill?.blue == 0 })
        }
    }

    @Test func `G06 viewDidAppear is another transaction and a change there flashes, but not in a push without animation`() throws {
        let body = """
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                view.backgroundColor = .systemYellow
            }
            """
        let animated = try Observation(Self.pair(body), ["call A.push"], in: .navigation)
        #expect(try animated.event("B.viewDidAppear").transaction != animated.event("B.viewWillAppear").transaction)
        let flash = try #require(animated.run.flashes.first)
        #expect(animated.run.flashes.count == 1)
        #expect(animated.recording.events[flash.callback].name == "viewDidAppear(_:)")
        #expect(flash.location?.line == 28)
        #expect(flash.after == flash.before + 1)
        #expect(!animated.recording.frames[flash.after].isInTransition)
        let atOnce = try Observation(Self.pair(body), ["call A.pushAtOnce"], in: .navigation)
        #expect(try atOnce.event("B.viewDidAppear").transaction == atOnce.event("B.viewWillAppear").transaction)
        #expect(try atOnce.event("B.viewDidAppear").index < atOnce.event("B.viewWillLayoutSubviews").index)
        #expect(atOnce.run.flashes.isEmpty)
    }

    @Test func `G09 viewIsAppearing comes once in each appearance, however many layout passes are forced`() throws {
        let body = """
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                view.setNeedsLayout()
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                view.setNeedsLayout()
                view.layoutIfNeeded()
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }
            """
        for (container, steps) in [
            (Setting.Container.navigation, ["call A.push", "back", "call A.push"]), (.navigation, ["call A.pushAtOnce", "back"]),
            (.root, ["call A.full", "call A.away"]), (.root, ["call A.sheet", "call A.away"]),
            (.navigation, ["call A.push", "swipe-back 70 finish"]),
        ] {
            let seen = try Observation(Self.pair(body), steps, in: container)
            for type in ["A", "B", "B#1", "B#2"] {
                #expect(seen.events("\(type).viewIsAppearing").count == seen.events("\(type).viewWillAppear").count)
            }
        }
    }

    @Test func `G10 at viewIsAppearing window, traits and geometry are settled, at the first viewWillAppear there is no window`() throws {
        let run = try FactsTable(container: .navigation)
        let will = try #require(run.rows.first { $0.callback == "viewWillAppear(_:)" }?.facts)
        let appearing = try #require(run.rows.first { $0.callback == "viewIsAppearing(_:)" }?.facts)
        for name in ["window", "traits", "safeArea", "frame", "margins"] {
            let column = try #require(Facts.names.firstIndex(of: name))
            #expect(appearing[column] == true, "\(name)")
        }
        for name in ["window", "traits", "safeArea"] {
            let column = try #require(Facts.names.firstIndex(of: name))
            #expect(will[column] == false, "\(name)")
        }
        // None of it is promised, yet on a phone the frame is right already and the traits are predicted right.
        let phone = try Observation(Self.pair(), ["call A.push"], in: .navigation)
        #expect(try phone.value("view.window == nil", at: "B.viewWillAppear") == "true")
        #expect(try phone.value("view.safeAreaInsets == .zero", at: "B.viewWillAppear") == "true")
        #expect(try phone.value("view.frame.width", at: "B.viewWillAppear") == "393.0")
        #expect(try phone.value("traitCollection.horizontalSizeClass == .compact", at: "B.viewWillAppear") == "true")
        #expect(try phone.value("view.window != nil", at: "B.viewIsAppearing") == "true")
        #expect(try phone.value("view.safeAreaInsets.bottom", at: "B.viewIsAppearing") == "34.0")
    }

    @Test func `G11 the coordinator is there in viewWillAppear and, until the transition ends, in viewIsAppearing`() throws {
        let body = """
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                transitionCoordinator?.animate(alongsideTransition: { _ in print("joined from will") }, completion: nil)
            }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                transitionCoordinator?.animate(alongsideTransition: { _ in print("joined from is") }, completion: nil)
            }
            """
        let seen = try Observation(Self.pair(body), ["call A.push"], in: .navigation)
        #expect(try seen.value("transitionCoordinator != nil", at: "B.viewWillAppear") == "true")
        #expect(try seen.value("transitionCoordinator != nil", at: "B.viewIsAppearing") == "true")
        #expect(try seen.value("transitionCoordinator == nil", of: "B") == "true")
        let prints = seen.recording.events.filter { $0.kind == .print }
        #expect(prints.compactMap(\.text) == ["joined from will", "joined from is"])
        let began = try #require(seen.recording.events.last { $0.name == "transitionBegan" })
        // The first waited until the transition was set up; the second found it set up and joined at once.
        #expect(try began.index > seen.event("B.viewWillAppear").index)
        #expect(prints[0].index > began.index)
        let appearing = try seen.event("B.viewIsAppearing")
        #expect(prints[1].index > appearing.index && prints[1].index <= (appearing.end ?? 0))
    }

    @Test(arguments: [13, 14, 15, 16, 17, 18, 26, 27])
    func `G12 every system from 13 on calls viewIsAppearing, without an availability check`(
        os: Int
    ) throws {
        let body = "override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); print(\"here\") }"
        let seen = try Observation(Self.pair(body), ["call A.push"], in: .navigation, os: os)
        #expect(seen.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["here"])
        #expect(seen.recording.events.filter { $0.kind == .refusal }.isEmpty)
    }

    @Test func `U15 viewIsAppearing runs once in a presentation and three times in three`() throws {
        let scene = """
            class A: UIViewController {
                let b = B()
                func push() { navigationController?.pushViewController(b, animated: true) }
            }
            class B: UIViewController {}
            """
        let seen = try Observation(
            scene, ["call A.push", "back", "call A.push", "back", "call A.push"], in: .navigation)
        #expect(seen.events("B.viewIsAppearing").count == 3)
        #expect(seen.events("B.viewDidLoad").count == 1)
        #expect(
            seen.callbacks("viewIsAppearing", "viewDidAppear").filter { $0.hasPrefix("B") } == [
                "B.viewIsAppearing", "B.viewDidAppear", "B.viewIsAppearing", "B.viewDidAppear", "B.viewIsAppearing", "B.viewDidAppear",
            ])
    }

    @Test func `U04 viewIsAppearing comes even if nothing needs layout`() throws {
        let seen = try Observation(Self.pair(), ["call A.push", "back"], in: .navigation)
        let appearing = try seen.event("A.viewIsAppearing", 2)
        let did = try seen.event("A.viewDidAppear", 2)
        let between = seen.recording.events[appearing.index..<did.index].filter {
            $0.name.contains("LayoutSubviews") && $0.object == appearing.object
        }
        #expect(between.isEmpty)
    }

    @Test func `G48 viewWillAppear comes once in a finished appearance, and again after a cancelled swipe`() throws {
        let finished = try Observation(Self.pair(), ["call A.push", "swipe-back 70 finish"], in: .navigation)
        #expect(finished.events("B.viewWillAppear").count == 1)
        #expect(finished.events("B.viewDidDisappear").count == 1)
        let cancelled = try Observation(Self.pair(), ["call A.push", "swipe-back 40 cancel"], in: .navigation)
        #expect(cancelled.events("B.viewWillAppear").count == 2)
        #expect(cancelled.events("B.viewDidDisappear").isEmpty)
    }

    @Test func `G45 a logger of ten callbacks prints one to ten`() throws {
        let scene = """
            class Home: UIViewController {
                func push() { navigationController?.pushViewController(Logger(), animated: true) }
            }
            class Logger: UIViewController {
                var number = 0
                func log(_ name: String) {
                    number += 1
                    print("\\(number) \\(name)")
                }
                init() {
                    super.init(nibName: nil, bundle: nil)
                    log("init")
                }
                required init?(coder: NSCoder) { fatalError() }
                override func loadView() {
                    super.loadView()
                    log("loadView")
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    log("viewDidLoad")
                }
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    log("viewWillAppear")
                }
                override func viewIsAppearing(_ animated: Bool) {
                    super.viewIsAppearing(animated)
                    log("viewIsAppearing")
                }
                override func viewWillLayoutSubviews() {
                    super.viewWillLayoutSubviews()
                    log("viewWillLayoutSubviews")
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    log("viewDidLayoutSubviews")
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    log("viewDidAppear")
                }
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    log("viewWillDisappear")
                }
                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    log("viewDidDisappear")
                }
            }
            """
        let seen = try Observation(scene, ["call Home.push", "back"], in: .navigation)
        let names = [
            "init", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
            "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        ]
        #expect(
            seen.recording.events.filter { $0.kind == .print }.compactMap(\.text)
                == names.enumerated().map { "\($0.offset + 1) \($0.element)" })
    }
}

import Foundation
import Interpreter
import Projects
import Stage
import Testing

/// Why events come, and why callbacks do not.
@Suite struct WhyTests {
    private static let stack = """
        class A: UIViewController {
            func push() { navigationController?.pushViewController(B(), animated: true) }
        }
        class B: UIViewController {
            var timer: Timer?
            func hold() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.view.setNeedsLayout() } }
        }
        """

    @Test func `a callback leads back over the layout and the line to the input`() throws {
        let seen = try Observation(Self.stack, ["call A.push"], in: .navigation, root: "A")
        let links = seen.run.causes(of: try seen.event("B.viewDidAppear").index)
        let kinds = links.map { seen.recording.events[$0.event].kind }
        #expect(kinds.first == .callback)
        #expect(kinds.suffix(2) == [.line, .input])
        #expect(links.last?.says.contains("A.push") == true)
        #expect(links.contains { $0.says.contains("what the container shows changed at Scene.swift:4") })
        #expect(links.contains { $0.location?.line == 4 })
    }

    @Test(arguments: [
        "04-the-order-of-an-appearance", "05-one-transaction-one-first-frame", "07-the-table", "11-the-swipe-that-was-cancelled",
    ])
    func `every chain of a lesson's scene ends at an input or the launch, each link before the one it explains`(lesson: String) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Lessons/\(lesson)/Scene.swift")
        let source = Source(path: "Scene.swift", text: try String(contentsOf: file, encoding: .utf8))
        let run = try Run(sources: [source], setting: Setting())
        let step = try #require(run.possibilities.first { $0.obstacle == nil && $0.step.hasPrefix("call ") })
        let moved = try Run(sources: [source], setting: Setting(steps: [try Step(step.step), try Step("swipe-back 40 cancel")]))
        for event in moved.recording.events {
            let links = moved.causes(of: event.index)
            #expect(zip(links, links.dropFirst()).allSatisfy { $0.event > $1.event })
            let first = moved.recording.events[try #require(links.last).event]
            // Before the first input everything follows from the launch.
            let isLaunch = !moved.recording.events[..<first.index].contains { $0.kind == .input }
            #expect(first.kind == .input || isLaunch, "\(first.name)")
            #expect(links.allSatisfy { !$0.says.isEmpty })
        }
    }

    /// What is asked, the words of the reason, and the change that brings it.
    struct Question: Sendable, CustomTestStringConvertible {
        var scene: String
        var steps: [String] = []
        var container = Setting.Container.root
        var root = "A"
        var callback: String
        var object: String
        var says: String
        var change: String?

        var testDescription: String { "\(object).\(callback)" }
    }

    private static let sheet = """
        class A: UIViewController {
            func open() {
                let sheet = B()
                present(sheet, animated: true)
            }
        }
        class B: UIViewController {}
        """
    private static let parts = """
        class A: UIViewController {
            let model = Model()
            func add() {
                let child = B()
                addChild(child)
                view.addSubview(child.view)
            }
        }
        class B: UIViewController {}
        class C: UIViewController {}
        class Model {}
        """
    private static let teller = """
        class A: UIViewController, UIAdaptivePresentationControllerDelegate {
            func open() {
                let sheet = B()
                sheet.presentationController?.delegate = self
                present(sheet, animated: true)
            }
            func presentationControllerDidDismiss(_ p: UIPresentationController) {}
        }
        class B: UIViewController {}
        """
    private static let deaf = """
        class A: UIViewController, UINavigationControllerDelegate {
            func push() { navigationController?.pushViewController(UIViewController(), animated: true) }
            func navigationController(_ n: UINavigationController, didShow c: UIViewController, animated: Bool) {}
        }
        """
    private static let cycle = """
        class A: UIViewController {
            func push() {
                let page = B()
                page.part = Part()
                page.part?.back = page
                navigationController?.pushViewController(page, animated: true)
            }
        }
        class B: UIViewController { var part: Part? }
        class Part {
            var back: B?
        }
        """
    private static let quiet = """
        class A: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
            func add() {
                let child = B()
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        class B: UIViewController {}
        """

    static let questions = [
        Question(
            scene: sheet, steps: ["call A.open"], callback: "viewWillDisappear", object: "A",
            says: "never left the window: B is presented as a page sheet", change: "with sheet presented full screen at Scene.swift:6"),
        Question(
            scene: stack, steps: ["call A.push"], container: .navigation, callback: "viewWillAppear", object: "A",
            says: "left the window: the last that was told is viewDidDisappear(_:)", change: "with 'back' afterwards"),
        Question(
            scene: stack, steps: ["call A.push"], container: .navigation, callback: "viewDidDisappear", object: "B",
            says: "B is on the screen since event", change: "with 'back' afterwards"),
        Question(scene: parts, callback: "viewDidLoad", object: "C", says: "No C is made in this run"),
        Question(
            scene: parts, steps: ["call A.add"], callback: "didMove(toParent:)", object: "B",
            says: "didMove(toParent:) is for the code that adds B"),
        Question(
            scene: parts, callback: "willMove(toParent:)", object: "A", says: "No controller has taken A as its child", change: nil),
        Question(
            scene: quiet, steps: ["call A.add"], callback: "viewDidAppear", object: "B",
            says: "A keeps appearances to itself"),
        Question(
            scene: stack, steps: ["call A.push", "call B.hold", "back"], container: .navigation, callback: "deinit", object: "B",
            says: "B is held: "),
        Question(
            scene: stack, steps: ["call A.push"], container: .navigation, callback: "deinit", object: "B", says: "B is held: ",
            change: "with 'back' afterwards"),
        Question(
            scene: teller, steps: ["call A.open"], callback: "presentationControllerDidDismiss(_:)", object: "A",
            says: "UIKit calls it for this: 'A finger has dragged the presented view away.' That has not happened",
            change: "with 'swipe-down 60 finish' afterwards"),
        Question(
            scene: teller, callback: "presentationControllerDidDismiss(_:)", object: "A",
            says: "A has the method, but at event", change: "with 'call A.open' afterwards, then 'swipe-down 60 finish'"),
        Question(
            scene: teller, callback: "tabBarController(_:didSelect:)", object: "A",
            says: "A does not implement tabBarController(_:didSelect:)"),
        Question(
            scene: deaf, steps: ["call A.push"], container: .navigation, callback: "navigationController(_:didShow:animated:)", object: "A",
            says: "is nobody's delegate: UINavigationController.delegate is nil"),
        Question(
            scene: cycle, steps: ["call A.push", "back"], container: .navigation, callback: "deinit", object: "B",
            says: "B is held by a cycle: ", change: "with weak var back at Scene.swift:13"),
        Question(scene: parts, callback: "viewDidAppear", object: "Model", says: "Model is no UIViewController"),
        Question(
            scene: stack, steps: ["wait 1"], container: .navigation, callback: "viewDidLayoutSubviews", object: "A",
            says: "Nothing asked for layout of the view of A", change: "with 'rotate landscapeLeft' afterwards"),
    ]

    @Test(arguments: questions)
    func `what did not come has its reason in the state, and a change that was run`(question: Question) throws {
        let seen = try Observation(question.scene, question.steps, in: question.container, root: question.root)
        let end = seen.recording.events.count - 1
        let silence = seen.run.silence(of: question.callback, to: question.object, after: end)
        #expect(silence.says.contains(question.says), "\(silence.says)")
        #expect(silence.isKnown)
        guard let id = silence.object else { return #expect(question.change == nil) }
        let found = seen.run.counterfactual(for: question.callback, to: id, sources: seen.recording.sources)
        if let change = question.change { #expect(found?.change == change) }
        guard let found else { return }
        // It comes in that run, at that event.
        let changed = try Run(sources: found.sources, setting: found.setting)
        #expect(changed.recording.events[found.first].name.prefix { $0 != "(" } == question.callback.prefix { $0 != "(" })
    }

    @Test func `what does come is told with its place, and what nobody knows is not made up`() throws {
        let seen = try Observation(Self.stack, ["call A.push"], in: .navigation, root: "A")
        let will = try seen.event("B.viewWillAppear").index
        let come = seen.run.silence(of: "viewDidAppear(_:)", to: "B", after: will)
        #expect(come.since == (try seen.event("B.viewDidAppear").index))
        #expect(come.says.hasPrefix("It does come"))
        let unknown = seen.run.silence(of: "awakeFromNib()", to: "B", after: will)
        #expect(!unknown.isKnown)
        #expect(unknown.says.hasSuffix("not known."))
        let invented = seen.run.answer(whyNot: "viewDidVanish", to: "B", after: will, sources: seen.recording.sources)
        #expect(invented.silence.says == "UIKit has no callback called viewDidVanish here, so what would call it is not known.")
        #expect(invented.change == nil)
    }
}

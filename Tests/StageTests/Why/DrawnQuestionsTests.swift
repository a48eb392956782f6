import Foundation
import Heap
import Interpreter
import Projects
import Reference
import Stage
import TestSupport
import Testing
import UIKit

/// Questions drawn with a seed from lessons, boards and scenes with containers. `Tests/Fuzz/why.py` draws many more, from random scenes.
@Suite struct DrawnQuestionsTests {
    /// A scene with the steps of a user.
    struct Scene: Sendable, CustomTestStringConvertible {
        var name: String
        var sources: [Source]
        var container = Setting.Container.root
        var root: String?
        var steps: [String]
        var os = OSProfile.newest.version

        var testDescription: String { name }

        func run() throws -> Run {
            let steps = try steps.map { try Step($0) }
            return try Run(sources: sources, setting: Setting(os: OSProfile(version: os), container: container, root: root, steps: steps))
        }
    }

    private static let apps = """
        import UIKit
        class A: UIViewController, UINavigationControllerDelegate {
            var kept: [UIViewController] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                navigationController?.delegate = self
            }
            func navigationController(_ n: UINavigationController, didShow c: UIViewController, animated: Bool) { print("shown") }
            func push() { navigationController?.pushViewController(B(), animated: true) }
            func sheet() {
                let sheet = C()
                present(sheet, animated: true)
            }
            func add() {
                let child = C()
                addChild(child)
                view.addSubview(child.view)
            }
            func later() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { self.push() } }
            func fade() { UIView.animate(withDuration: 0.3) { self.title = "A" } }
        }
        class B: UIViewController {
            var closure: (() -> Void)?
            override func viewDidLoad() {
                super.viewDidLoad()
                closure = { self.title = "B" }
            }
        }
        class C: UIViewController, UIAdaptivePresentationControllerDelegate {
            func close() { dismiss(animated: true) }
            func presentationControllerDidDismiss(_ p: UIPresentationController) { print("gone") }
        }
        """

    static func scenes() throws -> [Scene] {
        let lessons = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Lessons")
        let names = [
            "04-the-order-of-an-appearance", "05-one-transaction-one-first-frame", "07-the-table", "11-the-swipe-that-was-cancelled",
        ]
        var scenes = try names.map { name in
            let text = try String(contentsOf: lessons.appending(path: "\(name)/Scene.swift"), encoding: .utf8)
            return Scene(
                name: name, sources: [Source(path: "Scene.swift", text: text)],
                steps: ["rotate landscapeLeft", "background", "foreground", "memory-warning"])
        }
        scenes.append(Scene(name: "Letter", sources: try Board.folder("Letter"), steps: ["tap Write", "back", "style dark"]))
        scenes.append(
            Scene(
                name: "Shelf", sources: try Board.folder("Shelf"), steps: ["call ShelfViewController.presentCard", "rotate landscapeLeft"]))
        let app = [Source(path: "Scene.swift", text: apps)]
        for os in [15, OSProfile.newest.version] {
            scenes.append(
                Scene(
                    name: "apps on \(os)", sources: app, container: .navigation, root: "A",
                    steps: ["call A.push", "at 0.1 back", "call A.later", "swipe-back 40 cancel", "at 0.2 call A.fade", "wait 0.5"], os: os)
            )
            scenes.append(
                Scene(
                    name: "sheets on \(os)", sources: app, container: .navigation, root: "A",
                    steps: ["call A.add", "call A.sheet", "swipe-down 30 cancel", "call C.close"], os: os))
        }
        return scenes
    }

    @Test(arguments: try scenes())
    func `every chain ends at an input or the launch, and every link replays`(scene: Scene) throws {
        let (run, fresh) = (try scene.run(), try scene.run())
        // In order, as an export asks.
        let events = run.recording.events
        let facts = events.map { run.facts(at: $0.index) }
        let hierarchies = events.map { run.hierarchy(at: $0.index) }
        var numbers = Numbers(state: 7)
        for _ in 0..<8 {
            let links = run.causes(of: numbers.next(events.count))
            #expect(zip(links, links.dropFirst()).allSatisfy { $0.event > $1.event })
            let root = try #require(links.last)
            #expect(events[root.event].kind == .input || root.event == 0 && root.says.hasPrefix("The app is launched"), "\(root.says)")
            for link in links {
                #expect(!link.says.isEmpty)
                // In another run, straight to the event.
                #expect(fresh.facts(at: link.event) == facts[link.event])
                #expect(fresh.hierarchy(at: link.event) == hierarchies[link.event])
            }
        }
    }

    @Test func `what UIKit decides names its rule, whose source is the reference's`() throws {
        let run = try scenesNamed("apps on").run()
        func rules(_ name: String, _ object: String) throws -> [KnownRule] {
            let event = try #require(run.recording.callbacks(name, of: object).last)
            return try #require(run.causes(of: event.index).first).rules
        }
        let ended = try rules("viewDidDisappear(_:)", "B")
        #expect(ended.map(\.name) == ["UINavigationController.finishStackTransition(_:)"])
        #expect(ended.first?.source.contains("recorded nav-push-cyrus") == true)
        #expect(ended.first?.says.hasPrefix("Ends a change of the stack") == true)
        for rule in run.recording.events.flatMap({ run.causes(of: $0.index).flatMap(\.rules) }) {
            #expect(!Fidelity.entries(for: rule.name).isEmpty, "\(rule.name) can be looked up")
            #expect(Fidelity.notes.contains { $0.source == rule.source })
        }
    }

    @Test func `a slide that ends before names the system's rule, and on older systems there is none`() throws {
        func rule(on os: Int) throws -> String? {
            var scene = try scenesNamed("apps on")
            (scene.os, scene.steps) = (os, ["call A.push", "at 0.1 back"])
            let run = try scene.run()
            let came = try #require(run.recording.callbacks("viewDidAppear(_:)", of: "B").first)
            return run.causes(of: came.index).first?.rules.map(\.name).first { $0.hasPrefix("SystemRule") }
        }
        #expect(try rule(on: 26) == "SystemRule.interruptsTransitions")
        #expect(try rule(on: 17) == nil)
    }

    private func scenesNamed(_ name: String) throws -> Scene {
        try #require(try Self.scenes().last { $0.name.hasPrefix(name) })
    }

    /// Callbacks of each kind of silence.
    private static let kinds: [(kind: String, callbacks: [String])] = [
        ("appearance", ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]),
        ("layout", ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints", "viewSafeAreaInsetsDidChange"]),
        ("deinit", ["deinit"]),
        ("containment", ["willMove(toParent:)", "didMove(toParent:)"]),
        ("delegate", ["navigationController(_:didShow:animated:)", "presentationControllerDidDismiss(_:)"]),
    ]

    @Test(arguments: try scenes().filter { $0.name == "apps on \(OSProfile.newest.version)" })
    func `what did not come has a reason, and a change whose own run brings it, or it is not known`(scene: Scene) throws {
        let run = try scene.run()
        let controllers = run.recording.objects.filter { run.isController($0) && !run.recording.typeName(of: $0).hasPrefix("UI") }
        var numbers = Numbers(state: 3)
        for (kind, callbacks) in Self.kinds {
            let callback = callbacks[numbers.next(callbacks.count)]
            let object = controllers[numbers.next(controllers.count)]
            let name = run.recording.name(of: object)
            let (silence, change) = run.answer(
                whyNot: callback, to: name, after: run.recording.events.count - 1, sources: scene.sources)
            #expect(!silence.says.isEmpty && !silence.doesCome, "\(kind): \(silence.says)")
            guard let change else {
                #expect(silence.sources.contains("not known"), "\(kind): \(silence.says)")
                continue
            }
            let changed = try Run(sources: change.sources, setting: change.setting)
            let event = changed.recording.events[change.first]
            #expect(event.name == callback || event.name.prefix { $0 != "(" } == callback, "\(kind): \(change.change)")
            #expect(event.object.map(changed.recording.typeName) == run.recording.typeName(of: object))
        }
    }
}

import Projects
import Stage
import Testing
import UIKit

/// What a world prints that follows a misconception, and what UIKit prints.
@Suite struct MisconceptionTests {
    /// A scene that prints, and what is printed in UIKit and in the world of a misconception.
    struct Scene: Sendable, CustomTestStringConvertible {
        let misconception: Misconception
        /// The members of the screen that is pushed, or presented by `open`.
        let members: String
        let steps: [String]
        let real: [String]
        let believed: [String]
        /// The members of the first screen, beside `open`.
        var first = ""
        /// How the first screen opens the second.
        var opens = "navigationController?.pushViewController(second, animated: true)"
        var container = Setting.Container.navigation
        var testDescription: String { misconception.rawValue }
    }

    private static func prints(_ callbacks: String...) -> String {
        callbacks.map { name in
            let call = name.replacing("(_:)", with: "(_ animated: Bool)")
            let passed = name.replacing("(_:)", with: "(animated)")
            return "override func \(call) { super.\(passed); print(\"\(name.prefix { $0 != "(" })\") }"
        }.joined(separator: "\n")
    }

    static let scenes = [
        Scene(
            misconception: .layoutComesOnce, members: prints("viewDidLayoutSubviews()"),
            steps: ["call First.open", "rotate landscapeLeft"],
            real: ["viewDidLayoutSubviews", "viewDidLayoutSubviews"], believed: ["viewDidLayoutSubviews"]),
        Scene(
            misconception: .layoutIsDeep,
            members: """
                let inner = UIView()
                let outer = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(outer)
                    outer.addSubview(inner)
                    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
                    inner.translatesAutoresizingMaskIntoConstraints = false
                    inner.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
                }
                override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); print(Int(inner.frame.width)) }
                """, steps: ["call First.open"], real: ["0"], believed: ["100"]),
        Scene(
            misconception: .isAppearingFollowsSize, members: prints("viewIsAppearing(_:)"),
            steps: ["call First.open", "rotate landscapeLeft", "rotate portrait"], real: ["viewIsAppearing"],
            believed: ["viewIsAppearing", "viewIsAppearing", "viewIsAppearing"]),
        Scene(
            misconception: .isAppearingComesOnce, members: prints("viewIsAppearing(_:)"),
            steps: ["call First.open", "swipe-back 40 cancel"], real: ["viewIsAppearing", "viewIsAppearing"], believed: ["viewIsAppearing"]),
        Scene(
            misconception: .willAppearComesOnce, members: prints("viewWillAppear(_:)"), steps: ["call First.open", "swipe-back 40 cancel"],
            real: ["viewWillAppear", "viewWillAppear"], believed: ["viewWillAppear"]),
        Scene(
            misconception: .willAndDidArePairs, members: prints("viewWillDisappear(_:)", "viewDidDisappear(_:)", "viewWillAppear(_:)"),
            steps: ["call First.open", "swipe-back 40 cancel"], real: ["viewWillAppear", "viewWillDisappear", "viewWillAppear"],
            believed: ["viewWillAppear", "viewWillDisappear", "viewDidDisappear", "viewWillAppear"]),
        Scene(
            misconception: .leavesBeforeOtherComes, members: prints("viewWillDisappear(_:)", "viewDidDisappear(_:)"),
            steps: ["call First.open", "back"],
            real: ["first comes", "viewWillDisappear", "first comes", "viewDidDisappear"],
            believed: ["first comes", "viewWillDisappear", "viewDidDisappear", "first comes"],
            first: "override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print(\"first comes\") }"),
        Scene(
            misconception: .cancelledSwipeChangesNothing,
            members: prints("viewWillDisappear(_:)", "viewDidDisappear(_:)", "viewWillAppear(_:)"),
            steps: ["call First.open", "swipe-back 40 cancel", "swipe-back 60 finish"],
            real: ["viewWillAppear", "viewWillDisappear", "viewWillAppear", "viewWillDisappear", "viewDidDisappear"],
            believed: ["viewWillAppear", "viewWillDisappear", "viewDidDisappear"]),
        Scene(
            misconception: .dismissalTellsPresenter, members: "", steps: ["call First.open", "wait 1", "swipe-down 60 finish"],
            real: ["comes", "came"],
            believed: ["comes", "came", "comes", "came"],
            first: """
                override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("comes") }
                override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("came") }
                override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print("goes") }
                """, opens: "present(second, animated: true)", container: .root),
        Scene(
            misconception: .foregroundIsAppearance, members: prints("viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)"),
            steps: ["call First.open", "background", "foreground"], real: ["viewWillAppear", "viewDidAppear"],
            believed: ["viewWillAppear", "viewDidAppear", "viewWillAppear", "viewDidAppear"]),
        Scene(
            misconception: .backgroundIsDisappearance, members: prints("viewWillDisappear(_:)", "viewDidDisappear(_:)"),
            steps: ["call First.open", "background", "foreground", "back"], real: ["viewWillDisappear", "viewDidDisappear"],
            believed: ["viewWillDisappear", "viewDidDisappear", "viewWillDisappear", "viewDidDisappear"]),
        Scene(
            misconception: .geometryComesFirst,
            members: """
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    print(view.window != nil, view.safeAreaInsets.bottom, animated)
                }
                override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("came") }
                """, steps: ["call First.open"], real: ["false 0.0 true", "came"], believed: ["true 34.0 true", "came"]),
        Scene(
            misconception: .addChildCallsDidMove,
            members: """
                override func viewDidLoad() { super.viewDidLoad(); addChild(Child()) }
                final class Child: UIViewController {
                    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent); print("moved") }
                }
                """, steps: ["call First.open"], real: [], believed: ["moved"]),
        Scene(
            misconception: .screenIsWindow,
            members: "override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); print(Int(UIScreen.main.bounds.width)) }",
            steps: ["call First.open", "resize 300x600"], real: ["393", "393"], believed: ["393", "300"]),
        Scene(
            misconception: .modelNeedsSetNeedsLayout,
            members: """
                let model = Model()
                @Observable final class Model { var count = 0 }
                override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); print(model.count) }
                @objc func add() { model.count += 1 }
                """, steps: ["call First.open", "call Second.add"], real: ["0", "1"], believed: ["0"]),
        Scene(
            misconception: .timerDoesNotRetain,
            members: """
                override func viewDidLoad() {
                    super.viewDidLoad()
                    Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
                }
                @objc func tick() {}
                deinit { print("gone") }
                """, steps: ["call First.open", "back", "wait 3"], real: [], believed: ["gone"]),
    ]

    private func printed(_ scene: Scene, _ misconceptions: Set<Misconception>) throws -> [String] {
        let text = """
            import Observation
            import UIKit
            final class First: UIViewController {
                @objc func open() {
                    let second = Second()
                    \(scene.opens)
                }
            \(scene.first)
            }
            final class Second: UIViewController {
            \(scene.members)
            }
            """
        let setting = Setting(
            container: scene.container, root: "First", steps: try scene.steps.map { try Step($0) }, misconceptions: misconceptions)
        let run = try Run(sources: [Source(path: "Scene.swift", text: text)], setting: setting)
        #expect(!run.recording.events.contains { $0.kind == .refusal || $0.kind == .exception || $0.kind == .console })
        return run.recording.events.filter { $0.kind == .print }.compactMap { $0.text?.trimmed }
    }

    @Test(arguments: scenes) func `is followed where it is asked for, and only there`(scene: Scene) throws {
        #expect(try printed(scene, []) == scene.real)
        let believed = try printed(scene, [scene.misconception])
        #expect(believed == scene.believed)
    }

    @Test func `has a scene for each, or a claim that shows it`() {
        #expect(Set(Self.scenes.map(\.misconception)).union([.superForwards]) == Set(Misconception.allCases))
    }
}

extension String {
    fileprivate var trimmed: String { String(reversed().drop { $0.isWhitespace }.reversed()) }
}

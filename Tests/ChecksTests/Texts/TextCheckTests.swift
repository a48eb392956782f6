import Checks
import Projects
import Stage
import Testing
import UIKit

/// What recordings say about lists of callbacks in texts.
@Suite struct `Lists in texts` {
    private func check(_ text: String, os: Int? = 18) throws -> CheckedText { try CheckedText(text, os: os) }

    private func messages(_ check: CheckedText, _ level: Finding.Level) -> [String] {
        check.findings.filter { $0.level == level }.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.text)" }
    }

    // MARK: Lists that hold

    /// Lists as published recordings have them, by the recordings' ids.
    static let published = [
        (
            "launch-neuburg-ios15-landscape-device", "## At launch",
            "viewDidLoad, viewWillAppear, viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear"
        ),
        ("nav-push-cyrus", "## Push", "A.viewWillDisappear, B.viewWillAppear, A.viewDidDisappear, B.viewDidAppear"),
        (
            "nav-push-containment-trace2019", "## Push",
            "B.willMove(toParent:), A.viewWillDisappear, B.viewWillAppear, A.viewDidDisappear, B.viewDidAppear"
        ),
        ("nav-push-pop-2015-github", "## Pop", "B.viewWillDisappear, A.viewWillAppear, B.viewDidDisappear, A.viewDidAppear, B.deinit"),
        (
            "nav-pop-nonanimated-deinit-catalyst26", "## Pop without animation",
            "B.viewWillDisappear, B.viewDidDisappear, A.viewDidAppear, B.deinit"
        ),
        (
            "ipop-cancel-wangling", "## Interactive pop, cancelled",
            "B.viewWillDisappear, A.viewWillAppear, A.viewWillDisappear, A.viewDidDisappear, B.viewWillAppear, B.viewDidAppear"
        ),
        (
            "nav-normal-wangling", "## A swipe back that is finished",
            "B.viewWillDisappear, A.viewWillAppear, B.viewDidDisappear, A.viewDidAppear"
        ),
        (
            "nav-poptoroot-window-abc17", "## popToRootViewController",
            "C.viewWillDisappear, A.viewWillAppear, A.viewIsAppearing, B.deinit, C.viewDidDisappear, A.viewDidAppear"
        ),
        (
            "tab-switch-ticklecode", "## Switching tabs for the first time",
            "B.viewDidLoad, B.viewWillAppear, A.viewWillDisappear, A.viewDidDisappear, B.viewDidAppear"
        ),
        (
            "tab-switch-back-progressconcepts", "## Switching back to the first tab",
            "A.viewWillAppear, T2.viewWillDisappear, T2.viewDidDisappear, A.viewDidAppear"
        ),
        (
            "modal-present-wlgusdn", "## Presenting full screen",
            "B.viewDidLoad, A.viewWillDisappear, B.viewWillAppear, B.viewDidAppear, A.viewDidDisappear"
        ),
        (
            "modal-fullscreen-dismiss-betterhee", "## Dismissing a fullScreen modal",
            "B.viewWillDisappear, A.viewWillAppear, A.viewDidAppear, B.viewDidDisappear"
        ),
        ("modal-pagesheet-dismiss-betterhee", "## Dismissing a pageSheet", "B.viewWillDisappear → B.viewDidDisappear → B.deinit"),
        ("modal-over-styles-wlgusdn", "## Presenting with overFullScreen", "B.viewDidLoad → B.viewWillAppear → B.viewDidAppear"),
        (
            "sheet-drag-cancel-rudin", "## A sheet is pulled down and let go",
            "B.viewWillDisappear → B.viewWillAppear → B.viewIsAppearing → B.viewDidAppear"
        ),
        ("page-scroll-wangling", "## Page scroll", "B.viewWillAppear, A.viewWillDisappear, B.viewDidAppear, A.viewDidDisappear"),
        ("page-curl-wangling", "## Page curl", "B.viewWillAppear, A.viewWillDisappear, A.viewDidDisappear, B.viewDidAppear"),
        ("rotation-ios12", "## Rotation", "A.viewWillTransitionToSize → A.viewWillLayoutSubviews → A.viewDidLayoutSubviews"),
        (
            "scene-background-layout-47258361792", "## To the background",
            "sceneWillResignActive → sceneDidEnterBackground → viewWillLayoutSubviews → viewDidLayoutSubviews"
        ),
    ]

    @Test(arguments: published) func `a published recording holds in its situation`(id: String, heading: String, list: String) throws {
        let check = try check("\(heading)\n\n\(list)\n")
        #expect(messages(check, .warning) == [], "\(id)")
        #expect(check.numbers == [1, 1, 0], "\(id)")
    }

    // MARK: Lists that are contradicted

    /// Wrong lists: the heading, the list, the callback that is told first, and what is told of it.
    static let wrong = [
        ("## Push", "B.viewWillAppear → A.viewWillDisappear", "A.viewWillDisappear comes before B.viewWillAppear in a push"),
        (
            "## Push", "A.viewWillDisappear → B.viewWillAppear → B.viewDidAppear → A.viewDidDisappear",
            "A.viewDidDisappear comes before B.viewDidAppear"
        ),
        ("## Pop", "A.viewWillAppear → B.viewWillDisappear", "B.viewWillDisappear comes before A.viewWillAppear in a pop"),
        (
            "## A cancelled swipe back", "B.viewWillDisappear → A.viewWillAppear → A.viewDidAppear → B.viewWillAppear",
            "A.viewDidAppear does not come in a swipe back that is cancelled"
        ),
        (
            "## Present full screen", "A.viewWillDisappear → A.viewDidDisappear → B.viewDidAppear",
            "B.viewDidAppear comes before A.viewDidDisappear"
        ),
        ("## Dismiss a form sheet", "A.viewWillAppear → A.viewDidAppear", "A.viewWillAppear does not come in a dismissal as .formSheet"),
        (
            "## Present over full screen", "A.viewWillDisappear → B.viewDidAppear",
            "A.viewWillDisappear does not come in a presentation as .overFullScreen"
        ),
        (
            "## A sheet is pulled down", "B.viewWillDisappear → A.viewWillAppear",
            "A.viewWillAppear does not come when a sheet is pulled down"
        ),
        (
            "## First switch to a tab", "A.viewWillDisappear → B.viewWillAppear",
            "B.viewWillAppear comes before A.viewWillDisappear in the first switch to a tab"
        ),
        (
            "## Switching to a tab again", "B.viewDidLoad → B.viewWillAppear",
            "B.viewDidLoad does not come in a switch to a tab that was shown before"
        ),
        ("## Rotation", "viewWillAppear → viewDidAppear", "viewWillAppear does not come in a rotation"),
        (
            "## To the background", "viewWillDisappear → viewDidDisappear",
            "viewWillDisappear does not come when the app goes to the background"
        ),
        (
            "## Back to the foreground", "applicationWillEnterForeground → viewWillAppear",
            "viewWillAppear does not come when the app comes to the foreground"
        ),
        (
            "## Launch", "viewDidLoad → viewDidAppear → viewWillLayoutSubviews",
            "viewWillLayoutSubviews comes before viewDidAppear at launch"
        ),
        (
            "## Replacing the stack with setViewControllers", "A.viewDidDisappear → B.viewWillAppear",
            "B.viewWillAppear comes before A.viewDidDisappear in setViewControllers"
        ),
        (
            "## The sheet is dragged down a little and bounces back", "B.viewWillDisappear → B.viewDidDisappear",
            "B.viewDidDisappear does not come when a sheet is pulled down and let go"
        ),
        (
            "# A cheat sheet\n\nIn order when pushed:", "loadView → viewWillAppear → viewDidLoad",
            "viewDidLoad comes before viewWillAppear in a push"
        ),
        (
            "## Switching back to the first tab, viewDidLoad is not called again:", "A.viewDidAppear → B.viewDidDisappear",
            "B.viewDidDisappear comes before A.viewDidAppear in a switch to a tab that was shown before"
        ),
        (
            "## Pop", "B.deinit → B.viewDidDisappear", "B.viewDidDisappear comes before B.deinit in a pop"
        ),
        (
            "## Scenes", "sceneDidEnterBackground → sceneWillResignActive",
            "sceneWillResignActive comes before sceneDidEnterBackground when the app goes to the background"
        ),
        (
            "## First appearance", "viewWillAppear → viewDidAppear → viewIsAppearing",
            "viewIsAppearing comes before viewDidAppear in the life of one controller"
        ),
        (
            "## Dismissing\n\nFull screen:", "A.viewWillAppear → B.viewWillDisappear",
            "B.viewWillDisappear comes before A.viewWillAppear in a dismissal as .fullScreen"
        ),
        (
            "When I tap the second tab I see", "viewWillDisappear first\nviewWillAppear second",
            "second.viewWillAppear comes before first.viewWillDisappear in the first switch to a tab"
        ),
        (
            "The order is easy to get wrong, which is a pity, and many have done so. This is the exact order of a push:",
            "B.viewWillAppear → A.viewWillDisappear", "A.viewWillDisappear comes before B.viewWillAppear in a push"
        ),
        (
            "## Removing a child", "C.viewDidDisappear → C.viewWillDisappear",
            "C.viewWillDisappear comes before C.viewDidDisappear when a child is removed"
        ),
        (
            "## Page scroll", "A.viewWillDisappear → B.viewWillAppear",
            "B.viewWillAppear comes before A.viewWillDisappear when a page is turned"
        ),
        (
            "## The life cycle", "viewDidLoad → viewDidAppear → viewWillAppear",
            "viewWillAppear comes before viewDidAppear in the life of one controller"
        ),
    ]

    @Test(arguments: wrong) func `a list that a recording contradicts is told`(heading: String, list: String, says: String) throws {
        let check = try check("\(heading)\n\n\(list)\n")
        let told = messages(check, .warning)
        #expect(told.first?.contains(says) == true, "\(told)")
        #expect(check.counts.contradicted == 1)
    }

    @Test func `a callback that does not come is told with its reason, and the scene shows it`() throws {
        let check = try check("## Present a page sheet\n\n1. Home.viewWillDisappear\n2. Detail.viewWillAppear\n", os: nil)
        let finding = try #require(check.findings.first { $0.level == .warning })
        #expect(finding.text.contains("Home.viewWillDisappear does not come"))
        #expect(
            finding.text.contains("keeps the presenter's view") || finding.text.contains("nothing has taken its view out of the window"))
        #expect(finding.text.hasSuffix("the same on iOS 13 to 18, 26 and 27"))
        #expect("\(finding.place?.line ?? 0):\(finding.place?.column ?? 0)" == "3:9")
    }

    @Test func `the witness is a scene with the text's names, and its event is the callback`() throws {
        let check = try check("## Push\n\n- Detail viewWillAppear\n- Home viewWillDisappear\n")
        let finding = try #require(check.findings.first { $0.level == .warning })
        let witness = try #require(finding.witness)
        let scene = try #require(witness.scene)
        #expect(scene.path == "Article-3.swift")
        #expect(scene.text.contains("final class Home: UIViewController"))
        let run = try Run(sources: [scene], setting: witness.setting)
        #expect(run.recording.name(of: run.recording.events[witness.event]) == "Home.viewWillDisappear(_:)")
        #expect(witness.setting.steps.map(\.description) == ["call Home.push"])
        #expect(witness.command(["Article.md"]) == nil)
        var saved = finding
        saved.wasSaved(at: "runs/text-Article-4.appear")
        #expect(saved.witness?.command(["Article.md"]) == "appear replay runs/text-Article-4.appear")
    }

    // MARK: What contradicts nothing

    @Test func `what published recordings disagree about contradicts nothing, and is told`() throws {
        let check = try check("## Push\n\nA.viewWillDisappear → B.viewDidLoad → B.viewWillAppear\n")
        #expect(messages(check, .warning) == [])
        #expect(messages(check, .note).contains { $0.contains("the place of B.viewDidLoad is not settled") })
    }

    @Test func `layout may come again, and may not come at all`() throws {
        let again = "viewWillAppear → viewDidLayoutSubviews → viewDidAppear → viewDidLayoutSubviews"
        #expect(try check("## Launch\n\n\(again)\n").counts.contradicted == 0)
        let check = try check("## Pop\n\nA.viewWillAppear → A.viewWillLayoutSubviews → A.viewDidAppear\n")
        #expect(messages(check, .warning) == [])
        #expect(messages(check, .note).contains { $0.contains("A.viewWillLayoutSubviews does not come in a pop in a plain scene") })
    }

    @Test func `without a style a list holds if it fits full screen or the default`() throws {
        let full = try check("## Present\n\nA.viewWillDisappear → B.viewWillAppear → B.viewDidAppear → A.viewDidDisappear\n")
        #expect(full.counts.contradicted == 0)
        #expect(messages(full, .note).contains { $0.contains("no style is named") })
        #expect(messages(try check("## Present\n\nB.viewWillAppear → B.viewDidAppear\n"), .note).allSatisfy { !$0.contains("no style") })
        #expect(try check("## Present\n\nA.viewWillDisappear → A.viewDidDisappear → B.viewWillAppear\n").counts.contradicted == 1)
    }

    @Test func `without a style a contradicted list is told with the style that has its callbacks`() throws {
        let told = messages(
            try check("## Dismiss\n\nB.viewWillDisappear → B.viewDidDisappear → A.viewWillAppear → A.viewDidAppear\n"), .warning)
        #expect(
            told.count == 2 && told.allSatisfy { $0.contains("comes before B.viewDidDisappear in a dismissal as .fullScreen") }, "\(told)")
        #expect(told.allSatisfy { $0.hasSuffix("; it holds neither in the default style nor full screen") })
    }

    @Test func `a list over a coming and a going is compared with both`() throws {
        let life =
            "A.viewWillDisappear → B.viewWillAppear → A.viewDidDisappear → B.viewDidAppear → B.viewWillDisappear → B.viewDidDisappear → A.viewDidAppear"
        #expect(try check("## Push and pop\n\n\(life)\n").numbers == [1, 1, 0])
    }

    @Test func `a pop whose list turns back is one that was let go`() throws {
        let list = "B.viewWillDisappear → A.viewWillAppear → A.viewWillDisappear → A.viewDidDisappear → B.viewWillAppear → B.viewDidAppear"
        #expect(try check("## Pop\n\n\(list)\n").numbers == [1, 1, 0])
    }

    @Test func `what a list leaves out that says it is complete is a note`() throws {
        let list = "A.viewWillDisappear → B.viewWillAppear → A.viewDidDisappear → B.viewDidAppear\n"
        #expect(try check("## Push\n\n\(list)").findings == [])
        let check = try check("## Push, the exact order\n\nB.viewDidLoad → \(list)")
        #expect(messages(check, .note) == ["3:3 the list leaves out B.loadView, B.viewIsAppearing, which come too in a push, on iOS 18"])
    }

    // MARK: Systems

    @Test func `a list is compared on the systems that the text names`() throws {
        let list = "A.viewWillDisappear → B.viewWillAppear → A.viewDidDisappear"
        let named = try check("## Page sheet on iOS 15 to 17\n\nPresent: \(list)\n", os: nil)
        #expect(messages(named, .warning).first?.hasSuffix("the same on iOS 15 to 17") == true)
        let one = try check("## Page sheet\n\nOn iOS 26, present: \(list)\n", os: nil)
        #expect(messages(one, .warning).first?.contains("on iOS 26") == true)
        let old = try check("## Page sheet on iOS 12\n\nPresent: \(list)\n", os: nil)
        #expect(old.numbers == [1, 0, 0])
        #expect(messages(old, .note) == ["3:12 iOS 12 is named, which is not simulated: this list is not checked"])
    }

    @Test func `a list that holds on some systems is a note with the others`() throws {
        let check = try check("## Adding a child\n\nC.viewWillAppear → C.viewIsAppearing → C.viewDidAppear\n", os: nil)
        #expect(check.numbers == [1, 1, 0])
        let told = messages(check, .note).first { $0.contains("C.viewIsAppearing does not come") }
        #expect(told?.contains("iOS 13 to 15") == true && told?.hasSuffix("elsewhere the list holds") == true)
    }

    // MARK: Lists that are not compared

    static let unchecked = [
        ("Here are viewWillAppear → viewDidAppear", "no situation is named"),
        ("## Push\n\n- viewDidAppear\n- viewWillAppear", "nothing says that it is in order"),
        ("## Push\n\n❌ Wrong:\n\n1. B.viewWillAppear\n2. A.viewWillDisappear", "the text calls it wrong"),
        (
            "## Sheets\n\nWhen a sheet is dismissed, these are not called: A.viewWillAppear, A.viewDidAppear, A.viewIsAppearing.",
            "the words before it say what does not come"
        ),
        ("## Push\n\nMany believe this:\n\nB.viewWillAppear → A.viewWillDisappear", "the text calls it wrong"),
        ("## Push\n\nB.viewWillAppear → A.viewWillDisappear\n\nThat is wrong. Read on.", "the text calls it wrong"),
        ("When B is pushed, the order is not\n\nB.viewWillAppear → A.viewWillDisappear", "the words before it say what does not come"),
        ("## Presenting an alert\n\nB.viewWillAppear → A.viewWillDisappear", "no scene has what the text names (alert)"),
        (
            "Two pushes, without animation:\n\nB.viewWillAppear → B.viewDidAppear → B.viewWillDisappear → C.viewWillAppear",
            "a controller comes and goes in it, which is more than its situation"
        ),
        ("When the parent is pushed: parent.viewWillAppear → child.viewWillAppear", "a parent and its child"),
        ("## Adding a child\n\nC2.viewWillAppear → C1.viewWillDisappear", "no scene has what the text names (a child in place of another)"),
        ("## Push or present\n\nB.viewWillAppear → A.viewWillDisappear", "several situations are named"),
        (
            "## Push\n\nA.viewWillDisappear → B.viewWillAppear → C.viewWillAppear",
            "it names 3 controllers (A, B, C), and its situation has 2"
        ),
        ("## The life cycle\n\nA.viewDidDisappear → A.viewWillDisappear → B.viewDidAppear", "no situation is named"),
    ]

    @Test(arguments: unchecked) func `a list that cannot be compared is told with the reason`(text: String, reason: String) throws {
        let check = try check(text + "\n")
        #expect(check.numbers == [1, 0, 0])
        let told = messages(check, .note)
        #expect(told.contains { $0.contains(reason) && $0.hasSuffix("this list is not checked") }, "\(told)")
        #expect(messages(check, .warning) == [])
    }

    @Test func `callbacks that nobody knows and those of others are told by name`() throws {
        let check = try check("## Launch\n\n1. awakeFromNib\n2. viewDidLoad\n3. viewHasAppeared\n4. viewDidAppear\n")
        #expect(check.numbers == [1, 1, 0])
        #expect(messages(check, .note).contains("3:4 not compared: awakeFromNib"))
        #expect(messages(check, .note).contains("5:4 UIKit has no callback called viewHasAppeared: not compared"))
    }

    @Test func `prose, source code and checklists are no lists`() throws {
        let text = """
            # Push

            viewWillAppear is called before viewDidAppear when B is pushed.

            - [ ] `viewDidLoad` contains only set-up
            - [ ] `viewWillAppear` is used only for animations

            ```swift
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
            ```
            """
        #expect(try check(text).numbers == [0, 0, 0])
    }

    @Test(arguments: [
        "applicationWillResignActive → applicationDidEnterBackground → applicationWillTerminate",
        "sceneWillResignActive → sceneDidEnterBackground → sceneDidDisconnect",
    ]) func `the end of an app behind its way to the background is not contradicted by a run that goes on`(list: String) throws {
        let check = try CheckedText("## The app goes to the background\n\n\(list)")
        #expect(check.findings.filter { $0.level == .warning }.isEmpty, "\(check.findings.map(\.text))")
    }
}

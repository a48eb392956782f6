import Canvas
import Curriculum
import Projects
import Stage
import Testing

@testable import Tutor

/// A value is followed from change to change.
@MainActor
@Suite struct FollowingTests {
    private static let push = "call FeedViewController.openProfile"

    private func driver(_ size: Size = Size(width: 120, height: 40), steps: [String] = [push], text: String? = nil) -> Driver {
        var request = Fixture.request(steps)
        if let text { request.run.sources = [Source(path: "Scene.swift", text: text)] }
        var state = TutorState(size: size)
        state.screens.append(.stage(StageState(request)))
        return Driver(state, [.run(request, .open(nil))], size: size)
    }

    private func go(_ driver: Driver, _ event: String) { driver.press("g").type(event).press(.enter) }

    /// Opens the prompt and takes the suggestion that is a text.
    private func follow(_ driver: Driver, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        driver.press("C")
        guard case .prompt(let prompt)? = driver.state.overlay, let index = prompt.matching.firstIndex(where: { $0.text == text }) else {
            Issue.record("“\(text)” is not offered", sourceLocation: sourceLocation)
            return
        }
        for _ in 0...index { driver.press(.down) }
        driver.press(.enter)
    }

    private func label(_ driver: Driver) -> String {
        driver.state.stage.flatMap { stage in stage.model?.label(of: stage.position) } ?? ""
    }

    private func offered(_ driver: Driver) -> [String] {
        guard case .prompt(let prompt)? = driver.state.overlay else { return [] }
        return prompt.suggestions.map(\.text)
    }

    @Test func `C offers the facts of the event's controller, views and properties, with their values now`() {
        let driver = driver()
        go(driver, "ProfileViewController.viewWillAppear")
        driver.press("C").expect("Follow a value").expect("view.safeAreaInsets  Profile, now (0, 0, 0, 0)")
        #expect(
            offered(driver) == [
                "view.frame", "view.bounds", "view.safeAreaInsets", "view.layoutMargins", "view.window", "view.superview",
                "traitCollection", "view.subviews.count", "badge.frame", "window.frame", "badge",
            ])
        driver.type("badge.frame").expect("badge.frame  Profile, now (136, 160, 120, 120)")
    }

    @Test func `the keys go to each change and back, and the sentence says it`() {
        let driver = driver()
        driver.press(")").expect("Not now: no value is followed yet; press C to choose one.")
        go(driver, "ProfileViewController.viewWillAppear")
        follow(driver, "view.safeAreaInsets")
        driver.expect("Follows Profile.view.safeAreaInsets, now (0, 0, 0, 0); ) goes to its next change.")
        driver.press(")").expect("Profile.view.safeAreaInsets: (0, 0, 0, 0) → (97.67, 0, 34, 0).")
        let change = label(driver)
        driver.press(")").expect("Profile.view.safeAreaInsets does not change after this event.")
        #expect(label(driver) == change)
        // From a later event the way back leads to where the value came to be; from there, to the change before.
        go(driver, "ProfileViewController.viewDidAppear")
        driver.expect(no: "Profile.view.safeAreaInsets: ").press("(")
        #expect(label(driver) == change)
        driver.press("(").expect("Profile.view.safeAreaInsets: not there → (0, 0, 0, 0).")
        #expect(label(driver) == "ProfileViewController.viewDidLoad()")
        driver.press("(").expect("Profile.view.safeAreaInsets does not change before this event.")
        driver.press("w").expect("Why: ProfileViewController.viewDidLoad()")
    }

    @Test func `the system's own events are stopped at too`() throws {
        let driver = driver()
        go(driver, "ProfileViewController.viewDidLoad")
        driver.press("C").type("transitionCoordinator != nil").press(.enter)
        driver.press(")").expect("false → true.").press(")").expect("true → false.")
        let event = try #require(driver.state.stage?.event)
        #expect(event.kind == .system && event.name == "transitionEnded")
    }

    @Test func `to follow a view does not load it`() {
        let driver = driver()
        go(driver, "ProfileViewController.init")
        driver.press("C").type("ProfileViewController.view.frame").press(.enter)
        driver.expect("Follows Profile.view.frame, not there now: the view is not loaded; ) goes to where it is.")
        driver.press(")")
        #expect(label(driver) == "ProfileViewController.viewDidLoad()")
    }

    @Test func `a controller of which there are two is followed alone`() {
        let driver = driver(steps: [Self.push, "back", Self.push])
        go(driver, "ProfileViewController#1.viewDidAppear")
        follow(driver, "view.window")
        driver.press(")").expect("Profile#1.view.window: <UIWindow> → nil.")
        driver.press(")").expect("Profile#1.view.window: nil → not there.")
        driver.press(")").expect("Profile#1.view.window does not change after this event.")
    }

    @Test func `of many traits the sentence names those that change`() {
        let driver = driver(steps: ["style dark"])
        go(driver, "FeedViewController.viewDidAppear")
        follow(driver, "traitCollection")
        driver.press(")").expect("Feed.traitCollection: UserInterfaceStyle Light → Dark.")
    }

    @Test func `a variable is followed while its function runs`() {
        let driver = driver(text: Self.loop)
        go(driver, "FeedViewController.viewDidAppear")
        driver.press("j", "j", "j").press("C").type("number").press(.enter).expect("Follows number, now 1;")
        // Between two rounds it is out of sight, which is no change.
        driver.press(")").expect("number: 1 → 2.")
        driver.press("(").expect("number: not there → 1.")
    }

    private static let loop = """
        import UIKit

        final class FeedViewController: UIViewController {
            var total = 0

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                for number in 1...300 {
                    if number == 300 { total = 1 }
                }
            }
        }
        """

    @Test func `one key looks at no more than some hundred events, and the next one goes on from there`() throws {
        let driver = driver(steps: [], text: Self.loop)
        go(driver, "FeedViewController.viewDidAppear")
        let start = driver.state.stage?.position
        driver.press("C").type("total").press(.enter, ")")
        driver.expect("Feed.total is the same in 400 events from here; the same key looks farther.")
        #expect(driver.state.stage?.position == start)
        driver.press(")").expect("Feed.total: 0 → 1.")
        #expect(try #require(driver.state.stage).position > 600)
    }

    @Test func `an open question keeps what comes after it`() throws {
        let driver = Driver(TutorState(size: .zero, course: try FixtureCourse.load()))
        driver.press("6", .enter)
        let position = driver.state.stage?.position
        #expect(driver.state.stage?.limit == position)
        follow(driver, "view.safeAreaInsets")
        driver.press(")").expect("what comes next is the question")
        #expect(driver.state.stage?.position == position)
        driver.press("(").expect("not there → (0, 0, 0, 0). ")
    }

    @Test func `what is no expression, and what has no value anywhere, says so`() {
        let driver = driver()
        driver.press("C").type("1 +").press(.enter).expect("expected")
        #expect(driver.state.stage?.followed == nil)
        go(driver, "ProfileViewController.viewDidAppear")
        driver.press("C").type("nonsense").press(.enter)
        driver.expect("Follows Profile.nonsense, not there now: cannot find 'nonsense' in scope;")
        driver.press("X").press(")").expect("Not now: no value is followed yet")
        driver.press("X").expect("Not now: nothing is watched or followed.")
    }

    @Test func `the line above the lanes names what is followed`() {
        let driver = driver()
        go(driver, "ProfileViewController.viewWillAppear")
        follow(driver, "view.frame")
        driver.press(.right).expect("follows Profile.view.frame")
    }
}

import Stage
import Testing
import UIKit

/// What an app asks of the system around it: its scene, its activities, calls that are taken back.
@Suite struct `The system around an app` {
    private func prints(_ body: String, _ members: String = "", _ steps: [String] = []) throws -> [String] {
        let run = try Scenes.run(
            """
            import UIKit
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
            \(body)
                }
            \(members)
            }
            """, steps)
        return run.printsWithoutComplaint
    }

    @Test func `calls are taken back whose argument equals the one that is named`() throws {
        let lines = try prints(
            """
            for word in ["x", "y"] { perform(#selector(say(_:)), with: word, afterDelay: 0.1) }
            perform(#selector(say(_:)), with: NSNumber(value: 3), afterDelay: 0.1)
            perform(#selector(say(_:)), with: nil, afterDelay: 0.1)
            NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(say(_:)), object: "x")
            NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(say(_:)), object: NSNumber(value: 3))
            """, "@objc func say(_ what: Any?) { print(what ?? \"nothing\") }", ["wait 1"])
        #expect(lines == ["y", "nothing"])
    }

    @Test func `an app without scenes has one, whose life is posted`() throws {
        let lines = try prints(
            """
            for (name, word) in [
                (UIScene.willDeactivateNotification, "deactivates"), (UIScene.didEnterBackgroundNotification, "background"),
                (UIScene.willEnterForegroundNotification, "foreground"), (UIScene.didActivateNotification, "active"),
                (UIApplication.didBecomeActiveNotification, "app"),
            ] {
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { print(word, $0.object is UIScene) }
            }
            """, "", ["background", "foreground"])
        #expect(lines.suffix(5) == ["deactivates true", "background true", "foreground true", "active true", "app false"])
    }

    @Test func `a responder keeps what its user does`() throws {
        let lines = try prints(
            """
            let activity = NSUserActivity(activityType: "view")
            activity.title = "t"
            activity.userInfo = ["id": 3]
            activity.addUserInfoEntries(from: ["more": true])
            userActivity = activity
            activity.becomeCurrent()
            print(userActivity === activity, userActivity?.activityType ?? "-", userActivity?.userInfo?.count ?? 0, view.userActivity == nil)
            """)
        #expect(lines == ["true view 2 true"])
    }
}

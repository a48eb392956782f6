import Foundation
import Heap
import Testing
import UIKit

@Suite struct `The life of the app` {
    private static let applicationMethods: Set<String> = [
        "application(_:didFinishLaunchingWithOptions:)", "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)",
        "applicationDidEnterBackground(_:)", "applicationWillEnterForeground(_:)", "applicationWillTerminate(_:)",
        "applicationDidReceiveMemoryWarning(_:)",
    ]
    private static let sceneMethods: Set<String> = [
        "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)",
        "sceneDidDisconnect(_:)",
    ]

    /// An app with an A in a window, and the delegates that are asked for.
    private final class App {
        let log: Log
        let script: Delegate

        init(hasScenes: Bool) {
            // From 27 on an app without scenes does not launch.
            log = Log(os: hasScenes ? .newest : OSProfile(version: 26))
            script = Delegate(log: log)
            script.hearsAll = true
            log.hearsNotifications = true
            _ = log.run { [log, script] in
                let application = A()
                script.implemented[application.id] = `The life of the app`.applicationMethods
                log.world.launchApplication(delegate: application.id, hasScenes: hasScenes)
                guard hasScenes else { return log.world.launch(root: B()) }
                let scene = C()
                script.implemented[scene.id] = `The life of the app`.sceneMethods
                log.world.connectScene(delegate: scene.id)
                log.world.launch(root: B())
            }
        }

        /// What the delegates are told, and with `posts` the notifications too.
        func run(posts: Bool = false, _ body: @escaping () -> Void) -> [String] {
            log.run(body).filter { ($0.hasPrefix("application") || $0.hasPrefix("scene")) || posts && $0.hasSuffix("Notification") }
        }
    }

    @Test func `background-progressconcepts: an app without scenes`() {
        let app = App(hasScenes: false)
        #expect(
            app.run(posts: true) { app.log.world.enterBackground() } == [
                "applicationWillResignActive(_:)", "UIApplicationWillResignActiveNotification", "applicationDidEnterBackground(_:)",
                "UIApplicationDidEnterBackgroundNotification",
            ])
        #expect(app.log.world.bind { UIApplication.shared.applicationState } == .background)
        #expect(
            app.run(posts: true) { app.log.world.enterForeground() } == [
                "applicationWillEnterForeground(_:)", "UIApplicationWillEnterForegroundNotification", "applicationDidBecomeActive(_:)",
                "UIApplicationDidBecomeActiveNotification",
            ])
        #expect(app.log.world.bind { UIApplication.shared.applicationState } == .active)
    }

    @Test func `with scenes the scene's delegate is told, not the app's; both kinds of notification are posted`() {
        let app = App(hasScenes: true)
        #expect(
            app.run(posts: true) { app.log.world.enterBackground() } == [
                "sceneWillResignActive(_:)", "UISceneWillDeactivateNotification", "UIApplicationWillResignActiveNotification",
                "sceneDidEnterBackground(_:)", "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
            ])
        #expect(app.log.world.bind { UIApplication.shared.connectedScenes.first?.activationState } == .background)
        #expect(app.run { app.log.world.enterForeground() } == ["sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)"])
        #expect(app.log.world.bind { UIApplication.shared.connectedScenes.first?.activationState } == .foregroundActive)
    }

    @Test func `A13 background and foreground touch no appearance`() {
        let app = App(hasScenes: false)
        let away = app.log.run { app.log.world.enterBackground() } + app.log.run { app.log.world.enterForeground() }
        #expect(away.filter { $0.hasPrefix("B.") } == [])
    }

    @Test func `scene-kill-forum: an app that is ended in the app switcher`() {
        let app = App(hasScenes: true)
        #expect(
            app.run { app.log.world.terminate() } == [
                "sceneWillResignActive(_:)", "sceneDidDisconnect(_:)", "applicationWillTerminate(_:)",
            ])
        #expect(ReferenceCounts.mistakes(in: app.log.world) == [])
    }

    @Test func `memory-warning-catalyst26: the app's delegate, then the window's controllers, covered ones too, then the others`() throws {
        let app = App(hasScenes: false)
        _ = app.log.run {
            let cover = C()
            cover.modalPresentationStyle = .fullScreen
            app.log.world.rootController?.present(cover, animated: false)
        }
        let lines = app.log.run { app.log.world.warnOfMemory() }
        #expect(
            lines.filter { $0.contains("emory") && !$0.hasPrefix("A.app") } == [
                "applicationDidReceiveMemoryWarning(_:)", "UIApplicationDidReceiveMemoryWarningNotification", "B.didReceiveMemoryWarning()",
                "C.didReceiveMemoryWarning()", "A.didReceiveMemoryWarning()",
            ])
        #expect(app.log.world.rootController?.isViewLoaded == true)
    }

    @Test func `new-window-rickeyboy: a window on top touches no appearance`() {
        let app = App(hasScenes: false)
        let held = Held<UIWindow>()
        let lines = app.log.run {
            let window = UIWindow(frame: app.log.world.screenBounds)
            window.rootViewController = C()
            window.makeKeyAndVisible()
            held.value = window
        }
        #expect(lines.contains("C.viewDidAppear(_:)"))
        #expect(lines.filter { $0.hasPrefix("B.") } == [])
        #expect(app.log.world.bind { UIApplication.shared.keyWindow } === held.value)
    }

    @Test func `a URL is not opened, and the handler learns so`() {
        let app = App(hasScenes: false)
        var answer: Bool?
        _ = app.log.run {
            guard let url = URL(string: "https://example.org") else { return }
            UIApplication.shared.open(url) { answer = $0 }
        }
        #expect(answer == false)
    }
}

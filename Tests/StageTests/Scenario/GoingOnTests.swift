import Projects
import Stage
import Testing

@Suite struct `A run that goes on` {
    @Test(arguments: [
        ["cover push", "uncover"], ["swipe-back 40 cancel", "back"],
        ["cover sheet", "uncover", "cover fullScreen", "uncover", "replace-root"],
    ]) func `records what it would have recorded with the step from the beginning`(texts: [String]) throws {
        let text = """
            import UIKit
            final class A: UIViewController {
                var timer: Timer?
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    timer = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in print("rung") }
                }
                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    UIView.animate(withDuration: 0.2) { self.view.alpha = 0.5 }
                }
            }
            """
        let program = try SceneProgram([Source(path: "A.swift", text: text)], root: nil)
        var setting = Setting(container: .pushed, root: "A")
        let steps = try texts.map { try Step($0) }
        let run = try Run(program, setting: setting)
        for step in steps { run.go(on: step) }
        setting.steps = steps
        let whole = try Run(program, setting: setting)
        #expect(run.recording.setting == setting)
        #expect(run.jsonLines(onlyCallbacks: false) == whole.jsonLines(onlyCallbacks: false))
    }

    @Test func `lets nothing happen behind the app's end`() throws {
        let program = try SceneProgram(
            [
                Source(
                    path: "A.swift",
                    text: "import UIKit\nfinal class A: UIViewController { override func viewDidLoad() { fatalError(\"over\") } }")
            ], root: nil)
        let run = try Run(program, setting: Setting(root: "A"))
        let count = run.recording.events.count
        run.go(on: try Step("cover sheet"))
        #expect(run.hasEnded && run.recording.events.count == count)
    }
}

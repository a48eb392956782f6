import Heap
import Testing
import UIKit

@Suite struct `An alert` {
    private func show(
        _ style: UIAlertController.Style, on root: UIViewController, in log: Log, prepare: (UIAlertController) -> Void = { _ in }
    ) {
        let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { log.add("chosen: \($0.title ?? "")") })
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        prepare(alert)
        root.present(alert, animated: true) { log.add("shown") }
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet]) func `leaves the presenter alone, and its button acts once it has gone`(
        style: UIAlertController.Style
    ) throws {
        let log = Log()
        let root = try #require(log.launchA())
        let coming = log.run { show(style, on: root, in: log) }
        #expect(coming.filter { $0.hasPrefix("A.") } == [])
        #expect(coming.last == "shown")
        let targets = log.world.tappableTargets(named: [:])
        #expect(Set(targets.compactMap(\.names.first)) == ["Delete", "Keep"])
        let delete = try #require(targets.first { $0.names.contains("Delete") })
        let going = log.run { log.world.tap(delete) }
        #expect(
            going.filter { $0.hasPrefix("A.") || $0.contains("isappear(_:)") || $0.contains("chosen") || $0.contains("deinit") } == [
                "UIAlertController.viewWillDisappear(_:)", "UIAlertController.viewDidDisappear(_:)", "chosen: Delete",
                "UIAlertController.deinit",
            ])
        #expect(root.presentedViewController == nil)
    }

    @Test func `as an action sheet on an iPad needs something to point at`() throws {
        let log = Log(device: .ipad)
        let root = try #require(log.launchA())
        let lines = log.run { show(.actionSheet, on: root, in: log) }
        #expect(lines.contains("exception: NSGenericException"))
        #expect(!lines.contains("shown"))
        #expect(root.presentedViewController == nil)
        let pointing = Log(device: .ipad)
        let other = try #require(pointing.launchA())
        let shown = pointing.run {
            show(.actionSheet, on: other, in: pointing) { $0.popoverPresentationController?.sourceView = other.view }
        }
        #expect(shown.contains("shown"))
    }

    @Test func `has text fields that its buttons can read, an action sheet has none`() throws {
        let log = Log()
        let root = try #require(log.launchA())
        _ = log.run {
            show(.alert, on: root, in: log) { alert in
                alert.addTextField { $0.placeholder = "Name" }
                alert.textFields?.first?.text = "Ann"
                alert.addAction(UIAlertAction(title: "Read", style: .default) { _ in log.add(alert.textFields?.first?.text ?? "none") })
            }
        }
        let field = try #require((root.presentedViewController as? UIAlertController)?.textFields?.first)
        #expect(field.window != nil)
        let read = try #require(log.world.tappableTargets(named: [:]).first { $0.names.contains("Read") })
        #expect(log.run { log.world.tap(read) }.contains("Ann"))
        let lines = log.run { UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField() }
        #expect(lines.contains("exception: NSInternalInconsistencyException"))
    }

    @Test func `has one cancel button at most`() throws {
        let log = Log()
        let lines = log.run {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
            alert.addAction(UIAlertAction(title: "Never", style: .cancel))
            #expect(alert.actions.count == 1)
        }
        #expect(lines.contains("exception: NSInternalInconsistencyException"))
    }
}

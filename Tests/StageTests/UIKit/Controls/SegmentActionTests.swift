import Stage
import Testing

@Suite struct `Segments with actions` {
    @Test func `run theirs when they are chosen, before the targets are told`() throws {
        let run = try Scenes.run(
            """
            import UIKit
            final class Root: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let actions = ["Day", "Week"].map { title in
                        UIAction(title: title, identifier: UIAction.Identifier(title)) { [weak self] action in
                            print("action", action.title, action.sender is UISegmentedControl, self != nil)
                        }
                    }
                    let control = UISegmentedControl(frame: CGRect(x: 0, y: 100, width: 200, height: 32), actions: actions)
                    control.insertSegment(action: UIAction(title: "Year") { _ in print("year") }, at: 9, animated: false)
                    control.addAction(UIAction { _ in print("changed", control.selectedSegmentIndex) }, for: .valueChanged)
                    view.addSubview(control)
                    print(control.numberOfSegments, control.titleForSegment(at: 2) ?? "")
                    print(control.segmentIndex(identifiedBy: .init("Week")), control.actionForSegment(at: 0)?.title ?? "")
                    print(control.segmentIndex(identifiedBy: .init("None")) == NSNotFound)
                    control.setAction(UIAction(title: "Month") { _ in print("month") }, forSegmentAt: 0)
                }
            }
            """, ["tap Week", "tap Month", "tap Year"], root: "Root")
        #expect(
            run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == [
                "3 Year", "1 Day", "true", "action Week true true", "changed 1", "month", "changed 0", "year", "changed 2",
            ])
    }
}

@Suite struct `The system's animation` {
    @Test func `takes views away when it ends, and animates beside it`() throws {
        let run = try Scenes.run(
            """
            import UIKit
            final class Root: UIViewController {
                let box = UIView(), other = UIView()
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    view.addSubview(box)
                    view.addSubview(other)
                    UIView.perform(.delete, on: [box], options: [], animations: { self.other.alpha = 0.5 }) { finished in
                        print("end", finished, self.box.superview == nil, self.other.superview == self.view)
                    }
                    print("begun", box.superview != nil, other.alpha)
                    UIView.perform(.delete, on: [], animations: nil)
                }
            }
            """, ["wait 1"], root: "Root")
        #expect(
            run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["begun true 0.5", "end true true true"])
    }
}

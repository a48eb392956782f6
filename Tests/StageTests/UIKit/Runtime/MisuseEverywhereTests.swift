import Interpreter
import Stage
import Testing
import UIKit

/// What every iOS engineer has seen in a crash log that is not about controllers: lists, keys, selectors, geometry, threads. The texts are
/// those of crash logs and of Xcode that people have published.
@Suite struct `UIKit says of misuse elsewhere` {
    private func run(_ body: String, _ steps: [String] = ["call A.go"]) throws -> [Event] {
        let run = try Scenes.run(
            """
            import UIKit
            final class A: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
                var count = 3
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
                let grid = UICollectionView(frame: CGRect(x: 0, y: 400, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
                let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
                @objc var size = 1
                var hidden = 2
                override func viewDidLoad() {
                    super.viewDidLoad()
                    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
                    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
                    table.dataSource = self
                    grid.dataSource = self
                    view.addSubview(table)
                    view.addSubview(grid)
                    view.addSubview(button)
                }
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
                }
                func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
                func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                    collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
                }
                func go() {
            \(body)
                }
            }
            """, steps)
        return run.recording.events.filter { [.exception, .console, .refusal, .print].contains($0.kind) }
    }

    private func expect(
        _ name: String, _ reason: String, at line: Int = 28, from body: String, _ steps: [String] = ["call A.go"],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let found = try run(body, steps)
        #expect(found.map { "\($0.name): \($0.text ?? "")" } == ["\(name): \(reason)"], sourceLocation: sourceLocation)
        #expect(found.first?.location?.line == line, sourceLocation: sourceLocation)
    }

    @Test func `rows and items at places where nothing is`() throws {
        let name = "NSInternalInconsistencyException"
        let row = "IndexPath(row: 9, section: 0)"
        try expect(
            name, "attempt to delete row 9 from section 0 which only contains 3 rows before the update",
            from: "table.deleteRows(at: [\(row)], with: .none)")
        try expect(
            name, "attempt to delete row 9 from section 0 which only contains 3 rows before the update",
            from: "table.reloadRows(at: [\(row)], with: .none)")
        try expect(
            name, "attempt to insert row 9 into section 0, but there are only 4 rows in section 0 after the update", at: 29,
            from: "count = 4\ntable.insertRows(at: [\(row)], with: .none)")
        try expect(
            name, "attempt to delete section 2, but there are only 1 sections before the update",
            from: "table.deleteSections([2], with: .none)")
        try expect(
            name, "attempt to insert section 2 but there are only 1 sections after the update",
            from: "table.insertSections([2], with: .none)")
        try expect(
            name, "attempt to delete item 9 from section 0 which only contains 3 items before the update",
            from: "grid.deleteItems(at: [\(row)])")
    }

    @Test func `a collection view without a layout`() throws {
        try expect(
            "NSInvalidArgumentException", "UICollectionView must be initialized with a non-nil layout parameter",
            from: "_ = UICollectionView()")
    }

    @Test func `a frame that is no number`() throws {
        try expect(
            "CALayerInvalidGeometry", "CALayer position contains NaN: [nan 10]",
            from: "button.frame = CGRect(x: CGFloat.nan, y: 5, width: 10, height: 10)")
        try expect(
            "CALayerInvalidGeometry", "CALayer bounds contains NaN: [0 0; nan 1]",
            from: "button.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)")
    }

    @Test func `a key that nothing has, or that Objective-C does not see`() throws {
        for key in ["nothing", "hidden"] {
            try expect(
                "NSUnknownKeyException",
                "[<A> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).",
                from: "setValue(3, forKey: \"\(key)\")")
            try expect(
                "NSUnknownKeyException",
                "[<A> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).",
                from: "_ = value(forKey: \"\(key)\")")
        }
        let lines = try run(
            "setValue(7, forKey: \"size\")\nprint(size, value(forKey: \"size\") as! Int, value(forKeyPath: \"view.alpha\") as! Double)")
        #expect(lines.map(\.text) == ["7 7 1.0"])
    }

    /// UIKit's own objects have keys that are not public: apps set `hidesShadow` of a navigation bar.
    @Test func `a key that an object of UIKit may have in private is refused, and the run goes on`() throws {
        let lines = try run("UIView().setValue(true, forKey: \"innermost\")\nprint(\"on\")")
        #expect(lines.map(\.kind) == [.refusal, .print])
        #expect(lines.first?.text?.contains("the key 'innermost' of UIView") == true)
    }

    @Test func `a selector that nobody answers: the line that handed it over`() throws {
        let reason = "-[A gone:]: unrecognized selector sent to instance"
        try expect(
            "NSInvalidArgumentException", reason,
            from: "button.addTarget(self, action: Selector((\"gone:\")), for: .touchUpInside)\nbutton.setTitle(\"B\", for: .normal)",
            ["call A.go", "tap B"])
        try expect(
            "NSInvalidArgumentException", reason,
            from: "Timer.scheduledTimer(timeInterval: 0.1, target: self, selector: Selector((\"gone:\")), userInfo: nil, repeats: false)")
        try expect("NSInvalidArgumentException", reason, from: "perform(Selector((\"gone:\")), with: nil)")
    }

    @Test func `UIKit used away from the main thread`() throws {
        let found = try run(
            """
            DispatchQueue.global().async {
                self.button.isEnabled = false
                DispatchQueue.main.async { self.button.isEnabled = true }
            }
            """)
        #expect(found.map(\.text) == ["UIControl.isEnabled must be used from main thread only"])
        #expect(found.first?.location?.line == 29)
    }
}

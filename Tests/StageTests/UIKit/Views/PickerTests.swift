import Stage
import Testing
import UIKit

/// Pickers, against Apple's documentation.
@Suite struct `A picker` {
    private func heard(_ body: String, _ steps: [String], setUp: String = "") throws -> [String] {
        try Scenes.run(
            """
            import UIKit
            final class A: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
                let picker = UIPickerView()
                var hours = ["one", "two", "three", "four", "five"]
                override func viewDidLoad() {
                    super.viewDidLoad()
                    picker.frame = CGRect(x: 0, y: 100, width: 393, height: 216)
                    picker.dataSource = self
                    picker.delegate = self
                    view.addSubview(picker)
                    \(setUp)
                }
                func look() { print((0..<picker.numberOfComponents).map { picker.selectedRow(inComponent: $0) }) }
                func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
                func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component == 0 ? hours.count : 60 }
                func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { print("chose", row, component) }
            \(body)
            }
            """, steps
        ).recording.events.filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
    }

    private static let titles = """
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            component == 0 ? hours[row] : "\\(row) min"
        }
        """

    @Test func `tells of the row that is touched once its wheel rests, and of none that code chooses`() throws {
        let lines = try heard(
            Self.titles + "\nfunc choose() { picker.selectRow(3, inComponent: 0, animated: true); look() }",
            ["call A.look", "tap three", "call A.look", "tap \"2 min\"", "call A.choose", "tap three"])
        #expect(lines == ["[0, 0]", "chose 2 0", "[2, 0]", "chose 2 1", "[3, 2]", "chose 2 0"])
    }

    @Test func `asks its delegate for rows where nobody is its data source`() throws {
        let lines = try heard(Self.titles, ["call A.look", "tap three"], setUp: "picker.dataSource = nil")
        #expect(lines == ["[0, 0]", "chose 2 0"])
    }

    @Test func `turns with the finger, by whole rows and no further than its ends`() throws {
        #expect(try heard(Self.titles, ["drag one 0 -70", "call A.look"]) == ["chose 2 0", "[2, 0]"])
        #expect(try heard(Self.titles, ["drag one 0 -600", "drag five 0 10", "call A.look"]) == ["chose 4 0", "chose 4 0", "[4, 0]"])
    }

    @Test func `asks for views before texts with attributes, and for those before plain ones`() throws {
        let attributed = """
            func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
                component == 0 ? NSAttributedString(string: "A\\(row)") : nil
            }
            """
        #expect(try heard(Self.titles + "\n" + attributed, ["tap A1", "tap \"1 min\""]) == ["chose 1 0", "chose 1 1"])
        let views = """
            func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
                let label = (view as? UILabel) ?? UILabel()
                label.text = "V\\(row)"
                return label
            }
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 0 ? 100 : 60 }
            func size() {
                print(picker.rowSize(forComponent: 0), picker.rowSize(forComponent: 1), (picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text ?? "none")
                print(picker.view(forRow: 1, forComponent: 0)!.frame.minY - picker.view(forRow: 0, forComponent: 0)!.frame.minY)
            }
            """
        #expect(try heard(Self.titles + "\n" + views, ["call A.size"]) == ["(100.0, 50.0) (60.0, 50.0) V1", "50.0"])
    }

    @Test func `keeps its row through a reload as far as there are rows, and asks for what it shows alone`() throws {
        let more = """
            var asked = 0
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                asked += 1
                return component == 0 ? hours[row] : "\\(row)"
            }
            func fewer() { hours = ["one", "two"]; picker.reloadComponent(0); look() }
            func far() { asked = 0; picker.selectRow(30, inComponent: 1, animated: false) }
            func count() { print(asked < 20) }
            func wrong() { picker.selectRow(0, inComponent: 2, animated: false) }
            """
        #expect(
            try heard(more, ["call A.count", "tap three", "call A.fewer", "call A.far", "call A.count", "call A.look"]) == [
                "true", "chose 2 0", "[1, 0]", "true", "[1, 30]",
            ])
        #expect(try heard(more, ["call A.wrong"]).last?.contains("index 2 beyond bounds [0 .. 1]") == true)
    }

    @Test func `as a field's input view stands in the keyboard's place`() throws {
        let lines = try heard(
            Self.titles, ["focus field", "tap two"],
            setUp:
                "picker.removeFromSuperview()\nlet field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))\nfield.accessibilityIdentifier = \"field\"\nfield.inputView = picker\nview.addSubview(field)"
        )
        #expect(lines == ["chose 1 0"])
    }
}

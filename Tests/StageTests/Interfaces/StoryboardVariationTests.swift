import Stage
import Testing
import UIKit

// What storyboards have installed in some size classes.
extension `A storyboard's` {
    @Test func `views have installed what the size classes have, and frames may be said as insets`() throws {
        let label = { (id: String, rest: String) in
            "<label contentMode=\"left\" text=\"\(id)\" \(rest) id=\"\(id)\"><frame key=\"frameInset\" minX=\"20\" minY=\"10\" width=\"90\" height=\"30\"/>"
        }
        let fixed = #"translatesAutoresizingMaskIntoConstraints="NO""#
        let subviews = """
            <view contentMode="scaleToFill" id="b">\(rect)<subviews>
            \(label("one", ""))</label>
            \(label("two", ""))</label>
            \(label("three", fixed))<constraints>
            <constraint firstAttribute="width" constant="50" id="narrow"/><constraint firstAttribute="width" constant="70" id="wide"/>
            <constraint firstAttribute="height" constant="9" id="low"/></constraints>
            <variation key="default"><mask key="constraints"><exclude reference="narrow"/><exclude reference="wide"/></mask></variation>
            <variation key="widthClass=compact"><mask key="constraints"><include reference="narrow"/></mask></variation>
            <variation key="heightClass=regular-widthClass=regular"><mask key="constraints"><include reference="wide"/></mask></variation>
            </label></subviews>
            <variation key="default"><mask key="subviews"><exclude reference="two"/></mask></variation></view>
            """
        let code = """
            class A: UIViewController {
                @IBOutlet var one: UILabel!
                @IBOutlet var two: UILabel!
                @IBOutlet var three: UILabel!
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    print(one.frame.minX, one.frame.height, two.superview == nil, two.text!, three.constraints.map(\\.constant))
                }
            }
            """
        let lines = try Board.printed(code, subviews, [("one", "one"), ("two", "two"), ("three", "three")])
        #expect(lines.last == "20.0 30.0 true two [50.0, 9.0]")
    }

    @Test func `what is not installed is held by the view that has it in other size classes, weak outlets have it`() throws {
        let fixed = #"translatesAutoresizingMaskIntoConstraints="NO""#
        let subviews = """
            <label contentMode="left" text="one" \(fixed) id="one">\(rect)
            <constraints><constraint firstAttribute="width" constant="50" id="narrow"/>
            <constraint firstAttribute="width" constant="70" id="wide"/></constraints>
            <variation key="default"><mask key="constraints"><exclude reference="wide"/></mask></variation></label>
            """
        let code = """
            class A: UIViewController {
                @IBOutlet weak var one: UILabel!
                @IBOutlet weak var wide: NSLayoutConstraint!
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    print(wide.constant, wide.isActive, one.constraints.count)
                    wide.isActive = true
                    one.removeFromSuperview()
                }
                @objc func later() { print(wide == nil) }
            }
            """
        let lines = try Board.printed(code, subviews, [("one", "one"), ("wide", "wide")], steps: ["call A.later"])
        #expect(lines == ["70.0 false 1", "true"])
    }

    @Test func `constraints of a view that is not installed are not either`() throws {
        let fixed = #"translatesAutoresizingMaskIntoConstraints="NO""#
        let subviews = """
            <view contentMode="scaleToFill" id="b">\(rect)<subviews>
            <label contentMode="left" text="one" \(fixed) id="one">\(rect)</label>
            <label contentMode="left" text="two" \(fixed) id="two">\(rect)</label></subviews>
            <constraints><constraint firstItem="one" firstAttribute="top" secondItem="two" secondAttribute="bottom" id="c1"/>
            <constraint firstItem="two" firstAttribute="top" secondItem="b" secondAttribute="top" constant="7" id="c2"/></constraints>
            <variation key="widthClass=compact"><mask key="subviews"><exclude reference="one"/></mask></variation></view>
            """
        let code = """
            class A: UIViewController {
                @IBOutlet var one: UILabel!
                @IBOutlet var two: UILabel!
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    print(one.superview == nil, two.frame.minY.rounded())
                }
            }
            """
        #expect(try Board.printed(code, subviews, [("one", "one"), ("two", "two")]).last == "true 7.0")
    }
}

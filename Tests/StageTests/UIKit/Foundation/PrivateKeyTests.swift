import Stage
import Testing
import UIKit

/// Objects that UIKit has under keys of its own, which apps ask for.
@Suite struct `A private key` {
    private func heard(_ code: String, steps: [String] = []) throws -> [String] {
        try Board.run(code, steps: steps, setting: Setting(container: .navigation, root: "Page")).prints
    }

    @Test func `gives the view at a bar button's place, once the bar is shown, and the view goes with the button`() throws {
        let lines = try heard(
            """
            class Page: UIViewController {
                let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
                let other = UIBarButtonItem(customView: UISwitch())
                func place() -> UIView? { item.value(forKey: "view") as? UIView }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(place() == nil, other.value(forKey: "view") is UISwitch)
                    navigationItem.rightBarButtonItem = item
                }
                override func viewDidAppear(_ animated: Bool) {
                    let bar = navigationController!.navigationBar
                    print(place()?.superview === bar, place()!.frame.minX > bar.bounds.midX, place() === place())
                    navigationItem.leftBarButtonItem = item
                    navigationItem.rightBarButtonItem = nil
                    bar.setNeedsLayout()
                    bar.layoutIfNeeded()
                    print(place()!.frame.maxX < bar.bounds.midX)
                }
                func hide() {
                    navigationItem.leftBarButtonItem = nil
                    print(place() == nil)
                }
            }
            """, steps: ["call Page.hide"])
        #expect(lines == ["true true", "true true true", "true", "true"])
    }

    @Test func `colours the placeholder of a text field, which an underscore forbids since iOS 13`() throws {
        func heard(_ key: String, os: Int, set: String = "UIColor.red") throws -> [String] {
            let code = """
                class Page: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let field = Field()
                        field.setValue(\(set), forKeyPath: "\(key)")
                        field.placeholder = "Name"
                        field.setValue(\(set), forKeyPath: "\(key)")
                        let attributes = field.attributedPlaceholder!.attributes(at: 0, effectiveRange: nil)
                        print(attributes[.foregroundColor] as? UIColor == .red, (attributes[.font] as? UIFont)?.pointSize ?? 0)
                    }
                }
                class Field: UITextField {}
                """
            let run = try Board.run(code, setting: Setting(os: OSProfile(version: os), root: "Page"))
            return run.prints + run.refusals + run.exceptions
        }
        #expect(try heard("placeholderLabel.textColor", os: 18) == ["true 17.0"])
        #expect(try heard("placeholderLabel.font", os: 18, set: "UIFont.systemFont(ofSize: 9)") == ["false 9.0"])
        #expect(try heard("_placeholderLabel.textColor", os: 12) == ["true 17.0"])
        let words = "NSGenericException: Access to UITextField's _placeholderLabel ivar is prohibited. This is an application bug"
        #expect(try heard("_placeholderLabel.textColor", os: 18) == [words])
    }

    @Test func `says which storyboard an object stands for`() throws {
        let code = """
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(storyboard!.value(forKey: "name")! as! String, UIStoryboard(name: "Main", bundle: nil).value(forKey: "name") as? String ?? "none")
                }
            }
            """
        #expect(try Board.printed(code, "") == ["Main Main"])
    }

    @Test func `gives a toolbar's button and a search bar's field`() throws {
        let lines = try heard(
            """
            class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
                    let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 300, height: 44))
                    let search = UISearchBar(frame: CGRect(x: 0, y: 100, width: 300, height: 56))
                    view.addSubview(bar)
                    view.addSubview(search)
                    bar.items = [item]
                    print((search.value(forKey: "searchField") as? UITextField) === search.searchTextField)
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { print((item.value(forKey: "view") as? UIView)?.frame.width ?? 0) }
                }
            }
            """)
        #expect(lines == ["true", "300.0"])
    }
}

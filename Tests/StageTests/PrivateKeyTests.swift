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

import Checks
import Stage
import Testing

@Suite struct `What rules know by name` {
    @Test func `traits that change, and cells that are used again, go to super`() throws {
        try Marked.check(
            """
            import UIKit
            final class Cell: UITableViewCell {
                override func prepareForReuse() { // finds missing-super
                    backgroundColor = .white
                }
            }
            final class Header: UITableViewHeaderFooterView {
                override func prepareForReuse() {
                    tag = 0
                }
            }
            final class A: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(Cell.self, forCellReuseIdentifier: "cell")
                    tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
                    tableView.rowHeight = 100
                }
                override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { // finds missing-super
                    print("changed")
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    tableView.contentOffset.y = 1500
                    tableView.layoutIfNeeded()
                    tableView.contentOffset.y = 3000
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
                override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                    tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
                }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                }
            }
            """, rules: ["missing-super"])
    }

    @Test func `insets and sizes that a layout callback changes have the view laid out again`() throws {
        try Marked.check(
            """
            import UIKit
            final class A: UIViewController {
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0) // finds layout-callback
                }
            }
            final class B: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    preferredContentSize = CGSize(width: 300, height: 200)
                }
                override func viewWillLayoutSubviews() {
                    super.viewWillLayoutSubviews()
                    preferredContentSize = CGSize(width: 300, height: 200)
                }
            }
            final class C: UIViewController {
                override func viewWillLayoutSubviews() {
                    super.viewWillLayoutSubviews()
                    preferredContentSize = CGSize(width: 300, height: view.bounds.height / 2) // finds layout-callback
                }
            }
            """, rules: ["layout-callback"])
    }

    @Test func `a keyboard is asked for in a layout that comes before the window`() throws {
        try Marked.check(
            """
            import UIKit
            final class A: UIViewController {
                private let field = UITextField()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(field)
                    view.layoutIfNeeded()
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    field.becomeFirstResponder() // finds early-responder
                }
            }
            final class B: UIViewController {
                private let field = UITextField()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(field)
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    field.becomeFirstResponder()
                }
            }
            """, rules: ["early-responder"])
    }

    @Test func `a table that is laid out in no window complains, and one that is filled in its window does not`() throws {
        func text(_ callback: String, _ mark: String) -> String {
            """
            import UIKit
            final class A: UITableViewController {
                override func \(callback) {
                    super.\(callback.replacing("_ animated: Bool", with: "animated"))
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                    tableView.reloadData()
                    tableView.layoutIfNeeded()\(mark)
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                }
            }
            """
        }
        let findings = try Marked.check(text("viewDidLoad()", " // finds console"), rules: ["console"])
        #expect(findings.first?.message.contains("without being in the view hierarchy") == true)
        try Marked.check(text("viewIsAppearing(_ animated: Bool)", ""), rules: ["console"])
    }

    @Test func `an idiom that is only kept decides no layout`() throws {
        try Marked.check(
            """
            import UIKit
            final class A: UIViewController {
                private var isPad = false
                private var lines = 1
                private let bar = UIView()
                private let label = UILabel()
                private lazy var margin = bar.widthAnchor.constraint(equalToConstant: 10)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    lines = UIDevice.current.userInterfaceIdiom == .pad ? 3 : 1 // finds screen-layout
                    label.numberOfLines = lines
                    let factor: CGFloat = UIDevice.current.orientation == .portrait ? 1 : 2 // finds screen-layout
                    margin.constant += factor
                    isPad = UIDevice.current.userInterfaceIdiom == .pad
                    print(UIScreen.main.bounds.width > 700 ? 1 : 2)
                    let margin: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 40 : 16 // finds screen-layout
                    bar.frame = CGRect(x: margin, y: 100, width: 100, height: 10)
                    view.addSubview(bar)
                }
            }
            """, rules: ["screen-layout"])
    }

    @Test func `what sets a flag back is named only where a run shows it`() throws {
        func text(_ name: String) -> String {
            """
            import UIKit
            final class A: UIViewController {
                var isBusy = false
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    isBusy = true // finds completion-only-reset
                }
                override func \(name)(_ animated: Bool) {
                    super.\(name)(animated)
                    if view.window == nil { reset() }
                }
                private func reset() {
                    isBusy = false
                }
            }
            """
        }
        let left = try Marked.check(text("viewDidDisappear"), rules: ["completion-only-reset"])
        #expect(left.first?.message.hasSuffix("what sets it back comes only when the screen has left") == true)
        let never = try Marked.check(text("viewDidAppear"), rules: ["completion-only-reset"])
        #expect(never.first?.message.hasSuffix("nothing has set it back") == true)
    }
}

@Suite struct `A task of each appearance` {
    private func text(_ work: String, store: String = "", mark: String = "", extra: String = "") -> String {
        """
        import UIKit
        final class OrderService {
            private var known: [Int]?
            func orders() async -> [Int] {
                try? await Task.sleep(nanoseconds: 300_000_000)
                return [1, 2]
            }
            func cached() async -> [Int] {
                if let known { return known }
                try? await Task.sleep(nanoseconds: 300_000_000)
                known = [1, 2]
                return [1, 2]
            }
            func track() async {
                try? await Task.sleep(nanoseconds: 300_000_000)
            }
        }
        final class A: UIViewController {
            private let service = OrderService()
            private var orders: [Int] = []
            private var isStale = true
            private var loading: Task<Void, Never>?
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                \(store)Task {
                    \(work)\(mark)
                }
            }
            \(extra)
        }
        """
    }

    @Test func `asks the app's own service again`() throws {
        let findings = try Marked.check(
            text("orders = await service.orders()", mark: " // finds repeated-request"), rules: ["repeated-request"])
        #expect(findings.first?.message.contains("waits for OrderService.orders() again") == true)
    }

    @Test func `may ask a cache, keep to a flag, tell without an answer, or be cancelled`() throws {
        let only: Set<String> = ["repeated-request"]
        try Marked.check(text("orders = await service.cached()"), rules: only)
        try Marked.check(text("await service.track()"), rules: only)
        try Marked.check(text("if isStale { isStale = false; orders = await service.orders() }"), rules: only)
        let leaving = """
            override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    loading?.cancel()
                }
            """
        try Marked.check(text("orders = await service.orders()", store: "loading = ", extra: leaving), rules: only)
    }
}

@Suite struct `What is said of a finding` {
    @Test func `a method that is passed has no braces to write a list into`() throws {
        let findings = try Marked.check(
            """
            import UIKit
            final class Filter { var onChange: ((Int) -> Void)? }
            final class A: UIViewController {
                private let filter = Filter()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    filter.onChange = apply // finds leak
                }
                private func apply(_ index: Int) { title = "\\(index)" }
            }
            """, rules: ["leak"])
        #expect(findings.first?.message.contains("the method passed in line 7") == true)
        #expect(findings.first?.advice.hasPrefix("pass a closure that captures [weak self]") == true)
    }

    @Test func `the screen is named that has changed what all share`() throws {
        let findings = try Marked.check(
            """
            import UIKit
            final class Photo: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    tabBarController?.tabBar.isHidden = true // finds not-restored
                }
            }
            final class Gallery: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Open", style: .plain, target: self, action: #selector(open))
                }
                @objc private func open() { navigationController?.pushViewController(Photo(), animated: true) }
            }
            final class Tabs: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    viewControllers = [UINavigationController(rootViewController: Gallery())]
                }
            }
            """, rules: ["not-restored"])
        #expect(findings.first?.message.hasPrefix("Photo ") == true)
    }

    @Test func `a call stands at its column`() throws {
        let findings = try Marked.check(
            """
            import UIKit
            final class A: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    if true { viewWillAppear(true) } // finds direct-call
                }
            }
            """, [])
        #expect(findings.first?.place?.column == 19)
    }

    @Test func `a stack of its own is swiped half back, and its buttons work no more`() throws {
        try Marked.check(
            """
            import UIKit
            final class Steps: UINavigationController, UINavigationControllerDelegate {
                private var isMoving = false
                override func viewDidLoad() {
                    super.viewDidLoad()
                    delegate = self
                    setViewControllers([step()], animated: false)
                }
                private func step() -> UIViewController {
                    let step = Step()
                    step.navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Next", style: .plain, target: self, action: #selector(next(_:)))
                    return step
                }
                @objc private func next(_ sender: Any) {
                    guard !isMoving else { return }
                    pushViewController(step(), animated: true)
                }
                func navigationController(_ stack: UINavigationController, willShow controller: UIViewController, animated: Bool) {
                    isMoving = true // finds completion-only-reset
                }
                func navigationController(_ stack: UINavigationController, didShow controller: UIViewController, animated: Bool) {
                    isMoving = false
                }
            }
            final class Step: UIViewController {}
            """, rules: ["completion-only-reset"])
    }
}

@Suite struct `A value that is saved in a deinit` {
    private func text(save: String, mark: String) -> String {
        """
        import UIKit
        final class Store { var speed = 1 }
        final class Reader: UIViewController {
            private let store = Store()
            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Speed", style: .plain, target: self, action: #selector(open))
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                title = "Speed \\(store.speed)"
            }
            @objc private func open() {
                let speed = Speed()
                speed.store = store
                navigationController?.pushViewController(speed, animated: true)
            }
        }
        final class Speed: UIViewController {
            var store: Store?
            \(save) {
                store?.speed = 2\(mark)
            }
        }
        """
    }

    @Test func `comes after the screen beneath has read it, and one that is saved as the screen leaves does not`() throws {
        let findings = try Marked.check(text(save: "deinit", mark: " // finds late-save"), rules: ["late-save"])
        #expect(findings.first?.message.contains("after Reader.viewWillAppear(_:) has read 1") == true)
        try Marked.check(text(save: "override func viewWillDisappear(_ animated: Bool)", mark: ""), rules: ["late-save"])
    }
}

import Checks
import Stage
import Testing

@Suite struct `Reads before values are final` {
    private static let only: Set<String> = ["early-geometry"]

    private func controller(_ body: String) -> String { "import UIKit\nfinal class A: UIViewController {\n\(body)\n}\n" }

    @Test func `the idiom never changes, a size class does`() throws {
        try Marked.check(
            controller(
                """
                    var isPad = false
                    var isWide = false
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        isPad = traitCollection.userInterfaceIdiom == .pad
                        isWide = traitCollection.horizontalSizeClass == .regular // finds early-geometry
                    }
                """), rules: Self.only)
    }

    @Test func `of traits that are kept first, what the callback reads of them counts`() throws {
        try Marked.check(
            controller(
                """
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let traits = traitCollection // finds early-geometry
                        print(traits.horizontalSizeClass == .regular)
                    }
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        let traits = traitCollection
                        print(traits.userInterfaceIdiom == .pad, traits.userInterfaceStyle == .dark)
                    }
                """), rules: Self.only)
    }

    @Test func `a colour is resolved by the style, which is the same`() throws {
        try Marked.check(
            controller(
                """
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
                    }
                """), rules: Self.only)
    }

    @Test(arguments: [
        "override func traitCollectionDidChange(_ old: UITraitCollection?) { super.traitCollectionDidChange(old); update() }",
        "private func unused() { registerForTraitChanges([UITraitHorizontalSizeClass.self], action: #selector(update)) }",
        "private func unused() { registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (a: A, _: UITraitCollection) in a.update() } }",
    ]) func `what is assigned again when the trait changes was not final`(answer: String) throws {
        func text(_ answer: String, mark: String) -> String {
            controller(
                """
                    private let row = UIStackView()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        row.axis = traitCollection.horizontalSizeClass == .regular ? .horizontal : .vertical\(mark)
                    }
                    @objc private func update() {
                        self.row.axis = traitCollection.horizontalSizeClass == .regular ? .horizontal : .vertical
                    }
                    \(answer)
                """)
        }
        try Marked.check(text(answer, mark: ""), rules: Self.only)
        let mark = " // finds early-geometry"
        try Marked.check(
            text(answer.replacing("update", with: "other").replacing("HorizontalSizeClass", with: "UserInterfaceStyle"), mark: mark)
                .replacing("@objc private", with: "@objc private func other() {}\n    @objc private"), rules: Self.only)
    }

    @Test func `a part that is the same tells nothing, and the one that differs is named`() throws {
        let findings = try Marked.check(
            controller(
                """
                    private let badge = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        badge.translatesAutoresizingMaskIntoConstraints = false
                        view.addSubview(badge)
                        NSLayoutConstraint.activate([
                            badge.widthAnchor.constraint(equalToConstant: 100), badge.heightAnchor.constraint(equalToConstant: 40),
                        ])
                        print(badge.frame.size.width)
                        print(badge.frame.size.height) // finds early-geometry
                    }
                """), rules: Self.only)
        #expect(findings.first?.message.contains("frame.height of ") == true)
        #expect(findings.first?.message.hasSuffix("10 here, 40 once it has settled") == true)
    }

    @Test func `the run that is shown is one in which the part differs`() throws {
        let findings = try Marked.check(
            controller(
                """
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        print(view.frame.width) // finds early-geometry
                    }
                """), rules: Self.only)
        #expect(findings.first?.message.hasSuffix(" here, 320 once it has settled") == true)
        #expect(findings.first?.message.contains("frame.width of A.view is read in A.viewDidLoad()") == true)
    }

    @Test(arguments: [("[.flexibleWidth, .flexibleHeight]", ""), ("[]", " // finds early-geometry")])
    func `a whole rectangle may go to a view that follows`(mask: String, mark: String) throws {
        try Marked.check(
            controller(
                """
                    private let host = UIView()
                    private let page = UIView()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        host.translatesAutoresizingMaskIntoConstraints = false
                        view.addSubview(host)
                        NSLayoutConstraint.activate([
                            host.topAnchor.constraint(equalTo: view.topAnchor), host.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                            host.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                            host.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                        ])
                        page.frame = host.bounds\(mark)
                        page.autoresizingMask = \(mask)
                        host.addSubview(page)
                    }
                """), rules: Self.only)
    }

    @Test func `a layer's place, a content's size and a fitting size are read too`() throws {
        try Marked.check(
            controller(
                """
                    private let text = UILabel()
                    private let scroll = UIScrollView()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        print(view.layer.bounds.width) // finds early-geometry
                        scroll.frame = view.bounds
                        view.addSubview(scroll)
                        print(scroll.contentSize.height) // finds early-geometry
                        view.addSubview(text)
                        print(text.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width) // finds early-geometry
                        print(scroll.systemLayoutSizeFitting(CGSize(width: 40, height: 40)).width)
                    }
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        text.text = "Two words"
                        scroll.contentSize = CGSize(width: 100, height: 900)
                    }
                """), rules: Self.only)
    }
}

@Suite struct `A layer with a view's size` {
    private static let only: Set<String> = ["stale-layer"]

    private func text(_ callback: String, _ statement: String) -> String {
        """
        import UIKit
        final class A: UIViewController {
            private let shade = CALayer()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.layer.addSublayer(shade)
            }
            override func \(callback) {
                super.\(callback.replacing("_ animated: Bool", with: "animated"))
                \(statement)
            }
        }
        """
    }

    @Test(arguments: ["viewWillAppear(_ animated: Bool)", "viewIsAppearing(_ animated: Bool)", "viewDidAppear(_ animated: Bool)"])
    func `stays as it was when the view is turned`(callback: String) throws {
        let findings = try Marked.check(text(callback, "shade.frame = view.bounds // finds stale-layer"), rules: Self.only)
        #expect(findings.first?.message.contains("is 393x852 and its view, A.view, 852x393") == true)
    }

    @Test func `follows where the layout callbacks set it`() throws {
        try Marked.check(text("viewDidLayoutSubviews()", "shade.frame = view.bounds"), rules: Self.only)
        try Marked.check(
            text("viewIsAppearing(_ animated: Bool)", "shade.frame = CGRect(x: 0, y: 0, width: 40, height: 40)"), rules: Self.only)
    }

    @Test func `stays as a mask too, and by its bounds`() throws {
        try Marked.check(
            """
            import UIKit
            final class A: UIViewController {
                private let shade = CALayer()
                override func viewIsAppearing(_ animated: Bool) {
                    super.viewIsAppearing(animated)
                    shade.bounds = view.layer.bounds // finds stale-layer
                    view.layer.mask = shade
                }
            }
            """, rules: Self.only)
    }

    @Test func `is told once, where the size was read too early as well`() throws {
        try Marked.check(
            """
            import UIKit
            final class A: UIViewController {
                private let shade = CALayer()
                private let card = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    card.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(card)
                    NSLayoutConstraint.activate([
                        card.topAnchor.constraint(equalTo: view.topAnchor), card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        card.widthAnchor.constraint(equalTo: view.widthAnchor), card.heightAnchor.constraint(equalToConstant: 100),
                    ])
                    card.layer.addSublayer(shade)
                    shade.frame = card.bounds // finds early-geometry
                }
            }
            """)
    }
}

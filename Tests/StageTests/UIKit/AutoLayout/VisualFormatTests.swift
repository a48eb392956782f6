import Foundation
import Interpreter
import Stage
import Testing

/// Constraints written as a picture, and rectangles and baselines that views choose for constraints.
@Suite struct VisualFormatTests {
    /// Two views `a` and `b` in a panel of 300 by 200 points with margins of 8, laid out by formats; their frames are printed.
    private func frames(_ formats: String..., options: String = "[]", metrics: String = "[:]") throws -> [String] {
        let lines = formats.map {
            """
            NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "\($0)", options: \(options), metrics: \(metrics), views: names))
            """
        }
        let seen = try Observation(
            """
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let panel = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
                    view.addSubview(panel)
                    let a = UIView(), b = UIView()
                    for one in [a, b] {
                        one.translatesAutoresizingMaskIntoConstraints = false
                        panel.addSubview(one)
                    }
                    let names = ["a": a, "b": b]
                    \(lines.joined(separator: "\n        "))
                    panel.layoutIfNeeded()
                    print(a.frame)
                    print(b.frame)
                }
            }
            """)
        let failures = seen.recording.events.filter { $0.kind == .exception }.compactMap(\.text)
        return failures.isEmpty ? seen.printed : failures
    }

    @Test func `a row between the margins, the system's distance apart`() throws {
        #expect(
            try frames("H:|-[a]-[b(==a)]-|", "V:|[a(40)]", "V:|-[b(20)]") == [
                "(8.0, 0.0, 138.0, 40.0)", "(154.0, 8.0, 138.0, 20.0)",
            ])
    }

    @Test func `edges, numbers, metrics, priorities and relations`() throws {
        #expect(
            try frames(
                "|[a(60)]-gap-[b(>=50,<=80,70@999)]", "V:|-(5)-[a]-(>=0,12@400)-[b(big)]|", "V:[a(30)]",
                metrics: #"["gap": 15, "big": 100.0]"#) == ["(0.0, 5.0, 60.0, 30.0)", "(75.0, 100.0, 70.0, 100.0)"])
    }

    @Test func `views are aligned across the row`() throws {
        #expect(
            try frames("H:|[a(10)][b(20)]", "V:|-9-[a(30)]", "V:[b(10)]", options: ".alignAllBottom").last == "(10.0, 29.0, 20.0, 10.0)")
    }

    @Test func `from right to left`() throws {
        #expect(
            try frames("H:|-[a(10)]-4-[b(20)]", "V:|[a(1)]", "V:|[b(1)]", options: ".directionRightToLeft") == [
                "(282.0, 0.0, 10.0, 1.0)", "(258.0, 0.0, 20.0, 1.0)",
            ])
    }

    @Test(arguments: [
        ("H:|-[c]", "c is not a key in the views dictionary. \nH:|-[c] \n      ^"),
        ("H:[a]-high-[b]", "high is not a key in the metrics dictionary. \nH:[a]-high-[b] \n          ^"),
        ("H:[a", "Expected a ']' here to give the end of a view \nH:[a \n    ^"),
    ])
    func `what cannot be read is an exception that points at it`(format: String, message: String) throws {
        let failure = try frames(format)
        #expect(failure.count == 1)
        #expect(failure.first == "Unable to parse constraint format: \n" + message)
    }

    @Test func `a superview that is not there`() throws {
        let seen = try Observation(
            """
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]", views: ["a": UIView()])
                }
            }
            """)
        let end = try #require(seen.recording.events.last { $0.kind == .exception })
        #expect(end.name == "NSInvalidArgumentException")
        #expect(
            end.text
                == "Unable to parse constraint format: \nUnable to interpret '|' character, because the related view doesn't have a superview \n"
                + "H:|-[a] \n  ^")
        #expect(end.location?.line == 6)
    }

    // MARK: What views choose

    private func printed(_ classes: String, _ lines: String) throws -> [String] {
        try Observation(
            """
            \(classes)
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(lines)
                }
            }
            """
        ).printed
    }

    @Test func `constraints align the rectangle that a view says, not its frame`() throws {
        let badge = """
            class Badge: UIView {
                override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
                override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
            }
            """
        #expect(
            try printed(
                badge,
                """
                let badge = Badge(), below = UIView()
                for one in [badge, below] { one.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(one) }
                NSLayoutConstraint.activate([
                    badge.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10), badge.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
                    below.topAnchor.constraint(equalTo: badge.bottomAnchor), below.leftAnchor.constraint(equalTo: badge.leftAnchor),
                    below.widthAnchor.constraint(equalTo: badge.widthAnchor), below.heightAnchor.constraint(equalToConstant: 5),
                ])
                view.layoutIfNeeded()
                print(badge.frame, below.frame)
                print(badge.alignmentRect(forFrame: badge.frame), badge.frame(forAlignmentRect: below.frame))
                """) == [
                    "(8.0, 9.0, 56.0, 24.0) (10.0, 30.0, 50.0, 5.0)", "(10.0, 10.0, 50.0, 20.0) (8.0, 29.0, 56.0, 9.0)",
                ])
    }

    @Test func `a view's baseline is that of the view it names`() throws {
        let card = """
            class Card: UIView {
                let title = UIView(frame: CGRect(x: 0, y: 10, width: 10, height: 15))
                override init(frame: CGRect) { super.init(frame: frame); addSubview(title) }
                required init?(coder: NSCoder) { fatalError() }
                override var forFirstBaselineLayout: UIView { title }
            }
            """
        #expect(
            try printed(
                card,
                """
                let card = Card(frame: CGRect(x: 0, y: 100, width: 50, height: 60)), mark = UIView()
                mark.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(card)
                view.addSubview(mark)
                NSLayoutConstraint.activate([
                    mark.topAnchor.constraint(equalTo: card.firstBaselineAnchor), mark.bottomAnchor.constraint(equalTo: card.lastBaselineAnchor),
                    mark.leftAnchor.constraint(equalTo: view.leftAnchor), mark.widthAnchor.constraint(equalToConstant: 5),
                ])
                view.layoutIfNeeded()
                print(mark.frame)
                """) == ["(0.0, 125.0, 5.0, 35.0)"])
    }

    @Test func `a column measures distances between baselines when it is told`() throws {
        let distances = try printed(
            "",
            """
            let labels = ["one", "two"].map { text in let label = UILabel(); label.text = text; return label }
            let stack = UIStackView(arrangedSubviews: labels)
            stack.axis = .vertical
            stack.spacing = 40
            stack.frame.origin = CGPoint(x: 0, y: 100)
            stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            view.addSubview(stack)
            view.layoutIfNeeded()
            print(labels[1].frame.minY - labels[0].frame.maxY)
            stack.isBaselineRelativeArrangement = true
            stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            view.layoutIfNeeded()
            print((labels[1].frame.minY - labels[0].frame.minY).rounded())
            """)
        #expect(distances == ["40.0", "40.0"])
    }

    @Test func `the constraints that bear on a view along an axis`() throws {
        #expect(
            try printed(
                "",
                """
                let a = UIView(), b = UIView()
                for one in [a, b] { one.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(one) }
                let made = [
                    a.leftAnchor.constraint(equalTo: view.leftAnchor), a.widthAnchor.constraint(equalToConstant: 5),
                    a.topAnchor.constraint(equalTo: view.topAnchor), a.heightAnchor.constraint(equalToConstant: 7),
                    b.leftAnchor.constraint(equalTo: a.rightAnchor), b.widthAnchor.constraint(equalToConstant: 5),
                    b.topAnchor.constraint(equalTo: view.topAnchor), b.heightAnchor.constraint(equalToConstant: 9),
                ]
                NSLayoutConstraint.activate(made)
                for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                    print(a.constraintsAffectingLayout(for: axis).map { one in made.firstIndex { $0 === one } ?? -1 })
                }
                """) == ["[0, 1, 4]", "[2, 3]"])
    }
}

import Stage
import Testing
import UIKit

/// What asks for layout while layout is under way, and comes to rest.
@Suite struct SizeFromLayoutTests {
    /// Fidelity: reported (lists that lay themselves out when they are asked for their size, as many apps have them).
    @Test func `a list lays itself out as it is asked for its size`() throws {
        let lines = ScriptRun(
            """
            import UIKit
            final class List: UITableView {
                override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
                override var intrinsicContentSize: CGSize {
                    layoutIfNeeded()
                    return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
                }
            }
            final class A: UIViewController, UITableViewDataSource {
                let list = List()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    list.translatesAutoresizingMaskIntoConstraints = false
                    list.dataSource = self
                    list.rowHeight = 40
                    list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                    view.addSubview(list)
                    NSLayoutConstraint.activate([
                        list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    ])
                }
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    print(list.frame.size, list.visibleCells.count)
                }
            }
            """
        ).show("A")
        #expect(lines == ["(393.0, 120.0) 3"])
    }

    /// Fidelity: reported (layers that make their sublayers anew in each layout).
    @Test func `a layer makes its sublayers anew in each of its layouts`() throws {
        let lines = ScriptRun(
            """
            import UIKit
            final class Dots: CALayer {
                var dots: [CALayer] = []
                override func layoutSublayers() {
                    super.layoutSublayers()
                    dots.forEach { $0.removeFromSuperlayer() }
                    dots = (0..<3).map { _ in CALayer() }
                    dots.forEach(addSublayer)
                    print("dots", sublayers?.count ?? 0, needsLayout())
                }
            }
            final class A: UIViewController {
                let dots = Dots()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    dots.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
                    view.layer.addSublayer(dots)
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    dots.addSublayer(CALayer())
                    print(dots.needsLayout())
                }
            }
            """
        ).show("A")
        #expect(lines == ["dots 3 false", "true", "dots 4 false"])
    }

    /// Fidelity: reported (sources that are made by the question for their sections, and reload).
    @Test func `a source that reloads as it counts is asked once`() throws {
        let lines = ScriptRun(
            """
            import UIKit
            final class A: UITableViewController {
                lazy var rows: [Int] = {
                    print("made")
                    tableView.reloadData()
                    return [1, 2]
                }()
                override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    print(tableView.numberOfSections)
                }
            }
            """
        ).show("A")
        #expect(lines == ["made", "2"])
    }

    /// Fidelity: reported (blurs that stop their animator before they set it up).
    @Test func `an animator that has not begun can be stopped`() throws {
        let lines = ScriptRun(
            """
            import UIKit
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                    animator.stopAnimation(true)
                    animator.addAnimations { self.view.alpha = 0.5 }
                    animator.fractionComplete = 0.5
                    print(animator.state == .active, animator.fractionComplete)
                    animator.stopAnimation(true)
                    print(animator.state == .inactive)
                }
            }
            """
        ).show("A")
        #expect(lines == ["true 0.5", "true"])
    }

    /// Fidelity: reported (the exception's words since iOS 15).
    @Test func `an item that is not there cannot be scrolled to`() throws {
        let lines = ScriptRun(
            """
            import UIKit
            final class A: UICollectionViewController {
                init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    collectionView.scrollToItem(at: [0, 0], at: .top, animated: false)
                }
                override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
            }
            """
        ).show("A")
        #expect(lines.last?.contains("to an out-of-bounds item (0) when there are only 0 items in section 0.") == true)
    }

    /// Fidelity: documented UIView.invalidateIntrinsicContentSize().
    @Test func `a view is asked for its size again when that is invalid`() throws {
        let lines = ScriptRun(
            """
            import UIKit
            final class Badge: UIView {
                var side: CGFloat = 10
                override var intrinsicContentSize: CGSize {
                    print("asked", bounds.width)
                    return CGSize(width: side, height: bounds.height + 5)
                }
            }
            final class A: UIViewController {
                let badge = Badge()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    badge.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(badge)
                    badge.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
                    badge.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    badge.side = 20
                    view.setNeedsLayout()
                    view.layoutIfNeeded()
                    print(badge.frame.size)
                    badge.invalidateIntrinsicContentSize()
                    view.layoutIfNeeded()
                    print(badge.frame.size)
                }
            }
            """
        ).show("A")
        #expect(lines == ["asked 0.0", "(10.0, 5.0)", "asked 10.0", "(20.0, 10.0)"])
    }
}

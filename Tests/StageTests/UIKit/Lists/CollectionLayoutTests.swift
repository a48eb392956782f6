import Foundation
import Stage
import Testing

/// Collections whose layout asks: cells that size themselves, layouts of the learner's own, a delegate that says sizes.
@Suite struct CollectionLayoutTests {
    /// A collection 200 points wide in a controller that shows `count` items, and what the learner's classes say.
    private func observe(_ classes: String, layout: String, count: Int = 3, delegate: String = "", appeared: String) throws -> Observation {
        try Observation(
            """
            \(classes)
            class A: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
                var all: UICollectionView!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    all = UICollectionView(frame: CGRect(x: 0, y: 100, width: 200, height: 300), collectionViewLayout: \(layout))
                    all.contentInsetAdjustmentBehavior = .never
                    all.register(Tag.self, forCellWithReuseIdentifier: "tag")
                    all.dataSource = self
                    all.delegate = self
                    view.addSubview(all)
                }
                func collectionView(_ all: UICollectionView, numberOfItemsInSection section: Int) -> Int { \(count) }
                func collectionView(_ all: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    let cell = all.dequeueReusableCell(withReuseIdentifier: "tag", for: path) as! Tag
                    cell.width.constant = 30 + 10 * CGFloat(path.item)
                    return cell
                }
                \(delegate)
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    \(appeared)
                }
            }
            """)
    }

    /// A cell whose content is 20 points high and as wide as it is told.
    private let tag = """
        class Tag: UICollectionViewCell {
            let box = UIView()
            lazy var width = box.widthAnchor.constraint(equalToConstant: 0)
            override init(frame: CGRect) {
                super.init(frame: frame)
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor), box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), box.heightAnchor.constraint(equalToConstant: 20),
                    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), width,
                ])
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        """

    private let estimating = """
        { let flow = UICollectionViewFlowLayout(); flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize; return flow }()
        """

    @Test func `cells of estimated size become as large as their constraints ask`() throws {
        let seen = try observe(
            tag, layout: estimating, appeared: "print(all.visibleCells.map { $0.frame.size }, all.contentSize)")
        #expect(seen.printed == ["[(30.0, 20.0), (40.0, 20.0), (50.0, 20.0)] (200.0, 20.0)"])
    }

    @Test func `cells of a size that is set are not asked`() throws {
        let seen = try observe(
            tag, layout: "UICollectionViewFlowLayout()", appeared: "print(all.visibleCells.map { $0.frame.size }, all.contentSize)")
        #expect(seen.printed == ["[(50.0, 50.0), (50.0, 50.0), (50.0, 50.0)] (200.0, 50.0)"])
    }

    @Test func `more cells come into sight when they turn out smaller than was estimated`() throws {
        let coarse = "CGSize(width: 200, height: 100)"
        let seen = try observe(
            tag, layout: estimating.replacingOccurrences(of: "UICollectionViewFlowLayout.automaticSize", with: coarse), count: 8,
            appeared: "print(all.indexPathsForVisibleItems.map(\\.item), all.contentSize.height)")
        // 30 40 50 | 60 70 | 80 90 | 100
        #expect(seen.printed == ["[0, 1, 2, 3, 4, 5, 6, 7] 110.0"])
    }

    @Test func `a cell's own preferred attributes decide`() throws {
        let own = tag.replacingOccurrences(
            of: "required init?",
            with: """
                override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
                    let fitted = super.preferredLayoutAttributesFitting(attributes)
                    fitted.size.height = 44
                    return fitted
                }
                required init?
                """)
        let seen = try observe(own, layout: estimating, appeared: "print(all.visibleCells.map { $0.frame.size })")
        #expect(seen.printed == ["[(30.0, 44.0), (40.0, 44.0), (50.0, 44.0)]"])
    }

    @Test func `a layout of one's own is prepared, asked, and obeyed`() throws {
        let seen = try observe(
            tag + """

                class Stairs: UICollectionViewLayout {
                    override func prepare() { super.prepare(); print("prepare") }
                    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 900) }
                    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
                        let step = UICollectionViewLayoutAttributes(forCellWith: path)
                        step.frame = CGRect(x: 10, y: 200 * CGFloat(path.item), width: 40, height: 30)
                        step.alpha = 0.5
                        return step
                    }
                    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                        (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }.filter { $0.frame.intersects(rect) }
                    }
                }
                """, layout: "Stairs()",
            appeared: """
                print(all.visibleCells.map(\\.frame), all.visibleCells[0].alpha, all.contentSize.height)
                all.scrollToItem(at: IndexPath(item: 2, section: 0), at: .top, animated: false)
                all.layoutIfNeeded()
                print(all.contentOffset.y, all.indexPathsForVisibleItems.map(\\.item))
                """)
        #expect(
            seen.printed == [
                "prepare", "[(10.0, 0.0, 40.0, 30.0), (10.0, 200.0, 40.0, 30.0)] 0.5 900.0", "400.0 [2]",
            ])
        let locations = seen.recording.callbacks.filter { $0.name == "prepare()" }
        #expect(locations.count == 1)
    }

    @Test func `a flow layout is changed by what overrides answer`() throws {
        let seen = try observe(
            tag + """

                class Shifted: UICollectionViewFlowLayout {
                    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                        let all = super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! UICollectionViewLayoutAttributes }
                        all?.forEach { $0.center.y += 5 }
                        return all
                    }
                }
                """, layout: "Shifted()", appeared: "print(all.visibleCells.map(\\.frame.minY))")
        #expect(seen.printed == ["[5.0, 5.0, 5.0]"])
    }

    @Test func `the delegate says insets and distances`() throws {
        let seen = try observe(
            tag, layout: "UICollectionViewFlowLayout()", count: 4,
            delegate: """
                func collectionView(_ all: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
                    UIEdgeInsets(top: 7, left: 20, bottom: 9, right: 30)
                }
                func collectionView(_ all: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
                    CGSize(width: 70, height: 40)
                }
                func collectionView(_ all: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { 3 }
                """, appeared: "print(all.visibleCells.map(\\.frame.origin), all.contentSize.height)")
        // 150 points of room: two of 70 points and the ten points between them.
        #expect(seen.printed == ["[(20.0, 7.0), (100.0, 7.0), (20.0, 50.0), (100.0, 50.0)] 99.0"])
    }

    @Test func `an item wider than a line is complained of`() throws {
        let seen = try observe(
            tag, layout: "{ let flow = UICollectionViewFlowLayout(); flow.itemSize.width = 201; return flow }()", appeared: "")
        let console = seen.recording.events.filter { $0.kind == .console }.compactMap(\.text)
        #expect(console.contains { $0.contains("the item width must be less than the width of the UICollectionView") })
    }

    @Test func `a turned collection's lines are filled anew`() throws {
        let seen = try observe(
            tag, layout: "UICollectionViewFlowLayout()", count: 4,
            appeared: """
                print(all.visibleCells.map(\\.frame.minY))
                all.frame.size.width = 130
                all.layoutIfNeeded()
                print(all.visibleCells.map(\\.frame.minY))
                all.contentOffset.y = 5
                """)
        #expect(seen.printed == ["[0.0, 0.0, 0.0, 60.0]", "[0.0, 0.0, 60.0, 60.0]"])
    }

    @Test func `another layout comes with a word when it has come to rest`() throws {
        let seen = try observe(
            tag, layout: "UICollectionViewFlowLayout()",
            appeared: """
                let other = UICollectionViewFlowLayout()
                other.itemSize = CGSize(width: 100, height: 20)
                all.setCollectionViewLayout(other, animated: true) { print("rests", $0) }
                print(all.visibleCells.count, all.collectionViewLayout === other)
                all.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false) { print("at once", $0) }
                """)
        #expect(seen.printed == ["3 true", "at once true", "rests true"])
    }
}

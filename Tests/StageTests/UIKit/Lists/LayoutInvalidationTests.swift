import Stage
import Testing
import UIKit

/// What layouts of the learner's own are told when they are no longer right, and asked when content is let go.
@Suite struct `A layout of its own` {
    private func heard(_ layout: String, _ appeared: String, steps: [String] = []) throws -> [String] {
        let run = try Board.run(
            """
            \(layout)
            class Page: UIViewController, UICollectionViewDataSource {
                var all: UICollectionView!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let layout = Rows()
                    layout.itemSize = CGSize(width: 200, height: 100)
                    all = UICollectionView(frame: CGRect(x: 0, y: 100, width: 200, height: 300), collectionViewLayout: layout)
                    all.accessibilityIdentifier = "all"
                    all.contentInsetAdjustmentBehavior = .never
                    all.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                    all.dataSource = self
                    view.addSubview(all)
                }
                func collectionView(_ all: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
                func collectionView(_ all: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    all.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                }
                func go() {
                    \(appeared)
                }
            }
            """, steps: ["call Page.go"] + steps)
        return run.recording.events.filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
    }

    private let telling = """
        class Note: UICollectionViewFlowLayoutInvalidationContext { var word = "" }
        class Rows: UICollectionViewFlowLayout {
            var tells = false
            override class var invalidationContextClass: AnyClass { Note.self }
            override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
                let context = super.invalidationContext(forBoundsChange: newBounds) as! Note
                context.word = "bounds \\(newBounds.width)"
                return context
            }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                if tells {
                    let note = context as? Note
                    print(note?.word ?? "no note", context.invalidateEverything, context.invalidateDataSourceCounts)
                    print(context.invalidatedItemIndexPaths?.count ?? -1, note?.invalidateFlowLayoutDelegateMetrics ?? false)
                }
                super.invalidateLayout(with: context)
            }
            override func prepare() {
                if tells { print("prepare") }
                super.prepare()
            }
        }
        """

    @Test func `is told what is no longer right: everything, other bounds, the data, or what code names`() throws {
        let lines = try heard(
            telling,
            """
            let layout = all.collectionViewLayout as! Rows
            layout.tells = true
            layout.invalidateLayout()
            all.layoutIfNeeded()
            all.frame.size.width = 150
            all.layoutIfNeeded()
            all.reloadData()
            all.layoutIfNeeded()
            let own = UICollectionViewFlowLayoutInvalidationContext()
            own.invalidateItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
            own.contentOffsetAdjustment = CGPoint(x: 0, y: 40)
            layout.invalidateLayout(with: own)
            all.layoutIfNeeded()
            print(all.contentOffset.y)
            """)
        #expect(
            lines == [
                " true false", "-1 true", "prepare", "bounds 150.0 false false", "-1 true", "prepare", " true true", "-1 true", "prepare",
                "no note false false", "2 false", "prepare", "40.0",
            ])
    }

    @Test func `keeps its places when its override leaves super out`() throws {
        let lines = try heard(
            """
            class Rows: UICollectionViewFlowLayout {
                var holds = false
                override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                    if !holds { super.invalidateLayout(with: context) }
                }
                override func prepare() {
                    super.prepare()
                    if holds { print("prepare") }
                }
            }
            """,
            """
            let layout = all.collectionViewLayout as! Rows
            layout.holds = true
            layout.invalidateLayout()
            all.layoutIfNeeded()
            print("still")
            """)
        #expect(lines == ["still"])
    }

    @Test func `says where content that is let go comes to rest`() throws {
        let lines = try heard(
            """
            class Rows: UICollectionViewFlowLayout {
                override func targetContentOffset(
                    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
                ) -> CGPoint {
                    let there = super.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
                    print(there == proposed, velocity.y > 0, velocity.y < 20)
                    return CGPoint(x: 0, y: (proposed.y / 100).rounded() * 100)
                }
            }
            """, "all.isPagingEnabled = false", steps: ["drag all 0 -130"])
        #expect(lines == ["true true true"])
    }

    @Test func `turns cells in space, of which the part in the plane shows`() throws {
        let lines = try heard(
            """
            class Rows: UICollectionViewFlowLayout {
                override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                    super.layoutAttributesForElements(in: rect)?.map { attributes in
                        let copy = attributes.copy() as! UICollectionViewLayoutAttributes
                        if copy.indexPath.item == 0 {
                            var turned = CATransform3DMakeScale(0.5, 0.5, 1)
                            turned.m34 = -0.002
                            copy.transform3D = turned
                        }
                        return copy
                    }
                }
            }
            """,
            """
            let cell = all.cellForItem(at: IndexPath(item: 0, section: 0))!
            print(cell.frame, cell.layer.transform.m34, cell.transform.a)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
            attributes.transform = CGAffineTransform(translationX: 4, y: 5)
            print(attributes.transform3D.m41, attributes.transform3D.m42, attributes.transform3D == CATransform3DMakeTranslation(4, 5, 0))
            """)
        #expect(lines == ["(50.0, 25.0, 100.0, 50.0) -0.002 0.5", "4.0 5.0 true"])
    }
}

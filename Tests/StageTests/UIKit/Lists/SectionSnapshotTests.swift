import Stage
import Testing
import UIKit

/// Sections whose items have items below them.
@Suite struct SectionSnapshotTests {
    /// Fidelity: documented NSDiffableDataSourceSectionSnapshot.
    @Test func `what is below an item is in sight while it is expanded`() {
        let run = ScriptRun(
            """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    var outline = NSDiffableDataSourceSectionSnapshot<String>()
                    outline.append(["fruit", "trees"])
                    outline.append(["apple", "pear"], to: "fruit")
                    outline.append(["oak"], to: "trees")
                    outline.append(["cox"], to: "apple")
                    print(outline.items, outline.rootItems, outline.visibleItems)
                    outline.expand(["fruit"])
                    print(outline.visibleItems, outline.isExpanded("fruit"), outline.isVisible("cox"))
                    print(outline.level(of: "cox"), outline.parent(of: "cox")!, outline.parent(of: "fruit") == nil, outline.contains("elm"))
                    print(outline.snapshot(of: "fruit").items, outline.snapshot(of: "apple", includingParent: true).rootItems)
                    outline.insert(["plum"], after: "apple")
                    outline.insert(["fig"], before: "apple")
                    outline.delete(["trees"])
                    print(outline.items)
                    outline.collapse(["fruit"])
                    print(outline.visibleItems, outline.index(of: "cox")!)
                    outline.deleteAll()
                    print(outline.items)
                }
            }
            """)
        #expect(
            run.show("A") == [
                "[\"fruit\", \"apple\", \"cox\", \"pear\", \"trees\", \"oak\"] [\"fruit\", \"trees\"] [\"fruit\", \"trees\"]",
                "[\"fruit\", \"apple\", \"pear\", \"trees\"] true false", "2 apple true false",
                "[\"apple\", \"cox\", \"pear\"] [\"apple\"]",
                "[\"fruit\", \"fig\", \"apple\", \"cox\", \"plum\", \"pear\"]", "[\"fruit\"] 3", "[]",
            ])
    }

    /// Fidelity: documented UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:completion:), snapshot(for:).
    @Test func `a data source takes one section's items and leaves the others`() {
        let run = ScriptRun(
            """
            import UIKit
            class A: UIViewController {
                var source: UICollectionViewDiffableDataSource<Int, String>!
                override func viewDidLoad() {
                    let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
                    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
                        list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                    }
                    view.addSubview(list)
                    var all = NSDiffableDataSourceSnapshot<Int, String>()
                    all.appendSections([0, 1])
                    all.appendItems(["a", "b"], toSection: 0)
                    source.apply(all, animatingDifferences: false)
                    var part = NSDiffableDataSourceSectionSnapshot<String>()
                    part.append(["c"])
                    part.append(["d", "e"], to: "c")
                    source.apply(part, to: 1, animatingDifferences: false)
                    print(source.snapshot().itemIdentifiers, list.numberOfItems(inSection: 1))
                    part.expand(["c"])
                    source.apply(part, to: 1, animatingDifferences: false)
                    print(source.snapshot().itemIdentifiers, list.numberOfItems(inSection: 1))
                    print(source.snapshot(for: 1).isExpanded("c"), source.snapshot(for: 0).items)
                }
            }
            """)
        #expect(run.show("A") == ["[\"a\", \"b\", \"c\"] 1", "[\"a\", \"b\", \"c\", \"d\", \"e\"] 3", "true [\"a\", \"b\"]"])
    }
}

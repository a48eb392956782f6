import Stage
import Testing
import UIKit

/// Items of a collection's list that are swiped aside.
@Suite struct `A list that is swiped` {
    private static func scene(_ layout: String) -> String {
        """
        final class A: UIViewController, UICollectionViewDelegate {
            var list: UICollectionView!
            var source: UICollectionViewDiffableDataSource<Int, String>!
            func configuration() -> UICollectionLayoutListConfiguration {
                var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
                configuration.separatorConfiguration.bottomSeparatorInsets = .zero
                configuration.itemSeparatorHandler = { path, line in line }
                configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
                    print("trailing", path.item)
                    guard path.item > 0 else { return nil }
                    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                        print("delete", path.item)
                        self?.delete(path)
                        done(true)
                    }
                    return UISwipeActionsConfiguration(actions: [delete])
                }
                configuration.leadingSwipeActionsConfigurationProvider = { path in
                    UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { _, _, done in print("pin", path.item); done(true) }])
                }
                return configuration
            }
            func delete(_ path: IndexPath) {
                guard let item = source.itemIdentifier(for: path) else { return }
                var next = source.snapshot()
                next.deleteItems([item])
                source.apply(next)
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                let layout = \(layout)
                list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
                list.delegate = self
                view.addSubview(list)
                let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                    var content = cell.defaultContentConfiguration()
                    content.text = item
                    cell.contentConfiguration = content
                }
                source = .init(collectionView: list) { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2) }
                var first = NSDiffableDataSourceSnapshot<Int, String>()
                first.appendSections([0])
                first.appendItems(["Ada", "Bo", "Cy"])
                source.apply(first, animatingDifferences: false)
            }
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { print("selected", indexPath.item) }
            deinit { print("gone") }
        }
        final class Home: UIViewController {}
        """
    }

    @Test(arguments: [
        "UICollectionViewCompositionalLayout.list(using: configuration())",
        "UICollectionViewCompositionalLayout { [weak self] _, environment in .list(using: self!.configuration(), layoutEnvironment: environment) }",
    ])
    func `an item is swiped aside, put back, and deleted`(layout: String) throws {
        func printed(_ steps: String...) throws -> [String] {
            try Observation(Self.scene(layout), steps, in: .navigation, root: "A").printed
        }
        #expect(try printed("drag Bo -90 0", "tap Delete", "tap Cy") == ["trailing 1", "delete 1", "selected 1"])
        #expect(try printed("drag Bo -90 0", "tap Cy", "tap Cy") == ["trailing 1", "selected 2"])
        #expect(try printed("drag Bo -300 0") == ["trailing 1", "delete 1"])
        #expect(try printed("drag Cy 90 0", "tap Pin") == ["pin 2"])
        #expect(try printed("drag Ada -90 0").first == "trailing 0")
        let aside = try Observation(Self.scene(layout), ["drag Bo -90 0"], in: .navigation, root: "A")
        #expect(try aside.value("list.visibleCells.map { Int($0.frame.minX) }.sorted().description", of: "A") == "[-74, 0, 0]")
    }
}

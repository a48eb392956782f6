import Stage
import Testing
import UIKit

/// Where compositional layouts put items. The numbers are worked out by hand from the documentation's rules.
@Suite struct `Compositional layouts` {
    private func heard(_ run: Run) -> [String] {
        run.recording.events.filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
    }

    /// A collection of 320 by 400 points; `make` gives its layout, `counts` the items of its sections.
    private func show(_ make: String, counts: String, _ members: String = "", _ steps: [String] = ["call A.ask"]) throws -> [String] {
        heard(
            try Scenes.run(
                """
                import UIKit
                typealias Size = NSCollectionLayoutSize
                typealias Item = NSCollectionLayoutItem
                typealias Group = NSCollectionLayoutGroup
                typealias Section = NSCollectionLayoutSection
                final class A: UIViewController, UICollectionViewDataSource {
                    lazy var list = UICollectionView(frame: CGRect(x: 0, y: 100, width: 320, height: 400), collectionViewLayout: make())
                    let counts: [Int] = \(counts)
                    func make() -> UICollectionViewLayout {
                \(make)
                    }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        list.contentInsetAdjustmentBehavior = .never
                        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
                        list.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "head", withReuseIdentifier: "h")
                        list.dataSource = self
                        view.addSubview(list)
                    }
                    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
                    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
                    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                        collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
                    }
                    func collectionView(
                        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
                    ) -> UICollectionReusableView {
                        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: indexPath)
                    }
                    func frame(_ item: Int, _ section: Int = 0) -> String {
                        text(list.layoutAttributesForItem(at: IndexPath(item: item, section: section))!.frame)
                    }
                    func head(_ section: Int) -> String {
                        text(
                            list.layoutAttributesForSupplementaryElement(ofKind: "head", at: IndexPath(item: 0, section: section))!.frame)
                    }
                    func text(_ frame: CGRect) -> String {
                        "\\(Int(frame.minX)) \\(Int(frame.minY)) \\(Int(frame.width)) \\(Int(frame.height))"
                    }
                \(members)
                }
                """, steps))
    }

    private let row = """
        let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
        let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        """

    @Test func `subitems are repeated while there is room, and insets lie around items, groups and sections`() throws {
        let lines = try show(
            """
            \(row)
            item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            let group = Group.horizontal(layoutSize: size, subitems: [item])
            let section = Section(group: group)
            section.interGroupSpacing = 5
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 20, trailing: 10)
            return UICollectionViewCompositionalLayout(section: section)
            """, counts: "[5]", "func ask() { print(frame(0), \"|\", frame(2), \"|\", frame(4), \"|\", list.contentSize.height) }")
        #expect(lines == ["12 11 94 96 | 212 11 94 96 | 112 116 94 96 | 235.0"])
    }

    @Test func `a group gives so many subitems equal shares, with room between them`() throws {
        let lines = try show(
            """
            \(row)
            let group = Group.horizontal(layoutSize: size, subitem: item, count: 4)
            group.interItemSpacing = .fixed(8)
            return UICollectionViewCompositionalLayout(section: Section(group: group))
            """, counts: "[6]", "func ask() { print(frame(0), \"|\", frame(3), \"|\", frame(5)) }")
        #expect(lines == ["0 0 74 100 | 246 0 74 100 | 82 100 74 100"])
    }

    @Test func `what is left over goes to flexible room`() throws {
        let lines = try show(
            """
            let item = Item(layoutSize: Size(widthDimension: .absolute(90), heightDimension: .fractionalHeight(0.5)))
            let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
            let group = Group.horizontal(layoutSize: size, subitems: [item])
            group.interItemSpacing = .flexible(4)
            return UICollectionViewCompositionalLayout(section: Section(group: group))
            """, counts: "[4]", "func ask() { print(frame(0), \"|\", frame(1), \"|\", frame(2), \"|\", frame(3)) }")
        #expect(lines == ["0 0 90 50 | 115 0 90 50 | 230 0 90 50 | 0 100 90 50"])
    }

    @Test func `groups lie in groups`() throws {
        let lines = try show(
            """
            let big = Item(layoutSize: Size(widthDimension: .fractionalWidth(0.75), heightDimension: .fractionalHeight(1)))
            let small = Item(layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
            let pair = Group.vertical(
                layoutSize: Size(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)), subitem: small, count: 2)
            let group = Group.horizontal(
                layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)), subitems: [big, pair])
            return UICollectionViewCompositionalLayout(section: Section(group: group))
            """, counts: "[5]",
            "func ask() { print(frame(0), \"|\", frame(1), \"|\", frame(2), \"|\", frame(3), \"|\", frame(4), \"|\", list.contentSize.height) }"
        )
        #expect(lines == ["0 0 240 200 | 240 0 80 100 | 240 100 80 100 | 0 200 240 200 | 240 200 80 100 | 400.0"])
    }

    @Test func `sections come from a closure that knows the container, and may scroll the other way`() throws {
        let lines = try show(
            """
            let common = UICollectionViewCompositionalLayoutConfiguration()
            common.interSectionSpacing = 7
            return UICollectionViewCompositionalLayout(sectionProvider: { number, environment in
                print("section", number, environment.container.effectiveContentSize.width, environment.traitCollection.userInterfaceIdiom == .phone)
                let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let size = Size(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(60))
                let section = Section(group: Group.horizontal(layoutSize: size, subitems: [item]))
                if number == 0 {
                    section.orthogonalScrollingBehavior = .continuous
                    section.interGroupSpacing = 10
                }
                return section
            }, configuration: common)
            """, counts: "[3, 2]",
            "func ask() { print(frame(0), \"|\", frame(2), \"|\", frame(0, 1), \"|\", frame(1, 1), \"|\", list.contentSize.height) }")
        #expect(lines.prefix(2) == ["section 0 320.0 true", "section 1 320.0 true"])
        #expect(lines.last == "0 0 160 60 | 340 0 160 60 | 0 67 160 60 | 0 127 160 60 | 187.0")
    }

    @Test func `headers make room, and stay in sight while their section is`() throws {
        let lines = try show(
            """
            let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(150)))
            let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(150))
            let section = Section(group: Group.vertical(layoutSize: size, subitems: [item]))
            section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 6, trailing: 16)
            let head = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), elementKind: "head", alignment: .top)
            head.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [head]
            return UICollectionViewCompositionalLayout(section: section)
            """, counts: "[3, 3]",
            """
            func ask() { print(head(0), "|", frame(0), "|", head(1), "|", frame(0, 1), "|", list.contentSize.height) }
            func down() { list.contentOffset.y = 200 }
            func further() { list.contentOffset.y = 480 }
            """, ["call A.ask", "call A.down", "call A.ask", "call A.further", "call A.ask"])
        #expect(
            lines == [
                "16 0 288 30 | 16 34 288 150 | 16 490 288 30 | 16 524 288 150 | 980.0",
                "16 200 288 30 | 16 34 288 150 | 16 490 288 30 | 16 524 288 150 | 980.0",
                "16 460 288 30 | 16 34 288 150 | 16 490 288 30 | 16 524 288 150 | 980.0",
            ])
    }

    @Test func `a group of one's own puts items anywhere`() throws {
        let lines = try show(
            """
            let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
            let group = Group.custom(layoutSize: size) { environment in
                let width = environment.container.contentSize.width
                return [
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 40)),
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 60, width: width / 2, height: 40)),
                ]
            }
            return UICollectionViewCompositionalLayout(section: Section(group: group))
            """, counts: "[3]", "func ask() { print(frame(0), \"|\", frame(1), \"|\", frame(2), \"|\", list.contentSize.height) }")
        #expect(lines == ["0 0 160 40 | 160 60 160 40 | 0 100 160 40 | 200.0"])
    }

    @Test func `a horizontal layout puts groups side by side`() throws {
        let lines = try show(
            """
            let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
            let size = Size(widthDimension: .absolute(100), heightDimension: .fractionalHeight(1))
            let common = UICollectionViewCompositionalLayoutConfiguration()
            common.scrollDirection = .horizontal
            let section = Section(group: Group.vertical(layoutSize: size, subitems: [item]))
            section.interGroupSpacing = 10
            return UICollectionViewCompositionalLayout(section: section, configuration: common)
            """, counts: "[5]", "func ask() { print(frame(1), \"|\", frame(4), \"|\", list.contentSize.width, list.contentSize.height) }")
        #expect(lines == ["0 200 100 200 | 220 0 100 200 | 320.0 400.0"])
    }

    @Test func `a layout of one's own gives its superclass the closure behind the call, which is no section`() throws {
        let lines = try show(
            """
            class Own: UICollectionViewCompositionalLayout {
                init() {
                    super.init { index, environment in
                        let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
                        return Section(group: Group.vertical(layoutSize: size, subitems: [Item(layoutSize: size)]))
                    }
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            return Own()
            """, counts: "[2]", "func ask() { print(frame(1), \"|\", list.contentSize.height) }")
        #expect(lines == ["0 60 320 60 | 120.0"])
    }

    @Test func `what lies behind a section is of the class that the layout knows, and behind its cells`() throws {
        let make = """
            let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
            let section = Section(group: Group.vertical(layoutSize: size, subitems: [Item(layoutSize: size)]))
            section.decorationItems = [.background(elementKind: "back")]
            section.contentInsetsReference = .none
            let layout = UICollectionViewCompositionalLayout(section: section)
            """
        let members = """
            final class Back: UICollectionReusableView {}
            func ask() {
                list.layoutIfNeeded()
                let backs = list.subviews.filter { $0 is Back }
                print(backs.map { text($0.frame) }, list.subviews.prefix(2).allSatisfy { $0 is Back }, list.visibleCells.count)
            }
            """
        let lines = try show(
            make + "\nlayout.register(Back.self, forDecorationViewOfKind: \"back\")\nreturn layout", counts: "[1, 2]", members)
        #expect(lines == [#"["0 0 320 60", "0 60 320 120"] true 3"#])
        let unknown = try show(make + "\nreturn layout", counts: "[1]", members)
        #expect(unknown.first?.contains("could not dequeue a decoration view of kind: back") == true)
    }
}

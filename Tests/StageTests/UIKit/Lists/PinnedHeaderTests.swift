import Stage
import Testing

/// Headers and footers of a flow layout that stay in sight.
@Suite struct PinnedHeaderTests {
    /// What a collection of two sections, 300 points high, says of its headers and footers at each of some offsets.
    private func places(_ setting: String, insetTop: Int = 0) throws -> [String] {
        let run = try Scenes.run(
            """
            import UIKit

            final class Page: UIViewController, UICollectionViewDataSource {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let flow = UICollectionViewFlowLayout()
                    flow.itemSize = CGSize(width: 200, height: 100)
                    flow.minimumLineSpacing = 0
                    flow.headerReferenceSize = CGSize(width: 0, height: 40)
                    flow.footerReferenceSize = CGSize(width: 0, height: 20)
                    \(setting)
                    let all = UICollectionView(frame: CGRect(x: 0, y: 100, width: 200, height: 300), collectionViewLayout: flow)
                    all.contentInsetAdjustmentBehavior = .never
                    all.contentInset.top = \(insetTop)
                    all.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                        all.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "strip")
                    }
                    all.dataSource = self
                    view.addSubview(all)
                    for offset in [0, 500, 1020, 1101] {
                        all.contentOffset = CGPoint(x: 0, y: offset)
                        all.layoutIfNeeded()
                        let shown = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map { kind in
                            (0..<2).map { section in
                                let strip = all.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
                                return strip.map { "\\(Int($0.frame.minY))" } ?? "-"
                            }.joined(separator: " ")
                        }
                        print(offset, shown.joined(separator: " / "))
                    }
                }
                func numberOfSections(in all: UICollectionView) -> Int { 2 }
                func collectionView(_ all: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
                func collectionView(_ all: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    all.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                }
                func collectionView(
                    _ all: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
                ) -> UICollectionReusableView {
                    all.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "strip", for: path)
                }
            }
            """)
        #expect(run.recording.events.allSatisfy { $0.kind != .exception && $0.kind != .refusal })
        return run.recording.events.filter { $0.kind == .print }.compactMap(\.text)
    }

    @Test func `without pinning they scroll away`() throws {
        #expect(try places("") == ["0 0 - / - -", "500 - - / - -", "1020 - 1060 / 1040 -", "1101 - - / - -"])
    }

    @Test func `pinned headers stay at the top until their section leaves`() throws {
        let pinned = "flow.sectionHeadersPinToVisibleBounds = true"
        #expect(try places(pinned) == ["0 0 - / - -", "500 500 - / - -", "1020 1000 1060 / 1040 -", "1101 - 1101 / - -"])
        #expect(try places(pinned, insetTop: 50)[1] == "500 550 - / - -")
    }

    @Test func `pinned footers stay at the bottom from where their section comes`() throws {
        let lines = try places("flow.sectionFootersPinToVisibleBounds = true")
        #expect(lines == ["0 0 - / 280 -", "500 - - / 780 -", "1020 - 1060 / 1040 1300", "1101 - - / - 1381"])
    }
}

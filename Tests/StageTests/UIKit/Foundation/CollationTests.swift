import Stage
import Testing

/// Sections by first letters.
@Suite struct CollationTests {
    @Test func `a collation has a section for each letter and one for the rest, and sorts as the language does`() throws {
        let run = try Scenes.run(
            """
            import UIKit

            final class Land: NSObject {
                @objc let name: String
                init(_ name: String) { self.name = name }
            }
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let collation = UILocalizedIndexedCollation.current()
                    print(collation.sectionTitles.count, collation.sectionTitles.first ?? "", collation.sectionTitles.last ?? "")
                    print(collation.section(forSectionIndexTitle: 3), collation === UILocalizedIndexedCollation.current())
                    let lands = ["peru", "Åland", "Austria", "Panama", "4 islands", "", " Benin"].map { Land($0) }
                    print(lands.map { collation.section(for: $0, collationStringSelector: #selector(getter: Land.name)) })
                    let sorted = collation.sortedArray(from: lands, collationStringSelector: #selector(getter: Land.name)) as! [Land]
                    print(sorted.map(\\.name))
                    print(collation.section(for: "zoo", collationStringSelector: #selector(getter: NSObject.description)))
                }
            }
            """)
        #expect(run.recording.events.allSatisfy { $0.kind != .exception && $0.kind != .refusal })
        let printed = run.recording.events.filter { $0.kind == .print }.compactMap(\.text)
        #expect(
            printed == [
                "27 A #", "3 true", "[15, 0, 0, 15, 26, 26, 1]",
                "[\"\", \" Benin\", \"4 islands\", \"Åland\", \"Austria\", \"Panama\", \"peru\"]", "25",
            ])
    }
}

import Foundation
import Stage
import Testing
import UIKit

@Suite struct `The table of every container` {
    private static let base: TableReport.Variant = (.navigation, .ipad)

    private func report() throws -> TableReport {
        try TableReport(base: Self.base, others: TableReport.allOthers(than: Self.base))
    }

    @Test func `has a section for each container that is simulated, and the phone`() throws {
        let report = try report()
        let containers = report.sections.filter { $0.table.device == .ipad }.map(\.table.container)
        #expect(containers == Setting.Container.tabled.filter { $0 != .navigation })
        #expect(report.sections.contains { $0.table.device == .phone && $0.table.container == .navigation })
        #expect(report.base == (try FactsTable(container: .navigation)))
    }

    @Test func `explains each differing cell, by an event wherever the fact comes true or ends`() throws {
        for section in try report().sections {
            #expect(section.differences.count == section.table.differences(from: try FactsTable(container: .navigation)).count)
            for difference in section.differences {
                #expect(!difference.because.isEmpty)
                #expect(difference.value != difference.base)
                if difference.value != nil { #expect(difference.event != nil, "\(difference)") }
            }
        }
    }

    @Test func `says of the phone that its traits and its frame are right by luck, and from when on`() throws {
        let report = try TableReport(base: Self.base, others: [(.navigation, .phone)])
        let differences = try #require(report.sections.first).differences
        #expect(
            differences.map { "\($0.callback) \($0.fact)" } == [
                "viewDidLoad() traits", "viewDidLoad() frame", "viewWillAppear(_:) traits",
            ])
        #expect(differences.allSatisfy { $0.value == true && $0.base == false && $0.because.hasPrefix("true since event ") })
    }

    @Test func `is text with marked cells, Markdown with bold ones, and one JSON object`() throws {
        let report = try TableReport(base: Self.base, others: [(.root, .ipad), (.navigation, .phone)])
        #expect(report.text.contains("true*"))
        #expect(report.text.contains("  viewDidLoad() traits: true, not false: true since event "))
        #expect(report.markdown.contains("**true**"))
        #expect(report.markdown.contains("- `viewDidLoad()` traits: true, not false: "))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
        let tables = try #require(object["tables"] as? [[String: Any]])
        #expect(tables.map { $0["container"] as? String } == ["navigation", "root", "navigation"])
        #expect(tables.allSatisfy { ($0["rows"] as? [Any])?.count == 10 })
        #expect((tables[0]["differences"] as? [Any])?.isEmpty == true)
        #expect((tables[2]["differences"] as? [Any])?.count == 3)
    }
}

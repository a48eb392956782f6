import Stage
import Testing
import UIKit

@Suite struct `The documents' table` {
    /// Document 003, row by row; its unnamed column is taken for the margins.
    static let document = [
        "loadView()": "false false false false false false false false",
        "viewDidLoad()": "false false false false false false false false",
        "viewWillAppear(_:)": "false true false false true false false false",
        "updateViewConstraints()": "true true true true true true false false",
        "viewIsAppearing(_:)": "true true true true true true false false",
        "viewWillLayoutSubviews()": "true true true true true true false false",
        "viewDidLayoutSubviews()": "true true true true true true true false",
        "viewDidAppear(_:)": "true true true true true true true true",
        "viewWillDisappear(_:)": "true true true true true true true true",
        "viewDidDisappear(_:)": "false true true true true true true true",
    ]

    private func cells(_ row: FactsTable.Row) -> String {
        (row.facts ?? []).map { $0.map { $0 ? "true" : "false" } ?? "null" }.joined(separator: " ")
    }

    @Test func `U01 all 80 cells come out of a recording of a first, animated push`() throws {
        let table = try FactsTable(container: .navigation)
        #expect(table.rows.count == 10)
        for row in table.rows { #expect(cells(row) == Self.document[row.callback], "\(row.callback)") }
    }

    @Test func `a full-screen phone is lucky in three cells: its view starts with the right size, its traits are predicted right`() throws {
        let main = try FactsTable(container: .navigation)
        let phone = try FactsTable(container: .navigation, device: .phone)
        let differing = phone.differences(from: main).map { "\(phone.rows[$0.row].callback) \(Facts.names[$0.column])" }
        #expect(differing == ["viewDidLoad() traits", "viewDidLoad() frame", "viewWillAppear(_:) traits"])
    }

    @Test func `a second appearance has nothing left to settle, and no layout callbacks`() throws {
        let table = try FactsTable(container: .navigation, appearance: 2)
        let came = table.rows.filter { $0.facts != nil }
        #expect(
            came.map(\.callback) == [
                "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
            ])
        #expect(
            came.map(cells) == [
                "false true true true true true true true", "true true true true true true true true",
                "true true true true true true true true",
                "true true true true true true true true", "false true true true true true true true",
            ])
    }

    @Test func `U12 the callback to choose is the first that has the facts`() throws {
        let table = try FactsTable(container: .navigation)
        #expect(table.firstCallback(having: ["frame"]) == "viewWillAppear(_:)")
        #expect(table.firstCallback(having: ["window", "safeArea"]) == "updateViewConstraints()")
        #expect(table.firstCallback(having: ["subviews"]) == "viewDidLayoutSubviews()")
        #expect(table.firstCallback(having: ["descendants"]) == "viewDidAppear(_:)")
    }

    @Test func `json has the documents' rows and columns in order`() throws {
        let json = try FactsTable(container: .navigation).json
        #expect(json.hasPrefix(#"{"container":"navigation","os":"27","rows":[{"callback":"loadView()","window":false,"superview":false,"#))
        #expect(
            json.contains(
                #"{"callback":"viewWillAppear(_:)","window":false,"superview":true,"traits":false,"safeArea":false,"frame":true,"margins":false,"#
            ))
    }

    @Test func `cells whose model was taken from document 003 are marked, in text and markdown, and JSON keeps its form`() throws {
        let table = try FactsTable(container: .navigation)
        let rows = table.text().split(separator: "\n").map(String.init)
        let marked = Dictionary(
            uniqueKeysWithValues: rows.dropFirst().map { row in
                (String(row.prefix { $0 != " " }), row.components(separatedBy: "(3)").count - 1)
            }
        ).filter { $0.value > 0 }
        #expect(marked == ["viewWillAppear(_:)": 2, "updateViewConstraints()": 8, "viewDidDisappear(_:)": 4])
        #expect(table.markdown().contains("| `viewWillAppear(_:)` | false(3) | true(3) | false | "))
        #expect(!table.json.contains("(3)"))
    }
}

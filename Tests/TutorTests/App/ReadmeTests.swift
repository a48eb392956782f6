import Canvas
import Foundation
import Projects
import Stage
import Testing

@testable import Tutor

/// The picture in `README.md` is a screen of this program: the stage with the scene of lesson 05, in a window of 96 by 24 cells.
@MainActor
@Suite struct ReadmeTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let scene = "Lessons/05-one-transaction-one-first-frame/Scene.swift"

    private func screen() throws -> [String] {
        let source = Source(
            path: Self.scene, text: try String(contentsOf: Self.package.appendingPathComponent(Self.scene), encoding: .utf8))
        var state = TutorState(size: .zero, course: nil)
        let setting = Setting(steps: [try Step("call ShopViewController.openProduct")])
        let beginning = state.begin(.files(paths: ["Scene.swift"], [source], setting))
        let driver = Driver(state, beginning, size: Size(width: 96, height: 24))
        driver.press("g").type("ProductViewController.viewIsAppearing(_:)").press(.enter, ".", ".", ".", .tab)
        return driver.text.split(separator: "\n").map { "    \($0)".trimmingEnd() }
    }

    @Test func `shows lines of a trace as the program prints them`() throws {
        let readme = try String(contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8).split(separator: "\n")
        let start = try #require(readme.firstIndex { $0.hasPrefix("    # device: ") })
        let shown = readme[start...].prefix { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
        let text = try String(contentsOf: Self.package.appendingPathComponent(Self.scene), encoding: .utf8)
        let run = try Run(
            sources: [Source(path: "Scene.swift", text: text)],
            setting: Setting(world: .open, steps: [try Step("call ShopViewController.openProduct")]))
        let printed = (run.summary.text + run.text()).split(separator: "\n")
        let places = try shown.map { line in try #require(printed.firstIndex(of: line), "\(line)") }
        #expect(shown.count == 5 && places == places.sorted())
    }

    @Test func `shows what the program shows`() throws {
        let file = Self.package.appendingPathComponent("README.md")
        var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let start = try #require(lines.firstIndex { $0.hasPrefix("    ") })
        let end = try #require(lines[start...].firstIndex { !$0.hasPrefix("    ") })
        let screen = try screen()
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
            lines.replaceSubrange(start..<end, with: screen)
            try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
            Issue.record("recorded the picture in README.md")
        } else {
            #expect(Array(lines[start..<end]) == screen)
        }
    }
}

extension String {
    fileprivate func trimmingEnd() -> String { String(reversed().drop { $0 == " " }.reversed()) }
}

import Foundation
import Interpreter
import Projects
import Testing
import UIKitBindings

@testable import Stage
@testable import TypeChecker

/// Files that are kept to be read, and must compile as they stand.
@Suite struct `What is kept compiles` {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The Swift files below a folder, each alone: a lesson's scenes, starts and solutions declare the same classes. The program's own lessons are
    /// read by the compiler where they are proved.
    static let files: [String] = ["Tests/CurriculumTests/Courses", "Tests/StageTests/Boards"].flatMap { folder in
        let names = FileManager.default.enumerator(atPath: package.appendingPathComponent(folder).path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }

    @Test func `there are some`() { #expect(Self.files.count >= 8) }

    @Test(arguments: files)
    func `and the compiler says nothing of them`(file: String) throws {
        let text = try String(contentsOf: Self.package.appendingPathComponent(file), encoding: .utf8)
        let messages = try #require(Checker.found).begin([Source(path: file, text: text)], in: .closed).wait()
        #expect(messages.map(\.description) == [])
    }

    @Test func `everything that the bindings give is declared for the compiler`() throws {
        var lines = ["import UIKit"]
        var names: [String] = [""]
        for type in Bindings.generatedNames {
            for member in Bindings.type(named: type)?.members ?? [] {
                let isPlain = member.baseName.first?.isLetter == true && member.kind != .initializer && member.kind != .subscript
                guard isPlain, !member.isMutating else { continue }
                let receiver = member.isStatic ? "\(type).Type" : type
                lines.append("func f\(lines.count)(_ x: \(receiver)) { _ = x.`\(member.baseName)` }")
                names.append("\(type).\(member.name)")
            }
        }
        let messages = try #require(Checker.found).begin([Source(path: "All.swift", text: lines.joined(separator: "\n"))], in: .closed)
            .wait()
        // The same base name may stand for several members, and some want more to be known of their types.
        let missing = messages.filter { $0.text.contains("has no member") }.map { names[$0.location.line - 1] }
        #expect(missing == [])
    }
}

import Foundation
import Interpreter
import Projects
import Stage
import Testing

@testable import Reference
@testable import UIKitBindings

@Suite struct `The reference of what is simulated` {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func `is embedded whole`() throws {
        let folder = Self.package.appending(path: "Sources/Reference/Data")
        let files = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).filter {
            $0.hasSuffix(".txt")
        }
        let texts = try files.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        let notes = texts.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("@") }
        #expect(Fidelity.notes.map { "@\($0.owner)" + ($0.name.isEmpty ? "" : " \($0.name)") }.sorted() == notes.map(String.init).sorted())
    }

    @Test func `says only what has a source, what UIKit calls, what calls that, and which types libraries have`() {
        let isWorthTelling = { (note: Fidelity.Note) in
            !note.source.isEmpty || note.isCallback || !note.callbacks.isEmpty || Fidelity.senders[note.name] != nil
                || note.isType && !note.file.hasPrefix("UIKit/")
        }
        #expect(Fidelity.notes.filter { !isWorthTelling($0) }.map(\.title) == [])
        #expect(Fidelity.notes.contains { $0.isCallback && $0.source.isEmpty })
    }

    // MARK: Explanations

    @Test func `explains a callback by what sends it, with the recordings that show it`() throws {
        let text = try #require(Fidelity.explanation(of: "viewWillAppear"))
        #expect(text.hasPrefix("UIViewController.viewWillAppear(_:)\n  The view is about to be added to a hierarchy."))
        #expect(text.contains("sent by UIViewController.begin(_:animated:)"))
        #expect(text.contains("recorded begin-end-4"))
        #expect(text.contains("UITableViewController.viewWillAppear(_:)"))
        let own = try #require(Fidelity.explanation(of: "UIViewController.viewWillAppear(_:)"))
        #expect(text.hasPrefix(own.dropLast()))
        #expect(!own.contains("UITableViewController"))
    }

    @Test func `explains a delegate's method by its whole name, by its type and by the label that tells it apart`() throws {
        let text = try #require(Fidelity.explanation(of: "tableView(_:didSelectRowAt:)"))
        #expect(
            text.hasPrefix(
                "UITableViewDelegate.tableView(_:didSelectRowAt:)\n  The user has selected a row.\n  documented UITableViewDelegate."))
        #expect(text.contains("sent by UITableView.tapped(_:)\n"))
        for name in ["UITableViewDelegate.tableView(_:didSelectRowAt:)", "didSelectRowAt"] {
            #expect(Fidelity.explanation(of: name) == text)
        }
    }

    @Test func `explains a class by its behaviours and its members`() throws {
        let text = try #require(Fidelity.explanation(of: "UINavigationController"))
        #expect(
            text.hasPrefix(
                "UINavigationController\n  Shows the top of a stack of controllers under a bar.\n  documented UINavigationController;"))
        #expect(text.contains("  UINavigationController.pushViewController(_:animated:)\n"))
        #expect(text.contains("recorded nav-push-containment-trace2019"))
        #expect(text.contains("Simulated: ") && text.contains("popViewController(animated:)"))
        #expect(text.hasSuffix("Inherits what UIViewController has.\n"))
    }

    @Test func `explains a member without a line of its own as its type is known`() throws {
        let own = try #require(Fidelity.explanation(of: "UIButton.currentTitle"))
        #expect(own.hasPrefix("UIButton.currentTitle\n  as of UIButton: documented UIButton;"))
        let inherited = try #require(Fidelity.explanation(of: "UIButton.tag"))
        #expect(inherited.hasPrefix("UIView.tag\n") && inherited.contains("as of UIView: documented UIView;"))
        let nested = try #require(Fidelity.explanation(of: "UIActivityIndicatorView.Style.large"))
        #expect(nested.contains("as of UIActivityIndicatorView: documented UIActivityIndicatorView"))
        let synthesized = try #require(Fidelity.explanation(of: "UIRectEdge.contains"))
        #expect(synthesized.hasPrefix("UIRectEdge.contains(_:)\n  as of UIRectEdge: documented UIRectEdge."))
        #expect(!synthesized.contains("sent by"))
    }

    @Test func `says so where no source is named`() {
        #expect(Fidelity.explanation(of: "hypotf") == "Darwin.hypotf(_:_:)\n  simulated; no source is named\n")
    }

    @Test func `explains what is written in the learners' Swift`() throws {
        let text = try #require(Fidelity.explanation(of: "PassthroughSubject"))
        #expect(text.hasPrefix("PassthroughSubject\n  Sends on what it is given.\n  documented PassthroughSubject;"))
        let member = try #require(Fidelity.explanation(of: "UITableViewDiffableDataSource.apply"))
        #expect(member.contains("as of UITableViewDiffableDataSource: "))
    }

    @Test func `tells of many of one name in short`() throws {
        let text = try #require(Fidelity.explanation(of: "tableView"))
        #expect(text.contains("UITableViewDelegate.tableView(_:didSelectRowAt:)\n  The user has selected a row.\n"))
        #expect(!text.contains("sent by"))
    }

    @Test(arguments: ["viewWillAppear", "UIView", "tableView", "UITableViewDelegate", "tableView(_:cellForRowAt:)"])
    func `is no wider than a terminal, but for names that are`(name: String) throws {
        let lines = try #require(Fidelity.explanation(of: name)).split(separator: "\n")
        let tooLong = lines.filter { $0.count > 80 && $0.drop { $0 == " " }.replacing("sent by ", with: "").contains(" ") }
        #expect(tooLong == [])
    }

    @Test func `knows nothing of what is not simulated`() {
        #expect(Fidelity.explanation(of: "UIPrinter") == nil)
        #expect(Fidelity.explanation(of: "viewWillApear") == nil)
        #expect(Fidelity.explanation(of: "UIButton.viewDidLoad") == nil)
    }

    @Test func `has every line on its page, with a grade`() {
        let known = Fidelity.notes.filter { !$0.source.isEmpty }
        #expect(known.filter { $0.grades.isEmpty }.map(\.title) == [])
        let page = Fidelity.page
        for note in known where !note.isExtension {
            #expect(page.contains("| `\(note.name.isEmpty ? note.owner : note.name)` |"), "\(note.title)")
        }
    }

    @Test func `names the grades of a line in its order, and none that is denied`() {
        var note = Fidelity.Note()
        note.source = "simplified; which one UIKit takes is not documented, its words are reported."
        #expect(note.grades == [.simplified, .reported])
    }

    // MARK: Everything is known from somewhere

    /// Types that bindings expose and that no file is generated for.
    private static let handWritten = [
        "CGPoint", "CGSize", "CGRect", "IndexPath", "IndexSet", "NSRange", "Bundle", "NSCoder", "Selector", "URL", "Date", "UUID", "Data",
        "Locale", "TimeZone", "Calendar",
        "Calendar.Component", "Calendar.Identifier", "DateComponents", "ComparisonResult", "Decimal", "NSNull", "NSNumber", "NSValue",
        "CharacterSet",
        "URLComponents", "URLQueryItem", "objc_AssociationPolicy",
        "Notification",
    ]

    @Test func `says of every member of every type how it is known`() throws {
        var unknown: [String] = []
        for name in Bindings.generatedNames + Self.handWritten {
            let type = try #require(Bindings.type(named: name), "\(name)")
            let notes = Fidelity.notes(of: name)
            for member in type.members {
                let note = notes.first { $0.name == member.name }
                if note.map(Fidelity.source) ?? Fidelity.source(ofType: name) == nil { unknown.append("\(name).\(member.name)") }
            }
            if Fidelity.source(ofType: name) == nil { unknown.append(name) }
        }
        #expect(unknown == [])
    }

    @Test func `says of every callback how it is known and what sends it`() {
        for name in Fidelity.senders.keys.sorted() {
            let entries = Fidelity.entries(for: name)
            #expect(!entries.isEmpty && entries.allSatisfy { $0.source != nil && !$0.senders.isEmpty }, "\(name)")
        }
    }

    @Test func `says of every delegate's method what sends it, or that nothing does`() throws {
        for name in Bindings.generatedNames where ["Delegate", "DataSource", "Prefetching"].contains(where: name.hasSuffix) {
            for member in try #require(Bindings.type(named: name)).members {
                let entry = try #require(Fidelity.entries(for: "\(name).\(member.name)").first, "\(name).\(member.name)")
                let isSaidToBeSilent = entry.source?.text.contains(/^simplified; (not|never) asked/) == true
                #expect(entry.senders.isEmpty == isSaidToBeSilent, "\(name).\(member.name)")
            }
        }
    }

    /// In every run that is kept as a golden, and in one of lists.
    @Test func `knows of every callback that a run has heard`() throws {
        let runs = [
            try Self.run(["call A.push", "swipe-back 40 cancel", "back"], in: .navigation),
            try Self.run(["call A.sheet", "swipe-down 40 cancel", "rotate landscapeLeft", "background", "foreground"], in: .root),
        ]
        for event in runs.flatMap(\.recording.events) where event.kind == .callback && event.name != "deinit" {
            guard !event.name.hasPrefix("init") else { continue }
            #expect(Fidelity.senders[event.name] != nil, "\(event.name)")
        }
    }

    private static func run(_ steps: [String], in container: Setting.Container) throws -> Run {
        let text = """
            import UIKit
            final class A: UIViewController {
                func push() { navigationController?.pushViewController(B(), animated: true) }
                func sheet() { present(B(), animated: true) }
            }
            final class B: UIViewController {}
            """
        return try Run(
            sources: [Source(path: "Scene.swift", text: text)],
            setting: Setting(container: container, steps: try steps.map { try Step($0) }))
    }

    // MARK: Traces

    /// The words after "recorded" or "reported", up to what is no id: `recorded begin-end-4, begin-end-6 (…)`.
    private static func ids(after grade: String, in source: String) -> [String] {
        source.matches(of: /(recorded|reported) ((?:[\w-]+(?: \([^()]*\))?(?:, )?)+)/).filter { $0.1 == grade }
            .flatMap { $0.2.split(separator: ", ").map { String($0.prefix { $0 != " " }) } }.filter { $0.contains("-") }
    }

    @Test func `calls recorded what a log shows and reported what is only told`() {
        for note in Fidelity.notes {
            #expect(Self.ids(after: "recorded", in: note.source).filter { !PublishedTraces.recorded.contains($0) } == [], "\(note.title)")
            #expect(Self.ids(after: "reported", in: note.source).filter { !PublishedTraces.told.contains($0) } == [], "\(note.title)")
        }
    }

    @Test func `names no recording that the tests do not replay`() throws {
        let folder = Self.package.appending(path: "Tests")
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let tests = try paths.filter {
            ($0.hasSuffix("Tests.swift") || $0.hasSuffix("Claims.swift")) && !$0.hasSuffix("/FidelityTests.swift")
        }
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
        let named = Set(Fidelity.notes.flatMap { Self.ids(after: "recorded", in: $0.source) })
        #expect(named.count > 30)
        #expect(named.filter { !tests.contains($0) } == [])
    }

    @Test func `explains proxies of looks, and types in others by their own names`() throws {
        #expect(try #require(Fidelity.explanation(of: "appearance()")).hasPrefix("UIAppearance.appearance()\n"))
        #expect(try #require(Fidelity.explanation(of: "CellRegistration")).hasPrefix("UICollectionView.CellRegistration\n"))
    }
}

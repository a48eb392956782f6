import Foundation
import Testing

@testable import Reference

@Suite struct `An explanation in four lines` {
    @Test func `of a callback says what is true now, what to do here, what not, and how that is known`() throws {
        let text = try #require(Explanation.brief(of: "viewIsAppearing"))
        let labels = text.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.map { $0.dropFirst(2).prefix(8) }
        #expect(text.hasPrefix("UIViewController.viewIsAppearing(_:)\n"))
        #expect(labels == ["Now     ", "Do here ", "Not here", "Known   "])
        #expect(text.contains("Apple's page of UIViewController.viewIsAppearing(_:)"))
        #expect(!text.contains("Sources/"))
    }

    @Test(arguments: [
        "viewDidLoad", "viewDidLoad()", "UIViewController.viewDidLoad", "UITableViewController.viewDidLoad()", "deinit", "draw",
        "layoutSubviews", "willMove(toWindow:)",
    ])
    func `is found by each form of its name`(name: String) throws {
        #expect(try #require(Explanation.brief(of: name)).contains("\n  Not here "))
    }

    @Test func `knows the callbacks of controllers and views that UIKit sends`() {
        // Not callbacks of a life: questions, a setter, and what the app itself calls.
        let others = [
            "setEditing(_:animated:)", "beginAppearanceTransition(_:animated:)", "endAppearanceTransition()", "alignmentRectInsets",
            "forFirstBaselineLayout", "forLastBaselineLayout", "forBaselineLayout()", "layerClass", "layoutSublayers(of:)", "draw(_:in:)",
            "minimumContentSizeCategory", "maximumContentSizeCategory", "appliedContentSizeCategoryLimitsDescription",
            "tintColorDidChange()", "updateContentUnavailableConfiguration(using:)",
        ]
        let sent = Fidelity.notes.filter {
            $0.isCallback && ["UIViewController", "UIView"].contains($0.owner) && !others.contains($0.name)
        }
        #expect(sent.count > 30)
        #expect(sent.map(\.title).filter { CallbackGuide.guides(for: $0).isEmpty } == [])
    }

    @Test func `of another member or class is what its comment and its fidelity say`() throws {
        let text = try #require(Explanation.brief(of: "UINavigationController"))
        #expect(
            text.hasPrefix("UINavigationController\n  Is       Shows the top of a stack of controllers under a bar.\n  Known    documented")
        )
        #expect(Explanation.brief(of: "UIPrinter") == nil)
        #expect(try #require(Explanation.brief(of: "init")).split(separator: "\n").count < 40)
    }

    @Test func `of a word is its entry in the glossary, and names members of that name`() throws {
        let text = try #require(Explanation.brief(of: "frame"))
        #expect(text.hasPrefix("frame\n  Is       One picture of the display"))
        #expect(text.contains("\n  Also of UIView, ") || text.contains("\n  Also of CALayer, "))
    }

    @Test func `is known of those names in code that stand for something, and of labels that tell one method from others`() {
        #expect(Explanation.known(among: ["viewWillAppear", "animated", "makeCoffee", "viewWillAppear"]) == ["viewWillAppear"])
        #expect(Explanation.known(among: ["tableView", "didSelectRowAt"]) == ["tableView", "didSelectRowAt"])
    }

    @Test func `names its sources where there is room for them`() throws {
        let meaning = try #require(Explanation(of: "UINavigationController")?.meanings.first)
        #expect(meaning.title == "UINavigationController" && meaning.rows.map(\.label) == ["Is"])
        #expect(meaning.known.hasPrefix("documented ") && !meaning.known.contains("--more"))
    }

    @Test func `is no wider than 80 columns`() throws {
        let names = CallbackGuide.all.map(\.name) + Glossary.words + ["UINavigationController", "view", "init", "tableView", "frame"]
        for name in names {
            let wide = try #require(Explanation.brief(of: name), "\(name)").split(separator: "\n").filter { $0.count > 80 }
            #expect(wide == [])
        }
    }

    // MARK: What is written

    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let sentences =
        CallbackGuide.all.flatMap { $0.now + $0.here + $0.notHere } + Glossary.entries.map(\.meaning)

    @Test func `has three parts for every callback, and no line that is not read`() throws {
        #expect(CallbackGuide.all.filter { $0.now.isEmpty || $0.here.isEmpty || $0.notHere.isEmpty }.map(\.name) == [])
        #expect(Set(CallbackGuide.all.map(\.name)).count == CallbackGuide.all.count)
        for (file, count) in [
            ("Callbacks", CallbackGuide.all.flatMap { $0.now + $0.here + $0.notHere }.count), ("Glossary", Glossary.entries.count),
        ] {
            let text = try String(contentsOf: Self.package.appending(path: "Sources/Reference/Authored/\(file).txt"), encoding: .utf8)
            let written = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.joined()
            #expect(written.count { $0 == "[" } == count)
        }
    }

    @Test func `says nothing without a source that can be looked up`() throws {
        let ledger = try String(contentsOf: Self.package.appending(path: "Lessons/Claims.yaml"), encoding: .utf8)
        let claims = Set(ledger.matches(of: /- id: (\w+)/).map { String($0.1) })
        for sentence in Self.sentences {
            #expect(!sentence.sources.isEmpty, "\(sentence.text)")
            for source in sentence.sources {
                let isKnown =
                    if source.hasPrefix("claim ") {
                        claims.contains(String(source.dropFirst(6)))
                    } else if source.hasPrefix("trace ") {
                        PublishedTraces.recorded.contains(String(source.dropFirst(6)))
                    } else {
                        source.wholeMatch(of: /WWDC\d\d \d+ \d+:\d\d|Apple [A-Z]\S*|Swift [A-Z][A-Za-z ]+|reported .+|appear/) != nil
                    }
                #expect(isKnown, "\(source)")
            }
        }
    }

    @Test func `is in short sentences`() {
        for sentence in Self.sentences {
            #expect(sentence.text.hasSuffix("."), "\(sentence.text)")
            for part in sentence.text.split(separator: ". ") { #expect(part.split(separator: " ").count <= 25, "\(part)") }
        }
    }

    // MARK: The glossary

    @Test(arguments: ["safe area", "safeArea", "Safe-Area", "transaction", "transactions", "wrapper", "settled", "commit", "turn", "frame"])
    func `the glossary knows a word in each of its forms`(word: String) throws {
        #expect(try #require(Glossary.entry(word)).meaning.text.hasSuffix("."))
    }

    @Test func `the glossary knows no word twice, and not every word`() {
        let words = Glossary.entries.flatMap(\.words)
        #expect(Set(words).count == words.count)
        #expect(Glossary.entry("viewDidLoad") == nil && Glossary.entry("") == nil)
        #expect(Glossary.entry("wrapper view")?.meaning == Glossary.entry("wrapper")?.meaning)
    }

    @Test func `the glossary finds the words of a text in order, the longest first, and each once`() {
        #expect(
            Glossary.words(in: "The safe area of a view: in the run loop's turn two transactions end, and a transaction begins.")
                == ["safe area", "run loop", "turn", "transaction"])
        #expect(Glossary.words(in: "Nothing here.") == [])
    }
}

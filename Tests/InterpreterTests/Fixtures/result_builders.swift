@resultBuilder
enum LinesBuilder {
    static func buildExpression(_ text: String) -> [String] { [text] }
    static func buildExpression(_ texts: [String]) -> [String] { texts }
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? ["nothing"] }
    static func buildEither(first: [String]) -> [String] { ["first"] + first }
    static func buildEither(second: [String]) -> [String] { ["second"] + second }
    static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
    static func buildFinalResult(_ lines: [String]) -> String { lines.joined(separator: "|") }
}

func lines(@LinesBuilder _ content: () -> String) -> String { content() }

func page(_ n: Int, extra: Bool) -> String {
    lines {
        "page \(n)"
        let doubled = n * 2
        "doubled \(doubled)"
        if extra { "extra" }
        if n > 1 {
            "many"
            "more"
        } else {
            "few"
        }
        for index in 0..<n {
            "row \(index)"
            if index == 1 { "odd" }
        }
        switch n {
        case 0: "zero"
        case 1: "one"
        default: "some"
        }
        ["a", "b"]
    }
}

print(page(1, extra: true))
print(page(2, extra: false))

@resultBuilder
struct SumBuilder {
    static func buildBlock() -> Int { 0 }
    static func buildPartialBlock(first: Int) -> Int { first }
    static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
}

struct Report {
    @SumBuilder var code: Int {
        1
        2
        3
    }
    @SumBuilder func more(_ n: Int) -> Int {
        n
        code
    }
    let text: String
    init(title: String, @LinesBuilder body: () -> String) { text = title + ": " + body() }
}

let report = Report(title: "t") {
    "x"
    "y"
}
print(report.text, report.code, report.more(4))

class View {
    let name: String
    private(set) var children: [View] = []
    init(_ name: String) { self.name = name }
    func callAsFunction(@ViewBuilder _ content: () -> [View]) { children += content() }
    var tree: String { children.isEmpty ? name : name + "(" + children.map(\.tree).joined(separator: " ") + ")" }
}

@resultBuilder
enum ViewBuilder {
    static func buildBlock(_ views: View...) -> [View] { views }
}

final class Screen {
    let view = View("root")
    var label: View?
    func load() {
        view {
            View("a")
            make(&label) {
                View("b")
                View("c")
            }
        }
    }
    func make(_ outlet: inout View?, @ViewBuilder _ content: () -> [View]) -> View {
        let made = View("made")
        made(content)
        outlet = made
        return made
    }
}

let screen = Screen()
screen.load()
print(screen.view.tree, screen.label?.tree ?? "none")

// What result builders make.
protocol Node { func render(_ indent: Int) -> String }
struct Text: Node {
    let s: String; init(_ s: String) { self.s = s }; func render(_ i: Int) -> String { String(repeating: " ", count: i) + s }
}
struct Group: Node { let kids: [any Node]; func render(_ i: Int) -> String { kids.map { $0.render(i) }.joined(separator: "\n") } }
struct Tag: Node {
    let name: String; let attrs: KeyValuePairs<String, String>; let body: any Node
    init(_ name: String, _ attrs: KeyValuePairs<String, String> = [:], @NodeBuilder _ b: () -> any Node) {
        self.name = name; self.attrs = attrs; body = b()
    }
    func render(_ i: Int) -> String {
        let p = String(repeating: " ", count: i); let a = attrs.map { " \($0.key)=\"\($0.value)\"" }.joined();
        return "\(p)<\(name)\(a)>\n\(body.render(i + 2))\n\(p)</\(name)>"
    }
}
@resultBuilder enum NodeBuilder {
    static func buildExpression(_ n: any Node) -> [any Node] { [n] }
    static func buildExpression(_ s: String) -> [any Node] { [Text(s)] }
    static func buildExpression(_ n: Int?) -> [any Node] { n.map { [Text("#\($0)")] } ?? [] }
    static func buildBlock(_ c: [any Node]...) -> [any Node] { c.flatMap { $0 } }
    static func buildOptional(_ c: [any Node]?) -> [any Node] { c ?? [] }
    static func buildEither(first c: [any Node]) -> [any Node] { c }
    static func buildEither(second c: [any Node]) -> [any Node] { [Text("else:")] + c }
    static func buildArray(_ c: [[any Node]]) -> [any Node] { c.flatMap { $0 } }
    static func buildLimitedAvailability(_ c: [any Node]) -> [any Node] { c }
    static func buildFinalResult(_ c: [any Node]) -> any Node { c.count == 1 ? c[0] : Group(kids: c) }
}
func page(_ items: [String], admin: Bool, n: Int?) -> some Node {
    Tag("html", ["lang": "en", "dir": "ltr"]) {
        "title"
        n
        if admin { Tag("b") { "root" } } else if items.isEmpty { "none" } else { "guest" }
        for (i, it) in items.enumerated() where i != 1 {
            Tag("li", ["i": "\(i)"]) {
                it; if it.count > 2 { "long" }
            }
        }
        switch items.count {
        case 0: "zero";
        case 1...2: "few";
        default:
            Tag("many") {
                "x"; "y"
            }
        }
        let shout = items.joined().uppercased()
        shout
    }
}
print(page(["ab", "skip", "cdef"], admin: false, n: 3).render(0)); print(page([], admin: true, n: nil).render(1))
@resultBuilder struct Sum {
    static func buildBlock(_ p: Int...) -> Int { p.reduce(0, +) }; static func buildPartialBlock(first: Int) -> Int { first };
    static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next };
    static func buildEither(first: Int) -> Int { first }; static func buildEither(second: Int) -> Int { -second }
}
@Sum func digits(_ f: Bool) -> Int { 1; 2; if f { 3 } else { 4 } }
print(digits(true), digits(false))
struct Builder { @Sum var computed: Int { 4; 5 }; @Sum static func st() -> Int { 7; 8; 9 } }
print(Builder().computed, Builder.st())

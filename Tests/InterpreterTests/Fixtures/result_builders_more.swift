@resultBuilder enum Lines { static func buildExpression(_ s: String) -> [String] { [s] }; static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }; static func buildBlock(_ p: [String]...) -> [String] { p.flatMap { $0 } }; static func buildOptional(_ p: [String]?) -> [String] { p ?? ["-"] }; static func buildEither(first p: [String]) -> [String] { p }; static func buildEither(second p: [String]) -> [String] { p.map { "else " + $0 } }; static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } }; static func buildFinalResult(_ p: [String]) -> String { p.joined(separator: ",") } }
func lines(@Lines _ f: () -> String) -> String { f() }
let flag = false
print(lines { "a"; 1; if flag { "yes" } else { "no" }; for i in 0..<2 { "i\(i)"; i }; if flag { "never" }; let x = "local"; x; switch 2 { case 1: "one"; default: "many" } })
struct Page { let title: String; @Lines var body: String { title; "body" }; init(_ t: String) { title = t } }
print(Page("T").body)

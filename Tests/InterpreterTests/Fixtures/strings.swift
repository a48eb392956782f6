let name = "World"
print("Hello, \(name)! \(1 + 2) \(name.count) \(name.uppercased()) \("nested \(name)")")
print("""
    Multi
      line \(name)
    end "quoted" \\ tab\tx
    """)
print(#"raw \(name) \n"#, "emoji 👍🏽 é".count)
var s = "abc"
s += "def"
s.append("g")
print(s, s.hasPrefix("ab"), s.hasSuffix("fg"), s.contains("cd"), s.isEmpty, s.first!, s.last!, s.reversed().map { String($0) }.joined())
for ch in "héy" { print(ch, terminator: "|") }
print()
print(s.map { $0.uppercased() }.joined(separator: "-"), s.filter { $0 != "d" }, String(s.reversed()), s.prefix(3), s.dropFirst(2))
print("a,b,,c".split(separator: ","), "a b".split(separator: " ").map(String.init))
print("x" < "y", "abc" == "abc", "a" + "b", String(repeating: "ab", count: 3))
print(Int("12") ?? 0, Int("x") ?? -1, Double("2.5") ?? 0, String(42), String(3.5), String(true), "\(Int("7")!)")
print("A".lowercased(), Character("z"), "abc".sorted(), "cab".max()!, "banana".firstIndex(of: "n") != nil)
print("5".isEmpty, "swift".capitalizedFirst)
extension String { var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
    func times(_ n: Int) -> String { String(repeating: self, count: n) } }
print("ab".times(2), "line1\nline2".split(separator: "\n").count)
let c: Character = "x"
print(c, "\(c)y", c == "x", ["a", "b"], "q\"uote", ["q\"uote\n"])
print("unicode: \u{1F600} \u{e9}", "tab\there")
print(s.enumerated().map { "\($0.offset)\($0.element)" }, Array(s).count, s.allSatisfy { $0.isLetter }, "a1".contains { $0.isNumber })
debugPrint("debug", 1, ["a"])
print("a", "b", separator: "-", terminator: "!\n")
print(1.0, 0.1 + 0.2, 1e20, 1e16, 123456789.0, 1.0 / 3, -0.0, 5e-5, 100.0, Double.infinity, Float(0.1), 2.50)
print("\(1.5) \(true) \([1, 2]) \((1, 2)) \(["k": 1]) \(Optional(3) as Any)")

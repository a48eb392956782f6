let text = "The quick brown fox"
print(text.split(separator: " ").map { $0.first! }, text.components().count)
extension String { func components() -> [String] { split(separator: " ").map(String.init) }; var isPalindrome: Bool { let s = lowercased().filter { $0.isLetter }; return s == String(s.reversed()) }; subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }
print("Racecar".isPalindrome, "abc".isPalindrome, text[4], text.count)
let i = text.index(text.startIndex, offsetBy: 3); print(text[..<i], text[text.index(after: i)...], text.prefix(3) + "!", text.suffix(3))
var s = "hello"; s.insert("X", at: s.startIndex); s.removeLast(); print(s, s.removeFirst(), s, s.isEmpty)
s.append(contentsOf: " there"); s += ["!", "?"].joined(); print(s, s.lowercased() == s, s.first == "h", s.contains("the"))
print("a-b-c".split(separator: "-", maxSplits: 1).map(String.init), ",a,".split(separator: ",", omittingEmptySubsequences: false).count)
for (i, c) in "añ😀".enumerated() { print(i, c, terminator: " ") }
print("añ😀".count, "añ😀".unicodeScalars.count, "añ😀".utf8.count)
print("Hello".map { $0.isUppercase ? $0.lowercased() : $0.uppercased() }.joined(), "a1b2".filter { $0.isNumber }, "zebra".sorted().map(String.init).joined())
var counts: [Character: Int] = [:]; for c in "mississippi" { counts[c, default: 0] += 1 }; print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined(separator: " "))
print("\("a" + "b") \(text.count > 5 ? "long" : "short") \([1, 2].map { "<\($0)>" }.joined())", "tab\tquote\"back\\slash") 
let multi = """
  indented \(1 +
    1) line
    "quotes" stay
\tescaped \
joined
"""
print(multi)
print("abc" < "abd", "a" == "a", "B" < "a", "10" < "9", ["b", "a"].min()!, max("x", "y"))
struct Money: CustomStringConvertible, CustomDebugStringConvertible { var n: Int; var description: String { "$\(n)" }; var debugDescription: String { "Money(\(n))" } }
print(Money(n: 3), [Money(n: 4)], "\(Money(n: 5))", String(describing: Money(n: 6)), String(reflecting: Money(n: 7)), Optional(Money(n: 8)) as Any)
class C { }; class D: CustomStringConvertible { var description: String { "D!" } }
print(C(), D(), [D()], [C()], "\(C())", type(of: C()), "\(type(of: D()))", String(describing: C.self))
enum E { case a, b(Int, name: String), c(x: Double) }; struct S { let e: E; let o: Int?; let s: String; let t: (Int, String); let a: [E]; let d: [String: Int] }
print(S(e: .b(1, name: "n"), o: nil, s: "str", t: (1, "x"), a: [.a, .c(x: 1)], d: ["k": 1]))
print(E.a, E.b(1, name: "z"), [E.c(x: 2)], Optional(E.a) as Any, (E.a, 1), ["k": E.a])
print((1, 2.0, "s", true, nil as Int?), [Optional(1), nil], [[1]], ["a": ["b": 1]], Set([1]), 1...2, [1..<3], (name: "n", 2))
debugPrint("s", 1.0, ["a": "b"], E.a, S.self, Money(n: 1)); print(Int.self, String.self, [Int].self, C.self, E.self)
print("", "x", terminator: "|\n"); print(); print("a", 1, true, 2.5, separator: "")
let optional: String? = "v"; print("\(optional ?? "none") \(String(describing: optional)) \(optional!)", optional.debugDescription)

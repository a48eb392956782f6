let s = "Hello, Wörld!"
print(s.count, s.uppercased(), s.lowercased(), s.isEmpty, s.hasPrefix("He"), s.hasSuffix("!"), s.contains("Wö"))
print(s.first!, s.last!, s.reversed().map(String.init).joined(), String(s.prefix(5)), String(s.suffix(3)), s.dropFirst(7))
print(s.split(separator: ","), s.firstIndex(of: ",") != nil, s.replacing("l", with: "L"))
let i = s.index(s.startIndex, offsetBy: 7)
print(s[i], s[i...], s[..<i], s.distance(from: s.startIndex, to: i))
var t = "abc"
t.insert("x", at: t.startIndex); t.append("!"); t.removeLast(); t += "def"
print(t, t.remove(at: t.startIndex), t, t.filter { $0 > "b" }, t.map { $0.isLetter }.count)
print("a" < "b", "a" == "a", "abc".compactMap { $0.asciiValue }, Int("12") ?? 0, Int("x") as Any, Double("2.5")!)
print("x".isEmpty, String(repeating: "ab", count: 2), "1,2,3".split(separator: ",").compactMap { Int($0) }.reduce(0, +))
for c in "héy" { print(c, terminator: "|") }
print()
print("""
    multi
      "line" \(1 + 1)
    end
    """)
print(#"raw \n \(x)"#, "tab\tq\"")

let c: Any = Character("x"), s: Any = "x", u: Any = "xyz".dropFirst()
for v in [c, s, u] {
    print(type(of: v), v is String, v is Character, v is Substring, v as? String as Any, v as? Character as Any, v as? Substring as Any)
    switch v { case let s as String: print("string", s); case let c as Character: print("character", c); case is Substring: print("substring"); default: print("other") }
}
func kind<T>(_ v: T) -> String { "\(T.self)" }
print(kind("a"), kind("a" as Character), kind("abc".first!), kind("abc".dropFirst()), kind("abc"["abc".startIndex...]), kind("a b".split(separator: " ")), kind(Array("ab")), kind("ab".map { $0 }), kind("ab".reversed() as [Character]))
func f(_ s: String) -> String { "String" }
func f(_ s: Substring) -> String { "Substring" }
func f(_ s: Character) -> String { "Character" }
print(f("a"), f("ab".prefix(1)), f("ab".first!), f(String("ab".prefix(1))), f(Character("q")))
let words = "the quick brown".split(separator: " ")
print(type(of: words), type(of: words[0]), words.map(String.init), words.joined(separator: "-"))
var counts: [Character: Int] = [:]
for c in "hello" { counts[c, default: 0] += 1 }
print(counts["l"]!, counts["h"]!, counts.keys.sorted(), type(of: counts))
let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
print("education".filter { vowels.contains($0) }, "education".filter(vowels.contains).count)
let chars: [Character] = ["a", "b"]; print(chars, String(chars), chars.contains("a"), chars.firstIndex(of: "b")!)
let mixed: [Any] = ["a", Character("b"), "cd".prefix(1), 1]
print(mixed, mixed.filter { $0 is Character }.count, mixed.compactMap { $0 as? String })
print([AnyHashable("a"), AnyHashable(1)].contains("a"))
let ch: Character = "é"; print(ch, ch.unicodeScalars.count, ch.utf8.count, ch.isLetter, ch.uppercased(), type(of: ch.uppercased()), ch == "é", "\(ch)!", [ch])
let o: Character? = "abc".last; print(o as Any, o == "c", o.map { String($0) } ?? "")
struct Cell { var mark: Character = "."; var label: Substring = "" }
var cell = Cell(); print(cell.mark, cell); cell.mark = "x"; cell.label = "hello".prefix(2); print(cell.mark, cell.label, type(of: cell.mark), type(of: cell.label), cell)
let sub = "hello world".prefix(5); print(sub, sub.count, sub + "!", sub.uppercased(), sub == "hello", "hello" == sub, sub.hasPrefix("he"), type(of: sub + "!"), [sub], sub.first!)
var m = sub; m.append("?"); m.removeFirst(); print(m, type(of: m), m.isEmpty, m.last!)
switch "abc".first { case "a": print("is a"); case "b"?: print("is b"); default: print("none") }
switch Character("z") { case "a"..."m": print("first half"); case "n"..."z": print("second half"); default: print("?") }
let cmp = ("a" as Character) < "b"; print(cmp, ["c", "a", "b"].max()!, "hello".max()!, "hello".min()!, "hello".sorted(), String("hello".sorted()))
print(Int("12".prefix(1))!, Double("1.5x".dropLast())!, Int(String("7".first!))!, "7".first!.wholeNumberValue!, Character("A").asciiValue!)
for (i, c) in "ab".enumerated() { print(i, c, type(of: c)) }
print(zip("ab", "cd").map { "\($0)\($1)" }, "abc".reduce("") { "\($1)" + $0 }, "ab".flatMap { [$0, $0] }, String("ab".flatMap { [$0, $0] }))
print("a,b,,c".split(separator: ",", omittingEmptySubsequences: false).count, "a,b".split(separator: ",").map(\.count), "one two".split { $0 == " " })
func takesAny(_ x: Any) -> String { x is Character ? "char" : x is String ? "str" : "?" }
print(takesAny("a"), takesAny("abc".first!), takesAny(Character("c")))
enum E: Equatable { case ch(Character), st(String), su(Substring) }
print(E.ch("a"), E.st("a"), E.su("a"), E.ch("a") == .ch("a"))
let dict: [String: Character] = ["k": "v"]; print(dict, type(of: dict["k"]!))
let closure: (Character) -> Bool = { $0 == "a" }; print(closure("a"), "banana".filter(closure), "banana".contains(where: closure), "banana".firstIndex(of: "n") == "banana".index(after: "banana".index(after: "banana".startIndex)))
let t: (Character, String) = ("a", "b"); print(t, type(of: t.0), type(of: t))
print("abc".randomElement() != nil, "x".isEmpty, Character(Unicode.Scalar(65)), "abc".unicodeScalars.map { $0.value }, String(describing: Character("q")), String(reflecting: Character("q")), String(reflecting: "q".prefix(1)))

let s = "Hello big world"
let start = s.firstIndex(of: " ")!, rest = s[s.index(after: start)...]
let end = rest.firstIndex(of: " ")!
print(s[start..<end], rest[..<end], s[end...], rest.startIndex == s.index(after: start), rest.endIndex == s.endIndex, rest.startIndex > s.startIndex)
print(s.distance(from: s.startIndex, to: end), rest.distance(from: rest.startIndex, to: end), rest.index(after: rest.startIndex) == s.index(s.startIndex, offsetBy: 7))
var p = rest.prefix(3); print(p, p.endIndex == end, s[p.endIndex], p.base); p = p.dropFirst(); print(p, s[p.startIndex], s.distance(from: s.startIndex, to: p.startIndex))
for i in rest.indices where rest[i] == "b" || rest[i] == "w" { print(s.distance(from: s.startIndex, to: i), s[i], s[..<i]) }
let words = s.split(separator: " "); for w in words { print(w, s.distance(from: s.startIndex, to: w.startIndex), s[w.startIndex..<w.endIndex] == w) }
print(words[1].startIndex < words[2].startIndex, s[words[0].endIndex..<words[2].startIndex])
let r: Range<String.Index> = words[1].startIndex..<words[1].endIndex; print(s[r], r.contains(end), r.lowerBound == words[1].startIndex, r.isEmpty, s[r.upperBound])
let c = s.startIndex...s.index(s.startIndex, offsetBy: 4); print(s[c], c.contains(s.startIndex))
print(s.suffix(5).startIndex == s.index(s.endIndex, offsetBy: -5), s.suffix(from: end), s.prefix(upTo: start), s.prefix(through: start), s.lastIndex(of: "o")! == s.index(s.endIndex, offsetBy: -4))
if let i = s.firstIndex(where: { $0 == "b" }), let j = s.index(i, offsetBy: 3, limitedBy: s.endIndex) { print(s[i..<j]) }
print(s.index(s.startIndex, offsetBy: 50, limitedBy: s.endIndex) == nil, s.index(s.endIndex, offsetBy: -50, limitedBy: s.startIndex) == nil)
print(s.index(s.startIndex, offsetBy: 2, limitedBy: s.startIndex) == nil, rest.index(rest.startIndex, offsetBy: 2, limitedBy: s.startIndex) == s.index(s.startIndex, offsetBy: 8), s.index(s.endIndex, offsetBy: -1, limitedBy: s.endIndex) == nil)
var t = s; t.insert("!", at: t.endIndex); t.insert(contentsOf: "very ", at: t.index(after: start)); print(t); t.remove(at: t.startIndex); t.removeSubrange(t.startIndex..<t.firstIndex(of: "v")!); print(t)
t.replaceSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 4), with: "so"); print(t)
var i = s.startIndex; s.formIndex(after: &i); s.formIndex(&i, offsetBy: 3); print(s[i]); s.formIndex(before: &i); print(s[i])
let e = "e\u{301}a🇩🇪b👨‍👩‍👧c"; print(e.count, e.indices.count, e.unicodeScalars.count, e.utf16.count, e.utf8.count); var k = e.startIndex; while k < e.endIndex { print(e[k], terminator: " "); k = e.index(after: k) }; print()
let tail = e.drop { $0 != "a" }; print(tail, tail.startIndex == e.firstIndex(of: "a"), e[..<tail.startIndex]); print(tail.dropFirst(2).first!, e[tail.dropFirst().startIndex])
func trim(_ s: Substring) -> Substring { var s = s; while let f = s.first, f == " " { s.removeFirst() }; while let l = s.last, l == " " { s.removeLast() }; return s }
let padded = "  hi there  "; let core = trim(padded[...]); print("[\(core)]", padded.distance(from: padded.startIndex, to: core.startIndex), padded[core.endIndex...].count)
func parse(_ text: String) -> [(String, String)] { var result: [(String, String)] = []; var rest = Substring(text)
  while let eq = rest.firstIndex(of: "=") { let key = rest[..<eq]; rest = rest[rest.index(after: eq)...]; let stop = rest.firstIndex(of: ";") ?? rest.endIndex; result.append((String(key), String(rest[..<stop]))); rest = stop < rest.endIndex ? rest[rest.index(after: stop)...] : rest[stop...] }
  return result }
print(parse("a=1;bb=22;c=3"))
var q = Substring("abc"); while let x = q.popFirst() { print(x, q, terminator: ";") }; print(q.isEmpty)
let idx: [String.Index] = Array(s.indices); print(idx.count, idx.sorted() == idx, Set(idx).count, idx[3] == s.index(s.startIndex, offsetBy: 3))
let places: [String.Index: Int] = [s.startIndex: 0, end: 9]; print(places[end]!)
extension String { subscript(_ n: Int) -> Character { self[index(startIndex, offsetBy: n)] }
  subscript(r: Range<Int>) -> Substring { self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)] } }
print(s[1], s[6..<9], type(of: s[1]), type(of: s[6..<9]))
extension StringProtocol { var firstWord: SubSequence { self[..<(firstIndex(of: " ") ?? endIndex)] } }
print(s.firstWord, rest.firstWord, type(of: s.firstWord), s[rest.firstWord.endIndex...])
extension Collection { var second: Element? { let i = index(after: startIndex); return i < endIndex ? self[i] : nil } }
print(s.second!, [1, 2].second!, rest.second!, (5..<9).second!)
print(s.ranges, "aXbX".indices.filter { "aXbX"["aXbX".index("aXbX".startIndex, offsetBy: 0)] == "a" && $0 > "aXbX".startIndex }.count)
extension String { var ranges: Int { 1 } }
print(String(s.reversed()), String(rest.reversed()), s.lowercased().capitalizedFirst)
extension String { var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() } }

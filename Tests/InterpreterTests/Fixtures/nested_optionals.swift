// Optionals of optionals: dictionaries and lists of optionals, patterns, try?, casts.
let a: Int?? = nil
let b: Int?? = .some(nil)
let c: Int?? = 5
print(a as Any, b as Any, c as Any)
print(a == nil, b == nil, c == nil)
if let x = b { print("b has", x as Any) } else { print("b none") }
if let x = a { print("a has", x as Any) } else { print("a none") }
if let x = c, let y = x { print("c", y) }
var d: [String: Int?] = ["a": 1, "b": nil]
d["c"] = .some(nil)
d.updateValue(nil, forKey: "d")
print(d.count)
print(d["a"] as Any, d["b"] as Any, d["zz"] as Any)
if let v = d["b"] { print("present", v as Any) } else { print("absent") }
if let v = d["zz"] { print("present", v as Any) } else { print("absent") }
if d["b"] == nil { print("b nil") } else { print("b not nil") }
d["a"] = nil
print(d.count, d.keys.sorted())
switch d["b"] {
case .none: print("missing")
case .some(.none): print("null")
case .some(.some(let x)): print("value", x)
}
func f() throws -> Int? { 3 }
func g() throws -> Int? { nil }
struct E: Error {}
func h() throws -> Int? { throw E() }
let t1 = try? f(); let t2 = try? g(); let t3 = try? h()
print(t1 as Any, t2 as Any, t3 as Any)
let any: Any? = 4
if let x = any as? Int? { print("cast", x as Any) } else { print("nocast") }
let anyNil: Any? = nil
if let x = anyNil as? Int? { print("cast", x as Any) } else { print("nocast") }
let arr: [Int?] = [1, nil, 3]
print(arr.first as Any, arr.last as Any, arr[1] as Any)
if let first = arr.first { print("first", first as Any) }
let arr2: [Int?] = [nil]
if let first = arr2.first { print("first", first as Any) } else { print("empty") }
if let first = arr2.first, let v = first { print(v) } else { print("inner nil") }
for x in arr { print(x as Any) }
for case let x? in arr { print(x) }
print(arr.compactMap { $0 })
print(arr.map { $0.map { $0 * 2 } })
let o: Int? = 3
let oo = o.map { Optional($0) }
print(oo as Any)
let p = o.flatMap { $0 > 2 ? $0 : nil }
print(p as Any)
let q: Int?? = o
print(q as Any)
print((q ?? nil) as Any, q ?? 9 as Any, (q ?? 1) ?? 2)
let e: String?? = "x"
print("\(e as Any)", e??.count as Any)
print(Optional(Optional(1)) as Any)
func count(_ texts: [String?]) -> [String: Int?] {
    var result: [String: Int?] = [:]
    for (place, text) in texts.enumerated() { result["\(place)"] = .some(text?.count) }
    return result
}
let counts = count(["a", nil, "ccc"])
for key in counts.keys.sorted() {
    if let count = counts[key], let number = count { print(key, number) } else { print(key, "without") }
}
var iterator = [1, nil].makeIterator()
var turns = 0
while let _ = iterator.next() { turns += 1 }
print(turns)
final class Kept<Content> {
    private var isSet = false
    private var plain: Content?
    private var forced: Content!
    init(_ content: Content) {
        plain = content
        self.forced = content
        isSet = true
    }
    init() {}
    var isEmpty: Bool { plain == nil }
    var content: Content {
        get { plain! }
        set { plain = newValue }
    }
    var other: Content {
        if isSet {
            forced!
        } else {
            fatalError("nothing")
        }
    }
    func take(_ content: Content) -> Bool {
        let update = { self.plain = content }
        update()
        return plain != nil
    }
}
let keptNil = Kept<String?>(nil)
print(keptNil.content == nil, keptNil.other == nil, keptNil.isEmpty, Kept<String?>().isEmpty)
keptNil.content = "x"
print(keptNil.content!, keptNil.take(nil), keptNil.content as Any)
print(Kept(Int("q")).content as Any, Kept(Int("4")).other as Any, Kept(3).content)
func forced<T>(_ value: T) -> T {
    let optional: T? = value
    return optional!
}
print(forced(Int("q")) as Any, forced(2))

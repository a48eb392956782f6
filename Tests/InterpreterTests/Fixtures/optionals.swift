class Node { var value: Int; var next: Node?; init(_ v: Int, _ n: Node? = nil) { value = v; next = n }; func double() -> Int { value * 2 } }
let list = Node(1, Node(2, Node(3)))
print(list.next?.next?.value as Any)
print(list.next?.next?.next?.value as Any)
print(list.next?.next?.next?.next?.double() ?? -1)
let x: Int? = 5
let y: Int? = nil
print(x, y)
print(x ?? 0, y ?? 0, x! + 1)
if let x { print("got", x) }
if let x, x > 3, let z = Optional("z") { print(x, z) }
if let y { print(y) } else { print("none") }
func f(_ s: String?) -> String {
    guard let s, !s.isEmpty else { return "empty" }
    return s.uppercased()
}
print(f("abc"), f(nil), f(""))
var opt: String? = "hello"
opt?.append("!")
print(opt!)
opt = nil
opt?.append("?")
print(opt == nil, opt != nil)
var arr: [Int]? = [1]
arr?.append(2)
arr?[0] = 9
print(arr ?? [])
list.next?.value += 10
list.next?.next = nil
print(list.next!.value, list.next?.next == nil)
let dict = ["a": 1]
print(dict["a"]!, dict["b"] == nil, dict["a"] ?? 0)
switch x {
case .some(let v) where v > 4: print("big", v)
case .some(let v): print("small", v)
case .none: print("nil")
}
switch y {
case 3?: print("three")
case nil: print("nothing")
default: print("other")
}
let m = x.map { $0 * 2 }
print(m as Any, y.map { $0 * 2 } as Any, x.flatMap { $0 > 3 ? "yes" : nil } as Any)
var iuo: String!
iuo = "implicitly"
print(iuo.count, iuo!)
let strings = ["1", "x", "3"]
print(strings.compactMap { Int($0) }, strings.map { Int($0) })
let chain: String? = list.next.map { "n\($0.value)" }
print(chain ?? "")
while let n = Optional(3), x! < 5 { print(n) }
print(Int("42")! + 1)
let nestedDefault = y ?? x ?? 7
print(nestedDefault)
print(x == 5, x == nil, y == nil, x != 4)
let opts: [Int?] = [1, nil, 3]
for case let v? in opts { print("v", v) }
print(opts)
struct P { var name: String?; var n: Int? }
print(P(name: "a", n: nil))

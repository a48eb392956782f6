@dynamicMemberLookup struct Box<T> { var value: T
  subscript<V>(dynamicMember k: KeyPath<T, V>) -> V { value[keyPath: k] } }
struct U { let name: String; let age: Int }
let b = Box(value: U(name: "A", age: 3))
print(b.name, b.age)
@dynamicMemberLookup struct J { let d: [String: Int]
  subscript(dynamicMember m: String) -> Int { d[m] ?? -1 } }
print(J(d: ["a": 1]).a, J(d: [:]).zzz)
struct Mul { let f: Int
  func callAsFunction(_ x: Int) -> Int { x * f }
  func callAsFunction(by x: Int) -> String { "by \(x)" } }
let m = Mul(f: 3)
print(m(4), m(by: 4))

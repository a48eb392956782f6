class A { var b: B?; var list: [B] = []; var byName: [String: B] = [:] }
class B { var c: C? = C(); var n = 1; func next() -> B? { c == nil ? nil : self } ; deinit { print("B gone", n) } }
class C { var value: Int? = 3; var text: String? }
let a = A()
print(a.b?.c?.value as Any)
a.b?.c?.value = 9
a.b = B()
a.b?.c?.value = 9
a.b?.c?.value? += 1
print(a.b?.c?.value ?? -1, a.b?.next()?.next()?.n as Any, a.b?.c?.text?.count as Any)
a.byName["x"] = B()
a.byName["x"]?.n = 4
a.byName["y"]?.n = 5
print(a.byName["x"]!.n, a.list.first?.n as Any)
a.b = nil
print("end")

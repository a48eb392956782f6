class A {}; class B: A { let b = 1 }; final class C: B {}; protocol P {}; extension C: P {}; struct S: P {}
let list: [Any] = [A(), B(), C(), S(), 1, 2.5, "s", [1], ["k": 1], (1, 2), nil as Int? as Any, { 1 } as () -> Int]
for x in list { print(x is A, x is B, x is P, (x as? B)?.b as Any, x as? Int as Any, x is String, x is [Int], x is [String: Int], separator: ",") }
let a: A = C()
print((a as! B).b, a is C, type(of: a), (a as? P) != nil, (a as AnyObject) === a)
if let c = a as? C, let p = c as? any P { print("both", p is C) }
let objects: [AnyObject] = [A(), C()]
print(objects.compactMap { $0 as? B }.count, objects.filter { $0 is A }.count, [1, 2] as [Any] is [Int], (["a", 1] as [Any]).compactMap { $0 as? String })

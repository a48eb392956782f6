struct P { var x = 1; let y = "a" }
print(type(of: \P.x), type(of: \P.y), \P.y is WritableKeyPath<P, String>, \P.x)
let all: [PartialKeyPath<P>] = [\P.x, \P.y]
var p = P()
for k in all { if let w = k as? WritableKeyPath<P, Int> { p[keyPath: w] = 9 } }
let any: AnyKeyPath = \P.x
print(p.x, \P.x == all[0], p[keyPath: any] as Any)

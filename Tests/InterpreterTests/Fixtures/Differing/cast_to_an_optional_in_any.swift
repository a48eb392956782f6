func show(_ l: String, _ v: Any?) { print(l, v as Any) }
let five: Any = 5, none: Any = Int?.none as Any, list: Any = [1, 2]
show("Int?", five as? Int?); show("Any?", five as? Any?); show("none", none as? Any?)
show("[Int?]", list as? [Int?]); show("[String: Int?]", (["a": 1] as Any) as? [String: Int?]); show("hashable", five as? AnyHashable)
let x: Int?? = .some(nil)
if let y = x { show("y", y as Any) }

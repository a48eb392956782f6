func all<each T>(_ t: repeat each T) -> [String] { var r: [String] = []; for x in repeat each t { r.append("\(x)") }; return r }
print(all(1, "a", 2.5))
func same<each T>(_ t: repeat each T) -> (repeat each T) { (repeat each t) }
print(same(1, "b"))

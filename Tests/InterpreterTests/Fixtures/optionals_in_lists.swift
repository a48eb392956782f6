let list: [Int?] = [1, nil, 3]
print(list.compactMap { $0 }, list.count, list[1] as Any, list[0]!)
func f(_ x: Int?) -> String { switch x { case nil: "nil"; case 0?: "zero"; case .some(let n) where n < 0: "neg"; case let n?: "n\(n)" } }
print(f(nil), f(0), f(-1), f(5))
let text: String? = "5"
print(text.flatMap { Int($0) } as Any, text.map { $0.count } as Any)
var names: [String: String?] = [:]
names["a"] = "x"
print(names.count, names["a"]! as Any)

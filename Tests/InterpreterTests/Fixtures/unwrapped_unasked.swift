var text: String! = "abc"
print(text.count, text as Any, text ?? "none")
text = nil
print(text == nil, text?.count as Any, text ?? "none")
func lengths(_ text: String!) -> Int { text == nil ? -1 : text.count }
print(lengths("ab"), lengths(nil))
func local() -> Int { var n: Int!; n = 4; let m: Int = n; n += 1; return n + m }
print(local())
let small: Int8 = 5, wide: Int64 = .max
print(-small, -wide, -(-small))

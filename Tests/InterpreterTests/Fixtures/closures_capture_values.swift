var fs: [() -> Int] = []
for i in 0..<3 { fs.append { i * 10 } }
print(fs.map { $0() })
var n = 1
let byRef = { n }
let byValue = { [n] in n }
n = 5
print(byRef(), byValue())
func counter() -> (inc: () -> Void, get: () -> Int) { var c = 0; return ({ c += 1 }, { c }) }
let (inc, get) = counter()
inc(); inc()
print(get())
let other = counter()
other.inc()
print(get(), other.get())

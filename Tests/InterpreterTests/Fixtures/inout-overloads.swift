@discardableResult
func put(_ number: Int, _ problem: Any?) -> Bool {
    print("any", number)
    return true
}
@discardableResult
func put(_ number: Int, _ problem: inout Int?) -> Bool {
    print("inout", number)
    problem = number
    return true
}
var problem: Int?
var name: String?
print(put(1, nil), name ?? "-")
print(put(2, &problem), name ?? "-", problem ?? 0)
func run() {
    var inner: Int?
    put(3, inner)
    put(4, &inner)
    print(inner ?? 0)
    if let one = Optional(5) { print(put(one, &inner), name ?? "+") }
}
run()

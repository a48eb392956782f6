// An operator like an assignment may have its right side as a closure, which runs where it is called.
infix operator ??=: AssignmentPrecedence
infix operator &&=: AssignmentPrecedence
func ??= <Value>(left: inout Value?, right: @autoclosure () -> Value) { if left == nil { left = right() } }
func &&= (left: inout Bool, right: @autoclosure () throws -> Bool) rethrows { left = try left && right() }
func five() -> Int {
    print("five")
    return 5
}
struct Cache { var size: Int?; var names: [String: Int?] = [:] }
func run() {
    var count: Int?
    count ??= 4
    count ??= five()
    print(count as Any)
    var cache = Cache()
    cache.size ??= five()
    cache.size ??= five()
    print(cache.size as Any)
    var isOpen = false
    isOpen &&= five() == 5
    print(isOpen)
}
run()
var text: String?
text ??= "a" + "b"
print(text!)

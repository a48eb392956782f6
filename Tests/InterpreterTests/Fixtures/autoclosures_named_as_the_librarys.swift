// A function that takes an autoclosure fits what the closure is to give, also where the library has one by its name.
func log(_ message: @autoclosure () -> String, if condition: Bool = true) { if condition { print(message()) } }
func costly() -> String {
    print("costly")
    return "message"
}
log(costly(), if: false)
log(costly(), if: true)
log("plain")
log("\(1 + 1)")
func round(_ value: @autoclosure () -> [Int]) -> Int { value().count }
print(round([1, 2]))

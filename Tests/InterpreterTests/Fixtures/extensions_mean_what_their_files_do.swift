// What an extension says that a type conforms to is what its own file means by that name; a class inherits from no class by an extension.
class Gate {
    func open() { print("open") }
    func close() { print("close") }
}
final class SideGate: Gate {
    override func open() { print("side") }
}
struct Wall {}
Gate().passed { print("through") }
SideGate().passed { print("through the side") }
print(useOther())
print(Wall().height, isHigh(Wall()))
// file: locks.swift
private protocol Lock {
    func open()
    func close()
}
extension Lock {
    func around(_ body: () -> Void) {
        open()
        defer { close() }
        body()
    }
}
extension Gate: Lock {
    func passed(_ body: () -> Void) { around(body) }
}
private protocol High { var height: Int { get } }
extension Wall: High { var height: Int { 3 } }
func isHigh(_ value: Any) -> Bool { value is High }
// file: others.swift
private class Lock {
    func open() { fatalError("not this one") }
    func name() -> String { "another lock" }
}
private class High: Lock {}
func useOther() -> String { High().name() }

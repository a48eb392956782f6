final class Box {
    var list: [Box] = []
    var name: String
    init(_ name: String) { self.name = name }
}
extension Box {
    public func collaborate(with containers: Box...) {
        collaborate(with: containers)
    }
    public func collaborate(with containers: [Box]) {
        list += containers
        for container in containers { container.list += [self] }
    }
}
let a = Box("a"), b = Box("b")
a.collaborate(with: b, Box("c"))
print(a.list.map(\.name), b.list.map(\.name))
a.collaborate(with: [b])
a.collaborate(with: b)
a.collaborate()
print(a.list.map(\.name))
func total(_ n: Int...) -> Int { total(n) }
func total(_ n: [Int]) -> Int { n.reduce(0, +) }
print(total(1, 2, 3), total([4]), total(7))
struct P {
    func f(_ a: Any...) -> String { f(a) + "!" }
    func f(_ a: [Any]) -> String { "\(a.count)" }
    func g<T>(_ a: T...) -> String { g(a) + "g" }
    func g<T>(_ a: [T]) -> String { "\(a.count)" }
}
print(P().f(1, "b"), P().f([1]), P().g(1, 2), P().g([1, 2, 3]))

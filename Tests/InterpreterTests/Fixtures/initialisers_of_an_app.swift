// initialisers and inheritance
protocol Named { var name: String { get }; init(name: String) }
class Animal: Named, CustomStringConvertible {
  let name: String; var legs: Int = 4 { didSet { print("\(name) legs \(oldValue)->\(legs)") } }
  private(set) lazy var id: String = { print("lazy id"); return "\(name)#\(legs)" }()
  static var count = 0; class var kind: String { "animal" }
  required init(name: String) { self.name = name; Self.count += 1; setUp() }
  convenience init?(name: String?, legs: Int) { guard let name, !name.isEmpty else { return nil }; self.init(name: name); self.legs = legs }
  convenience init(copy other: Animal) { self.init(name: other.name + "'"); legs = other.legs }
  func setUp() { print("Animal.setUp \(name)") }
  var description: String { "\(type(of: self).kind) \(name) \(legs)" }
  func speak() -> String { "..." }
  deinit { Self.count -= 1; print("deinit \(name)") }
}
class Dog: Animal {
  var tricks: [String]; override class var kind: String { "dog" }
  override var legs: Int { willSet { print("will \(newValue)") } didSet { print("did \(legs)") } }
  required init(name: String) { tricks = ["sit"]; super.init(name: name); tricks.append("stay") }
  init(name: String, tricks: String...) { self.tricks = tricks; super.init(name: name) }
  override func setUp() { super.setUp(); print("Dog.setUp \(tricks)") }
  override func speak() -> String { "woof " + super.speak() }
  override var description: String { super.description + " \(tricks)" }
  deinit { print("dog gone") }
}
final class Puppy: Dog { var age = 0; override func speak() -> String { "yip " + super.speak() }
  override init(name: String, tricks: String...) { super.init(name: name, tricks: "none"); age = 1 }
  required init(name: String) { super.init(name: name); age = 2 }
}
func make<T: Animal>(_ t: T.Type, _ n: String) -> T { t.init(name: n) }
do {
  let a = Animal(name: "cat"); a.legs = 3; print(a, a.id, a.id, a.speak())
  let d = Dog(name: "rex", tricks: "roll", "beg"); d.legs = 5; print(d, d.speak(), Animal.count)
  let p = Puppy(name: "bit"); print(p, p.age, p.speak(), make(Puppy.self, "made").age)
  print(Puppy(name: "x", tricks: "a").tricks, Dog(name: nil, legs: 1) as Any, Dog(name: "", legs: 2) as Any)
  if let d3 = Dog(name: "three", legs: 3) { print(d3, d3.tricks) }
  print(Dog(copy: d), Animal(copy: p))
  let types: [Animal.Type] = [Animal.self, Dog.self, Puppy.self]; print(types.map { $0.init(name: "t").description }, types.map { $0.kind })
  let any: Named = d; print(any.name, type(of: any), (any as? Puppy) as Any, any is Animal)
}
print(Animal.count)
struct Size { var w = 1.0, h = 2.0; var area: Double { get { w * h } set { w = newValue / h } }; init() {}; init(w: Double, h: Double) { (self.w, self.h) = (w, h) }; init?(_ s: String) { let p = s.split(separator: "x").compactMap { Double($0) }; guard p.count == 2 else { return nil }; self.init(w: p[0], h: p[1]) } }
var s = Size("3x4")!; s.area = 20; print(s, Size("x") as Any, Size())
struct Conf { var a: Int; var b = "b"; let c: Bool; var d: [Int] = []; var e: (() -> Void)? = nil; private(set) var f = 0 }
extension Conf { init(a: Int) { self.init(a: a, c: true); f = 9 } }
print(Conf(a: 1, c: false), Conf(a: 2).f, Conf(a: 3, b: "x", c: true, d: [1]).d)
enum Fail: Error { case neg(Int) }
class Th { let v: Int; init(_ v: Int) throws { guard v >= 0 else { throw Fail.neg(v) }; self.v = v; print("made \(v)") }; deinit { print("th \(v)") } }
class ThSub: Th { let w = Tok("w"); override init(_ v: Int) throws { try super.init(v - 1) } }
final class Tok { let n: String; init(_ n: String) { self.n = n; print("tok \(n)") }; deinit { print("untok \(n)") } }
do { _ = try ThSub(5); _ = try ThSub(0) } catch { print("caught", error) }
print((try? Th(-1)) as Any, (try? Th(1).v) as Any)
class Node { var children: [Node] = [] { didSet { children.forEach { $0.parent = self } } }; weak var parent: Node?; let v: Int; init(_ v: Int, _ c: Node...) { self.v = v; children = c; for x in c { x.parent = self } }; deinit { print("node", v) }; var depth: Int { parent.map { $0.depth + 1 } ?? 0 } }
do { let root = Node(1, Node(2, Node(3)), Node(4)); print(root.children[0].children[0].depth); root.children.append(Node(5)); print(root.children.last!.parent!.v); root.children.removeFirst(); print("removed") }

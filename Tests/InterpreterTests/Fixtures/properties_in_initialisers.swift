// Properties are had as they are stored in the initialisers of their own type.
class A { var x = 1 { didSet { print("A did", x) } }; var y = 2; var c: Int { get { 5 } set { print("set c", newValue) } }
  init() { x = 2; y = 3; print(x, y); self.x = 4; x += 1; c = 3; let f = { self.x = 9 }; f(); helper(); print(x, y); func inner() { x = 11 }; inner(); [1].forEach { _ in x = 12 }; other(self); let s = self; s.x = 20; defer { x = 30 }; do { x = 31 }; if true { x = 32 } }
  func helper() { x = 10 }
  convenience init(k: Int) { self.init(); x = 6; y = 7; print(x, y); self.x = 8; x += 1; let f = { self.x = 9 }; f() }
}
func other(_ a: A) { a.x = 15 }
class B: A { override var x: Int { get { print("B get"); return super.x * 10 } set { print("B set", newValue); super.x = newValue } }; override var y: Int { didSet { print("B did y", y) } }
  override init() { super.init(); x = 40; y = 41; print(x, y) }
  convenience init(z: Int) { self.init(); x = 50; y = 51 }
}
class C: A { var z = 1 { didSet { print("z", z) } }; override init() { z = 2; super.init(); z = 3; x = 4; super.x = 5 }; convenience init(q: Int) { self.init(); z = 5; x = 6 } }
print("--A"); _ = A(k: 1); print("--B"); _ = B(); print("--Bk"); _ = B(k: 2); print("--Bz"); _ = B(z: 2); print("--C"); _ = C(); print("--Cq"); _ = C(q: 1)
struct S { var x = 1 { didSet { print("S did", x) } }; init() { x = 2; self.x = 3; go(); x = 4 }; mutating func go() { x = 9 }; init(k: Int) { self.init(); x = 5; self.x += 1 } }
print("--S"); _ = S(); print("--Sk"); var s = S(k: 1); s.x = 7

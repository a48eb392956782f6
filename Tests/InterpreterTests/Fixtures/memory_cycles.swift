class Parent { let name: String; var child: Child?; init(_ n: String) { name = n }; deinit { print("parent", name) } }
class Child { weak var parent: Parent?; unowned let owner: Parent; init(_ p: Parent) { parent = p; owner = p }; deinit { print("child", parent?.name as Any) } }
do { let p = Parent("a"); p.child = Child(p); print(p.child!.owner.name, p.child!.parent === p) }
class Strong { var other: Strong?; let n: Int; init(_ n: Int) { self.n = n }; deinit { print("strong", n) } }
do { let a = Strong(1), b = Strong(2); a.other = b; b.other = a }
print("leaked")
do { let a = Strong(3), b = Strong(4); a.other = b; b.other = a; b.other = nil }
print("end")

enum E: Error { case bad }
final class N { let t: String; init(_ t: String) { self.t = t }; deinit { print("  n", t) } }
class Root { let v: Int; let n = N("root"); init?(nil v: Int) { self.v = v; if v < 0 { return nil } }; init(early v: Int) throws { if v < 0 { throw E.bad }; self.v = v }; init(late v: Int) throws { self.v = v; if v < 0 { throw E.bad } }; deinit { print("  Root.deinit") } }
class Bare { init() {}; deinit { print("  Bare.deinit") } }
class Sub: Root { let m = N("sub"); let w: Int
  init?(before v: Int) { w = v; if v < 0 { return nil }; super.init(nil: 1) }
  init?(after v: Int) { w = v; super.init(nil: 1); if v < 0 { return nil } }
  init?(base v: Int) { w = v; super.init(nil: v) }
  init(throwing v: Int) throws { w = v; try super.init(late: v); print("  unreached") }
  convenience init?(conv v: Int) { if v == -1 { return nil }; self.init(after: 1); if v < 0 { return nil } }
  deinit { print("  Sub.deinit") } }
class OfBare: Bare { let m = N("ofbare"); init?(b v: Int) { if v < 0 { return nil }; super.init() }; init?(a v: Int) { super.init(); if v < 0 { return nil } }; deinit { print("  OfBare.deinit") } }
print("1"); _ = Root(nil: -1); print("2"); _ = try? Root(early: -1); print("3"); _ = try? Root(late: -1)
print("4"); _ = Sub(before: -1); print("5"); _ = Sub(after: -1); print("6"); _ = Sub(base: -1); print("7"); _ = try? Sub(throwing: -1)
print("8"); _ = Sub(conv: -1); print("9"); _ = Sub(conv: -2); print("10"); _ = OfBare(b: -1); print("11"); _ = OfBare(a: -1); print("12"); _ = Sub(after: 1)

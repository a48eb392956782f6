func unless(_ c: @autoclosure () -> Bool, _ f: () -> Void) { if !c() { f() } }
func sum(_ ns: Int..., scale: Int = 1) -> Int { ns.reduce(0, +) * scale }
func both(_ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool { a ? try b() : false }
func loud() -> Bool { print("loud"); return true }
unless(1 > 2) { print("ran") }
print(sum(), sum(1, 2, 3), sum(1, 2, scale: 10))
print(both(false, loud()), both(true, loud()))

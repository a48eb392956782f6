enum Shape { case circle(r: Double), rect(Double, Double), none, indirectly([Shape]) }
func area(_ s: Shape) -> Double {
    switch s {
    case .circle(let r) where r > 10: -1
    case .circle(r: let r): 3 * r * r
    case .rect(let w, let h) where w == h: w * w
    case let .rect(w, h): w * h
    case .none: 0
    case .indirectly(let all): all.map(area).reduce(0, +)
    }
}
print(area(.circle(r: 1)), area(.circle(r: 11)), area(.rect(2, 2)), area(.rect(2, 3)), area(.indirectly([.none, .rect(1, 1)])))
func tell(_ x: Any) { switch x { case is String: print("string"); case let n as Int where n > 5: print("big", n); case let (a, b) as (Int, Int): print("pair", a + b); case let f as () -> Int: print("f", f()); default: print("default") } }
tell("s"); tell(9); tell((1, 2)); tell({ 4 } as () -> Int); tell(2.5)
let c: Character = "e"
switch c { case "a", "e", "i", "o", "u": print("vowel"); fallthrough; case "z": print("fell"); default: print("no") }

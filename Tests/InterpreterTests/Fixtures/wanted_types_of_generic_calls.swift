// What a generic call is wanted to give tells its arguments what they are.
struct Insets {
    var left = 0.0, top = 0.0
    static let zero = Insets()
}
func changing<T>(_ value: T, _ change: (inout T) throws -> Void) rethrows -> T {
    var copy = value
    try change(&copy)
    return copy
}
let first: Insets = changing(.zero) { $0.left = 1 }
print(first)
var second = Insets()
second = changing(.zero) { $0.top = 2 }
print(second)
func take(_ insets: Insets) { print(insets) }
take(
    changing(.zero) {
        $0.top = 3
        $0.left = 4
    })
struct Holder { var insets: Insets = changing(.zero) { $0.left = 9 } }
print(Holder(), Holder(insets: changing(.zero) { $0.left = 2; $0.top = $0.left * 2 }))
func result() -> Insets { changing(.zero) { $0.left = 5 } }
print(result())
let list: [Insets] = [changing(.zero) { $0.left = 1 }, .zero]
print(list)
func clamp<T: Comparable>(_ value: T, _ low: T, _ high: T) -> T { min(max(value, low), high) }
let opacity = -2.5
print(clamp(opacity, 0, 1), clamp(7, 1, 5), clamp(0.5, 1, 2))
func pick<T>(_ one: T, or other: T, _ isFirst: Bool) -> T { isFirst ? one : other }
print(pick(first, or: .zero, false), pick(.zero, or: first, true))
enum Style { case plain, bold }
func same<T: Equatable>(_ one: T, _ other: T) -> Bool { one == other }
print(same(Style.bold, .bold), same(.plain, Style.bold))

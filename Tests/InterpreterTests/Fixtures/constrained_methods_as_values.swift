// A method that is named and not called is the one whose extension asks for what the receiver is
class View {}
class Table: View {}
class Picker: View {}
class Grid: View {}
struct Reactive<Base> {
    let base: Base
    init(_ base: Base) { self.base = base }
}
extension Reactive where Base: Grid {
    func items(_ source: [Int]) -> ((Int, Int) -> String) -> String { { body in "grid \(source.map { body($0, 1) })" } }
    func items(name: String) -> ([Int]) -> String { { "named \($0)" } }
}
extension Reactive where Base: Picker {
    func items(_ source: [Int]) -> ((Int, Int) -> String) -> String { { body in "picker \(source.map { body($0, 2) })" } }
    func items(adapter: Int) -> ([Int]) -> String { { "adapter \($0)" } }
}
protocol Compatible { associatedtype B; var rx: Reactive<B> { get } }
extension Compatible { var rx: Reactive<Self> { Reactive(self) } }
extension View: Compatible {}
func bind<R1, R2>(to binder: ([Int]) -> (R1) -> R2, curried: R1) -> R2 { binder([1, 2])(curried) }
class Screen {
    var picker: Picker! = Picker()
    var grid: Grid! = Grid()
    func show() {
        print(bind(to: picker.rx.items, curried: { "\($0)-\($1)" }))
        print(bind(to: grid.rx.items, curried: { "\($0)+\($1)" }))
        let f = Reactive(picker!).items(_:)
        print(f([3])({ "\($0) \($1)" }))
    }
}
Screen().show()

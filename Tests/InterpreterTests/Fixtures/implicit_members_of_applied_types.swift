// What is written in angle brackets says of what type an implicit member is, though the type around is generic itself.
enum ViewState<Content> { case idle, loaded(Content) }
final class Observable<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
protocol Loading { associatedtype Item }
struct Numbers: Loading { typealias Item = Int }
final class Model<Loader: Loading> {
    let state = Observable<ViewState<[Loader.Item]>>(.idle)
    func load() {
        print(Observable<ViewState<Loader.Item>>(.idle).value)
        state.value = .loaded([])
    }
}
final class Holder<Part> {
    let one = Observable<ViewState<Part>>(.idle)
    let two: Observable<ViewState<Part>> = .init(.idle)
    let three = Observable<ViewState<[Part]>>(ViewState<[Part]>.idle)
    let part: Part
    init(_ part: Part) { self.part = part }
    func fill() { one.value = .loaded(part) }
}
let model = Model<Numbers>()
print(model.state.value)
model.load()
print(model.state.value)
let holder = Holder(1)
holder.fill()
print(holder.one.value, holder.two.value, holder.three.value)

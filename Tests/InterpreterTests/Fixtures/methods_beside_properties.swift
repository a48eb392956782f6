struct Button {
    var onTap: ((Int) -> Void)?
    var title: (() -> String)?
    func onTap(_ handler: @escaping (Int) -> Void) -> Button { var copy = self; copy.onTap = handler; return copy }
    func title(_ text: @autoclosure @escaping () -> String) -> Button { var copy = self; copy.title = text; return copy }
}
final class Maker {
    private var done: ((String) -> Void)?
    @discardableResult func done(_ handler: ((String) -> Void)?) -> Maker { done = handler; return self }
    func finish() { done?("finished") }
}
protocol Styled { var storage: [String: Any] { get set } }
extension Styled {
    var act: ((Int) -> Void)? { get { storage["act"] as? (Int) -> Void } set { storage["act"] = newValue } }
    func act(_ value: ((Int) -> Void)?) -> Self { var copy = self; copy.act = value; return copy }
}
struct Item: Styled { var storage: [String: Any] = [:] }
let button = Button().onTap { print("tapped", $0) }.title("hello")
button.onTap?(3)
print(button.title?() ?? "none")
let maker = Maker()
maker.done { print($0) }
maker.finish()
maker.done(nil).finish()
Item().act { print("acted", $0) }.act?(4)
let items = [Button(), Button()].map { $0.onTap { print("each", $0) } }
items.forEach { $0.onTap!(1) }

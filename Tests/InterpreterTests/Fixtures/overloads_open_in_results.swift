// Of overloads that differ in their results a generic function means the one that gives what it wants
class BaseRow { let tag: String; init(_ tag: String) { self.tag = tag } }
class RowOf<T: Equatable>: BaseRow {}
protocol BaseRowType: AnyObject { var tag: String { get } }
protocol TypedRowType: BaseRowType { associatedtype Value }
protocol RowType: TypedRowType { init(_ tag: String) }
extension BaseRow: BaseRowType {}
final class TextRow: RowOf<String>, RowType { typealias Value = String; required override init(_ tag: String) { super.init(tag) } }
final class Form {
    var rowsByTag: [String: BaseRow] = [:]
    func rowBy<T>(tag: String) -> RowOf<T>? where T: Equatable {
        let row: BaseRow? = rowBy(tag: tag)
        return row as? RowOf<T>
    }
    func rowBy<Row>(tag: String) -> Row? where Row: RowType {
        let row: BaseRow? = rowBy(tag: tag)
        return row as? Row
    }
    func rowBy(tag: String) -> BaseRow? { rowsByTag[tag] }
}
let form = Form()
form.rowsByTag["a"] = TextRow("a")
form.rowsByTag["b"] = RowOf<Int>("b")
let text: TextRow? = form.rowBy(tag: "a")
print(text?.tag ?? "none")
if let row: RowOf<Int> = form.rowBy(tag: "b") { print(row.tag, type(of: row)) }
let none: TextRow? = form.rowBy(tag: "b")
print(none == nil)
let base: BaseRow? = form.rowBy(tag: "b")
print(base!.tag)
print((form.rowBy(tag: "a") as TextRow?)?.tag ?? "none")

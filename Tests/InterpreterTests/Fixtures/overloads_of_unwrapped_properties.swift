// A property that is declared with `!` is taken by a function that wants no optional, before functions of other types by that name.
class View {
    var name: String
    init(_ name: String) { self.name = name }
}
class Controller { var view: View! = View("controller's") }
class TableController: Controller {
    var inner: View? = View("inner")
    func own() -> String { Builder.build(for: view) }
}
struct Builder {
    static func build(for controller: TableController) -> String { "table " + build(for: controller.view) }
    static func build(for controller: Controller) -> String { "controller " + build(for: controller.view) }
    static func build(for view: View) -> String { "view \(view.name)" }
}
struct Optionals {
    static func build(for view: View) -> String { "sure \(view.name)" }
    static func build(for view: View?) -> String { "optional \(view?.name ?? "none")" }
}
print(Builder.build(for: Controller()))
print(Builder.build(for: TableController()))
print(TableController().own())
let table = TableController()
let perhaps: TableController? = table
print(Optionals.build(for: table.view), Optionals.build(for: perhaps?.view), Optionals.build(for: table.inner))
print(Optionals.build(for: table.view!))

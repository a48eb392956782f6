// A default of a requirement that a refined protocol inherits is the last choice: whoever conforms may have its own.
protocol Presenting: AnyObject {
    func load()
    func appear(animated: Bool)
}

extension Presenting {
    func load() { print("a default load") }
    func appear(animated: Bool) { print("a default appear") }
    func notAsked() { print("the extension's") }
}

protocol ListPresenting: Presenting {
    var count: Int { get }
}

final class ListPresenter {
    let count = 2
}

extension ListPresenter: ListPresenting {
    func load() { print("own load") }
    func notAsked() { print("own notAsked") }
}

class Screen {
    var presenter: ListPresenting!

    func show() {
        presenter.load()
        presenter.appear(animated: true)
        presenter.notAsked()
    }
}

let screen = Screen()
screen.presenter = ListPresenter()
screen.show()

func showGenerically<P: ListPresenting>(_ presenter: P) {
    presenter.load()
    presenter.appear(animated: false)
    presenter.notAsked()
}
showGenerically(ListPresenter())

// Of several defaults the one that its requirements allow.
protocol Shape {
    func name() -> String
}
protocol Round {}
protocol Solid: Shape {}
extension Shape {
    func name() -> String { "a shape" }
}
extension Shape where Self: Round {
    func name() -> String { "a round shape" }
}
struct Ball: Solid, Round {}
struct Box: Solid {}
struct Cone: Solid, Round {
    func name() -> String { "a cone" }
}
let solids: [Solid] = [Ball(), Box(), Cone()]
for solid in solids { print(solid.name()) }

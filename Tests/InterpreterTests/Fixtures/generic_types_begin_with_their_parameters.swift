// What a generic type's properties begin with may name its parameters: each instance makes its own.
class Element {
    required init() {}
    var name: String { "element" }
    deinit { print("gone:", name) }
}

final class Button: Element {
    override var name: String { "button" }
}

final class Label: Element {
    override var name: String { "label" }
}

class Box<Content: Element> {
    let content = Content()
    lazy var spare = Content()
    var all: [Content] = []
    var kind: String { String(describing: Content.self) }

    func fill(_ count: Int) {
        for _ in 0..<count { all.append(Content()) }
    }
}

final class ButtonBox: Box<Button> {
    let title = "of buttons"
}

typealias LabelBox = Box<Label>

struct Pair<First: Element, Second: Element> {
    var first = First()
    var second = Second()
}

func boxes() {
    let plain = Box<Button>()
    print(plain.content.name, plain.spare.name, plain.kind)
    let sub = ButtonBox()
    sub.fill(2)
    print(sub.content.name, sub.all.map(\.name), sub.title, sub.kind)
    let named = LabelBox()
    print(named.content.name, named.spare.name, named.kind)
    let wanted: Box<Label> = Box()
    print(wanted.content.name)
    let pair = Pair<Label, Button>()
    print(pair.first.name, pair.second.name)
}
boxes()

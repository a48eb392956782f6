protocol Styled {
    associatedtype Style: Hashable = Never
    init(style: Style)
}
protocol Filled { associatedtype Content: Equatable = Never; func set(_ content: Content, loudly: Bool) }
protocol Behaving { associatedtype Behaviors = Never; func behave(_ behaviors: Behaviors?) }
extension Behaving where Behaviors == Never { func behave(_ behaviors: Behaviors?) {} }

struct Entry<Item: AnyObject> {
    struct Context {
        let item: Item
        let isLoud: Bool
    }
    private let fill: (Context) -> Void
    private var behave: ((Context) -> Void)?
    private let makes: () -> Item
    init<Params: Hashable, Content: Equatable>(
        params: Params, content: Content, make: @escaping (Params) -> Item, set: @escaping (Context, Content) -> Void
    ) {
        makes = { make(params) }
        fill = { set($0, content) }
    }
    func behaving(_ body: @escaping (Context) -> Void) -> Entry {
        var copy = self
        copy.behave = body
        return copy
    }
    func show(loudly: Bool) {
        let item = makes()
        let context = Context(item: item, isLoud: loudly)
        fill(context)
        behave?(context)
    }
}
extension Styled where Self: Filled & Behaving & AnyObject {
    static func entry(content: Content, behaviors: Behaviors? = nil, style: Style) -> Entry<Self> {
        Entry<Self>(
            params: style, content: content, make: { Self(style: $0) },
            set: { context, content in context.item.set(content, loudly: context.isLoud) }
        )
        .behaving { context in context.item.behave(behaviors) }
    }
}
final class Key: Styled, Filled, Behaving {
    struct Style: Hashable { var color = "green" }
    struct Content: Equatable { let title: String }
    struct Behaviors { let tap: (Key) -> Void }
    let color: String
    init(style: Style) { color = style.color }
    func set(_ content: Content, loudly: Bool) { print(color, content.title, loudly) }
    func behave(_ behaviors: Behaviors?) { behaviors?.tap(self) }
}
final class Note: Styled, Filled, Behaving {
    enum Style: Hashable { case plain, bold(Int) }
    let style: Style
    init(style: Style) { self.style = style }
    func set(_ content: String, loudly: Bool) { print(style, content) }
}
let all = [
    Key.entry(content: .init(title: "Shuffle"), behaviors: .init { key in print("tapped", key.color) }, style: .init()),
    Key.entry(content: .init(title: "Stop"), style: .init(color: "red")),
]
all.forEach { $0.show(loudly: true) }
Note.entry(content: "a note", style: .bold(2)).show(loudly: false)

// A type of the same name elsewhere is another one.
struct Content { let number = 3 }
extension Filled {
    func twice(_ content: Content, _ kind: Kind = .loud) -> [Content] {
        set(content, loudly: kind == .loud)
        return [content, content]
    }
}
enum Kind { case loud, low }
print(Key(style: .init(color: "blue")).twice(.init(title: "Twice")).count, Note(style: .plain).twice("again", .low))
print(Content().number)

// A member that only a subscript knows may be a function, which is called.
@dynamicMemberLookup
final class Builder<Subject> {
    private(set) var subject: Subject
    init(_ subject: Subject) { self.subject = subject }
    subscript<Value>(dynamicMember path: WritableKeyPath<Subject, Value>) -> (Value) -> Builder<Subject> {
        { value in
            self.subject[keyPath: path] = value
            return self
        }
    }
}
struct Label {
    var text = ""
    var lines = 1
    var tags: [String] = []
}
print(Builder(Label()).text("built").lines(3).tags(["a"]).subject)
@dynamicMemberLookup
struct Commands {
    subscript(dynamicMember name: String) -> (Int) -> String { { "\(name) \($0)" } }
}
print(Commands().go(3), Commands().stop(4))
class Page { lazy var rows = [1, 2] }
print(Mirror(reflecting: Page()).children.map { $0.label ?? "-" })

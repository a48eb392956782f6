final class Watcher {
    typealias Handler = (_ size: Int) -> Void
    private let handler: Handler
    private let name: String

    init(name: String = "plain", handler: @escaping Handler) {
        self.name = name
        self.handler = handler
    }

    func tell() { handler(name.count) }
}

struct Loader<Value> {
    typealias Done = (Value) -> Void
    var value: Value
    func load(after delay: Int = 0, done: Done) { done(value) }
}

Watcher { print("watched", $0) }.tell()
Watcher(name: "abc") { size in print("watched", size) }.tell()
Loader(value: 3).load { print($0) }

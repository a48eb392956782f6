// A closure that a generic function returns knows its parameters by what is asked of them, so that what it calls of them is told its own generic parameters.
protocol Proxying: AnyObject {
    associatedtype Parent: AnyObject
    associatedtype Delegate
    static func current(for parent: Parent) -> Delegate?
    static func make(_ parent: Parent) -> Self
}
extension Proxying {
    static func proxy(for parent: Parent) -> Self { make(parent) }
}
class Table { var source: Source? }
class Source {}
final class SourceProxy: Proxying {
    static func current(for parent: Table) -> Source? { parent.source }
    static func make(_ parent: Table) -> SourceProxy {
        print("made")
        return SourceProxy()
    }
}
protocol Streaming {
    associatedtype Element
    var element: Element { get }
}
class Stream<Element>: Streaming {
    let element: Element
    init(_ element: Element) { self.element = element }
}
extension Streaming {
    func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }
    func subscribe<Proxy: Proxying>(
        of parent: Proxy.Parent, source: Proxy.Delegate, binding: @escaping (Proxy, Element) -> Void
    ) where Proxy.Delegate: AnyObject {
        let proxy = Proxy.proxy(for: parent)
        let check = { [weak parent] in
            if let parent { print("current", Proxy.current(for: parent) === source) }
        }
        check()
        binding(proxy, element)
    }
}
struct Reactive {
    let base: Table
    func items<Kind: Source, Stream: Streaming>(source: Kind) -> (_ stream: Stream) -> Int {
        { stream in
            stream.subscribe(of: base, source: source as Source) { [weak table = base] (_: SourceProxy, event) in
                guard table != nil else { return }
                print("event", event)
            }
            return 3
        }
    }
    func last<Stream: Streaming>(of type: Stream.Type) -> (Stream) -> Void {
        print("last")
        return { stream in stream.subscribe(of: base, source: base.source!) { (_: SourceProxy, event) in print("only", event) } }
    }
}
let table = Table()
let source = Source()
table.source = source
print(Reactive(base: table).items(source: source)(Stream(3)))
print(Stream("four").bind(to: Reactive(base: table).items(source: source)))
Reactive(base: table).last(of: Stream<Bool>.self)(Stream(true))

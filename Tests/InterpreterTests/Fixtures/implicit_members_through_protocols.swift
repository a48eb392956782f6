enum Event<Element> {
    case next(Element)
    case error(Error)
    case completed
    var isStop: Bool { switch self { case .next: false; default: true } }
}
protocol ObserverType {
    associatedtype Element
    func on(_ event: Event<Element>)
}
extension ObserverType {
    func onNext(_ element: Element) { on(.next(element)) }
}
final class Printer<Element>: ObserverType {
    func on(_ event: Event<Element>) {
        switch event {
        case let .next(element): print("next", element)
        case .error(let error): print(error)
        case .completed: print("done")
        }
        print(event.isStop)
    }
}
final class Just<Element> {
    let element: Element
    init(element: Element) { self.element = element }
    func subscribe<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        observer.on(.next(element))
        observer.on(.completed)
    }
}
Just(element: 3).subscribe(Printer<Int>())
Printer<Int>().onNext(4)
struct Bag<T> {
    var pairs: [(key: Int, value: T)] = []
    func each(_ f: (T) -> Void) { for i in 0 ..< pairs.count { f(pairs[i].value) } }
}
typealias EventHandler = (Event<Int>) -> Void
@inline(__always) func dispatch(_ bag: Bag<EventHandler>, _ event: Event<Int>) {
    let pairs = bag.pairs
    for i in 0 ..< pairs.count { pairs[i].value(event) }
}
var bag = Bag<EventHandler>()
bag.pairs.append((key: 1, value: Printer<Int>().on))
dispatch(bag, .next(9))

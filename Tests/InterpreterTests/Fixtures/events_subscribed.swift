enum Event<Element> { case next(Element), completed }
protocol ObserverType { associatedtype Element; func on(_ e: Event<Element>) }
protocol ObservableType { associatedtype Element
  func subscribe<O: ObserverType>(_ o: O) -> Int where O.Element == Element
}
final class AO<Element>: ObserverType { let f: (Event<Element>) -> Void
 init(_ f: @escaping (Event<Element>) -> Void) { self.f = f }
 func on(_ e: Event<Element>) { f(e) } }
extension ObservableType {
  func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Int { let o = AO { e in on(e) }; return subscribe(o) }
  func subscribe(onNext: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil) -> Int {
    let o = AO<Element> { e in
      switch e {
      case let .next(v): onNext?(v)
      case .completed: onCompleted?()
      }
    }
    return subscribe(o)
  }
}
class Observable<Element>: ObservableType {
  func subscribe<O: ObserverType>(_ o: O) -> Int where O.Element == Element { fatalError() }
}
final class Just<Element>: Observable<Element> { let e: Element; init(_ e: Element) { self.e = e }
  override func subscribe<O: ObserverType>(_ o: O) -> Int where O.Element == Element { o.on(.next(e)); o.on(.completed); return 1 } }
let o: Observable<String> = Just("x")
_ = o.subscribe { event in
  switch event {
  case .next(let m): print("next", m)
  case .completed: print("completed")
  }
}
_ = o.subscribe { (event) in print(event) }
_ = o.subscribe(onNext: { print($0.count) })
_ = o.subscribe(onCompleted: { print("done") })

// Extensions for one of the types that stand for a parameter: each value has those of its own.
enum SingleTrait {}
enum MaybeTrait {}
enum NothingTrait {}
protocol SequenceType {
    associatedtype Trait
    associatedtype Element
    var sequence: Sequence1<Trait, Element> { get }
}
struct Sequence1<Trait, Element>: SequenceType {
    let all: [Element]
    init(all: [Element]) { self.all = all }
    var sequence: Sequence1<Trait, Element> { self }
}
typealias Single<Element> = Sequence1<SingleTrait, Element>
typealias Maybe<Element> = Sequence1<MaybeTrait, Element>
typealias Nothing = Sequence1<NothingTrait, Never>
extension SequenceType where Trait == NothingTrait, Element == Swift.Never {
    func subscribe(_ body: (String) -> Void) { body("nothing") }
    func subscribe(onDone: (() -> Void)? = nil) {
        sequence.subscribe { print("event", $0); onDone?() }
    }
    static func empty() -> Nothing { Sequence1(all: []) }
}
extension SequenceType where Trait == SingleTrait {
    func subscribe(_ body: (Element) -> Void) { body(sequence.all[0]) }
    func subscribe(onSuccess: ((Element) -> Void)? = nil, onFailure: ((String) -> Void)? = nil) {
        sequence.subscribe { onSuccess?($0) }
    }
    static func just(_ element: Element) -> Single<Element> { Sequence1(all: [element]) }
    func asMaybe() -> Maybe<Element> { Sequence1(all: sequence.all) }
    var kind: String { "single" }
}
extension SequenceType where Trait == MaybeTrait {
    func subscribe(_ body: (Element?) -> Void) { body(sequence.all.first) }
    func subscribe(onSuccess: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil) {
        sequence.subscribe { if let element = $0 { onSuccess?(element) } else { onCompleted?() } }
    }
    static func none() -> Maybe<Element> { Sequence1(all: []) }
    var kind: String { "maybe" }
}
protocol Source { associatedtype Element; var items: [Element] { get } }
extension Source {
    func toSingle() -> Single<[Element]> { Sequence1(all: [items]) }
    func first() -> Maybe<Element> { Sequence1(all: Array(items.prefix(1))) }
    func ignored() -> Nothing { Nothing(all: []) }
}
struct List<Element>: Source { let items: [Element] }

Single<Int>.just(1).subscribe(onSuccess: { print("success", $0) })
Single<Int>.just(2).subscribe { print("single", $0) }
Maybe<Int>.none().subscribe(onSuccess: { print("wrong", $0) }, onCompleted: { print("completed") })
Single<String>.just("a").asMaybe().subscribe(onSuccess: { print("maybe", $0) })
List(items: [1, 2]).toSingle().subscribe(onSuccess: { print("all", $0) })
List(items: [1, 2]).first().subscribe(onSuccess: { print("first", $0) })
List(items: [Int]()).first().subscribe(onCompleted: { print("no first") })
List(items: ["x"]).ignored().subscribe(onDone: { print("ignored") })
print(Single.just(3).kind, Maybe<Int>.none().kind, List(items: [3]).first().kind, List(items: [3]).toSingle().kind)

// The same of what types have.
enum SingleEvent<Element> { case success(Element), failure(String) }
enum MaybeEvent<Element> { case success(Element), completed }
extension SequenceType where Trait == NothingTrait, Element == Never {
    typealias Observer = (String) -> Void
    static func create(subscribe: (@escaping Observer) -> Int) -> Nothing { print("nothing", subscribe { print($0) }); return Nothing(all: []) }
}
extension SequenceType where Trait == SingleTrait {
    typealias SingleObserver = (SingleEvent<Element>) -> Void
    static func create(subscribe: (@escaping SingleObserver) -> Int) -> Single<Element> {
        var all: [Element] = []
        _ = subscribe { event in
            switch event {
            case let .success(element): all.append(element)
            case let .failure(text): print(text)
            }
        }
        return Sequence1(all: all)
    }
}
extension SequenceType where Trait == MaybeTrait {
    static func create(subscribe: (@escaping (MaybeEvent<Element>) -> Void) -> Int) -> Maybe<Element> {
        var all: [Element] = []
        _ = subscribe { event in
            switch event {
            case let .success(element): all.append(element)
            case .completed: print("completed")
            }
        }
        return Maybe(all: all)
    }
}
Single<Int>.create { observer in
    observer(.success(5))
    return 1
}.subscribe { print("created", $0) }
func load(_ id: Int) -> Single<String> {
    .create { single in
        single(id > 0 ? .success("item \(id)") : .failure("no item"))
        return 2
    }
}
load(7).subscribe(onSuccess: { print($0) })
_ = load(0)
Maybe<Int>.create { maybe in maybe(.completed); return 3 }.subscribe(onCompleted: { print("maybe done") })
_ = Nothing.create { $0("done"); return 4 }

// Closures get their types from the one that the receiver has.
extension SequenceType where Trait == SingleTrait {
    func flatMap<Other>(_ body: (Element) -> Single<Other>) -> Single<Other> { Single<Other>(all: sequence.all.flatMap { body($0).all }) }
}
extension SequenceType where Trait == MaybeTrait {
    static func some(_ element: Element) -> Maybe<Element> { Maybe(all: [element]) }
    func flatMap<Other>(_ body: (Element) -> Maybe<Other>) -> Maybe<Other> { Maybe<Other>(all: sequence.all.flatMap { body($0).all }) }
}
Single<Int>.just(1).flatMap { .just("n\($0)") }.subscribe { print($0) }
let maybe: Maybe<Int> = .some(2)
maybe.flatMap { .some("m\($0)") }.subscribe { print($0 ?? "none") }

enum Result<Success, Failure> {
    case success(Success)
    case failure(Failure)
    init(catching body: () throws -> Success) {
        do { self = .success(try body()) } catch { self = .failure(error) }
    }
    func get() throws -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
    }
    func map<New>(_ transform: (Success) -> New) -> Result<New, Failure> {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
    }
    func flatMap<New>(_ transform: (Success) -> Result<New, Failure>) -> Result<New, Failure> {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return .failure(error)
        }
    }
    func mapError<New>(_ transform: (Failure) -> New) -> Result<Success, New> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return .failure(transform(error))
        }
    }
    func flatMapError<New>(_ transform: (Failure) -> Result<Success, New>) -> Result<Success, New> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return transform(error)
        }
    }
}

struct _IndexingIterator<Element> {
    var elements: [Element]
    var position = 0
    mutating func next() -> Element? {
        guard position < elements.count else { return nil }
        position += 1
        return .some(elements[position - 1])
    }
}

struct _UnfoldSequence<Element>: Sequence, IteratorProtocol {
    var last: Element?
    var isBegun = false
    let step: (Element) -> Element?
    mutating func next() -> Element? {
        if isBegun, let value = last { last = step(value) }
        isBegun = true
        return last
    }
}

struct _UnfoldState<State, Element>: Sequence, IteratorProtocol {
    var state: State
    let step: (inout State) -> Element?
    mutating func next() -> Element? {
        let step = self.step
        return step(&state)
    }
}

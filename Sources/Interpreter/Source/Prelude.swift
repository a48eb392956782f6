/// The part of the standard library that is itself written in the interpreted Swift. A program's own types of the same names come first.
enum Prelude {
    static let path = "Swift"

    static let source = """
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

        struct DefaultStringInterpolation: CustomStringConvertible {
            var description = ""
            init(literalCapacity: Int, interpolationCount: Int) {}
            mutating func appendLiteral(_ literal: String) { description += literal }
            mutating func appendInterpolation<T>(_ value: T) { description += "\\(value)" }
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
        extension Array { func makeIterator() -> _IndexingIterator<Element> { _IndexingIterator(elements: self) } }
        extension Set { func makeIterator() -> _IndexingIterator<Element> { _IndexingIterator(elements: Array(self)) } }
        extension Dictionary { func makeIterator() -> _IndexingIterator<Element> { _IndexingIterator(elements: Array(self)) } }
        extension String { func makeIterator() -> _IndexingIterator<Character> { _IndexingIterator(elements: Array(self)) } }

        struct AnyIterator<Element>: Sequence, IteratorProtocol {
            let body: () -> Element?
            init(_ body: @escaping () -> Element?) { self.body = body }
            init<Base: IteratorProtocol>(_ base: Base) {
                var base = base
                body = { base.next() }
            }
            func next() -> Element? { body() }
        }
        struct IteratorSequence<Base: IteratorProtocol>: Sequence, IteratorProtocol {
            var _base: Base
            init(_ base: Base) { _base = base }
            mutating func next() -> Base.Element? { _base.next() }
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
        func sequence<T>(first: T, next: @escaping (T) -> T?) -> _UnfoldSequence<T> { _UnfoldSequence(last: first, step: next) }

        struct _UnfoldState<State, Element>: Sequence, IteratorProtocol {
            var state: State
            let step: (inout State) -> Element?
            mutating func next() -> Element? {
                let step = self.step
                return step(&state)
            }
        }
        func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> _UnfoldState<State, T> {
            _UnfoldState(state: state, step: next)
        }

        func withoutActuallyEscaping<C, R>(_ closure: C, do body: (C) throws -> R) rethrows -> R { try body(closure) }

        protocol TextOutputStream { mutating func write(_ string: String) }
        extension String { mutating func write(_ other: String) { self += other } }
        extension String { typealias UnicodeScalarView = [Character] }
        // A scalar is a character here.
        enum Unicode { typealias Scalar = UnicodeScalar }
        // A StaticString is a string here.
        extension String {
            var utf8CodeUnitCount: Int { utf8.count }
            var hasPointerRepresentation: Bool { true }
            func withUTF8Buffer<R>(_ body: ([UInt8]) -> R) -> R { body(Array(utf8)) }
        }

        enum FloatingPointSign: Int { case plus, minus }
        extension Double { var sign: FloatingPointSign { self < 0 || 1 / self < 0 ? .minus : .plus } }
        struct SystemRandomNumberGenerator {}

        typealias StringLiteralType = String
        typealias IntegerLiteralType = Int
        typealias FloatLiteralType = Double
        typealias BooleanLiteralType = Bool
        // What has been combined, which is what makes a key.
        typealias Hasher = [Any]

        protocol OptionSet {}
        extension OptionSet {
            init() { self.init(rawValue: 0) }
            var isEmpty: Bool { rawValue == 0 }
            func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
            func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
            func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
            func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
            func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
            func isSubset(of other: Self) -> Bool { rawValue & other.rawValue == rawValue }
            func isSuperset(of other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
            func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
            @discardableResult mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
                let isThere = contains(member)
                let common = intersection(member)
                self = Self(rawValue: rawValue | member.rawValue)
                return (inserted: !isThere, memberAfterInsert: isThere ? common : member)
            }
            @discardableResult mutating func remove(_ member: Self) -> Self? {
                let common = intersection(member)
                self = Self(rawValue: rawValue & ~member.rawValue)
                return common.isEmpty ? nil : common
            }
            @discardableResult mutating func update(with member: Self) -> Self? {
                let common = intersection(member)
                self = Self(rawValue: rawValue | member.rawValue)
                return common.isEmpty ? nil : common
            }
            func isStrictSubset(of other: Self) -> Bool { isSubset(of: other) && rawValue != other.rawValue }
            func isStrictSuperset(of other: Self) -> Bool { isSuperset(of: other) && rawValue != other.rawValue }
            mutating func formIntersection(_ other: Self) { self = Self(rawValue: rawValue & other.rawValue) }
            mutating func formSymmetricDifference(_ other: Self) { self = Self(rawValue: rawValue ^ other.rawValue) }
            mutating func formUnion(_ other: Self) { self = Self(rawValue: rawValue | other.rawValue) }
            mutating func subtract(_ other: Self) { self = Self(rawValue: rawValue & ~other.rawValue) }
        }
        """

    static let library = Program.Library(
        path: path,
        text: [source, collections, concurrency, durations, taskLocals, streams, differences, sequences, lazySequences, reflection].joined(
            separator: "\n")
    )
}

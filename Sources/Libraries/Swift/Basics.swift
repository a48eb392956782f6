struct DefaultStringInterpolation: CustomStringConvertible {
    var description = ""
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { description += literal }
    mutating func appendInterpolation<T>(_ value: T) { description += "\(value)" }
}

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

func sequence<T>(first: T, next: @escaping (T) -> T?) -> _UnfoldSequence<T> { _UnfoldSequence(last: first, step: next) }

func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> _UnfoldState<State, T> {
    _UnfoldState(state: state, step: next)
}

func withoutActuallyEscaping<C, R>(_ closure: C, do body: (C) throws -> R) rethrows -> R { try body(closure) }

protocol TextOutputStream { mutating func write(_ string: String) }

protocol TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) }

func _streamed(_ value: Any) -> String {
    var text = ""
    value.write(to: &text)
    return text
}

// A scalar is a character here.
enum Unicode { typealias Scalar = UnicodeScalar }

extension Optional {
    mutating func take() -> Wrapped? {
        let taken = self
        self = nil
        return taken
    }
    var unsafelyUnwrapped: Wrapped {
        guard let value = self else { fatalError("unsafelyUnwrapped of nil optional") }
        return value
    }
}

func numericCast<Given: BinaryInteger, Made: BinaryInteger>(_ number: Given) -> Made { Made(number) }

enum FloatingPointClassification {
    case signalingNaN, quietNaN, negativeInfinity, negativeNormal, negativeSubnormal, negativeZero, positiveZero, positiveSubnormal
    case positiveNormal, positiveInfinity
}

extension Double {
    var floatingPointClass: FloatingPointClassification {
        if isNaN { return .quietNaN }
        let isNegative = sign == .minus
        if isInfinite { return isNegative ? .negativeInfinity : .positiveInfinity }
        if isZero { return isNegative ? .negativeZero : .positiveZero }
        if isSubnormal { return isNegative ? .negativeSubnormal : .positiveSubnormal }
        return isNegative ? .negativeNormal : .positiveNormal
    }
    var isSubnormal: Bool { !isZero && magnitude < Double.leastNormalMagnitude }
    func isLessThanOrEqualTo(_ other: Double) -> Bool { self <= other }
}

enum FloatingPointSign: Int { case plus, minus }

enum FloatingPointRoundingRule {
    case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
}

struct SystemRandomNumberGenerator {}

typealias StringLiteralType = String

typealias IntegerLiteralType = Int

typealias FloatLiteralType = Double

typealias BooleanLiteralType = Bool

// What has been combined, which is what makes a key.
typealias Hasher = [Any]

extension Array { func makeIterator() -> _IndexingIterator<Element> { _IndexingIterator(elements: self) } }

extension Set { func makeIterator() -> _IndexingIterator<Element> { _IndexingIterator(elements: Array(self)) } }

extension Dictionary { func makeIterator() -> _IndexingIterator<Element> { _IndexingIterator(elements: Array(self)) } }

extension String { func makeIterator() -> _IndexingIterator<Character> { _IndexingIterator(elements: Array(self)) } }

extension Range { func makeIterator() -> _IndexingIterator<Bound> { _IndexingIterator(elements: Array(self)) } }

extension String { mutating func write(_ other: String) { self += other } }

extension String { typealias UnicodeScalarView = [Character] }

// A StaticString is a string here.
extension String {
    var utf8CodeUnitCount: Int { utf8.count }
    var hasPointerRepresentation: Bool { true }
    func withUTF8Buffer<R>(_ body: ([UInt8]) -> R) -> R { body(Array(utf8)) }
}

extension FloatingPoint { var sign: FloatingPointSign { self < 0 || 1 / self < 0 ? .minus : .plus } }

extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral { static var zero: Self { Self(integerLiteral: 0) } }

struct Own {
    let text: String
    init(bytes: inout [UInt8]) {
        bytes.append(4)
        text = "\(bytes)"
    }
    init(twice bytes: inout [UInt8]) {
        self.init(bytes: &bytes)
        bytes.append(9)
    }
    init?(maybe bytes: inout [UInt8]) {
        if bytes.isEmpty { return nil }
        text = "maybe \(bytes.removeLast())"
    }
    init(throwing bytes: inout [UInt8]) throws {
        bytes.append(77)
        if bytes.count > 3 { throw Oops() }
        text = "thrown"
    }
    static func make(_ b: inout [UInt8]) -> Self { Self(bytes: &b) }
}
struct Oops: Error {}
class Base {
    var count: Int
    init(taking n: inout Int) { n += 1; count = n }
    required init(required n: inout Int, by step: Int) { n += step; count = n }
}
class Sub: Base {
    var own = 5
    override init(taking n: inout Int) { super.init(taking: &n); own = n * 2; n += 10 }
    required init(required n: inout Int, by step: Int) { super.init(required: &n, by: step) }
    convenience init(both n: inout Int) { self.init(taking: &n); n += 100 }
}
enum Parsed {
    case digit(Int), end
    init(from text: inout Substring) {
        if let first = text.popFirst(), let value = first.wholeNumberValue { self = .digit(value) } else { self = .end }
    }
}
struct Captured {
    var all: [Int] = []
    init(_ n: inout Int) {
        let add = { (x: Int) in x + 1 }
        n = add(n)
        all = [n].map { $0 + n }
    }
}
func run() {
    var bytes: [UInt8] = [1]
    let own = Own(bytes: &bytes)
    print(own.text, bytes)
    print(Own(twice: &bytes).text, bytes)
    print(Own(maybe: &bytes)?.text ?? "none", bytes)
    do { print(try Own(throwing: &bytes).text) } catch { print("error", bytes) }
    print(Own.make(&bytes).text, bytes)
    var none: [UInt8] = []
    print(Own(maybe: &none) == nil, none)
    var n = 1
    let sub = Sub(taking: &n)
    print(sub.count, sub.own, n)
    print(Sub(both: &n).count, n)
    var text: Substring = "12x"
    while case .digit(let d) = Parsed(from: &text) { print(d, text) }
    print(Captured(&n).all, n)
}
extension Own: Equatable {}
run()
var bytes: [UInt8] = [1, 2, 3]
let own = Own(bytes: &bytes)
print(own.text)
class Reader {
    func read(_ list: inout [Int]) -> Int { list.removeFirst() }
}
final class Loud: Reader {
    override func read(_ list: inout [Int]) -> Int {
        let first = super.read(&list)
        list.append(first * 2)
        return first
    }
}
var list = [1, 2]
print(Loud().read(&list), list)
struct Wide<T> {
    let all: [T]
    init(taking list: inout [T]) { all = list; list = [] }
}
print(Wide(taking: &list).all, list)
extension String {
    init(eating list: inout [String]) { self = list.joined(); list.removeAll() }
}
var words = ["a", "b"]
print(String(eating: &words), words)

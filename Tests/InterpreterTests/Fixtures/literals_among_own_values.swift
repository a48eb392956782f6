struct Meters: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Comparable { let v: Double; init(floatLiteral f: Double) { v = f }; init(integerLiteral i: Int) { v = Double(i) }; static func < (a: Meters, b: Meters) -> Bool { a.v < b.v } }
let m: Meters = 5; print(m > 4.5, [3, m, 1].max()!.v)
struct Str: ExpressibleByStringInterpolation { var s: String; init(stringLiteral v: String) { s = v }; struct StringInterpolation: StringInterpolationProtocol { var o = ""; init(literalCapacity: Int, interpolationCount: Int) {}; mutating func appendLiteral(_ l: String) { o += l.uppercased() }; mutating func appendInterpolation(_ n: Int) { o += "<\(n)>" }; mutating func appendInterpolation(x s: String) { o += "[\(s)]" } }; init(stringInterpolation i: StringInterpolation) { s = i.o } }
let st: Str = "ab \(3) c \(x: "q")"; print(st.s)
extension String.StringInterpolation { mutating func appendInterpolation(pad n: Int) { appendLiteral(String(repeating: "0", count: max(0, 3 - "\(n)".count)) + "\(n)") } }; print("\(pad: 7)|\(pad: 1234)")
let names: [Any] = ["a", 1]
print(names.count, [Meters(floatLiteral: 2), 3].map(\.v), [1, Meters(integerLiteral: 4)].reduce(0.0) { $0 + $1.v })

import Foundation
// Parser: tokenizer + recursive descent + error chain
enum Token: Equatable, CustomStringConvertible { case number(Double), op(Character), lparen, rparen, ident(String)
  var description: String { switch self { case .number(let n): return "num(\(n))"; case .op(let c): return "op(\(c))"; case .lparen: return "("; case .rparen: return ")"; case .ident(let s): return "id(\(s))" } } }
enum ParseError: Error, Equatable { case unexpected(Character, at: Int), unexpectedEnd, unknownIdentifier(String), divisionByZero, trailing([Token]) }
struct Lexer { let text: String; private var i: String.Index; init(_ t: String) { text = t; i = t.startIndex }
  mutating func tokens() throws -> [Token] { var out: [Token] = []
    while i < text.endIndex { let c = text[i]
      switch c {
      case " ", "\t": i = text.index(after: i)
      case "0"..."9", ".": let start = i; while i < text.endIndex, text[i].isNumber || text[i] == "." { text.formIndex(after: &i) }; out.append(.number(Double(text[start..<i])!))
      case "+", "-", "*", "/", "^": out.append(.op(c)); i = text.index(after: i)
      case "(": out.append(.lparen); i = text.index(after: i)
      case ")": out.append(.rparen); i = text.index(after: i)
      case _ where c.isLetter: let start = i; repeat { i = text.index(after: i) } while i < text.endIndex && (text[i].isLetter || text[i].isNumber); out.append(.ident(String(text[start..<i])))
      default: throw ParseError.unexpected(c, at: text.distance(from: text.startIndex, to: i)) } }
    return out } }
indirect enum Expr: CustomStringConvertible { case num(Double), variable(String), binary(Expr, Character, Expr), neg(Expr), call(String, Expr)
  var description: String { switch self { case .num(let n): return n == n.rounded() ? String(Int(n)) : "\(n)"; case .variable(let v): return v; case let .binary(a, o, b): return "(\(a) \(o) \(b))"; case .neg(let e): return "-\(e)"; case let .call(f, e): return "\(f)(\(e))" } }
  func eval(_ env: [String: Double] = [:]) throws -> Double { switch self {
    case .num(let n): return n
    case .variable(let v): guard let x = env[v] else { throw ParseError.unknownIdentifier(v) }; return x
    case .neg(let e): return try -e.eval(env)
    case .call("sqrt", let e): return try e.eval(env).squareRoot()
    case .call("abs", let e): return abs(try e.eval(env))
    case .call(let f, _): throw ParseError.unknownIdentifier(f)
    case let .binary(a, "/", b): let d = try b.eval(env); if d == 0 { throw ParseError.divisionByZero }; return try a.eval(env) / d
    case let .binary(a, o, b): let (x, y) = (try a.eval(env), try b.eval(env))
      switch o { case "+": return x + y; case "-": return x - y; case "*": return x * y; default: var r = 1.0; for _ in 0..<Int(y) { r *= x }; return r } } } }
struct Parser { var tokens: ArraySlice<Token>; init(_ t: [Token]) { tokens = t[...] }
  static func parse(_ s: String) throws -> Expr { var l = Lexer(s); var p = Parser(try l.tokens()); let e = try p.expression(0); if !p.tokens.isEmpty { throw ParseError.trailing(Array(p.tokens)) }; return e }
  static let precedence: [Character: (Int, right: Bool)] = ["+": (1, false), "-": (1, false), "*": (2, false), "/": (2, false), "^": (3, true)]
  mutating func expression(_ min: Int) throws -> Expr { var lhs = try primary()
    while case .op(let o)? = tokens.first, let (p, right) = Self.precedence[o], p >= min { tokens.removeFirst(); let rhs = try expression(right ? p : p + 1); lhs = .binary(lhs, o, rhs) }
    return lhs }
  mutating func primary() throws -> Expr { guard let t = tokens.popFirst() else { throw ParseError.unexpectedEnd }
    switch t { case .number(let n): return .num(n)
    case .ident(let f) where tokens.first == .lparen: tokens.removeFirst(); let e = try expression(0); guard tokens.popFirst() == .rparen else { throw ParseError.unexpectedEnd }; return .call(f, e)
    case .ident(let v): return .variable(v)
    case .op("-"): return .neg(try primary())
    case .lparen: let e = try expression(0); guard case .rparen? = tokens.popFirst() else { throw ParseError.unexpectedEnd }; return e
    default: throw ParseError.trailing([t]) } } }
for s in ["1 + 2 * 3", "(1+2)*3", "2^3^2", "-4 + abs(-2.5)", "x / (y - 2)", "1 +", "3 $ 4", "sqrt(16)*x", "(1", "1 2", "foo(1)", "z"] {
  do { let e = try Parser.parse(s); print(s, "=>", e, "=", try e.eval(["x": 6, "y": 2])) }
  catch ParseError.unexpected(let c, let at) { print(s, "unexpected", c, "at", at) }
  catch let e as ParseError where e == .divisionByZero { print(s, "div by zero") }
  catch let e as ParseError { print(s, "error", e) }
  catch { print("other", error) } }
let r = Result { try Parser.parse("1+").eval() }
switch r { case .success(let v): print(v); case .failure(let e): print("failed", e) }
print((try? Parser.parse("2*4").eval()) as Any, (try? Parser.parse("*").eval()) as Any)
print(Result { try Parser.parse("2*4").eval() }.map { $0 + 1 }, r.mapError { "\($0)".count > 3 ? ParseError.unexpectedEnd : $0 as! ParseError })
var lx = Lexer("a1 + (2)"); print(try lx.tokens(), [Token.number(1), .op("+")])

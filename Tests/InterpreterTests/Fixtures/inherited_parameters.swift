class Base<T: Hashable> { func f(_ t: T) { print("f", t) }
  subscript(t: T) -> Int { print("s", t); return 1 }
  func g(_ a: [T], _ h: (T) -> Void) { print(a); h(a[0]) } }
enum Token: Int { case font, color }
class Sub: Base<Token> { func own() { f(.font); self.f(.color); g([.font]) { print($0 == .font) } } }
let s = Sub()
s.f(.font); _ = s[.color]; s.own()
let b = Base<Token>(); b.f(.font); _ = b[.color]
class Sub2<U: Hashable>: Base<U> {}
let s2 = Sub2<Token>(); s2.f(.color); _ = s2[.font]

// Keys of a dictionary that the class above has, through its subscript and through closures.
class Styles<Key: Hashable> {
    private let standard: (Key) -> String
    private var own: [Key: String] = [:]
    init(_ standard: @escaping (Key) -> String) { self.standard = standard }
    subscript(key: Key) -> String {
        get { own[key] ?? standard(key) }
        set { own[key] = newValue }
    }
    var count: Int { own.count }
}
final class LabelStyles: Styles<Token> {
    convenience init(bold: Bool) {
        self.init { key in
            switch key {
            case .font: return bold ? "bold" : "plain"
            case .color: return "black"
            }
        }
    }
}
let styles: LabelStyles = .init(bold: true)
print(styles[.font], styles[.color])
styles[.color] = "red"
styles[.font] = "light"
print(styles[.font], styles[.color], styles.count)

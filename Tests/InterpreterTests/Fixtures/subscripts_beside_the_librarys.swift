extension Dictionary {
  subscript(key: Key?) -> Value? {
    get {
      guard let key = key else { return nil }
      return self[key]
    }
    set {
      guard let key = key else { return }
      self[key] = newValue
    }
  }
}
var d = ["a": 1]
let k: String? = "a"
print(d[k] as Any)
d[k] = 4
print(d)
let n: String? = nil
d[n] = 5
print(d, d[n] as Any, d["a"] as Any)
d[k]? += 3
d["a"]? += 1
print(d)
extension Array {
    subscript(index: Int?) -> Element? {
        guard let index, indices.contains(index) else { return nil }
        return self[index]
    }
}
let list = [1, 2, 3]
print(list[1], list[Int?.some(7)] as Any, list[Int?.some(0)] as Any)
extension String {
    subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
    subscript(r: Range<Int>) -> String { String(self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)]) }
}
print("hello"[1], "hello"[1..<3])
struct Wrapper { var inner: [String: [String: Int]] = [:] }
var w = Wrapper()
w.inner["x", default: [:]]["y"] = 3
print(w.inner["x"]?["y"] as Any, w.inner[k] as Any)

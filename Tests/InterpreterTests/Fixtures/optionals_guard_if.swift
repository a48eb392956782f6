func classify(_ a: Int?, _ b: String?) -> String {
    guard let a, a > 0 else { return "no a" }
    if let b, let n = Int(b), n == a { return "same" }
    guard case let (x, y)? = b.map({ ($0, $0.count) }) else { return "no b" }
    return "\(x) \(y)"
}
print(classify(nil, "1"), classify(-1, nil), classify(3, "3"), classify(3, "abc"), classify(3, nil))

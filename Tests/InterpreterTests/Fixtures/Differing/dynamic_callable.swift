@dynamicCallable struct Call { func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) }
  func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> String { a.map { "\($0.key)=\($0.value)" }.joined(separator: ",") } }
let c = Call()
print(c(1, 2, 3) as Int, c(a: 1, b: 2) as String)

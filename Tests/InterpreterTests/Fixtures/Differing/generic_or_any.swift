func kind(_ x: Any) -> String { "any" }
func kind<T: Sequence>(_ x: T) -> String { "sequence" }
func kind(_ x: [Any]) -> String { "[any]" }
print(kind([1]), kind(1...2), kind(Set([1])), kind(1))

// What is reduced into goes through the closure, whatever is known of the sequence.
struct Source {
    func all<Whole>(_ type: Whole.Type) -> Whole { (["a": 1, "b": 2] as Any) as! Whole }
}

struct Localized<Value> {
    let values: [String: Value]

    init() {
        let all = Source().all([String: Value?].self)
        values = all.reduce(into: [String: Value]()) { result, new in
            guard let value = new.value else { return }
            result[String(new.key.prefix(1))] = value
        }
    }
}
print(Localized<Int>().values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })

func gathered<Value>(_ type: Value.Type) -> [Value] {
    let all = Source().all([String: Value].self)
    return all.reduce(into: []) { $0.append($1.value) }
}
print(gathered(Int.self).count)

func add(_ sum: inout Int, _ number: Int) { sum += number }
print([1, 2, 3].reduce(into: 10, add))

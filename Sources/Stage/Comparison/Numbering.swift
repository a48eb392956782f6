/// Numbers for keys, in the order in which they are first asked for.
struct Numbering<Key: Hashable> {
    private var numbers: [Key: Int] = [:]

    /// The number of a key; a new key gets the next one.
    mutating func number(of key: Key) -> Int {
        if let known = numbers[key] { return known }
        let number = numbers.count
        numbers[key] = number
        return number
    }
}

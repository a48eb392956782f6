// Initialisers that extensions add to types of the standard library, and what they hand over to.

extension Int {
    init(digits: String) {
        self.init(digits.count)
    }

    init?(roman letter: Character) {
        switch letter {
        case "I": self.init(1)
        case "V": self.init(5)
        case "X": self = 10
        default: return nil
        }
    }
}

extension String {
    init(stars count: Int) {
        self.init(repeating: "*", count: count)
    }

    init(twice text: String) {
        self = text + text
    }
}

extension Double {
    init(percent: Int) {
        self.init(percent)
        self /= 100
    }
}

extension Array where Element == Int {
    init(upTo limit: Int) {
        self.init(0..<limit)
    }

    init(same value: Int, _ times: Int) {
        self.init(repeating: value, count: times)
    }
}

print(Int(digits: "12345"))
print(Int(roman: "V") ?? 0, Int(roman: "X") ?? 0, Int(roman: "Q") ?? 0)
print(String(stars: 3), String(twice: "ab"))
print(Double(percent: 25))
print([Int](upTo: 4), Array(same: 7, 2))
print(["I", "V", "X"].compactMap { Int(roman: $0) })

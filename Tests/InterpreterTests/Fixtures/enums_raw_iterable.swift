enum Suit: String, CaseIterable { case hearts, spades = "♠︎", clubs; var symbol: Character { rawValue.first! } }
print(Suit.allCases.map(\.rawValue), Suit(rawValue: "clubs") as Any, Suit(rawValue: "x") as Any)
enum Level: Int, Comparable { case low = 1, mid = 5, high; static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
print(Level.high.rawValue, Level.low < .high, [Level.high, .low, .mid].sorted().map { "\($0)" }, max(Level.low, .mid))

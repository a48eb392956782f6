/// Says at once of most words that they do not stand in a program's files: of all the places where three bytes stand behind each other, it keeps what
/// they are. Made in the time of one look through the files, however many words are asked for.
public struct TrigramFilter {
    private let program: Program
    /// One bit for each number that three bytes may make.
    private var bits = [UInt64](repeating: 0, count: 1 << 10)

    /// The sieve of the learner's files.
    public init(_ program: Program) {
        self.program = program
        bits.withUnsafeMutableBufferPointer { bits in
            for text in program.texts {
                var number = 0
                for byte in text.utf8 {
                    number = Self.number(after: number, byte)
                    bits[number >> 6] |= 1 << UInt64(number & 63)
                }
            }
        }
    }

    /// Whether the learner's files have a word in them, be it in a comment.
    public func mentions(_ word: String) -> Bool { mayMention(word) && program.mentions(word) }

    private func mayMention(_ word: String) -> Bool {
        var number = 0
        for (place, byte) in word.utf8.enumerated() {
            number = Self.number(after: number, byte)
            if place >= 2, bits[number >> 6] & 1 << UInt64(number & 63) == 0 { return false }
        }
        return true
    }

    /// What the last three bytes make, of which the first two made `number` with those before.
    private static func number(after number: Int, _ byte: UInt8) -> Int { (number << 6 ^ Int(byte)) & 0xFFFF }
}

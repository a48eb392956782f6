/// A Bloom filter over the trigrams of a program's files. It rules out most words without a search. Built in one pass over the files.
public struct TrigramFilter {
    private let program: Program
    /// One bit for each hash of three bytes.
    private var bits = [UInt64](repeating: 0, count: 1 << 10)

    /// Makes the filter of the learner's files.
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

    /// Whether the learner's files contain a word, comments included.
    public func mentions(_ word: String) -> Bool { mayMention(word) && program.mentions(word) }

    private func mayMention(_ word: String) -> Bool {
        var number = 0
        for (place, byte) in word.utf8.enumerated() {
            number = Self.number(after: number, byte)
            if place >= 2, bits[number >> 6] & 1 << UInt64(number & 63) == 0 { return false }
        }
        return true
    }

    /// The hash of the last three bytes. `number` is the hash before `byte` arrived.
    private static func number(after number: Int, _ byte: UInt8) -> Int { (number << 6 ^ Int(byte)) & 0xFFFF }
}

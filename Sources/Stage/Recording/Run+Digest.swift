extension Run {
    /// A short text that stands for the recording: two recordings with the same JSON lines have the same one.
    ///
    /// Measures the facts at every callback.
    public var digest: String {
        let digits = String(jsonLines().stableHash(), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension String {
    /// A hash that is the same in every process: FNV-1a, 64 bits. Linear in the text.
    package func stableHash(from seed: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
        utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}

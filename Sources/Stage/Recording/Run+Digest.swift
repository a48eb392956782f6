extension Run {
    /// A short text that stands for the recording: two recordings with the same JSON lines have the same one. FNV-1a, 64 bits.
    ///
    /// Measures the facts at every callback.
    public var digest: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in jsonLines().utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

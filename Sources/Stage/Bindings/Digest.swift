import Foundation

/// What bytes are told apart by.
///
/// Fidelity: documented RFC 1321 (MD5), FIPS 180-4 (SHA-1, SHA-256, SHA-384, SHA-512), RFC 2104 (HMAC).
enum Digest: String {
    case md5 = "MD5"
    case sha1 = "SHA1"
    case sha256 = "SHA256"
    case sha384 = "SHA384"
    case sha512 = "SHA512"

    func digest(of bytes: [UInt8]) -> [UInt8] {
        switch self {
        case .md5: Self.md5(bytes)
        case .sha1: Self.sha1(bytes)
        case .sha256: Self.sha256(bytes)
        case .sha384: Array(Self.sha512(bytes, Self.startOf384).prefix(48))
        case .sha512: Self.sha512(bytes, Self.roots(8, offset: 0, root: Self.squareRoot))
        }
    }

    func code(of bytes: [UInt8], key: [UInt8]) -> [UInt8] {
        let block = self == .sha384 || self == .sha512 ? 128 : 64
        let short = key.count > block ? digest(of: key) : key
        let padded = short + [UInt8](repeating: 0, count: block - short.count)
        return digest(of: padded.map { $0 ^ 0x5c } + digest(of: padded.map { $0 ^ 0x36 } + bytes))
    }

    // MARK: - Blocks

    private static func padded(_ bytes: [UInt8], block: Int, isLittle: Bool) -> [UInt8] {
        let length = block / 8
        var all = bytes + [0x80]
        all += [UInt8](repeating: 0, count: (2 * block - length - all.count % block) % block)
        let bits = UInt64(bytes.count) * 8
        let places = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
        let rest = [UInt8](repeating: 0, count: length - 8)
        return all + (isLittle ? places : rest + places.reversed())
    }

    private static func words<Word: FixedWidthInteger>(_ bytes: ArraySlice<UInt8>, isLittle: Bool, _ type: Word.Type) -> [Word] {
        let size = Word.bitWidth / 8
        return stride(from: bytes.startIndex, to: bytes.endIndex, by: size).map { start in
            let part = bytes[start..<(start + size)]
            return isLittle ? part.reversed().reduce(0) { $0 << 8 | Word($1) } : part.reduce(0) { $0 << 8 | Word($1) }
        }
    }

    private static func bytes<Word: FixedWidthInteger>(_ words: [Word], isLittle: Bool) -> [UInt8] {
        words.flatMap { word in
            let places = (0..<(Word.bitWidth / 8)).map { UInt8(truncatingIfNeeded: word >> Word(8 * $0)) }
            return isLittle ? places : places.reversed()
        }
    }

    private static func turned<Word: FixedWidthInteger & UnsignedInteger>(_ word: Word, right count: Int) -> Word {
        word >> Word(count) | word << Word(Word.bitWidth - count)
    }

    // MARK: - Constants

    private static func primes(_ count: Int) -> [UInt64] {
        var found: [UInt64] = []
        var candidate: UInt64 = 2
        while found.count < count {
            if found.allSatisfy({ candidate % $0 != 0 }) { found.append(candidate) }
            candidate += 1
        }
        return found
    }

    /// The first 64 bits behind the point of a root of a prime, found bit by bit.
    private static func fraction(_ prime: UInt64, power: Int) -> UInt64 {
        // Numbers are lists of 32 bits each, the least first; two of them lie behind the point.
        func product(_ one: [UInt64], _ other: [UInt64]) -> [UInt64] {
            var result = [UInt64](repeating: 0, count: one.count + other.count)
            for (i, first) in one.enumerated() {
                var carry: UInt64 = 0
                for (j, second) in other.enumerated() {
                    let sum = result[i + j] + first * second + carry
                    result[i + j] = sum & 0xFFFF_FFFF
                    carry = sum >> 32
                }
                result[i + other.count] += carry
            }
            return result
        }
        var whole: UInt64 = 1
        while (0..<power).reduce(1, { product, _ in product * (whole + 1) }) <= prime { whole += 1 }
        var part: UInt64 = 0
        for bit in (0..<64).reversed() {
            let tried = part | 1 << UInt64(bit)
            let number = [tried & 0xFFFF_FFFF, tried >> 32, whole]
            let raised = (1..<power).reduce(number) { raised, _ in product(raised, number) }
            // In a product there are two behind the point for each factor.
            let above = raised.dropFirst(2 * power)
            let integer = (above.first ?? 0) | ((above.dropFirst().first ?? 0) << 32)
            if integer < prime { part = tried }
        }
        return part
    }

    private static let squareRoot = 2
    private static let cubeRoot = 3

    private static func roots(_ count: Int, offset: Int, root: Int) -> [UInt64] {
        primes(count + offset).suffix(count).map { fraction($0, power: root) }
    }

    private static let factors512 = roots(80, offset: 0, root: cubeRoot)
    private static let factors256 = factors512.prefix(64).map { UInt32($0 >> 32) }
    private static let startOf256 = roots(8, offset: 0, root: squareRoot).map { UInt32($0 >> 32) }
    private static let startOf384 = roots(8, offset: 8, root: squareRoot)

    // MARK: - Rounds

    private static func md5(_ bytes: [UInt8]) -> [UInt8] {
        let turns = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
        let factors = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
        let all = padded(bytes, block: 64, isLittle: true)
        for start in stride(from: 0, to: all.count, by: 64) {
            let words = words(all[start..<(start + 64)], isLittle: true, UInt32.self)
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            for index in 0..<64 {
                let (mixed, place): (UInt32, Int) =
                    switch index / 16 {
                    case 0: (b & c | ~b & d, index)
                    case 1: (d & b | ~d & c, (5 * index + 1) % 16)
                    case 2: (b ^ c ^ d, (3 * index + 5) % 16)
                    default: (c ^ (b | ~d), 7 * index % 16)
                    }
                let sum = mixed &+ a &+ factors[index] &+ words[place]
                (a, d, c, b) = (d, c, b, b &+ turned(sum, right: 32 - turns[index / 16][index % 4]))
            }
            state = zip(state, [a, b, c, d]).map { $0 &+ $1 }
        }
        return self.bytes(state, isLittle: true)
    }

    private static func sha1(_ bytes: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        let all = padded(bytes, block: 64, isLittle: false)
        for start in stride(from: 0, to: all.count, by: 64) {
            var words = words(all[start..<(start + 64)], isLittle: false, UInt32.self)
            for index in 16..<80 {
                words.append(turned(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], right: 31))
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for index in 0..<80 {
                let (mixed, factor): (UInt32, UInt32) =
                    switch index / 20 {
                    case 0: (b & c | ~b & d, 0x5A82_7999)
                    case 1: (b ^ c ^ d, 0x6ED9_EBA1)
                    case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
                    default: (b ^ c ^ d, 0xCA62_C1D6)
                    }
                let sum = turned(a, right: 27) &+ mixed &+ e &+ factor &+ words[index]
                (e, d, c, b, a) = (d, c, turned(b, right: 2), a, sum)
            }
            state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
        }
        return self.bytes(state, isLittle: false)
    }

    private static func sha256(_ bytes: [UInt8]) -> [UInt8] {
        sha2(bytes, startOf256, factors256, block: 64, [[7, 18, 3], [17, 19, 10], [6, 11, 25], [2, 13, 22]])
    }

    private static func sha512(_ bytes: [UInt8], _ start: [UInt64]) -> [UInt8] {
        sha2(bytes, start, factors512, block: 128, [[1, 8, 7], [19, 61, 6], [14, 18, 41], [28, 34, 39]])
    }

    private static func sha2<Word: FixedWidthInteger & UnsignedInteger>(
        _ bytes: [UInt8], _ start: [Word], _ factors: [Word], block: Int, _ turns: [[Int]]
    ) -> [UInt8] {
        func mixed(_ word: Word, _ turns: [Int]) -> Word {
            turned(word, right: turns[0]) ^ turned(word, right: turns[1]) ^ word >> Word(turns[2])
        }
        func turnedThrice(_ word: Word, _ turns: [Int]) -> Word {
            turned(word, right: turns[0]) ^ turned(word, right: turns[1]) ^ turned(word, right: turns[2])
        }
        var state = start
        let all = padded(bytes, block: block, isLittle: false)
        for offset in stride(from: 0, to: all.count, by: block) {
            var words = words(all[offset..<(offset + block)], isLittle: false, Word.self)
            for index in 16..<factors.count {
                let (far, near) = (mixed(words[index - 15], turns[0]), mixed(words[index - 2], turns[1]))
                words.append(words[index - 16] &+ far &+ words[index - 7] &+ near)
            }
            var now = state
            for index in factors.indices {
                let choice = now[4] & now[5] ^ ~now[4] & now[6]
                let first = now[7] &+ turnedThrice(now[4], turns[2]) &+ choice &+ factors[index] &+ words[index]
                let majority = now[0] & now[1] ^ now[0] & now[2] ^ now[1] & now[2]
                now = [first &+ turnedThrice(now[0], turns[3]) &+ majority] + now[0..<3] + [now[3] &+ first] + now[4..<7]
            }
            state = zip(state, now).map { $0 &+ $1 }
        }
        return self.bytes(state, isLittle: false)
    }
}

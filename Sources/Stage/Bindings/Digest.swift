internal import CMd

/// What bytes are told apart by.
///
/// Fidelity: documented RFC 1321 (MD5), FIPS 180-4 (SHA-1, SHA-256, SHA-384, SHA-512), RFC 2104 (HMAC).
enum Digest: String {
    case md5 = "MD5"
    case sha1 = "SHA1"
    case sha256 = "SHA256"
    case sha384 = "SHA384"
    case sha512 = "SHA512"

    /// The digest of bytes. Linear in their number.
    func digest(of bytes: [UInt8]) -> [UInt8] {
        switch self {
        case .md5: Self.digest(of: bytes, MD5_CTX(), MD5_DIGEST_LENGTH, MD5Init, MD5Update, MD5Final)
        case .sha1: Self.digest(of: bytes, SHA1_CTX(), SHA1_DIGEST_LENGTH, SHA1Init, SHA1Update, SHA1Final)
        case .sha256: Self.digest(of: bytes, SHA2_CTX(), SHA256_DIGEST_LENGTH, SHA256Init, SHA256Update, SHA256Final)
        case .sha384: Self.digest(of: bytes, SHA2_CTX(), SHA384_DIGEST_LENGTH, SHA384Init, SHA384Update, SHA384Final)
        case .sha512: Self.digest(of: bytes, SHA2_CTX(), SHA512_DIGEST_LENGTH, SHA512Init, SHA512Update, SHA512Final)
        }
    }

    /// The code of bytes that a key authenticates. Linear in the number of both.
    func code(of bytes: [UInt8], key: [UInt8]) -> [UInt8] {
        let block = self == .sha384 || self == .sha512 ? 128 : 64
        let short = key.count > block ? digest(of: key) : key
        let padded = short + [UInt8](repeating: 0, count: block - short.count)
        return digest(of: padded.map { $0 ^ 0x5c } + digest(of: padded.map { $0 ^ 0x36 } + bytes))
    }

    private static func digest<Context>(
        of bytes: [UInt8], _ context: Context, _ length: Int32, _ start: (UnsafeMutablePointer<Context>?) -> Void,
        _ take: (UnsafeMutablePointer<Context>?, UnsafePointer<UInt8>?, Int) -> Void,
        _ finish: (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Context>?) -> Void
    ) -> [UInt8] {
        var context = context
        start(&context)
        take(&context, bytes, bytes.count)
        var result = [UInt8](repeating: 0, count: Int(length))
        finish(&result, &context)
        return result
    }
}

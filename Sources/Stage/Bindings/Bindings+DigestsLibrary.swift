import Foundation
internal import Interpreter

extension Bindings {
    /// The words of CryptoKit's and CommonCrypto's digests.
    static let digestWords = ["CC_SHA", "CC_MD5", "CCHmac", "SHA256", "SHA384", "SHA512", "Insecure.", "SymmetricKey"]

    static func addDigests(to type: inout TypeBinding) {
        type.method("_digest(_:of:)", HostParameter.list((nil, "String"), ("of", "Data")), result: "Data") { call throws(ScriptError) in
            let (name, data): (String, Data) = (try call.argument(0), try call.argument(1))
            return call.give(Data(try digest(name).digest(of: Array(data))))
        }
        let parameters = HostParameter.list((nil, "String"), ("of", "Data"), ("key", "Data"))
        type.method("_digest(_:of:key:)", parameters, result: "Data") { call throws(ScriptError) in
            let (name, data, key): (String, Data, Data) = (try call.argument(0), try call.argument(1), try call.argument(2))
            return call.give(Data(try digest(name).code(of: Array(data), key: Array(key))))
        }
    }

    private static func digest(_ name: String) throws(ScriptError) -> Digest {
        guard let digest = Digest(rawValue: name) else { throw .refusal("the digest \(name)") }
        return digest
    }

    /// Digests and codes of bytes, in the learner's own Swift around what computes them. Ciphers and signatures are not there.
    static let digestsLibrary = Program.Library(path: "Digests", text: hashFunctions + commonDigests)

    private static let hashFunctions = """
        /// Fidelity: documented CryptoKit.Digest, HashFunction.
        protocol Digest: Sequence, Hashable, CustomStringConvertible {
            static var byteCount: Int { get }
        }
        /// What is bytes and nothing more.
        protocol _Bytes: Sequence, Hashable {
            var _data: Data { get }
        }
        extension _Bytes {
            var _digits: String { _data.map { String(format: "%02x", $0) }.joined() }
            func makeIterator() -> IndexingIterator<[UInt8]> { Array(_data).makeIterator() }
            func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
                try body(UnsafeRawBufferPointer(_data: _data))
            }
        }
        protocol HashFunction {
            associatedtype Digest
            static var _name: String { get }
            init()
            mutating func update(data: Data)
            func finalize() -> Digest
        }

        """
        + secure.map(hashFunction).joined()
            + """
            /// Fidelity: documented CryptoKit.Insecure.
            enum Insecure {
            \(insecure.map(hashFunction).joined())
            }

            /// Fidelity: documented CryptoKit.SymmetricKeySize.
            struct SymmetricKeySize {
                let bitCount: Int
                init(bitCount: Int) { self.bitCount = bitCount }
                static let bits128 = SymmetricKeySize(bitCount: 128)
                static let bits192 = SymmetricKeySize(bitCount: 192)
                static let bits256 = SymmetricKeySize(bitCount: 256)
            }
            /// Fidelity: documented CryptoKit.SymmetricKey; a new one's bytes are those of the run's own chance, the same in each run (simplified).
            struct SymmetricKey: _Bytes {
                let _data: Data
                init(data: Data) { _data = data }
                init(data: [UInt8]) { _data = Data(data) }
                init(size: SymmetricKeySize) { _data = Data((0..<(size.bitCount / 8)).map { _ in UInt8.random(in: 0...255) }) }
                var bitCount: Int { _data.count * 8 }
            }
            /// Fidelity: documented CryptoKit.HMAC, HashedAuthenticationCode.
            struct HMAC<Function: HashFunction> {
                typealias Key = SymmetricKey
                typealias MAC = HashedAuthenticationCode
                let _key: SymmetricKey
                var _data = Data()
                init(key: SymmetricKey) { _key = key }
                mutating func update(data: Data) { _data.append(data) }
                mutating func update(data: [UInt8]) { _data.append(contentsOf: data) }
                func finalize() -> HashedAuthenticationCode {
                    HashedAuthenticationCode(_data: _digest(Function._name, of: _data, key: _key._data))
                }
                static func authenticationCode(for data: Data, using key: SymmetricKey) -> HashedAuthenticationCode {
                    HashedAuthenticationCode(_data: _digest(Function._name, of: data, key: key._data))
                }
                static func authenticationCode(for data: [UInt8], using key: SymmetricKey) -> HashedAuthenticationCode {
                    HashedAuthenticationCode(_data: _digest(Function._name, of: Data(data), key: key._data))
                }
                static func isValidAuthenticationCode(_ code: Data, authenticating data: Data, using key: SymmetricKey) -> Bool {
                    _digest(Function._name, of: data, key: key._data) == code
                }
            }
            struct HashedAuthenticationCode: _Bytes, CustomStringConvertible {
                let _data: Data
                var byteCount: Int { _data.count }
                var description: String { "HMAC: " + _digits }
            }

            """

    /// The digests by their names, and how many bytes they have.
    private static let secure = [("SHA256", 32), ("SHA384", 48), ("SHA512", 64)]
    private static let insecure = [("MD5", 16), ("SHA1", 20)]

    private static func hashFunction(_ name: String, count: Int) -> String {
        """
        /// Fidelity: documented CryptoKit.\(name), \(name)Digest.
        struct \(name): HashFunction {
            static let _name = "\(name)"
            static let byteCount = \(count)
            var _data = Data()
            init() {}
            static func hash(data: Data) -> \(name)Digest { \(name)Digest(_data: _digest("\(name)", of: data)) }
            static func hash(data: [UInt8]) -> \(name)Digest { \(name)Digest(_data: _digest("\(name)", of: Data(data))) }
            mutating func update(data: Data) { _data.append(data) }
            mutating func update(data: [UInt8]) { _data.append(contentsOf: data) }
            func finalize() -> \(name)Digest { \(name)Digest(_data: _digest("\(name)", of: _data)) }
        }
        struct \(name)Digest: Digest, _Bytes {
            let _data: Data
            static var byteCount: Int { \(count) }
            var description: String { "\(name) digest: " + _digits }
        }

        """
    }

    private static let commonDigests = """
        typealias CC_LONG = UInt32
        typealias CCHmacAlgorithm = UInt32
        let kCCHmacAlgSHA1 = 0
        let kCCHmacAlgMD5 = 1
        let kCCHmacAlgSHA256 = 2
        let kCCHmacAlgSHA384 = 3
        let kCCHmacAlgSHA512 = 4

        """
        + (insecure + secure).map(commonDigest).joined()
            + """
            func _hmac(_ algorithm: Int, _ key: Any?, _ keyLength: Int, _ data: Any?, _ length: Int) -> Data {
                let names = ["SHA1", "MD5", "SHA256", "SHA384", "SHA512"]
                return _digest(names[algorithm], of: _bytes(at: data, length), key: _bytes(at: key, keyLength))
            }
            /// Fidelity: documented CCHmac of CommonCrypto.
            func CCHmac(
                _ algorithm: CCHmacAlgorithm, _ key: Any?, _ keyLength: Int, _ data: Any?, _ dataLength: Int, _ macOut: UnsafeMutablePointer<UInt8>
            ) {
                for (index, byte) in _hmac(Int(algorithm), key, keyLength, data, dataLength).enumerated() { macOut[index] = byte }
            }

            """

    private static func commonDigest(_ name: String, count: Int) -> String {
        """
        let CC_\(name)_DIGEST_LENGTH: Int32 = \(count)
        /// Fidelity: documented CC_\(name) of CommonCrypto.
        @discardableResult func CC_\(name)(_ data: Any?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
            for (index, byte) in _digest("\(name)", of: _bytes(at: data, Int(len))).enumerated() { md?[index] = byte }
            return md
        }

        """
    }
}

import Foundation
internal import Interpreter

extension Bindings {
    /// The words of CryptoKit's and CommonCrypto's digests.
    static let digestWords = ["CC_SHA", "CC_MD5", "CCHmac", "SHA256", "SHA384", "SHA512", "Insecure.", "SymmetricKey"]

    static func addDigests(to type: inout TypeBinding) {
        type.method("_digest(_:of:)", HostParameter.list((nil, "String"), ("of", "Data")), result: "Data") { call throws(ScriptError) in
            let (name, data): (String, Data) = (try call.argument(0), try call.argument(1))
            return call.give(Data((Digest(rawValue: name) ?? .sha256).digest(of: Array(data))))
        }
        let parameters = HostParameter.list((nil, "String"), ("of", "Data"), ("key", "Data"))
        type.method("_digest(_:of:key:)", parameters, result: "Data") { call throws(ScriptError) in
            let (name, data, key): (String, Data, Data) = (try call.argument(0), try call.argument(1), try call.argument(2))
            return call.give(Data((Digest(rawValue: name) ?? .sha256).code(of: Array(data), key: Array(key))))
        }
    }

    /// Digests and codes of bytes, in the learner's own Swift around what computes them. Ciphers and signatures are not there.
    static let digestsLibrary = Program.Library(
        path: "Digests",
        text: hashFunctions + commonDigests)

    private static let hashFunctions = """
        /// Fidelity: documented CryptoKit.Digest, HashFunction.
        protocol Digest: Sequence, Hashable, CustomStringConvertible {
            static var byteCount: Int { get }
        }
        protocol HashFunction {
            associatedtype Digest
            static var _name: String { get }
            init()
            mutating func update(data: Data)
            func finalize() -> Digest
        }

        """
        + [("SHA256", "SHA256", 32), ("SHA384", "SHA384", 48), ("SHA512", "SHA512", 64)].map { hashFunction($0, algorithm: $1, count: $2) }
        .joined()
            + """
            /// Fidelity: documented CryptoKit.Insecure.
            enum Insecure {
            \(hashFunction("MD5", algorithm: "MD5", count: 16))
            \(hashFunction("SHA1", algorithm: "SHA1", count: 20))
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
            struct SymmetricKey: Equatable {
                let _data: Data
                init(data: Data) { _data = data }
                init(data: [UInt8]) { _data = Data(data) }
                init(size: SymmetricKeySize) { _data = Data((0..<(size.bitCount / 8)).map { _ in UInt8.random(in: 0...255) }) }
                var bitCount: Int { _data.count * 8 }
                func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
                    try body(UnsafeRawBufferPointer(_data: _data))
                }
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
            struct HashedAuthenticationCode: Sequence, Hashable, CustomStringConvertible {
                let _data: Data
                var byteCount: Int { _data.count }
                var description: String { "HMAC: " + _data.map { String(format: "%02x", $0) }.joined() }
                func makeIterator() -> IndexingIterator<[UInt8]> { Array(_data).makeIterator() }
                func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
                    try body(UnsafeRawBufferPointer(_data: _data))
                }
            }

            """

    private static func hashFunction(_ name: String, algorithm: String, count: Int) -> String {
        """
        /// Fidelity: documented CryptoKit.\(name), \(name)Digest.
        struct \(name): HashFunction {
            static let _name = "\(algorithm)"
            static let byteCount = \(count)
            var _data = Data()
            init() {}
            static func hash(data: Data) -> \(name)Digest { \(name)Digest(_data: _digest("\(algorithm)", of: data)) }
            static func hash(data: [UInt8]) -> \(name)Digest { \(name)Digest(_data: _digest("\(algorithm)", of: Data(data))) }
            mutating func update(data: Data) { _data.append(data) }
            mutating func update(data: [UInt8]) { _data.append(contentsOf: data) }
            func finalize() -> \(name)Digest { \(name)Digest(_data: _digest("\(algorithm)", of: _data)) }
        }
        struct \(name)Digest: Digest {
            let _data: Data
            static var byteCount: Int { \(count) }
            var description: String { "\(name) digest: " + _data.map { String(format: "%02x", $0) }.joined() }
            func makeIterator() -> IndexingIterator<[UInt8]> { Array(_data).makeIterator() }
            func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
                try body(UnsafeRawBufferPointer(_data: _data))
            }
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
        /// The bytes at a place: those of a pointer, a list or a text.
        ///
        /// Fidelity: documented UnsafeRawPointer, and what Swift passes for it.
        func _bytes(at place: Any?, _ count: Int) -> Data {
            if let pointer = place as? UnsafePointer<UInt8> { return Data((0..<count).map { pointer[$0] }) }
            if let pointer = place as? UnsafePointer<CChar> { return Data((0..<count).map { UInt8(bitPattern: pointer[$0]) }) }
            if let buffer = place as? UnsafeRawBufferPointer { return Data((0..<count).map { buffer[$0] }) }
            if let bytes = place as? [UInt8] { return Data(bytes.prefix(count)) }
            if let bytes = place as? [CChar] { return Data(bytes.prefix(count).map { UInt8(bitPattern: $0) }) }
            if let data = place as? Data { return Data(data.prefix(count)) }
            if let text = place as? String { return Data(Array(text.utf8).prefix(count)) }
            return Data()
        }

        """
        + [
            ("MD5", "MD5", 16), ("SHA1", "SHA1", 20), ("SHA256", "SHA256", 32), ("SHA384", "SHA384", 48), ("SHA512", "SHA512", 64),
        ].map { commonDigest($0.0, count: $0.2) }.joined()
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

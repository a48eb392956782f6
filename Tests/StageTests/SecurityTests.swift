import Stage
import Testing

/// The keychain, and digests of bytes.
@Suite struct `Security and CryptoKit` {
    private func heard(_ code: String, members: String = "") -> [String] {
        ScriptRun(
            """
            import UIKit
            import CommonCrypto
            import CryptoKit
            class A: UIViewController {
            \(members)
                override func viewDidLoad() {
            \(code)
                }
            }
            """
        ).show("A")
    }

    @Test func `no identity is read, and languages are the user's where there are such`() {
        let lines = heard(
            """
            var items: CFArray?
            let status = SecPKCS12Import(Data([1, 2]) as NSData, [kSecImportExportPassphrase as NSString: "word" as NSString] as NSDictionary, &items)
            print(status == errSecDecode, status == errSecSuccess, items == nil)
            print(Bundle.preferredLocalizations(from: ["de", "en-GB"]), Bundle.preferredLocalizations(from: ["de", "fr"]))
            """)
        #expect(lines == ["true false true", "[\"en-GB\"] [\"de\"]"])
    }

    @Test func `what is put into the keychain is found there, changed and deleted, and nothing else is`() {
        let lines = heard(
            """
            var new = query("a")
            new[kSecValueData as String] = Data("secret".utf8)
            print(SecItemAdd(new as CFDictionary, nil), SecItemAdd(new as CFDictionary, nil) == errSecDuplicateItem)
            print(read("a") ?? "none", read("b") ?? "none")
            print(SecItemUpdate(query("a") as CFDictionary, [kSecValueData: Data("new".utf8)] as CFDictionary), read("a") ?? "none")
            var result: AnyObject?
            var all = query("a")
            all[kSecReturnAttributes as String] = true
            all[kSecReturnData as String] = true
            all[kSecMatchLimit as String] = kSecMatchLimitAll
            let status = withUnsafeMutablePointer(to: &result) { SecItemCopyMatching(all as CFDictionary, UnsafeMutablePointer($0)) }
            let items = result as! [[String: Any]]
            print(status, items.count, items[0][kSecAttrAccount as String] as! String, (items[0][kSecValueData as String] as! Data).count)
            print(SecItemCopyMatching([kSecAttrAccount: "a"] as CFDictionary, nil) == errSecParam)
            let kind = [kSecClass: kSecClassGenericPassword] as CFDictionary
            print(SecItemDelete(kind), SecItemDelete(kind) == errSecItemNotFound, read("a") ?? "none")
            var bytes = [UInt8](repeating: 0, count: 16)
            let done = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
            print(done, bytes.contains { $0 != 0 })
            """,
            members: """
                func query(_ account: String) -> [String: Any] {
                    [
                        kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "service",
                        kSecAttrAccount as String: account,
                    ]
                }
                func read(_ account: String) -> String? {
                    var wanted = query(account)
                    wanted[kSecReturnData as String] = kCFBooleanTrue
                    wanted[kSecMatchLimit as String] = kSecMatchLimitOne
                    var item: CFTypeRef?
                    guard SecItemCopyMatching(wanted as CFDictionary, &item) == noErr, let data = item as? Data else { return nil }
                    return String(data: data, encoding: .utf8)
                }
                """)
        #expect(lines == ["0 true", "secret none", "0 new", "0 1 a 3", "true", "0 true none", "0 true"])
    }

    // The digests of "abc" are those of RFC 1321 and FIPS 180-4; the codes are those of Python's hmac.
    @Test func `digests are those of the standards`() {
        let lines = heard(
            """
            let data = Data("abc".utf8)
            print(SHA256.hash(data: data).compactMap { String(format: "%02x", $0) }.joined())
            print(Insecure.MD5.hash(data: data), Data(Insecure.SHA1.hash(data: data)).count, SHA384.hash(data: data).description.count)
            var long = SHA512()
            long.update(data: Data("a".utf8))
            long.update(data: Data("bc".utf8))
            print(long.finalize() == SHA512.hash(data: data), SHA512.hash(data: data).map { String(format: "%02x", $0) }.joined().prefix(8))
            let key = SymmetricKey(data: Data("key".utf8))
            print(HMAC<SHA256>.authenticationCode(for: data, using: key).map { String(format: "%02x", $0) }.joined().prefix(16))
            print(md5("abc"), sha256(data).map { String(format: "%02x", $0) }.joined().prefix(8))
            var code = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
            CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), "key", 3, "abc", 3, &code)
            print(code.map { String(format: "%02x", $0) }.joined())
            """,
            members: """
                func md5(_ text: String) -> String {
                    let data = text.data(using: .utf8)!
                    var digest = Data(count: Int(CC_MD5_DIGEST_LENGTH))
                    _ = digest.withUnsafeMutableBytes { digestBytes -> UInt8 in
                        data.withUnsafeBytes { bytes -> UInt8 in
                            CC_MD5(bytes.baseAddress!, CC_LONG(data.count), digestBytes.bindMemory(to: UInt8.self).baseAddress!)
                            return 0
                        }
                    }
                    return digest.map { String(format: "%02hhx", $0) }.joined()
                }
                func sha256(_ data: Data) -> [UInt8] {
                    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
                    data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
                    return digest
                }
                """)
        #expect(
            lines == [
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                "MD5 digest: 900150983cd24fb0d6963f7d28e17f72 20 111", "true ddaf35a1", "9c196e32dc0175f8",
                "900150983cd24fb0d6963f7d28e17f72 ba7816bf", "4fd0b215276ef12f2b3e4c8ecac2811498b656fc",
            ])
    }
}

internal import Interpreter

extension Bindings {
    /// The words of the keychain.
    static let keychainWords = ["SecItem", "kSec", "errSec", "SecRandom", "SecAccessControl", "SecCopyError", "SecPKCS12"]

    /// The keychain, in the learner's own Swift: a list of attributes in memory, empty at the start of each run.
    static let keychainLibrary = Program.Library(
        path: "Keychain",
        text: """
            typealias CFString = String
            typealias CFDictionary = NSDictionary
            typealias CFTypeRef = AnyObject
            typealias CFBoolean = Bool
            typealias OSStatus = Int32
            let kCFBooleanTrue: CFBoolean! = true
            let kCFBooleanFalse: CFBoolean! = false
            let noErr: OSStatus = 0

            /// Fidelity: documented Keychain Services, its results, classes, attributes and what can be asked for.
            let errSecSuccess: OSStatus = 0
            let errSecUnimplemented: OSStatus = -4
            let errSecIO: OSStatus = -36
            let errSecParam: OSStatus = -50
            let errSecAllocate: OSStatus = -108
            let errSecUserCanceled: OSStatus = -128
            let errSecBadReq: OSStatus = -909
            let errSecNotAvailable: OSStatus = -25291
            let errSecAuthFailed: OSStatus = -25293
            let errSecDuplicateItem: OSStatus = -25299
            let errSecItemNotFound: OSStatus = -25300
            let errSecInteractionNotAllowed: OSStatus = -25308
            let errSecDecode: OSStatus = -26275
            let errSecMissingEntitlement: OSStatus = -34018

            let kSecImportExportPassphrase: CFString = "passphrase"
            let kSecImportItemLabel: CFString = "label"
            let kSecImportItemKeyID: CFString = "keyid"
            let kSecImportItemTrust: CFString = "trust"
            let kSecImportItemCertChain: CFString = "chain"
            let kSecImportItemIdentity: CFString = "identity"
            let kSecClass: CFString = "class"
            let kSecClassGenericPassword: CFString = "genp"
            let kSecClassInternetPassword: CFString = "inet"
            let kSecClassCertificate: CFString = "cert"
            let kSecClassKey: CFString = "keys"
            let kSecClassIdentity: CFString = "idnt"

            let kSecAttrAccessible: CFString = "pdmn"
            let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
            let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
            let kSecAttrAccessibleAlways: CFString = "dk"
            let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
            let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
            let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
            let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
            let kSecAttrAccessControl: CFString = "accc"
            let kSecAttrAccessGroup: CFString = "agrp"
            let kSecAttrSynchronizable: CFString = "sync"
            let kSecAttrSynchronizableAny: CFString = "syna"
            let kSecAttrCreationDate: CFString = "cdat"
            let kSecAttrModificationDate: CFString = "mdat"
            let kSecAttrDescription: CFString = "desc"
            let kSecAttrComment: CFString = "icmt"
            let kSecAttrCreator: CFString = "crtr"
            let kSecAttrType: CFString = "type"
            let kSecAttrLabel: CFString = "labl"
            let kSecAttrIsInvisible: CFString = "invi"
            let kSecAttrIsNegative: CFString = "nega"
            let kSecAttrAccount: CFString = "acct"
            let kSecAttrService: CFString = "svce"
            let kSecAttrGeneric: CFString = "gena"
            let kSecAttrSecurityDomain: CFString = "sdmn"
            let kSecAttrServer: CFString = "srvr"
            let kSecAttrProtocol: CFString = "ptcl"
            let kSecAttrProtocolHTTP: CFString = "http"
            let kSecAttrProtocolHTTPS: CFString = "htps"
            let kSecAttrAuthenticationType: CFString = "atyp"
            let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
            let kSecAttrPort: CFString = "port"
            let kSecAttrPath: CFString = "path"
            let kSecAttrSubject: CFString = "subj"
            let kSecAttrIssuer: CFString = "issr"
            let kSecAttrSerialNumber: CFString = "slnr"
            let kSecAttrKeyClass: CFString = "kcls"
            let kSecAttrKeyClassPublic: CFString = "0"
            let kSecAttrKeyClassPrivate: CFString = "1"
            let kSecAttrKeyClassSymmetric: CFString = "2"
            let kSecAttrApplicationLabel: CFString = "klbl"
            let kSecAttrApplicationTag: CFString = "atag"
            let kSecAttrKeyType: CFString = "type"
            let kSecAttrKeyTypeRSA: CFString = "42"
            let kSecAttrKeyTypeEC: CFString = "73"
            let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
            let kSecAttrKeySizeInBits: CFString = "bsiz"
            let kSecAttrIsPermanent: CFString = "perm"
            let kSecAttrTokenID: CFString = "tkid"
            let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
            let kSecPrivateKeyAttrs: CFString = "private"
            let kSecPublicKeyAttrs: CFString = "public"

            let kSecValueData: CFString = "v_Data"
            let kSecValueRef: CFString = "v_Ref"
            let kSecValuePersistentRef: CFString = "v_PersistentRef"
            let kSecReturnData: CFString = "r_Data"
            let kSecReturnAttributes: CFString = "r_Attributes"
            let kSecReturnRef: CFString = "r_Ref"
            let kSecReturnPersistentRef: CFString = "r_PersistentRef"
            let kSecMatchLimit: CFString = "m_Limit"
            let kSecMatchLimitOne: CFString = "m_LimitOne"
            let kSecMatchLimitAll: CFString = "m_LimitAll"
            let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
            let kSecUseOperationPrompt: CFString = "u_OpPrompt"
            let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
            let kSecUseAuthenticationUI: CFString = "u_AuthUI"
            let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
            let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
            let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
            let kSecUseDataProtectionKeychain: CFString = "nleg"

            /// What the keychain holds, in the order of adding.
            ///
            /// Fidelity: documented Keychain Services; simplified, there is one keychain, which is empty at first and never locked.
            var _keychain: [[String: Any]] = []
            var _keychainReferences = 0

            /// The attributes that tell two items of a class apart.
            ///
            /// Fidelity: documented errSecDuplicateItem.
            func _keychainKeys(of kind: String) -> [String] {
                switch kind {
                case "genp": return [kSecAttrAccount, kSecAttrService]
                case "inet":
                    return [
                        kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort,
                        kSecAttrPath,
                    ]
                case "keys": return [kSecAttrKeyClass, kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyType, kSecAttrKeySizeInBits]
                case "cert": return [kSecAttrIssuer, kSecAttrSerialNumber]
                default: return []
                }
            }
            func _isEqualInKeychain(_ one: Any?, _ other: Any?) -> Bool {
                guard let one, let other else { return one == nil && other == nil }
                if let first = one as? Data ?? (one as? String)?.data(using: .utf8) {
                    return first == other as? Data ?? (other as? String)?.data(using: .utf8)
                }
                if let first = one as? AnyHashable, let second = other as? AnyHashable { return first == second }
                return (one as AnyObject) === (other as AnyObject)
            }
            func _says(_ attributes: [String: Any], _ key: String) -> Bool { attributes[key] as? Bool ?? false }
            func _attributes(_ dictionary: NSDictionary) -> [String: Any] {
                var attributes: [String: Any] = [:]
                for (key, value) in dictionary { if let name = key as? String { attributes[name] = value } }
                return attributes
            }
            func _isFound(_ item: [String: Any], by query: [String: Any]) -> Bool {
                if let reference = query[kSecValuePersistentRef] { return _isEqualInKeychain(item[kSecValuePersistentRef], reference) }
                if query[kSecAttrSynchronizable] as? String != kSecAttrSynchronizableAny,
                    _says(item, kSecAttrSynchronizable) != _says(query, kSecAttrSynchronizable)
                {
                    return false
                }
                for (key, value) in query {
                    if key == kSecAttrSynchronizable || key == kSecAttrAccessControl || key == kSecValueData || key == kSecUseDataProtectionKeychain {
                        continue
                    }
                    if key.hasPrefix("r_") || key.hasPrefix("m_") || key.hasPrefix("u_") { continue }
                    if !_isEqualInKeychain(item[key], value) { return false }
                }
                return true
            }
            /// What is handed back of an item: its data, its attributes, the object that it is of, or several of these by their names.
            func _handedBack(_ item: [String: Any], _ query: [String: Any]) -> Any? {
                let wanted = [
                    (kSecReturnData, kSecValueData), (kSecReturnRef, kSecValueRef), (kSecReturnPersistentRef, kSecValuePersistentRef),
                ].filter { _says(query, $0.0) }
                if !_says(query, kSecReturnAttributes) && wanted.count < 2 { return wanted.isEmpty ? nil : item[wanted[0].1] }
                let kept = _says(query, kSecReturnAttributes) ? item : [:]
                var parts = kept.filter { !$0.key.hasPrefix("v_") && $0.key != kSecClass }
                if !kept.isEmpty { parts[kSecClass] = item[kSecClass] }
                for (_, key) in wanted { parts[key] = item[key] }
                return parts
            }
            func _addToKeychain(_ attributes: [String: Any]) -> (OSStatus, Any?) {
                var item = attributes.filter { !$0.key.hasPrefix("r_") && !$0.key.hasPrefix("m_") && !$0.key.hasPrefix("u_") }
                guard let kind = item[kSecClass] as? String else { return (errSecParam, nil) }
                if let data = item[kSecValueData], !(data is Data) { return (errSecParam, nil) }
                let keys = _keychainKeys(of: kind)
                let isThere = _keychain.contains { old in
                    old[kSecClass] as? String == kind && _says(old, kSecAttrSynchronizable) == _says(item, kSecAttrSynchronizable) && !keys.isEmpty
                        && keys.allSatisfy { _isEqualInKeychain(old[$0], item[$0]) }
                        && (item[kSecAttrAccessGroup] == nil || _isEqualInKeychain(old[kSecAttrAccessGroup], item[kSecAttrAccessGroup]))
                }
                if isThere { return (errSecDuplicateItem, nil) }
                _keychainReferences += 1
                item[kSecValuePersistentRef] = Data("\\(kind)\\(_keychainReferences)".utf8)
                item[kSecAttrCreationDate] = Date()
                item[kSecAttrModificationDate] = item[kSecAttrCreationDate]
                if item[kSecAttrAccessible] == nil { item[kSecAttrAccessible] = kSecAttrAccessibleWhenUnlocked }
                _keychain.append(item)
                return (errSecSuccess, _handedBack(item, attributes))
            }
            func _searchKeychain(_ query: [String: Any]) -> (OSStatus, Any?) {
                if query[kSecClass] == nil && query[kSecValuePersistentRef] == nil && query[kSecValueRef] == nil { return (errSecParam, nil) }
                let found = _keychain.filter { _isFound($0, by: query) }
                if found.isEmpty { return (errSecItemNotFound, nil) }
                let limit = query[kSecMatchLimit]
                if limit as? String == kSecMatchLimitAll || (limit as? Int ?? 1) > 1 {
                    let some = found.prefix(limit as? Int ?? found.count).compactMap { _handedBack($0, query) }
                    return (errSecSuccess, some.isEmpty ? nil : some)
                }
                return (errSecSuccess, _handedBack(found[0], query))
            }

            /// Fidelity: documented SecItemAdd(_:_:).
            @discardableResult func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
                let (status, value) = _addToKeychain(_attributes(attributes))
                if status == errSecSuccess { result?.pointee = value as AnyObject? }
                return status
            }
            /// Fidelity: documented SecItemCopyMatching(_:_:).
            @discardableResult func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
                let (status, value) = _searchKeychain(_attributes(query))
                if status == errSecSuccess { result?.pointee = value as AnyObject? }
                return status
            }
            /// Fidelity: documented SecPKCS12Import(_:_:_:); no identity is read: whatever the data is, it cannot be decoded (simplified).
            @discardableResult func SecPKCS12Import(_ data: Data, _ options: CFDictionary, _ items: inout CFArray?) -> OSStatus { errSecDecode }
            /// Fidelity: documented SecItemUpdate(_:_:).
            @discardableResult func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
                let (wanted, changes) = (_attributes(query), _attributes(attributesToUpdate))
                if wanted[kSecClass] == nil && wanted[kSecValuePersistentRef] == nil || changes[kSecClass] != nil { return errSecParam }
                var isFound = false
                for index in _keychain.indices where _isFound(_keychain[index], by: wanted) {
                    isFound = true
                    for (key, value) in changes { _keychain[index][key] = value }
                    _keychain[index][kSecAttrModificationDate] = Date()
                }
                return isFound ? errSecSuccess : errSecItemNotFound
            }
            /// Fidelity: documented SecItemDelete(_:).
            @discardableResult func SecItemDelete(_ query: CFDictionary) -> OSStatus {
                let wanted = _attributes(query)
                if wanted[kSecClass] == nil && wanted[kSecValuePersistentRef] == nil && wanted[kSecValueRef] == nil { return errSecParam }
                let count = _keychain.count
                _keychain = _keychain.filter { !_isFound($0, by: wanted) }
                return _keychain.count < count ? errSecSuccess : errSecItemNotFound
            }
            /// Fidelity: documented SecCopyErrorMessageString(_:_:).
            func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: Any?) -> CFString? {
                switch status {
                case errSecSuccess: return "No error."
                case errSecParam: return "One or more parameters passed to a function were not valid."
                case errSecDuplicateItem: return "The specified item already exists in the keychain."
                case errSecItemNotFound: return "The specified item could not be found in the keychain."
                default: return "OSStatus \\(status)"
                }
            }

            typealias SecRandomRef = OpaquePointer
            let kSecRandomDefault: SecRandomRef? = nil
            /// Fidelity: documented SecRandomCopyBytes(_:_:_:); the bytes are those of the run's own chance, the same in each run (simplified).
            @discardableResult func SecRandomCopyBytes(_ random: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutablePointer<UInt8>) -> Int32 {
                for index in 0..<count { bytes[index] = UInt8.random(in: 0...255) }
                return errSecSuccess
            }

            /// Fidelity: documented SecAccessControlCreateFlags.
            struct SecAccessControlCreateFlags: OptionSet {
                let rawValue: Int
                static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
                static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
                static let touchIDAny = SecAccessControlCreateFlags(rawValue: 2)
                static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
                static let touchIDCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
                static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
                static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
                static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
                static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
                static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
            }
            /// Fidelity: documented SecAccessControl; nobody is asked for a passcode (simplified).
            final class SecAccessControl {
                let _flags: SecAccessControlCreateFlags
                init(_flags: SecAccessControlCreateFlags) { self._flags = _flags }
            }
            func SecAccessControlCreateWithFlags(
                _ allocator: Any?, _ protection: Any, _ flags: SecAccessControlCreateFlags, _ error: Any?
            ) -> SecAccessControl? { SecAccessControl(_flags: flags) }
            """)
}

/// What has a text and a number for its name.
///
/// Fidelity: documented CodingKey.
protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible {
    var stringValue: String { get }
    var intValue: Int? { get }
    init?(stringValue: String)
    init?(intValue: Int)
}

extension CodingKey {
    var description: String { "\(type(of: self))(stringValue: \"\(stringValue)\", intValue: \(intValue.map { "\($0)" } ?? "nil"))" }
    var debugDescription: String { description }
}

/// Fidelity: documented CodingKeyRepresentable.
protocol CodingKeyRepresentable {
    var codingKey: CodingKey { get }
    init?<T: CodingKey>(codingKey: T)
}

extension CodingKeyRepresentable {
    var codingKey: CodingKey { __DictionaryCodingKey(stringValue: "\(self.rawValue)", intValue: nil) }
}

struct __CodingKey: CodingKey {
    let stringValue: String
    let intValue: Int?
    init(index: Int) {
        stringValue = "Index \(index)"
        intValue = index
    }
    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }
    init(intValue: Int) {
        stringValue = "\(intValue)"
        self.intValue = intValue
    }
}

struct __DictionaryCodingKey: CodingKey {
    let stringValue: String
    let intValue: Int?
    init(stringValue: String, intValue: Int? = nil) {
        self.stringValue = stringValue
        self.intValue = intValue
    }
    init(intValue: Int) {
        stringValue = "\(intValue)"
        self.intValue = intValue
    }
}

/// Where a value stands that is being coded.
class _CodingPlace {
    let outer: _CodingPlace?
    let key: CodingKey?
    init(_ outer: _CodingPlace?, _ key: CodingKey?) {
        self.outer = outer
        self.key = key
    }
    var codingPath: [CodingKey] { outer == nil ? [] : outer!.path(to: key) }
    func path(to key: CodingKey?) -> [CodingKey] { key == nil ? codingPath : codingPath + [key!] }
}

/// What a coder's settings say, whichever way it codes.
class _CodingSettings {
    var userInfo: [CodingUserInfoKey: Any] = [:]
    var floats = _Floats()
    var names: (([CodingKey]) -> CodingKey)?
    var isSnaked = false
}

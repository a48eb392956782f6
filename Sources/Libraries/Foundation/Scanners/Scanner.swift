typealias NSScanner = Scanner

/// Fidelity: documented Scanner; a number is read as in Swift, whatever the locale (simplified).
class Scanner: NSObject {
    let string: String
    var charactersToBeSkipped: CharacterSet? = CharacterSet.whitespacesAndNewlines
    var caseSensitive = false
    var locale: Any?
    let _scalars: [Unicode.Scalar]
    var _place = 0

    init(string: String) {
        self.string = string
        _scalars = Array(string.unicodeScalars)
        super.init()
    }
    static func localizedScanner(with string: String) -> Any { Scanner(string: string) }

    var currentIndex: String.Index {
        get { _index(in: string, scalars: _place) }
        set { _place = _scalarCount(in: string, to: newValue) }
    }
    /// In UTF-16 code units, as Objective-C counts.
    var scanLocation: Int {
        get {
            var units = 0
            for scalar in _scalars[0..<_place] { units += scalar.value > 0xFFFF ? 2 : 1 }
            return units
        }
        set {
            var units = 0
            _place = 0
            while _place < _scalars.count, units < newValue {
                units += _scalars[_place].value > 0xFFFF ? 2 : 1
                _place += 1
            }
        }
    }
    var isAtEnd: Bool { _first() == _scalars.count }

    /// Where what is not skipped begins.
    func _first() -> Int {
        guard let skipped = charactersToBeSkipped else { return _place }
        var place = _place
        while place < _scalars.count, skipped.contains(_scalars[place]) { place += 1 }
        return place
    }
    func _text(_ first: Int, _ end: Int) -> String {
        var text = ""
        for scalar in _scalars[first..<end] { text.append(Character(scalar)) }
        return text
    }
    func _digits(from first: Int) -> Int {
        var end = first
        while end < _scalars.count, _scalars[end].value >= 48, _scalars[end].value <= 57 { end += 1 }
        return end
    }
    func _sign(at place: Int) -> Int {
        place < _scalars.count && (_scalars[place].value == 43 || _scalars[place].value == 45) ? place + 1 : place
    }
    /// A text's scalars as they are compared.
    func _compared(_ text: String) -> [Unicode.Scalar] { Array((caseSensitive ? text : text.lowercased()).unicodeScalars) }
    func _has(_ wanted: [Unicode.Scalar], at place: Int) -> Bool {
        guard place + wanted.count <= _scalars.count else { return false }
        for index in 0..<wanted.count {
            let scalar = _scalars[place + index]
            if scalar == wanted[index] { continue }
            if caseSensitive || String(scalar).lowercased() != String(wanted[index]) { return false }
        }
        return true
    }

    func scanString(_ searchString: String) -> String? {
        let wanted = _compared(searchString)
        let first = _first()
        guard !wanted.isEmpty, _has(wanted, at: first) else { return nil }
        _place = first + wanted.count
        return _text(first, _place)
    }
    func scanUpToString(_ substring: String) -> String? {
        let wanted = _compared(substring)
        let first = _first()
        var end = first
        while end < _scalars.count, !_has(wanted, at: end) { end += 1 }
        guard end > first else { return nil }
        _place = end
        return _text(first, end)
    }
    func scanCharacters(from set: CharacterSet) -> String? { _scan { set.contains($0) } }
    func scanUpToCharacters(from set: CharacterSet) -> String? { _scan { !set.contains($0) } }
    func _scan(_ isMeant: (Unicode.Scalar) -> Bool) -> String? {
        let first = _first()
        var end = first
        while end < _scalars.count, isMeant(_scalars[end]) { end += 1 }
        guard end > first else { return nil }
        _place = end
        return _text(first, end)
    }
    func scanCharacter() -> Character? {
        let first = _first()
        guard let character = _text(first, _scalars.count).first else { return nil }
        _place = first + character.unicodeScalars.count
        return character
    }

    enum NumberRepresentation { case decimal, hexadecimal }
    func scanInt(representation: NumberRepresentation = .decimal) -> Int? {
        if representation == .hexadecimal { return _hexadecimal().map { Int(clamping: $0) } }
        guard let text = _whole() else { return nil }
        return Int(text) ?? (text.hasPrefix("-") ? Int.min : Int.max)
    }
    func scanInt32(representation: NumberRepresentation = .decimal) -> Int32? {
        scanInt(representation: representation).map { Int32(clamping: $0) }
    }
    func scanInt64(representation: NumberRepresentation = .decimal) -> Int64? {
        scanInt(representation: representation).map { Int64($0) }
    }
    func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? {
        if representation == .hexadecimal { return _hexadecimal() }
        guard let text = _whole() else { return nil }
        return UInt64(text) ?? UInt64.max
    }
    func _whole() -> String? {
        let first = _first()
        let digits = _sign(at: first)
        let end = _digits(from: digits)
        guard end > digits else { return nil }
        _place = end
        return _text(first, end)
    }
    func _isHexadecimal(_ code: UInt32) -> Bool { code >= 48 && code <= 57 || code | 32 >= 97 && code | 32 <= 102 }
    func _hexadecimal() -> UInt64? {
        var first = _first()
        if first + 1 < _scalars.count, _scalars[first].value == 48, _scalars[first + 1].value | 32 == 120 { first += 2 }
        var end = first
        while end < _scalars.count, _isHexadecimal(_scalars[end].value) { end += 1 }
        guard end > first else { return nil }
        _place = end
        return UInt64(_text(first, end), radix: 16) ?? UInt64.max
    }
    func scanDouble(representation: NumberRepresentation = .decimal) -> Double? {
        let first = _first()
        let digits = _sign(at: first)
        var end = _digits(from: digits)
        var count = end - digits
        if end < _scalars.count, _scalars[end].value == 46 {
            let fraction = _digits(from: end + 1)
            count += fraction - end - 1
            if count > 0 { end = fraction }
        }
        guard count > 0 else { return nil }
        if end < _scalars.count, _scalars[end].value | 32 == 101 {
            let exponent = _sign(at: end + 1)
            if _digits(from: exponent) > exponent { end = _digits(from: exponent) }
        }
        var text = _text(first, end)
        if text.hasSuffix(".") { text += "0" }
        guard let number = Double(text) else { return nil }
        _place = end
        return number
    }
    func scanFloat(representation: NumberRepresentation = .decimal) -> Float? { scanDouble().map { Float($0) } }
    func scanDecimal() -> Decimal? {
        let first = _first()
        guard scanDouble() != nil else { return nil }
        return Decimal(string: _text(first, _place))
    }
}

/// Its methods before iOS 13, which say whether there was something and put it where they are told.
///
/// Fidelity: documented Scanner.scanInt(_:), scanHexInt64(_:), scanString(_:into:) and those beside them.
extension Scanner {
    func _put<Value>(_ found: Value?, _ result: inout Value) -> Bool {
        if let found { result = found }
        return found != nil
    }
    @discardableResult
    func scanInt(_ result: inout Int) -> Bool { _put(scanInt(), &result) }
    @discardableResult
    func scanInt32(_ result: inout Int32) -> Bool { _put(scanInt32(), &result) }
    @discardableResult
    func scanInt64(_ result: inout Int64) -> Bool { _put(scanInt64(), &result) }
    @discardableResult
    func scanUnsignedLongLong(_ result: inout UInt64) -> Bool { _put(scanUInt64(), &result) }
    @discardableResult
    func scanDouble(_ result: inout Double) -> Bool { _put(scanDouble(), &result) }
    @discardableResult
    func scanFloat(_ result: inout Float) -> Bool { _put(scanFloat(), &result) }
    @discardableResult
    func scanDecimal(_ result: inout Decimal) -> Bool { _put(scanDecimal(), &result) }
    @discardableResult
    func scanHexInt64(_ result: inout UInt64) -> Bool { _put(_hexadecimal(), &result) }
    @discardableResult
    func scanHexInt32(_ result: inout UInt32) -> Bool { _put(_hexadecimal().map { UInt32(clamping: $0) }, &result) }
    func _keep(_ found: String?, _ result: inout NSString?) -> Bool {
        if let found { result = found as NSString }
        return found != nil
    }
    @discardableResult
    func scanString(_ string: String, into result: inout NSString?) -> Bool { _keep(scanString(string), &result) }
    @discardableResult
    func scanUpTo(_ string: String, into result: inout NSString?) -> Bool { _keep(scanUpToString(string), &result) }
    @discardableResult
    func scanCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
        _keep(scanCharacters(from: set), &result)
    }
    @discardableResult
    func scanUpToCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
        _keep(scanUpToCharacters(from: set), &result)
    }
}

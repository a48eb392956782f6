/// Fidelity: documented Data; its slices begin at 0 (simplified).
extension Data {
    init(bytes: [UInt8]) { self.init(bytes) }
    init(bytes: [UInt8], count: Int) { self.init(Array(bytes.prefix(count))) }
    init<Number: FixedWidthInteger>(bytes number: Number, count: Int) {
        self.init((0..<count).map { UInt8(truncatingIfNeeded: number >> Number(8 * $0)) })
    }
    init(capacity: Int) { self.init() }
    struct Base64DecodingOptions: OptionSet {
        let rawValue: UInt
        static let ignoreUnknownCharacters = Base64DecodingOptions(rawValue: 1)
    }
    struct Base64EncodingOptions: OptionSet {
        let rawValue: UInt
        static let lineLength64Characters = Base64EncodingOptions(rawValue: 1)
        static let lineLength76Characters = Base64EncodingOptions(rawValue: 2)
        static let endLineWithCarriageReturn = Base64EncodingOptions(rawValue: 16)
        static let endLineWithLineFeed = Base64EncodingOptions(rawValue: 32)
    }
    init?(base64Encoded text: String, options: Base64DecodingOptions) {
        let known = text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "+" || $0 == "/" || $0 == "=") }
        self.init(base64Encoded: options.contains(.ignoreUnknownCharacters) ? known : text)
    }
    init?(base64Encoded data: Data, options: Base64DecodingOptions = []) {
        self.init(base64Encoded: String(decoding: data, as: UTF8.self), options: options)
    }
    func base64EncodedString(options: Base64EncodingOptions) -> String {
        let length = options.contains(.lineLength64Characters) ? 64 : options.contains(.lineLength76Characters) ? 76 : Int.max
        let breaks = [Base64EncodingOptions.endLineWithCarriageReturn, .endLineWithLineFeed].map { options.contains($0) }
        let end = breaks == [true, false] ? "\r" : breaks == [false, true] ? "\n" : "\r\n"
        var (lines, rest) = ([String](), base64EncodedString())
        while rest.count > length {
            lines.append(String(rest.prefix(length)))
            rest = String(rest.dropFirst(length))
        }
        return (lines + [rest]).joined(separator: end)
    }
    func base64EncodedData(options: Base64EncodingOptions = []) -> Data { Data(base64EncodedString(options: options).utf8) }
    var indices: Range<Int> { 0..<count }
    func subdata(in range: Range<Int>) -> Data { Data(Array(Array(self)[range])) }
    func suffix(from start: Int) -> Data { subdata(in: start..<count) }
    func advanced(by amount: Int) -> Data { subdata(in: amount..<count) }
    func range(of other: Data) -> Range<Int>? {
        let (bytes, wanted) = (Array(self), Array(other))
        if wanted.isEmpty || wanted.count > bytes.count { return nil }
        for start in 0...(bytes.count - wanted.count) where Array(bytes[start..<(start + wanted.count)]) == wanted {
            return start..<(start + wanted.count)
        }
        return nil
    }
    mutating func _change<Result>(_ body: (inout [UInt8]) -> Result) -> Result {
        var bytes = Array(self)
        let result = body(&bytes)
        self = Data(bytes)
        return result
    }
    mutating func replaceSubrange(_ range: Range<Int>, with other: Data) { _change { $0.replaceSubrange(range, with: Array(other)) } }
    mutating func replaceSubrange(_ range: Range<Int>, with other: [UInt8]) { _change { $0.replaceSubrange(range, with: other) } }
    mutating func removeSubrange(_ range: Range<Int>) { _change { $0.removeSubrange(range) } }
    @discardableResult mutating func removeFirst() -> UInt8 { _change { $0.removeFirst() } }
    mutating func removeFirst(_ count: Int) { _change { $0.removeFirst(count) } }
    @discardableResult mutating func removeLast() -> UInt8 { _change { $0.removeLast() } }
    mutating func removeLast(_ count: Int) { _change { $0.removeLast(count) } }
    mutating func popFirst() -> UInt8? { isEmpty ? nil : removeFirst() }
    mutating func popLast() -> UInt8? { isEmpty ? nil : removeLast() }
    @discardableResult mutating func remove(at index: Int) -> UInt8 { _change { $0.remove(at: index) } }
    mutating func insert(_ byte: UInt8, at index: Int) { _change { $0.insert(byte, at: index) } }
    mutating func insert(contentsOf other: Data, at index: Int) { _change { $0.insert(contentsOf: Array(other), at: index) } }
    mutating func resetBytes(in range: Range<Int>) { _change { bytes in for index in range { bytes[index] = 0 } } }
    mutating func removeAll(keepingCapacity: Bool) { removeAll() }
    mutating func reserveCapacity(_ capacity: Int) {}
}

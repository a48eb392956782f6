/// Bytes that are shared by whoever has them.
///
/// Fidelity: documented NSMutableData; no pointer leads to its bytes (simplified).
class NSMutableData: NSObject {
    var _bridged = Data()
    override init() { super.init() }
    init(data: Data) {
        _bridged = data
        super.init()
    }
    init?(capacity: Int) { super.init() }
    init?(length: Int) {
        _bridged = Data(Array(repeating: 0, count: length))
        super.init()
    }
    convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }
    var length: Int {
        get { _bridged.count }
        set {
            let bytes = Array(_bridged)
            _bridged = Data(Array(bytes.prefix(newValue)) + Array(repeating: 0, count: max(0, newValue - bytes.count)))
        }
    }
    var count: Int { _bridged.count }
    func append(_ data: Data) { _bridged.append(data) }
    func append(_ data: NSMutableData) { _bridged.append(data._bridged) }
    func setData(_ data: Data) { _bridged = data }
    func subdata(with range: NSRange) -> Data { _bridged.subdata(in: range.location..<(range.location + range.length)) }
    func resetBytes(in range: NSRange) { _bridged.resetBytes(in: range.location..<(range.location + range.length)) }
    func base64EncodedString() -> String { _bridged.base64EncodedString() }
    override func isEqual(_ object: Any?) -> Bool { (object as? Data).map { $0 == _bridged } ?? false }
    override var hash: Int { _bridged.hashValue }
}

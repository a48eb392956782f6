/// What says how many bytes there are.
///
/// Fidelity: documented ByteCountFormatter; Foundation's own for Linux formats.
class ByteCountFormatter: Formatter {
    struct Units: OptionSet {
        let rawValue: Int
        static let useBytes = Units(rawValue: 1)
        static let useKB = Units(rawValue: 2)
        static let useMB = Units(rawValue: 4)
        static let useGB = Units(rawValue: 8)
        static let useTB = Units(rawValue: 16)
        static let useAll = Units(rawValue: 65535)
    }
    enum CountStyle: Int { case file = 0, memory, decimal, binary }
    var allowedUnits: Units = []
    var countStyle = CountStyle.file
    func string(fromByteCount count: Int) -> String { _bytes(count, allowedUnits.rawValue, countStyle.rawValue) }
    override func string(for obj: Any?) -> String? { (obj as? Int).map { string(fromByteCount: $0) } }
    static func string(fromByteCount count: Int, countStyle: CountStyle) -> String { _bytes(count, 0, countStyle.rawValue) }
}

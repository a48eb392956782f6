/// What a pattern found.
///
/// Fidelity: documented NSTextCheckingResult; of patterns (simplified).
class NSTextCheckingResult: NSObject {
    let _ranges: [NSRange]
    init(_ ranges: [NSRange]) {
        _ranges = ranges
        super.init()
    }
    var range: NSRange { _ranges[0] }
    var numberOfRanges: Int { _ranges.count }
    func range(at index: Int) -> NSRange { _ranges[index] }
}

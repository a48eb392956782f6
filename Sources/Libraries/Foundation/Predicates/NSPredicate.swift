/// A condition on objects.
///
/// Fidelity: documented NSPredicate; the common part of its formats: what else stands in one is refused by name when it is asked (simplified).
class NSPredicate: NSObject {
    let predicateFormat: String
    var _arguments: [Any] = []
    var _test: ((Any?) -> Bool)?
    init(format: String, _ arguments: Any...) {
        predicateFormat = format
        _arguments = arguments
        super.init()
    }
    init(format: String, argumentArray: [Any]?) {
        predicateFormat = format
        _arguments = argumentArray ?? []
        super.init()
    }
    init(value: Bool) {
        predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        super.init()
        _test = { _ in value }
    }
    init(block: @escaping (Any?, [String: Any]?) -> Bool) {
        predicateFormat = "BLOCKPREDICATE"
        super.init()
        _test = { block($0, nil) }
    }
    func evaluate(with object: Any?) -> Bool {
        if _test == nil { _test = _PredicateReader(predicateFormat, _arguments).condition() }
        return _test!(object)
    }
    func evaluate(with object: Any?, substitutionVariables: [String: Any]?) -> Bool { evaluate(with: object) }
}

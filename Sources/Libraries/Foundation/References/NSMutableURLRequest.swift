/// What is asked of the network, shared by whoever has it.
///
/// Fidelity: documented NSMutableURLRequest.
@dynamicMemberLookup
class NSMutableURLRequest: NSObject {
    var _bridged: URLRequest
    init(url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60) {
        _bridged = URLRequest(url: url, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval)
        super.init()
    }
    subscript<Part>(dynamicMember path: WritableKeyPath<URLRequest, Part>) -> Part {
        get { _bridged[keyPath: path] }
        set { _bridged[keyPath: path] = newValue }
    }
    func setValue(_ value: String?, forHTTPHeaderField field: String) { _bridged.setValue(value, forHTTPHeaderField: field) }
    func addValue(_ value: String, forHTTPHeaderField field: String) { _bridged.addValue(value, forHTTPHeaderField: field) }
    func value(forHTTPHeaderField field: String) -> String? { _bridged.value(forHTTPHeaderField: field) }
}

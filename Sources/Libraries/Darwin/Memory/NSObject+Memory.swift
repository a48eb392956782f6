extension NSObject {
    /// Fidelity: documented NSObjectProtocol.perform(_:); what the method returns, nil where that is no object.
    @discardableResult func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
        _perform(aSelector, nil, nil).map { Unmanaged.passUnretained($0 as AnyObject) }
    }
    @discardableResult func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
        _perform(aSelector, object, nil).map { Unmanaged.passUnretained($0 as AnyObject) }
    }
    @discardableResult func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>? {
        _perform(aSelector, object1, object2).map { Unmanaged.passUnretained($0 as AnyObject) }
    }
}

func _areSame(_ lhs: Any?, _ rhs: Any?) -> Bool {
    if let left = lhs as? AnyHashable, let right = rhs as? AnyHashable { return left == right }
    return (lhs as AnyObject) === (rhs as AnyObject)
}

extension NSObject {
    func mutableArrayValue(forKey key: String) -> NSMutableArray { _ObservedArray(self, key) }
}

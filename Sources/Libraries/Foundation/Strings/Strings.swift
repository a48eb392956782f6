/// Whether the first of two comes before the other by the first order that tells them apart.
func _isAscending<Order>(_ orders: [Order], _ compare: (Order) -> ComparisonResult) -> Bool {
    for order in orders {
        let result = compare(order)
        if result != .orderedSame { return result == .orderedAscending }
    }
    return false
}

/// Fidelity: documented CharacterSet.
extension CharacterSet { mutating func invert() { self = inverted } }

import Heap

/// The limits of the text sizes of a view and the views in it.
struct ContentSizeLimits: Sendable {
    var smallest: UIContentSizeCategory?
    var largest: UIContentSizeCategory?

    /// A size, or the limit that it is beyond.
    func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        guard category.step != nil else { return category }
        var result = category
        if let smallest, result < smallest { result = smallest }
        if let largest, result > largest { result = largest }
        return result
    }
}

extension UITraitCollection {
    /// These traits with a text size between limits.
    func limited(by limits: ContentSizeLimits) -> UITraitCollection {
        var limited = values
        limited.category = limits.limited(values.category)
        return limited == values ? self : UITraitCollection(limited)
    }
}

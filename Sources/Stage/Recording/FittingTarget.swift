internal import Foundation
internal import UIKit

/// What the size that fits a view is asked for: the nearest size, in points, and how much it counts.
struct FittingTarget: Sendable {
    private let size: CGSize
    private let horizontal: UILayoutPriority
    private let vertical: UILayoutPriority

    /// The target of these arguments; nil where they are none.
    init?(_ arguments: [Argument]) {
        let values = arguments.compactMap { argument -> (any Sendable)? in if case .value(let value) = argument { value } else { nil } }
        guard let size = values.first as? CGSize else { return nil }
        let priorities = values.compactMap { $0 as? UILayoutPriority }
        guard priorities.count == 2 || values.count == 1 else { return nil }
        self.size = size
        horizontal = priorities.first ?? .fittingSizeLevel
        vertical = priorities.last ?? .fittingSizeLevel
    }

    /// The size of a view that fits.
    func size(of view: UIView) -> CGSize {
        view.systemLayoutSizeFitting(size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}

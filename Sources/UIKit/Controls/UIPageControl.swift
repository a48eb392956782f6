public import Foundation
import Heap

/// Dots for pages, one of them marked.
///
/// Fidelity: documented UIPageControl; simplified, a tap goes one page on or back.
open class UIPageControl: UIControl {
    /// How many pages there are.
    ///
    /// Fidelity: documented UIPageControl.numberOfPages; simplified, 100,000 at most.
    public var numberOfPages: Int {
        get { choice.pages }
        set {
            choice.pages = min(max(0, newValue), 100_000)
            invalidateIntrinsicContentSize()
        }
    }

    /// The marked page, from 0. Setting it sends no event.
    public var currentPage: Int {
        get { max(0, choice.selected) }
        set {
            choice.selected = min(max(newValue, 0), max(0, choice.pages - 1))
            world.report(.write(property: "currentPage", object: id))
        }
    }

    /// Whether there are no dots for a single page.
    ///
    /// Fidelity: documented UIPageControl.hidesForSinglePage.
    public var hidesForSinglePage: Bool {
        get { choice.hidesOne }
        set { choice.hidesOne = newValue }
    }

    override func touchPoint(for name: String?) -> CGPoint { CGPoint(x: bounds.width * 0.75, y: bounds.midY) }

    /// Goes to the page before at a tap in the left half, and to the next one in the right half. A scenario's tap is on the right.
    ///
    /// Fidelity: documented UIPageControl; simplified where the scenario taps.
    override func takeTap(at point: CGPoint) {
        let next = currentPage + (point.x < bounds.midX ? -1 : 1)
        guard next >= 0, next < numberOfPages else { return }
        currentPage = next
        sendActions(for: .valueChanged)
    }

    override func drawnContent() -> DrawnContent? {
        guard !choice.hidesOne || choice.pages > 1 else { return nil }
        let dots = (0..<choice.pages).map { $0 == currentPage ? "●" : "○" }.joined(separator: " ")
        let color = UIColor.label.components(style: traitCollection.userInterfaceStyle)
        return .text(dots, size: 10, isBold: false, color: color, alignment: .center)
    }

    /// As wide as its dots, 26 points high.
    ///
    /// Fidelity: simplified.
    open override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(16 * choice.pages), height: 26) }
}

public import Foundation
import Heap

// Segments that run an action when they are chosen.
extension UISegmentedControl {
    /// A control with a segment for each action.
    ///
    /// Fidelity: documented UISegmentedControl.init(frame:actions:) (a picture is preferred to a title).
    @available(iOS 14, *)
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    /// Puts a segment in that runs an action when it is chosen. The control holds the action.
    ///
    /// Fidelity: documented UISegmentedControl.insertSegment(action:at:animated:).
    @available(iOS 14, *)
    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let place = min(max(segment, 0), numberOfSegments)
        insert(Segment(), at: place)
        setAction(action, forSegmentAt: place)
    }

    /// Gives a segment another action, with its title and picture.
    ///
    /// Fidelity: documented UISegmentedControl.setAction(_:forSegmentAt:).
    @available(iOS 14, *)
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard self[segment] != nil else { return }
        world.space.assign(&choice.segments[segment].action, action.id)
        choice.segments[segment].image = action.image
        choice.segments[segment].title = action.image == nil ? action.title : ""
        invalidateIntrinsicContentSize()
    }

    /// The action that a segment runs; nil for none.
    @available(iOS 14, *)
    public func actionForSegment(at segment: Int) -> UIAction? { world.living(self[segment]?.action) }

    /// The segment whose action has a name; `NSNotFound` for none.
    ///
    /// Fidelity: documented UISegmentedControl.segmentIndex(identifiedBy:).
    @available(iOS 14, *)
    public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        choice.segments.indices.first { actionForSegment(at: $0)?.identifier == actionIdentifier } ?? NSNotFound
    }
}

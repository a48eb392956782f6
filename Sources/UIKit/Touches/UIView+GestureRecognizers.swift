import Heap

extension UIView {
    /// The recognisers of this view, oldest first; nil when there are none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        prepareRecognizers()
        let recognizers = recognizers
        return recognizers.isEmpty ? nil : recognizers
    }

    private var recognizers: [UIGestureRecognizer] { state.gestures.compactMap { world.object($0) } }

    /// Adds a recogniser of this view's touches. The view retains it.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        world.space.retain(gestureRecognizer.id)
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        state.gestures.append(gestureRecognizer.id)
        gestureRecognizer.record.view = id
    }

    /// Removes a recogniser from this view. A recogniser that has begun is cancelled.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard let index = state.gestures.firstIndex(of: gestureRecognizer.id) else { return }
        if gestureRecognizer.record.isTouched { gestureRecognizer.state = gestureRecognizer.isActive ? .cancelled : .failed }
        state.gestures.remove(at: index)
        gestureRecognizer.record.view = nil
        world.space.release(gestureRecognizer.id)
    }

    /// Whether a recogniser of this view acts on taps.
    var isRecognizingTaps: Bool { recognizers.contains { $0 is UITapGestureRecognizer && $0.isEnabled } }

    /// Whether a tap has an effect here: in the view itself, in a recogniser, or in the learner's code.
    var canBeTapped: Bool {
        reactsToTap || isRecognizingTaps
            || ["touchesBegan(_:with:)", "touchesEnded(_:with:)"].contains { world.script?.implements($0, on: id) ?? false }
    }
}

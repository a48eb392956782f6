import Heap

extension UIView {
    /// The recognisers of this view, oldest first; nil when there are none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        let recognizers = recognizers
        return recognizers.isEmpty ? nil : recognizers
    }

    private var recognizers: [UIGestureRecognizer] { state.gestures.compactMap { world.object($0) } }

    /// Lets a recogniser look at this view's touches. The view holds it.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        world.space.retain(gestureRecognizer.id)
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        state.gestures.append(gestureRecognizer.id)
        gestureRecognizer.record.view = id
    }

    /// Lets a recogniser look at this view's touches no longer.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard let index = state.gestures.firstIndex(of: gestureRecognizer.id) else { return }
        state.gestures.remove(at: index)
        gestureRecognizer.record.view = nil
        world.space.release(gestureRecognizer.id)
    }

    /// Whether a recogniser of this view acts on taps.
    var isRecognizingTaps: Bool { recognizers.contains(where: \.recognizesTaps) }

    /// Lets the recognisers of this view, or else of the nearest one above that has any, see a tap.
    func recognizeTap() {
        var view: UIView? = self
        while let current = view, !current.isRecognizingTaps { view = current.superview }
        for recognizer in view?.recognizers ?? [] where recognizer.recognizesTaps { recognizer.recognize() }
    }
}

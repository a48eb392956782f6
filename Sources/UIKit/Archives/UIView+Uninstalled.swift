internal import Heap

// A view's parts in a file that are meant for other size classes than the present ones.
extension UIView {
    /// Retains a constraint or a subview that the file does not install for the present size classes. It may be installed for others, so a
    /// weak outlet still has it.
    ///
    /// Fidelity: documented Xcode Help, Build adaptive interfaces (what is not installed is made all the same); reported, weak outlets to constraints that are
    /// not installed are not nil.
    package func hold(uninstalled object: NSObject) {
        world.space.retain(object.id)
        world.state.archived[id].uninstalled.append(object.id)
    }

    var uninstalledEdges: [Edge] {
        world.state.archived[id].uninstalled.enumerated().map { Edge("uninstalled[\($0.offset)]", to: $0.element) }
    }
}

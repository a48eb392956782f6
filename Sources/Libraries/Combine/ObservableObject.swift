/// An object that is watched.
///
/// Fidelity: documented ObservableObject.
protocol ObservableObject: AnyObject {}

extension ObservableObject {
    /// Tells before a published property changes. The published properties keep it; without any, each one is another.
    var objectWillChange: ObservableObjectPublisher {
        let published = Mirror._published(of: self)
        let publisher = published.first?._willChange ?? ObservableObjectPublisher()
        for one in published { one._willChange = publisher }
        return publisher
    }
}

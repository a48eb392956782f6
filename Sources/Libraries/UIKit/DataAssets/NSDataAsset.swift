/// A data set of an asset catalog.
///
/// Fidelity: documented NSDataAsset; one that the project's texts have not got is taken to be there, and empty (simplified).
final class NSDataAsset: NSObject {
    let name: String
    let data: Data
    let typeIdentifier = "public.data"
    convenience init?(name: String) { self.init(name: name, bundle: .main) }
    init?(name: String, bundle: Bundle) {
        guard let url = bundle.url(forResource: name, withExtension: "dataset"), let data = _resource(url.path) else { return nil }
        (self.name, self.data) = (name, data)
    }
}

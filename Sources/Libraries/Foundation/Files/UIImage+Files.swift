/// Fidelity: documented UIImage.init(contentsOfFile:); a picture that the app brings is known by its name (simplified).
extension UIImage {
    convenience init?(contentsOfFile path: String) {
        if _isAssumed(path) {
            self.init(named: path.lastPathComponent)
        } else {
            guard let data = FileManager.default.contents(atPath: path) else { return nil }
            self.init(data: data)
        }
    }
}

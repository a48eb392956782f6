extension URLSessionConfiguration {
    static var _credentials: [ObjectIdentifier: URLCredentialStorage?] = [:]
    /// Fidelity: documented URLSessionConfiguration.urlCredentialStorage; kept (simplified).
    var urlCredentialStorage: URLCredentialStorage? {
        get {
            if let own = URLSessionConfiguration._credentials[ObjectIdentifier(self)] { own } else { URLCredentialStorage.shared }
        }
        set { URLSessionConfiguration._credentials[ObjectIdentifier(self)] = .some(newValue) }
    }
}

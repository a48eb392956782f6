extension UIApplication {
    /// Fidelity: documented responds(to:); simplified, of the class only `sharedApplication` is known, by which extensions look for the app.
    static func responds(to selector: Selector) -> Bool { NSStringFromSelector(selector) == "sharedApplication" }
    /// Fidelity: documented perform(_:); simplified, as responds(to:).
    static func perform(_ selector: Selector) -> Unmanaged<UIApplication>? {
        responds(to: selector) ? Unmanaged.passUnretained(UIApplication.shared) : nil
    }
    /// Fidelity: documented value(forKeyPath:); simplified, as responds(to:).
    static func value(forKeyPath path: String) -> Any? { path == "sharedApplication" ? UIApplication.shared : nil }
}

/// Fidelity: documented PKToolPickerObserver.
@objc protocol PKToolPickerObserver: NSObjectProtocol {
    @objc optional func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    @objc optional func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
    @objc optional func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    @objc optional func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

/// Fidelity: documented PKToolPicker; simplified, its palette is not drawn.
class PKToolPicker: NSObject {
    static let _ofWindows = PKToolPicker()
    class func shared(for window: UIWindow) -> PKToolPicker? { _ofWindows }
    var selectedTool: PKTool = PKInkingTool(.pen)
    var isRulerActive = false
    var showsDrawingPolicyControls = true
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var isVisible: Bool { _responders.contains { $0.isFirstResponder } }
    func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
        _responders.removeAll { $0 === responder }
        if visible { _responders.append(responder) }
        for observer in _observers { observer.toolPickerVisibilityDidChange?(self) }
    }
    func addObserver(_ observer: PKToolPickerObserver) { _observers.append(observer) }
    func removeObserver(_ observer: PKToolPickerObserver) { _observers.removeAll { $0 === observer } }
    func frameObscured(in view: UIView) -> CGRect { CGRect.null }
    var _observers: [PKToolPickerObserver] = []
    var _responders: [UIResponder] = []
}

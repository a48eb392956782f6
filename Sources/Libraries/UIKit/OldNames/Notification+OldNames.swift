/// The names of Swift 3 and 4.
///
/// Fidelity: documented NSNotification.Name.
extension Notification.Name {
    static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
    static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
    static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
    static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
    static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
    static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
    static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
    static let UITextViewTextDidChange = UITextView.textDidChangeNotification
    static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
    static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
    static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
    static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
}

// The notifications of the keyboard's motion, and their keys.
extension UIResponder {
    /// The keyboard is about to come up.
    public class var keyboardWillShowNotification: Notification.Name { Notification.Name("UIKeyboardWillShowNotification") }
    /// The keyboard has come up.
    public class var keyboardDidShowNotification: Notification.Name { Notification.Name("UIKeyboardDidShowNotification") }
    /// The keyboard is about to go.
    public class var keyboardWillHideNotification: Notification.Name { Notification.Name("UIKeyboardWillHideNotification") }
    /// The keyboard has gone.
    public class var keyboardDidHideNotification: Notification.Name { Notification.Name("UIKeyboardDidHideNotification") }
    /// The keyboard is about to come, go, or change its size.
    public class var keyboardWillChangeFrameNotification: Notification.Name {
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    }
    /// The keyboard has come, gone, or changed its size.
    public class var keyboardDidChangeFrameNotification: Notification.Name { Notification.Name("UIKeyboardDidChangeFrameNotification") }

    /// Where the keyboard is before it moves: a CGRect on the screen, in points.
    public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// The key for the keyboard's frame after its movement: a CGRect on the screen, in points.
    public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// How long it moves: a Double, in seconds.
    public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
    /// The key for the keyboard's animation curve: an Int, the raw value of an unnamed curve.
    public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    /// Whether the keyboard is this app's: a Bool, true here.
    public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

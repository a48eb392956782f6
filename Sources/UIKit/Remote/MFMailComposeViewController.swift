public import Foundation
package import Heap

/// Lets the user write a letter. There is no account: no letter can be sent.
///
/// Fidelity: documented MFMailComposeViewController; simplified, as on a device without an account: showing one is refused.
open class MFMailComposeViewController: UINavigationController {
    /// Whether letters can be sent: no.
    ///
    /// Fidelity: documented MFMailComposeViewController.canSendMail(); no account is set up (simplified).
    open class func canSendMail() -> Bool { false }

    /// Called when the user has finished.
    public var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)? {
        get { world.living(mailComposeDelegateID, as: NSObject.self) as? any MFMailComposeViewControllerDelegate }
        set { mailComposeDelegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity; it is not retained.
    package var mailComposeDelegateID: ObjectID? {
        get { world.state.mailDelegates[id] }
        set { world.state.mailDelegates[id] = newValue }
    }

    package override var edges: [Edge] { super.edges + (mailComposeDelegateID.map { [Edge("mailComposeDelegate", .weak, to: $0)] } ?? []) }

    /// The letter's subject. Without effect: no letter is written.
    open func setSubject(_ subject: String) {}
    /// The recipients. Without effect: no letter is written.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// The recipients of a copy. Without effect: no letter is written.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// The recipients of a hidden copy. Without effect: no letter is written.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// The message's text. Without effect: no letter is written.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Adds a file. Without effect: no letter is written.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}

    /// Override point: refuses: there is nothing to be seen.
    open override func viewDidLoad() {
        super.viewDidLoad()
        world.report(.refusal("MFMailComposeViewController: there is no account to send mail from; canSendMail() is false"))
    }
}

/// The result for a letter.
///
/// Fidelity: documented MFMailComposeResult.
public enum MFMailComposeResult: Int, Sendable {
    /// The user has cancelled.
    case cancelled = 0
    /// It is kept.
    case saved
    /// The letter will be sent.
    case sent
    /// It could be neither kept nor sent.
    case failed
}

/// Called when the user has finished a letter.
///
/// Fidelity: documented MFMailComposeViewControllerDelegate.
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// The user has finished. The delegate dismisses the controller.
    ///
    /// Fidelity: simplified; never asked: no letter is written.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

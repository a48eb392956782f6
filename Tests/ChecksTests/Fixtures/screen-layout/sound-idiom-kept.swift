// The idiom is only noted for a report; nothing is placed by it.
import UIKit

final class FeedbackViewController: UIViewController {
    private var isPad = false
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        isPad = traitCollection.userInterfaceIdiom == .pad
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(textView)
    }

    func report() -> [String: Bool] { ["pad": isPad] }
}

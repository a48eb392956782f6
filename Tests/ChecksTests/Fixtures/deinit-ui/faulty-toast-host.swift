// The toast lies in the window, and the controller takes it away in deinit. A deinit is not bound to the main actor, so the last release may come on any thread.
import UIKit

final class UploadViewController: UIViewController {
    private let toast = UILabel()
    private let uploadButton = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Upload"
        toast.text = "Upload complete"
        toast.backgroundColor = .systemGreen
        uploadButton.setTitle("Upload", for: .normal)
        uploadButton.addTarget(self, action: #selector(upload), for: .touchUpInside)
        uploadButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(uploadButton)
        NSLayoutConstraint.activate([
            uploadButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            uploadButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    deinit {
        toast.removeFromSuperview() // finds deinit-ui
    }

    @objc private func upload() {
        guard let window = view.window, toast.superview == nil else { return }
        toast.frame = CGRect(x: 20, y: 80, width: 200, height: 44)
        window.addSubview(toast)
    }
}

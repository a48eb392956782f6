// Screen, idiom and orientation are only written into the text of a support report. Nothing is placed or sized by them.
import UIKit

final class SupportReportViewController: UIViewController {
    private let reportView = UITextView()
    private let refreshButton = UIButton(configuration: .bordered())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Support"
        reportView.isEditable = false
        reportView.font = .preferredFont(forTextStyle: .body)
        reportView.adjustsFontForContentSizeCategory = true
        refreshButton.setTitle("Collect again", for: .normal)
        refreshButton.addTarget(self, action: #selector(collect), for: .touchUpInside)
        for subview in [reportView, refreshButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            reportView.topAnchor.constraint(equalTo: guide.topAnchor),
            reportView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            reportView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            reportView.bottomAnchor.constraint(equalTo: refreshButton.topAnchor, constant: -12),
            refreshButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            refreshButton.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
        ])
        collect()
    }

    @objc private func collect() {
        reportView.text = [
            "Device: \(deviceName)",
            "Screen: \(UIScreen.main.bounds.size)",
            "On its side: \(UIDevice.current.orientation.isLandscape)",
        ].joined(separator: "\n")
    }

    private var deviceName: String {
        UIDevice.current.userInterfaceIdiom == .pad ? "iPad" : "iPhone"
    }
}

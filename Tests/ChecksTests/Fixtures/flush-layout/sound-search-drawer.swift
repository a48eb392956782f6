// With flushUpdates the block only changes the constraint. The layout is forced in the branch for older systems, which have no such option.
import UIKit

final class MapSearchViewController: UIViewController {
    private let sheet = UIView()
    private let searchButton = UIButton(configuration: .filled())
    private lazy var sheetHeight = sheet.heightAnchor.constraint(equalToConstant: 100)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
        sheet.backgroundColor = .systemBackground
        sheet.layer.cornerRadius = 20
        searchButton.setTitle("Search here", for: .normal)
        searchButton.addTarget(self, action: #selector(toggleSheet), for: .touchUpInside)
        for subview in [sheet, searchButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            sheetHeight,
            searchButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            searchButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
    }

    @objc private func toggleSheet() {
        let height: CGFloat = sheetHeight.constant > 100 ? 100 : 280
        if #available(iOS 26.0, *) {
            UIView.animate(withDuration: 0.4, delay: 0, options: [.flushUpdates, .curveEaseOut]) {
                self.sheetHeight.constant = height
            }
        } else {
            view.layoutIfNeeded()
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseOut) {
                self.sheetHeight.constant = height
                self.view.layoutIfNeeded()
            }
        }
    }
}

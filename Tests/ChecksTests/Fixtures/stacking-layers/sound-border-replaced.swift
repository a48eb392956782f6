// Each layout pass makes a new border, but it takes the last one away first, so there is never more than one.
import UIKit

final class UploadDropView: UIView {
    private let promptLabel = UILabel()
    private var borderLayer: CAShapeLayer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        promptLabel.text = "Drop your files here"
        promptLabel.textColor = .secondaryLabel
        promptLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(promptLabel)
        NSLayoutConstraint.activate([
            promptLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
            promptLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        redrawBorder()
    }

    private func redrawBorder() {
        borderLayer?.removeFromSuperlayer()
        let border = CAShapeLayer()
        border.path = UIBezierPath(roundedRect: bounds.insetBy(dx: 2, dy: 2), cornerRadius: 16).cgPath
        border.fillColor = nil
        border.strokeColor = UIColor.systemGray.cgColor
        border.lineDashPattern = [8, 6]
        border.lineWidth = 2
        layer.addSublayer(border)
        borderLayer = border
    }
}

final class UploadViewController: UIViewController {
    private let dropView = UploadDropView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Upload"
        view.backgroundColor = .systemBackground
        dropView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(dropView)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            dropView.topAnchor.constraint(equalTo: guide.topAnchor, constant: 32),
            dropView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 32),
            dropView.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -32),
            dropView.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.4),
        ])
    }
}

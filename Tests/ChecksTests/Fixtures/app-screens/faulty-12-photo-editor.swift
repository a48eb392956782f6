// Each appearance gives the picture one more recogniser for the double tap; and the history of edits is thrown away at the end of any transition, also of a swipe back that was cancelled.
import UIKit

struct Edit {
    let name: String
    let contrast: Double
}

final class PhotoEditorViewController: UIViewController {
    private let canvas = CanvasView()
    private let historyLabel = UILabel()
    private let contrastButton = UIButton(configuration: .tinted())
    private var edits: [Edit] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Edit"
        view.backgroundColor = .systemBackground
        contrastButton.configuration?.title = "More contrast"
        contrastButton.addTarget(self, action: #selector(contrastTapped), for: .touchUpInside)
        let column = UIStackView(arrangedSubviews: [canvas, historyLabel, contrastButton])
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            canvas.heightAnchor.constraint(equalToConstant: 280),
        ])
        showHistory()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        canvas.prepare(for: self)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        endEditingHistory()
    }

    func canvasWantsUndo() {
        guard let last = edits.popLast() else { return }
        canvas.contrast -= last.contrast
        showHistory()
    }

    @objc private func contrastTapped() {
        edits.append(Edit(name: "Contrast", contrast: 0.1))
        canvas.contrast += 0.1
        showHistory()
    }

    private func showHistory() {
        historyLabel.text = edits.isEmpty ? "No edits" : edits.map(\.name).joined(separator: ", ")
    }
}

private extension PhotoEditorViewController {
    /// Who leaves the editor cannot undo any more.
    func endEditingHistory() {
        guard let coordinator = transitionCoordinator else {
            forgetEdits()
            return
        }
        coordinator.animate(alongsideTransition: nil, completion: { [weak self] _ in
            self?.forgetEdits() // finds cancelled-ignored
        })
    }

    func forgetEdits() {
        edits.removeAll()
        showHistory()
    }
}

final class CanvasView: UIView {
    var contrast = 1.0 {
        didSet { imageView.alpha = CGFloat(min(1, 0.5 * contrast)) }
    }

    private weak var editor: PhotoEditorViewController?
    private let imageView = UIImageView(image: UIImage(systemName: "photo"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        imageView.contentMode = .scaleAspectFit
        imageView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(imageView)
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: topAnchor),
            imageView.bottomAnchor.constraint(equalTo: bottomAnchor),
            imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func prepare(for editor: PhotoEditorViewController) {
        self.editor = editor
        let undoTap = UITapGestureRecognizer(target: self, action: #selector(undoTapped))
        undoTap.numberOfTapsRequired = 2
        addGestureRecognizer(undoTap) // finds repeated-work
    }

    @objc private func undoTapped() {
        editor?.canvasWantsUndo()
    }
}

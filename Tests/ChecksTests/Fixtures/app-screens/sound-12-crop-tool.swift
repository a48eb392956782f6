// The recogniser is added only while there is none; and what ends with the screen ends in a completion that asks whether the swipe back was cancelled.
import UIKit

struct Crop: Equatable {
    var inset: CGFloat
}

final class CropViewController: UIViewController {
    private let canvas = UIImageView(image: UIImage(systemName: "photo"))
    private let frameView = UIView()
    private let stateLabel = UILabel()
    private let tightenButton = UIButton(configuration: .tinted())
    private var history: [Crop] = [Crop(inset: 0)]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Crop"
        view.backgroundColor = .systemBackground
        canvas.contentMode = .scaleAspectFit
        canvas.isUserInteractionEnabled = true
        frameView.layer.borderWidth = 2
        frameView.layer.borderColor = UIColor.systemYellow.cgColor
        frameView.isUserInteractionEnabled = false
        canvas.addSubview(frameView)
        tightenButton.configuration?.title = "Tighten"
        tightenButton.addTarget(self, action: #selector(tightenTapped), for: .touchUpInside)
        for subview in [canvas, stateLabel, tightenButton] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            canvas.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            canvas.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            canvas.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            canvas.bottomAnchor.constraint(equalTo: stateLabel.topAnchor, constant: -16),
            stateLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stateLabel.bottomAnchor.constraint(equalTo: tightenButton.topAnchor, constant: -16),
            tightenButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            tightenButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        addUndoTapIfNeeded()
        showState()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeFrame()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard let coordinator = transitionCoordinator else {
            forgetHistory()
            return
        }
        coordinator.notifyWhenInteractionChanges { [weak self] context in
            self?.stateLabel.text = context.isCancelled ? "Still cropping" : "Done"
        }
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            guard let self else { return }
            if context.isCancelled {
                showState()
            } else {
                forgetHistory()
            }
        }
    }

    private func addUndoTapIfNeeded() {
        guard canvas.gestureRecognizers?.isEmpty ?? true else { return }
        let tap = UITapGestureRecognizer(target: self, action: #selector(undoTapped))
        tap.numberOfTapsRequired = 2
        canvas.addGestureRecognizer(tap)
    }

    private func placeFrame() {
        let inset = history.last?.inset ?? 0
        frameView.frame = canvas.bounds.insetBy(dx: inset, dy: inset)
    }

    private func showState() {
        stateLabel.text = history.count == 1 ? "Nothing to undo" : "\(history.count - 1) crops to undo"
    }

    private func forgetHistory() {
        history.removeFirst(history.count - 1)
    }

    private func historyChanged() {
        showState()
        view.setNeedsLayout()
    }

    @objc private func tightenTapped() {
        let inset = history.last?.inset ?? 0
        history.append(Crop(inset: inset + 8))
        historyChanged()
    }

    @objc private func undoTapped() {
        guard history.count > 1 else { return }
        history.removeLast()
        historyChanged()
    }
}

// Each appearance loads anew on purpose: the task is kept, cancelled when the screen leaves, and replaced by the next one.
import UIKit

final class SeatService {
    func freeSeats() async -> Int {
        try? await Task.sleep(nanoseconds: 200_000_000)
        return 12
    }
}

final class SeatsViewController: UIViewController {
    private let service = SeatService()
    private let label = UILabel(frame: CGRect(x: 24, y: 140, width: 280, height: 44))
    private var loading: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "Loading"
        view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        loading?.cancel()
        loading = Task { [weak self, service] in
            let count = await service.freeSeats()
            guard !Task.isCancelled else { return }
            self?.label.text = "\(count) seats are free"
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        loading?.cancel()
    }
}

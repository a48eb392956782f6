// The dashboard fades with each change of the mode. The first value comes with the subscription, when nothing is seen yet, and changes nothing.
import Combine
import UIKit

final class DashboardModel: ObservableObject {
    @Published var isEditing = false
}

final class DashboardViewController: UIViewController {
    private let model = DashboardModel()
    private let dashboard = UIView()
    private var bag: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        dashboard.frame = CGRect(x: 16, y: 120, width: 200, height: 80)
        dashboard.backgroundColor = .systemTeal
        view.addSubview(dashboard)
        model.$isEditing
            .removeDuplicates()
            .sink { [weak self] isEditing in
                self?.fade(isEditing)
            }
            .store(in: &bag)
    }

    private func fade(_ isEditing: Bool) {
        UIView.animate(withDuration: 0.3) {
            self.dashboard.alpha = isEditing ? 0.2 : 1
        }
    }
}

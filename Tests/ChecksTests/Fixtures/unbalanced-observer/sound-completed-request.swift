// Each appearance subscribes once more, but to what gives one value and completes: the earlier subscription is in the set and has no more to deliver.
import Combine
import UIKit

final class GreetingViewController: UIViewController {
    private let greetingLabel = UILabel()
    private var cancellables = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Greeting"
        view.backgroundColor = .systemBackground
        greetingLabel.frame = CGRect(x: 24, y: 160, width: 280, height: 44)
        view.addSubview(greetingLabel)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Just("Good morning").sink { [weak self] text in
            self?.greetingLabel.text = text
        }.store(in: &cancellables)
    }
}

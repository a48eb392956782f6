// The screen is bright while a ticket is shown, and as it was before as soon as the ticket leaves.
import UIKit

final class TicketViewController: UIViewController {
    private let code = UIView()
    private var dimmed: CGFloat?
    private weak var screen: UIScreen?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ticket"
        view.backgroundColor = .white
        code.backgroundColor = .black
        code.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(code)
        NSLayoutConstraint.activate([
            code.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            code.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            code.widthAnchor.constraint(equalToConstant: 200),
            code.heightAnchor.constraint(equalTo: code.widthAnchor),
        ])
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(leaveForeground), name: UIApplication.willResignActiveNotification, object: nil)
        center.addObserver(self, selector: #selector(enterForeground), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        brighten()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        restore()
    }

    @objc private func leaveForeground() { restore() }

    @objc private func enterForeground() {
        if viewIfLoaded?.window != nil { brighten() }
    }

    private func brighten() {
        guard dimmed == nil, let screen = view.window?.windowScene?.screen else { return }
        dimmed = screen.brightness
        self.screen = screen
        screen.brightness = 1
    }

    private func restore() {
        if let dimmed { screen?.brightness = dimmed }
        dimmed = nil
    }
}

final class EventsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Events"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Ticket", style: .plain, target: self, action: #selector(openTicket))
    }

    @objc private func openTicket() {
        navigationController?.pushViewController(TicketViewController(), animated: true)
    }
}

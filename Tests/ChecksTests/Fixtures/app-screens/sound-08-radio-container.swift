// The list gets only what the bar covers beyond the safe area that it has already, and only when that changes; and the schedule is added and removed with all calls in their order.
import UIKit

final class RadioContainerViewController: UIViewController {
    private let stations = StationListViewController()
    private let bar = UIView()
    private let nowLabel = UILabel()
    private let scheduleButton = UIButton(configuration: .plain())
    private var schedule: ScheduleViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        embed(stations)
        buildBar()
        toggleSchedule()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        keepListClearOfBar()
    }

    private func embed(_ list: UIViewController) {
        addChild(list)
        list.view.frame = view.bounds
        list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list.view)
        list.didMove(toParent: self)
    }

    private func buildBar() {
        bar.backgroundColor = .secondarySystemBackground
        nowLabel.text = "Now: Morning concert"
        scheduleButton.configuration?.title = "Schedule"
        scheduleButton.addTarget(self, action: #selector(scheduleTapped), for: .touchUpInside)
        for subview in [nowLabel, scheduleButton] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            bar.addSubview(subview)
        }
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -56),
            nowLabel.topAnchor.constraint(equalTo: bar.topAnchor, constant: 16),
            nowLabel.leadingAnchor.constraint(equalTo: bar.layoutMarginsGuide.leadingAnchor),
            scheduleButton.centerYAnchor.constraint(equalTo: nowLabel.centerYAnchor),
            scheduleButton.trailingAnchor.constraint(equalTo: bar.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func keepListClearOfBar() {
        let covered = view.bounds.maxY - bar.frame.minY
        let extra = max(0, covered - view.safeAreaInsets.bottom)
        if stations.additionalSafeAreaInsets.bottom != extra {
            stations.additionalSafeAreaInsets.bottom = extra
        }
    }

    @objc private func scheduleTapped() {
        toggleSchedule()
    }

    private func toggleSchedule() {
        if let schedule {
            schedule.willMove(toParent: nil)
            schedule.view.removeFromSuperview()
            schedule.removeFromParent()
            self.schedule = nil
            return
        }
        let schedule = ScheduleViewController()
        addChild(schedule)
        schedule.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(schedule.view)
        NSLayoutConstraint.activate([
            schedule.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            schedule.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            schedule.view.bottomAnchor.constraint(equalTo: bar.topAnchor),
            schedule.view.heightAnchor.constraint(equalToConstant: 160),
        ])
        schedule.didMove(toParent: self)
        self.schedule = schedule
    }
}

final class StationListViewController: UITableViewController {
    private let names = ["Kulturradio", "Jazz 24", "Radio Nord", "Classique"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "station")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "station", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}

final class ScheduleViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .tertiarySystemBackground
        label.text = "12:00 News"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

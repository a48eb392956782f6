import Foundation
internal import Projects
import UIKit

/// The scene in which the table is measured. In it no fact holds by chance.
enum TableScene {
    static let measuredClass = "MeasuredViewController"

    /// The scene's file. For a pushed controller it contains the controller that pushes it.
    static func source(_ container: Setting.Container) -> Source {
        Source(path: "Table.swift", text: "import UIKit\n\n" + (container == .navigation ? first : "") + text)
    }

    static func setting(
        _ container: Setting.Container, device: DeviceProfile, os: OSProfile, isFullScreen: Bool, appearance: Int
    ) -> Setting {
        let narrow = CGSize(width: 320, height: device.screenSize.height)
        return Setting(
            device: device, os: os, container: container == .navigation ? .navigation : container,
            root: container == .navigation ? "FirstViewController" : measuredClass,
            windowSize: device.idiom == .pad && !isFullScreen ? narrow : nil, steps: steps(container, appearance))
    }

    private static func steps(_ container: Setting.Container, _ appearance: Int) -> [Step] {
        let show = container == .navigation ? ["call FirstViewController.show"] : []
        let hideAndShow = ["call \(measuredClass).cover", "call CoveringViewController.uncover"]
        let leave: [String]
        switch container {
        case .navigation: leave = ["back"]
        case .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext, .popover:
            leave = ["call \(measuredClass).leave"]
        case .tab: leave = ["tab 1"]
        case .page: leave = ["swipe-page left 100 finish"]
        default: leave = ["call \(measuredClass).cover"]
        }
        let all = show + Array(repeating: hideAndShow, count: appearance - 1).flatMap { $0 } + leave
        return all.compactMap { try? Step($0) }
    }

    private static let first = """
        final class FirstViewController: UIViewController {
            func show() {
                navigationController?.pushViewController(MeasuredViewController(), animated: true)
            }
        }


        """

    private static let text = """
        final class MeasuredViewController: UIViewController {
            let panel = UIView()
            let badge = UIView()

            override func viewDidLoad() {
                super.viewDidLoad()
                panel.translatesAutoresizingMaskIntoConstraints = false
                badge.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(panel)
                panel.addSubview(badge)
                NSLayoutConstraint.activate([
                    panel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
                    panel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                    panel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                    panel.heightAnchor.constraint(equalToConstant: 120),
                    badge.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
                    badge.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
                    badge.widthAnchor.constraint(equalTo: panel.widthAnchor, multiplier: 0.5),
                    badge.heightAnchor.constraint(equalToConstant: 40),
                ])
            }

            func cover() {
                let covering = CoveringViewController()
                covering.modalPresentationStyle = .fullScreen
                present(covering, animated: true)
            }

            func leave() {
                dismiss(animated: true)
            }
        }

        final class CoveringViewController: UIViewController {
            func uncover() {
                dismiss(animated: true)
            }
        }
        """
}

import Checks
import Stage
import Testing

@Suite struct `The checklist` {
    private let clean = """
        import UIKit

        final class BadgeViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemTeal
            }
            deinit { print("badge gone") }
        }

        final class ProfileViewController: UIViewController {
            private let header = UIView()
            private let avatar = UIView()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                avatar.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(avatar)
                view.addSubview(header)
                NSLayoutConstraint.activate([
                    avatar.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    avatar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
                    avatar.widthAnchor.constraint(equalToConstant: 80),
                    avatar.heightAnchor.constraint(equalToConstant: 80),
                ])
                let badge = BadgeViewController()
                addChild(badge)
                badge.view.frame = view.bounds
                badge.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(badge.view)
                badge.didMove(toParent: self)
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in self?.header.alpha = 1 })
            }

            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                let usable = view.bounds.height - view.safeAreaInsets.top - view.safeAreaInsets.bottom
                header.frame.size.height = usable * 0.3
            }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                avatar.layer.cornerRadius = avatar.bounds.height / 2
            }

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                guard let badge = children.first else { return }
                badge.willMove(toParent: nil)
                badge.view.removeFromSuperview()
                badge.removeFromParent()
            }

            deinit { print("profile gone") }
        }
        """

    @Test(arguments: [Setting.Container.root, .navigation, .fullScreen, .pageSheet, .child])
    func `finds nothing in a controller that keeps to it`(container: Setting.Container) throws {
        #expect(try Marked.check(clean, in: container, rules: Set(Checks.ruleSummaries.map(\.name)), includesNotes: true).isEmpty)
    }

    @Test func `finds each of its ten points broken in one controller, at its line`() throws {
        let findings = try Marked.check(
            """
            import UIKit

            final class FaultyViewController: UIViewController { // finds no-deinit
                let header = UIView()
                let avatar = UIView()
                var hasAsked = false

                override func loadView() {
                    super.loadView() // finds load-view-super
                    view = UIView()
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    avatar.layer.cornerRadius = view.bounds.width / 4 // finds early-geometry
                    view.addSubview(avatar)
                    view.addSubview(header)
                    let child = ChildViewController()
                    addChild(child) // finds missing-did-move
                    child.view.frame = view.bounds
                    view.addSubview(child.view)
                }

                override func viewWillAppear(_ animated: Bool) { // finds repeated-work
                    super.viewWillAppear(animated)
                    let top = view.safeAreaInsets.top // finds early-geometry
                    header.frame = CGRect(x: 0, y: top, width: 100, height: 40)
                    let badge = UILabel()
                    view.addSubview(badge) // finds repeated-work
                    var sum = 0
                    for number in 0..<6000 { sum += number }
                    badge.text = String(sum)
                }

                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    guard !hasAsked else { return }
                    hasAsked = true
                    view.setNeedsLayout() // finds layout-callback
                }

                override func viewWillDisappear(_ animated: Bool) { // finds missing-super
                    header.alpha = 1
                }

                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    children.first?.removeFromParent() // finds removal-order
                }
            }

            final class ChildViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemTeal
                }
                deinit { print("child gone") }
            }
            """, rules: Set(Checks.ruleSummaries.map(\.name)), includesNotes: true)
        #expect(Set(findings.compactMap(\.point)) == Set(1...10))
        #expect(findings.allSatisfy { $0.place?.file == "Scene.swift" && !$0.message.isEmpty && !$0.advice.isEmpty })
    }
}

import Foundation
import Projects
import Stage

@testable import Curriculum
@testable import Tutor

enum Fixture {
    /// Two controllers of a navigation stack, as a lesson would have them.
    static let scene = """
        import UIKit

        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                guard let scene = scene as? UIWindowScene else { return }
                window = UIWindow(windowScene: scene)
                window?.rootViewController = UINavigationController(rootViewController: FeedViewController())
                window?.makeKeyAndVisible()
            }
        }

        final class FeedViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Feed"
                view.backgroundColor = .systemBackground
            }

            @objc func openProfile() {
                navigationController?.pushViewController(ProfileViewController(), animated: true)
            }
        }

        final class ProfileViewController: UIViewController {
            let badge = UIView()

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Profile"
                view.backgroundColor = .systemIndigo
                badge.frame = CGRect(x: 136, y: 160, width: 120, height: 120)
                badge.backgroundColor = .systemYellow
                badge.layer.cornerRadius = 24
                view.addSubview(badge)
                print("Profile has loaded")
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
            }

            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                print("safe area", view.safeAreaInsets.top)
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                badge.backgroundColor = .systemTeal
            }
        }
        """

    static func request(_ steps: [String] = ["call FeedViewController.openProfile"]) -> SceneRequest {
        SceneRequest(
            title: "10 Two controllers · push B onto A",
            run: RunPrescription(
                sources: [Source(path: "Scene.swift", text: scene)], setting: Setting(steps: steps.compactMap { try? Step($0) })))
    }
}

extension Services {
    /// What has been run. A run is the same each time, and the tests look at a few scenes hundreds of times.
    @MainActor private static var ran: [SceneRequest: Result<RunModel, SceneFailure>] = [:]

    /// Services that run scenes and read the fixture's lessons. The first choice is right, and nothing is kept.
    @MainActor
    static func fixture() -> Services {
        let copies = Copies()
        return Services(
            run: { request in
                if let known = ran[request] { return known }
                let result = Services.ranScene(request)
                // Random keys make hundreds of others.
                if ran.count >= 32 { ran.removeAll() }
                ran[request] = result
                return result
            },
            grade: { _, _, answer in Fixture.feedback(answer) }, solve: { question, _, _ in "the first of \(question.choices.count)" },
            drafts: copies.drafts, edit: { path, _, _ in copies.texts[path]? += "// mended\n" },
            keep: { _ in }, progress: { ProgressOverview() }, answers: { _ in [] },
            lesson: { Fixture.lesson($0) },
            search: { Fixture.search() },
            files: { paths in
                paths == ["Mine.swift"]
                    ? .success([Source(path: "Mine.swift", text: Fixture.scene)])
                    : .failure(SceneFailure(lines: ["There is no file \(paths.joined(separator: " "))."]))
            })
    }
}

extension Fixture {
    static func search() -> CourseSearch? {
        guard let course = try? FixtureCourse.load() else { return nil }
        return CourseSearch(course, lessons: course.lessons.compactMap { try? lesson($0.id).get() })
    }

    /// A question that was due long ago.
    static func review(_ lesson: String, _ question: String) -> ProgressOverview.Review {
        ProgressOverview.Review(
            lesson: lesson, question: question, memory: Memory(stability: 1, difficulty: 5, phase: .review, reviewed: 0, due: 1),
            isMisbelief: false)
    }

    static func lesson(_ id: String) -> Result<Lesson, SceneFailure> {
        do {
            let course = try FixtureCourse.load()
            guard let outline = course.outline(of: id) else { return .failure(SceneFailure(lines: ["There is no lesson \(id)."])) }
            return .success(try course.lesson(outline))
        } catch {
            return .failure(SceneFailure(lines: [String(describing: error)]))
        }
    }

    /// Right for the first choice and for everything that is no choice.
    static func feedback(_ answer: Answer) -> Feedback {
        let isWrong = if case .choice(let index) = answer { index > 0 } else { false }
        var run = isWrong ? request().run : nil
        // As the grader does, code that was written comes back with its run.
        if case .source(let text) = answer {
            run = RunPrescription(sources: [Source(path: "Start.swift", text: text)], setting: request().run.setting)
        }
        return Feedback(
            verdict: isWrong ? .wrong : .right, run: run, place: isWrong ? Place(event: 40) : nil,
            sentence: isWrong ? "It came too late: the frame had been shown." : "It was there from the first frame on.",
            advice: isWrong ? "viewIsAppearing(_:) is the first callback with everything that it needs." : nil,
            checks: isWrong ? [Feedback.Check(source: "recording.flashes.isEmpty", holds: false, explanation: "there is 1 flash")] : [],
            problems: [])
    }
}

/// The learner's copies of files, in memory.
@MainActor
final class Copies {
    var texts: [String: String] = [:]

    var drafts: Drafts {
        Drafts(
            path: { "exercises/\($0.lesson)/\($0.file)" }, text: { self.texts[$0] },
            make: { draft in
                let path = "exercises/\(draft.lesson)/\(draft.file)"
                if self.texts[path] == nil { self.texts[path] = draft.text }
            },
            putAside: { self.texts["exercises/\($0.lesson)/\($0.file)"] = nil })
    }
}

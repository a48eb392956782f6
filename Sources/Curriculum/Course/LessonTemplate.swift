internal import Foundation
internal import Interpreter

/// A lesson to begin with: two pages and a question, which run and are proved as they are.
public struct LessonTemplate {
    /// The lesson's id, two digits.
    let id: String
    /// Its title.
    let title: String

    /// The folder's name: `27-a-title`.
    var folder: String { "\(id)-\(LessonReader.identifier(title))" }

    /// Makes the next lesson of a folder of lessons, which is made if it is not there. Returns the paths of the files that were written. Throws where one
    /// cannot be written; nothing is overwritten.
    public static func write(titled title: String, in directory: String) throws(CurriculumError) -> [String] {
        let files = FileManager.default
        let index = "\(directory)/\(LessonsFolder.mark)"
        let isNew = !files.fileExists(atPath: index)
        let known = isNew ? [] : try Course.load(from: directory).lessons.compactMap { Int($0.id) }
        let next = (known.max() ?? 0) + 1
        let template = LessonTemplate(id: next < 10 ? "0\(next)" : "\(next)", title: title)
        var texts = template.files.map { (path: "\(directory)/\(template.folder)/\($0.name)", text: $0.text) }
        do {
            if isNew {
                texts.append((index, "title: My lessons\nchapters:\n  - title: First chapter\n    lessons:\n      - \(template.folder)\n"))
                texts.append(("\(directory)/Claims.yaml", "claims: []\n"))
            }
            for (path, text) in texts {
                let url = URL(fileURLWithPath: path)
                try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: url, options: .withoutOverwriting)
            }
            if !isNew {
                let text = try String(contentsOfFile: index, encoding: .utf8)
                try Data(template.named(in: text).utf8).write(to: URL(fileURLWithPath: index))
                texts.append((index, ""))
            }
        } catch {
            let location = SourceLocation(file: directory, line: 1, column: 1)
            throw CurriculumError([CurriculumProblem(location, "the lesson cannot be written: \(error.systemReason)")])
        }
        return texts.map(\.path)
    }

    /// The course's file with the lesson at the end of its last chapter, whose list keeps its form: in brackets or a line for each.
    private func named(in course: String) -> String {
        var lines = course.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let last = lines.lastIndex { $0.contains("lessons:") } ?? lines.count - 1
        if let bracket = lines[last].lastIndex(of: "]") {
            lines[last].insert(contentsOf: ", \(folder)", at: bracket)
            return lines.joined(separator: "\n")
        }
        let end = lines[(last + 1)...].firstIndex { !$0.trimmingSpaces.hasPrefix("- ") } ?? lines.count
        let indent = end > last + 1 ? String(lines[end - 1].prefix { $0 == " " }) : "      "
        lines.insert("\(indent)- \(folder)", at: end)
        return lines.joined(separator: "\n")
    }

    private var files: [(name: String, text: String)] {
        [("Lesson.md", lesson), ("Questions.md", Self.questions), ("Scene.swift", Self.scene)]
    }

    private var lesson: String {
        """
        ---
        id: "\(id)"
        title: \(YAMLScalar.text(title))
        why: A frame is the first thing that goes wrong on another screen.
        tell: "What makes a header as wide as its screen after a turn?"
        minutes: 5
        claims: []
        goals:
          - Say when a view's width can be read
        varied:
          - Note: Letter
            Notes: Letters
            note: letter
            header: banner
            "y: 100": "y: 120"
        ---

        ## A bug report

        ```stage
        scene: Scene.swift
        do: [call NotesViewController.openNote]
        show: NoteViewController.viewDidLoad()
        ask: header-after-turn
        highlight: [code]
        words: ["header.frame", "viewDidLoad"]
        ```

        "On its side, my note has a short header." The code sets the [frame](glossary)
        of `header` once, in `viewDidLoad`. Then the phone is turned.

        ## After the turn

        ```stage
        do: [call NotesViewController.openNote, rotate landscapeLeft]
        show: end
        highlight: [screen]
        words: ["header"]
        ```

        The view is 852 points wide now. Nothing has set the frame of `header` again.

        """
    }

    private static let questions = """
        ## header-after-turn

        ```yaml
        kind: value
        do: [call NotesViewController.openNote, rotate landscapeLeft]
        choices: ["393.0", "852.0"]
        ```

        How wide is the header after the turn?

        ```swift value
        header.frame.width
        ```

        Says:

        1. A frame that code sets stays until code, a mask or a constraint changes it.
        2. *A subview follows its superview.* Only with a mask or a constraint, and this
           header has neither.

        Hints:

        1. Which line sets the width?
        2. Does that line run again when the phone is turned?
        3. `viewDidLoad` comes once.

        """

    private static let scene = """
        import UIKit

        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession,
                options: UIScene.ConnectionOptions
            ) {
                guard let scene = scene as? UIWindowScene else { return }
                window = UIWindow(windowScene: scene)
                window?.rootViewController = UINavigationController(
                    rootViewController: NotesViewController())
                window?.makeKeyAndVisible()
            }
        }

        final class NotesViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Notes"
                view.backgroundColor = .systemBackground
            }

            @objc func openNote() {
                let note = NoteViewController()
                navigationController?.pushViewController(note, animated: true)
            }
        }

        final class NoteViewController: UIViewController {
            let header = UIView()

            override func viewDidLoad() {
                super.viewDidLoad()
                header.frame = CGRect(
                    x: 0, y: 100, width: view.bounds.width, height: 80)
                header.backgroundColor = .systemTeal
                view.backgroundColor = .systemBackground
                view.addSubview(header)
            }
        }

        """
}

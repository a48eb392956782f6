import Curriculum
import Foundation
import Testing

/// A course of two short lessons with a question of every kind, written to a folder of its own.
enum FixtureCourse {
    /// Reads the course; it is written once for each process.
    static func load() throws -> Course { try Course.load(from: try folder.get().path) }

    private static let folder: Result<URL, any Error> = Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "appear-tutor-tests-\(ProcessInfo.processInfo.processIdentifier)")
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return folder
    }

    private static let files: [String: String] = [
        "Course.yaml": """
        title: The life of a view controller
        chapters:
          - title: Appearing
            about: What comes when.
            lessons: [01-two-callbacks, 02-questions, {coming: "03", title: What comes later}]
        frequent:
          - {ask: "Why does my screen flash after a push?", lesson: "01", step: the-first-frame}

        """,
        "Claims.yaml": "[]\n",
        "01-two-callbacks/Scene.swift": Fixture.scene + "\n",
        "01-two-callbacks/Questions.md": """
        ## what-comes

        ```yaml
        kind: next
        at: ProfileViewController.viewWillAppear(_:)
        ```

        Which of these comes next?

        - ProfileViewController.viewIsAppearing(_:)
        - ProfileViewController.viewDidAppear(_:)

        Hints:

        1. The view is not in the window yet.
        2. Something must tell it when it is.

        """,
        "01-two-callbacks/Lesson.md": """
        ---
        id: "01"
        title: Two callbacks
        minutes: 5
        claims: []
        goals:
          - Say what comes after viewWillAppear
          - Find the first frame
        ---

        ## Nothing to see yet

        ```stage
        scene: Scene.swift
        do: [call FeedViewController.openProfile]
        show: ProfileViewController.viewDidLoad()
        highlight: [code, transaction]
        ```

        Profile has its view. It is **not** in the window, and `view.window` is
        *nil*. Step on with → and look at the line above the timeline:

        - the frame keeps its number,
        - the transaction too.

        ```swift
        view.backgroundColor = .systemIndigo // set once
        ```

        > What you set now is noted down, not shown.

        ## What comes next

        ```stage
        show: ProfileViewController.viewWillAppear(_:)
        ask: what-comes
        ```

        Before you step on: what will be called?

        ## The first frame

        ```stage
        show: first frame
        compare: [frame before, frame after]
        ```

        Both colours came together.

        """,
        "02-questions/Scene.swift": Fixture.scene + "\n",
        "02-questions/Spot.swift": Fixture.scene + "\n",
        "02-questions/Exercise/Start.swift": Fixture.scene + "\n",
        "02-questions/Exercise/Solution.swift": Fixture.scene.replacingOccurrences(
            of: "        badge.backgroundColor = .systemTeal\n", with: "") + "\n",
        "02-questions/Exercise/Exercise.md": """
        # No flash, please

        ```yaml
        do: [call FeedViewController.openProfile]
        ```

        The badge jumps to another colour when the push has ended. Mend it.

        ```swift expect
        recording.flashes.isEmpty
        ```

        Hints:

        1. Which line does the ⚡ name?

        """,
        "02-questions/Lesson.md": """
        ---
        id: "02"
        title: One of each kind
        minutes: 9
        claims: []
        goals:
          - Answer questions of every kind
        ---

        ## Here they come

        ```stage
        scene: Scene.swift
        do: [call FeedViewController.openProfile]
        show: start
        ```

        A question of every kind follows.

        """,
        "02-questions/Questions.md": """
        ## where

        ```yaml
        kind: place
        into: ProfileViewController
        callbacks: [viewWillAppear(_:), viewIsAppearing(_:), viewDidAppear(_:)]
        do: [call FeedViewController.openProfile]
        ```

        The colour must be there from the first frame on. Where does it belong?

        ```swift code
        badge.backgroundColor = .systemTeal
        ```

        ```swift expect
        recording.flashes.isEmpty
        ```

        Hints:

        1. Not too late.

        ## in-order

        ```yaml
        kind: order
        do: [call FeedViewController.openProfile]
        ```

        Put these in order.

        - ProfileViewController.viewDidAppear(_:)
        - ProfileViewController.viewDidLoad()
        - ProfileViewController.viewWillAppear(_:)

        Hints:

        1. First it must load.

        ## how-wide

        ```yaml
        kind: value
        at: ProfileViewController.viewWillAppear(_:)
        do: [call FeedViewController.openProfile]
        ```

        How high is the badge in viewWillAppear?

        ```swift value
        badge.frame.height
        ```

        Hints:

        1. Look at the code.

        ## which-hold

        ```yaml
        kind: cell
        at: ProfileViewController.viewWillAppear(_:)
        do: [call FeedViewController.openProfile]
        facts: [window, superview, frame]
        ```

        Which facts hold?

        Hints:

        1. Look at the hierarchy.

        ## which-line

        ```yaml
        kind: spot
        file: Spot.swift
        do: [call FeedViewController.openProfile]
        into: ProfileViewController
        finding: flash
        ```

        One line makes the screen flash. Which?

        Hints:

        1. It runs after the last frame of the push.

        ## what-is-true

        ```yaml
        kind: choose
        do: [call FeedViewController.openProfile]
        ```

        What is true?

        - The recording has a flash

          ```swift expect
          !recording.flashes.isEmpty
          ```
        - It has none

          ```swift expect
          recording.flashes.isEmpty
          ```

        Hints:

        1. Press f.

        ## in-working-order

        ```yaml
        kind: lines
        into: ProfileViewController
        callback: viewDidAppear(_:)
        usual: [3, 1]
        do: [call FeedViewController.openProfile]
        ```

        The badge gets a shadow, and then its colour.

        - `badge.layer.shadowOpacity = shade`
        - `badge.isHidden = true`
        - `let shade: Float = 0.5`

        ```swift expect
        badge.layer.shadowOpacity == 0.5
        ```

        Hints:

        1. What is used is declared before.

        ## what-brought-it

        ```yaml
        kind: why
        at: ProfileViewController.viewWillAppear(_:)
        do: [call FeedViewController.openProfile]
        ```

        What does this follow from?

        - FeedViewController.viewDidLoad()
        - input 1
        - ProfileViewController.viewDidAppear(_:)

        Hints:

        1. Press w after the answer.

        ## whole-table

        ```yaml
        kind: cell
        rows:
          - ProfileViewController.viewWillAppear(_:)
          - ProfileViewController.viewIsAppearing(_:)
          - ProfileViewController.viewDidAppear(_:)
        do: [call FeedViewController.openProfile]
        facts: [window, superview, frame]
        ```

        Which facts hold in which of these?

        Hints:

        1. Look at the hierarchy.

        """,
    ]
}

import Canvas
import TestSupport
import Testing

@testable import Curriculum
@testable import Tutor

@MainActor
@Suite struct GoldenTests {
    /// A screen with the way to it.
    struct Picture: Sendable, CustomTestStringConvertible {
        let name: String
        let keys: [Key]
        var text = ""
        var more: [Key] = []

        var testDescription: String { name }
    }

    /// A window that is looked at.
    struct Window: Sendable, CustomTestStringConvertible {
        let name: String
        let size: Size
        var depth = ColorDepth.palette
        var isUnicode = true

        var testDescription: String { name }
    }

    nonisolated static let pictures = [
        Picture(name: "home", keys: []),
        Picture(name: "lesson", keys: ["6"]),
        Picture(name: "question", keys: ["6", .enter, "h", .down]),
        Picture(name: "feedback", keys: ["6", .enter, "b", .enter]),
        Picture(name: "place", keys: ["7", .enter]),
        Picture(name: "order", keys: ["7", .enter, "s", .enter, "b", "c"]),
        Picture(name: "cell", keys: ["7", .enter, "s", .enter, "s", .enter, "s", .enter, "n", "y"]),
        Picture(name: "end", keys: ["6", .enter, "a", .enter, .enter, .enter]),
        Picture(name: "stage", keys: ["o"], text: "Mine.swift", more: [.enter, "l"]),
        Picture(name: "frame", keys: ["6", .enter, "s", .enter, ".", ".", ".", ".", ".", "6", "z"]),
        Picture(name: "act", keys: ["6", "i"]),
        Picture(name: "go", keys: ["6", "g"], text: "Prof"),
        Picture(name: "help", keys: ["6", "?"]),
        Picture(name: "table", keys: ["t", "n", "y"]),
        Picture(name: "measured", keys: ["t", "s", "d"]),
        Picture(name: "search", keys: ["/"], text: "flash"),
    ]

    nonisolated static let windows = [
        Window(name: "80x24", size: Size(width: 80, height: 24)),
        Window(name: "120x40", size: Size(width: 120, height: 40)),
        Window(name: "200x60", size: Size(width: 200, height: 60)),
        Window(name: "40x12", size: Size(width: 40, height: 12)),
        Window(name: "80x24-colorless", size: Size(width: 80, height: 24), depth: .none),
        Window(name: "80x24-ascii", size: Size(width: 80, height: 24), depth: .none, isUnicode: false),
    ]

    private func driver(_ picture: Picture, _ window: Window) throws -> Driver {
        let driver = Driver(
            TutorState(size: .zero, course: try FixtureCourse.load()), size: window.size, depth: window.depth, isUnicode: window.isUnicode)
        for key in picture.keys {
            let before = place(driver)
            driver.press(key)
            // In a small window Enter reads on before it goes on.
            var last = before
            while key == .enter, let now = place(driver), now.page == before?.page, now.scroll != last?.scroll {
                last = now
                driver.press(key)
            }
        }
        driver.type(picture.text)
        for key in picture.more { driver.press(key) }
        return driver
    }

    private func place(_ driver: Driver) -> (page: Int, scroll: Int)? {
        guard case .lesson(let lesson) = driver.state.screen else { return nil }
        return (lesson.page, lesson.stage.scroll[.prose, default: 0])
    }

    @Test(arguments: pictures)
    func `each screen looks as it is kept, in every window`(picture: Picture) throws {
        for window in Self.windows {
            let driver = try driver(picture, window)
            expectGolden(driver.text, "\(picture.name)-\(window.name)")
            #expect(window.isUnicode || driver.text.allSatisfy { $0.isASCII })
        }
    }

    @Test func `colours and marks are as they are kept`() throws {
        for name in ["home", "feedback", "frame"] {
            guard let picture = Self.pictures.first(where: { $0.name == name }) else { continue }
            expectGolden(try driver(picture, Self.windows[0]).canvas.markedText, "\(name)-80x24-marked")
        }
    }
}

import Canvas
import Testing

@testable import Tutor

/// A small generator whose sequence depends on its seed alone.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

@MainActor
@Suite struct RandomKeysTests {
    private static let keys: [Key] =
        [
            .left, .right, .up, .down, .shiftLeft, .shiftRight, .shiftUp, .enter, .enter, .enter, .escape, .escape, .tab, .backtab,
            .space, .home, .end, .pageUp, .pageDown,
            .backspace, .delete, .function(1), .alt("x"), .control("a"),
        ] + "abcdefghijklmnoprstuvwxyzABCEFGIJKLNOSTZ0123456789.,/?+-=[]<>:{}|()é漢\u{1F600}".map { Key(.character($0)) }

    private func input(_ random: inout SplitMix, _ size: Size) -> InputEvent? {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<3: return .resize(Size(width: Int.random(in: 0...220, using: &random), height: Int.random(in: 0...70, using: &random)))
        case 3..<12:
            let point = Point(
                x: Int.random(in: -1...max(0, size.width), using: &random), y: Int.random(in: -1...max(0, size.height), using: &random))
            let actions: [Mouse.Action] = [.press(.left), .drag(.left), .release(.left), .wheelUp, .wheelDown, .press(.right)]
            return .mouse(Mouse(actions[Int.random(in: 0..<actions.count, using: &random)], at: point))
        case 12..<14: return .paste("two\nlines")
        case 14..<17: return nil
        default: return .key(Self.keys[Int.random(in: 0..<Self.keys.count, using: &random)])
        }
    }

    @Test func `4000 random keys, clicks and sizes leave every picture whole, on every screen`() throws {
        var visited: Set<String> = []
        for seed in [UInt64](1...4) { try press(1000, seed: seed, visited: &visited) }
        #expect(visited.isSuperset(of: ["home", "lesson", "stage", "table", "help", "prompt", "menu"]), "\(visited.sorted())")
    }

    /// Presses so many keys on the stage or, where the terminal shows ASCII alone, on the table.
    private func press(_ count: Int, seed: UInt64, visited: inout Set<String>) throws {
        var random = SplitMix(state: seed)
        let isUnicode = seed % 2 == 0
        var state = TutorState(size: .zero, course: try FixtureCourse.load())
        let scene = Fixture.request()
        if isUnicode { state.screens.append(.stage(StageState(scene))) }
        let beginning = isUnicode ? [.run(scene, .open(nil))] : state.begin(.table)
        let driver = Driver(
            state, beginning, size: Size(width: 100, height: 30), depth: seed == 3 ? .none : .palette, isUnicode: isUnicode)
        for _ in 0..<count {
            let input = input(&random, driver.state.size)
            driver.send(input)
            visited.insert(name(driver.state))
            let canvas = driver.canvas
            #expect(canvas.gridSize == driver.state.size)
            guard isWhole(canvas) else {
                Issue.record("after \(String(describing: input)):\n\(canvas.plainText)")
                return
            }
            if let cursor = driver.terminal.cursor { #expect(Rect(size: canvas.gridSize).contains(cursor)) }
            if driver.app.session.hasQuit { Issue.record("random keys quit the tutor"); return }
        }
    }

    private func name(_ state: TutorState) -> String {
        switch state.overlay {
        case .help?: return "help"
        case .prompt?: return "prompt"
        case .menu?: return "menu"
        case .notice?: return "notice"
        case .tour?: return "tour"
        case nil: break
        }
        switch state.screen {
        case .home: return "home"
        case .lesson: return "lesson"
        case .stage: return "stage"
        case .table: return "table"
        case .controllers: return "controllers"
        }
    }

    /// Whether every wide character has both its halves.
    private func isWhole(_ canvas: Canvas) -> Bool {
        for row in 0..<canvas.gridSize.height {
            for column in 0..<canvas.gridSize.width {
                let text = canvas.gridCell(x: column, y: row).text
                if text.columns == 2, column + 1 >= canvas.gridSize.width || !canvas.gridCell(x: column + 1, y: row).text.isContinuation {
                    return false
                }
                if text.isContinuation, column == 0 || canvas.gridCell(x: column - 1, y: row).text.columns != 2 { return false }
            }
        }
        return true
    }
}

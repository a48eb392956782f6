import Canvas
import Stage
import Testing

@testable import Curriculum
@testable import Tutor

@MainActor
@Suite struct PlainTests {
    private func lines(_ input: [String], beginning: [Effect] = [], _ state: TutorState? = nil) throws -> String {
        var rest = input[...]
        var output: [String] = []
        let state = try state ?? TutorState(size: .zero, course: try FixtureCourse.load())
        let tutor = PlainTutor(
            state: state, beginning: beginning, services: .fixture(), read: { rest.popFirst() }, write: { output.append($0) })
        tutor.run()
        return output.joined(separator: "\n")
    }

    @Test func `home is a numbered list`() throws {
        let text = try lines([])
        #expect(text.contains("  1. go on with 01 Two callbacks"))
        #expect(text.contains("  6. 01 Two callbacks"))
        #expect(text.contains("\n1 to 7 choose, T tour, ? everything:"))
    }

    @Test func `a lesson is read and answered with lines`() throws {
        let text = try lines(["1", "", "a", "", "Right", "quit"])
        #expect(text.contains("Nothing to see yet"))
        #expect(text.contains("Which of these comes next?"))
        #expect(text.contains("\nRight. It was there from the first frame on."))
        #expect(text.contains("ProfileViewController.viewIsAppearing(_:)"))
    }

    @Test func `what is answered piece by piece is told as it stands`() throws {
        let skip = ["skip", "go on"]
        let text = try lines(["7", "go on"] + skip + ["b", "c", "a", "", "go on"] + skip + ["1", "2", "it does not hold", "go on"])
        #expect(text.contains("So far: ProfileViewController.viewDidLoad(), then ProfileViewController.viewWillAppear(_:)."))
        #expect(text.contains("viewWillAppear(_:), then ProfileViewController.viewDidAppear(_:)."))
        #expect(text.contains("\nRight."))
        #expect(text.contains("So far: window yes, superview yes"))
        let lines = try self.lines(["7", "go on"] + skip + skip + skip + skip + ["51", "answer"])
        #expect(lines.contains("Chosen: line 51: badge.backgroundColor = .systemTeal"))
        #expect(lines.contains("\nRight."))
    }

    @Test func `words do what the palette finds, with a colon and without`() throws {
        var state = TutorState(size: .zero, course: try FixtureCourse.load())
        state.screens.append(.stage(StageState(Fixture.request())))
        let text = try lines(
            ["frame 2", ":ios 15", "ipad", ":", "evaluate", "", "led input", "back", "profile appear", ":xyzzyxyzzy", "quit"],
            beginning: [.run(Fixture.request(), .open(nil))], state)
        #expect(text.contains("frame 2, "))
        #expect(text.contains(", iPhone 393x852 · iOS 15"))
        #expect(text.contains(", iPad 834x1194 · iOS 15"))
        #expect(text.contains("Do (a command, or: frame 12, iOS 15, tap Open):"))
        #expect(text.contains("Evaluate at this event (an expression"))
        #expect(text.contains("“profile appear” may be: ProfileViewController."))
        #expect(text.contains("“xyzzyxyzzy” is nothing that can be done here; ? lists what can."))
    }

    @Test func `each step is one line`() throws {
        let request = Fixture.request()
        var state = TutorState(size: .zero)
        state.screens.append(.stage(StageState(request)))
        let text = try lines(["next event", "next event"], beginning: [.run(request, .open(nil))], state)
        let events = text.split(separator: "\n").filter { $0.contains("(0.000 s") }
        #expect(events.count == 3)
        #expect(events.allSatisfy { $0.contains("event ") && $0.contains("transaction 1") })
    }

    @Test func `nothing but plain characters is written`() throws {
        let request = Fixture.request()
        var state = TutorState(size: .zero, course: try FixtureCourse.load())
        state.screens.append(.stage(StageState(request)))
        let text = try lines(
            ["next event", "hierarchy", "code", "screen", "console", "help", "D", "4", "go to", "12", "home"],
            beginning: [.run(request, .open(nil))], state)
        #expect(!text.contains { "┌┐└┘│─├┤\u{1B}".contains($0) })
        #expect(text.contains("UIWindow"))
        #expect(text.contains("iPad"))
        #expect(text.contains("event 12 of"))
    }

    @Test func `a pane is told in words, without the signs of a picture`() throws {
        let request = Fixture.request()
        var state = TutorState(size: .zero, course: try FixtureCourse.load())
        state.screens.append(.stage(StageState(request)))
        let text = try lines(
            ["go to", "ProfileViewController.viewIsAppearing(_:)", "hierarchy", "code", "screen", "next event", "console"],
            beginning: [.run(request, .open(nil))], state)
        #expect(text.contains("Facts of Profile, entering viewIsAppearing:"))
        #expect(text.contains("\nwindow: yes, UIWindow"))
        #expect(text.contains("Scene.swift, line 44 runs:"))
        #expect(text.contains("titled Feed"))
        #expect(text.contains("> Profile has loaded"))
        #expect(!text.contains("|-") && !text.contains("---"))
    }

    @Test func `what a name means is read out, and breakpoints and mistakes with their lines`() throws {
        var request = Fixture.request()
        request.run.setting.world = .open
        var state = TutorState(size: .zero)
        state.screens.append(.stage(StageState(request)))
        let text = try lines(
            ["go to", "ProfileViewController.viewDidAppear(_:)", "explain", "B", "2", "50", "code"], beginning: [.run(request, .open(nil))],
            state)
        #expect(text.contains("\nUIViewController.viewDidAppear(_:).\nNow      "))
        #expect(text.contains("\nKnown    documented: "))
        #expect(text.contains("\n50, breakpoint:         super.viewDidAppear(animated)\n51: "))
        #expect(text.contains("\n  Mistake: backgroundColor of badge jumps"))
    }

    @Test func `an empty line goes on, although the code had the keyboard on the screen`() throws {
        let request = Fixture.request()
        var stage = StageState(request)
        stage.setFocus(.code)
        var state = TutorState(size: .zero)
        state.screens.append(.stage(stage))
        let text = try lines([""], beginning: [.run(request, .open(nil))], state)
        #expect(text.contains("Enter does nothing here"))
    }

    @Test func `the stops on both sides and the changes of a value are told in lines`() throws {
        let request = Fixture.request()
        var state = TutorState(size: .zero)
        state.screens.append(.stage(StageState(request)))
        let text = try lines(
            [
                "go to", "ProfileViewController.viewWillAppear(_:)", "timeline", "follow", "view.safeAreaInsets", "next change",
                "previous change", "timeline", "go to", "frame 8", "outlines", "screen",
            ],
            beginning: [.run(request, .open(nil))], state)
        #expect(text.contains("\nNext stop: Profile.viewLayoutMarginsDidChange (event "))
        #expect(text.contains("\nLast stop: Feed.viewWillDisappear (event "))
        #expect(text.contains("\nFollow a value (an expression; ) goes to its next change, ( to the one before):"))
        #expect(text.contains("Profile.view.safeAreaInsets: (0, 0, 0, 0) → (97.67, 0, 34, 0). "))
        #expect(text.contains("Profile.view.safeAreaInsets: not there → (0, 0, 0, 0). "))
        #expect(text.contains("\nProfile.view.safeAreaInsets is followed, now (0, 0, 0, 0)."))
        #expect(text.contains("\nProfile.view was at "))
    }

    @Test func `nothing is listed twice, and a lesson to come says why it cannot be chosen`() throws {
        let text = try lines(["8"])
        let names = text.split(separator: "\n").filter { $0.hasPrefix("  ") }.map {
            $0.drop { $0 != "." }.prefix { $0 != ":" && $0 != "(" }
        }
        #expect(Set(names).count == names.count)
        #expect(text.contains("  8. 03 What comes later (not now: lesson 03 is not written yet)"))
        #expect(text.contains("Not now: lesson 03 is not written yet."))
    }

    @Test func `commands that cannot be used now stand in one line, and say why when they are asked for`() throws {
        let request = Fixture.request()
        var state = TutorState(size: .zero, course: try FixtureCourse.load())
        state.screens.append(.stage(StageState(request)))
        let text = try lines(["?", "undo"], beginning: [.run(request, .open(nil))], state)
        #expect(text.contains("\nNot now: previous event, previous frame, find backwards, find again, "))
        #expect(text.contains("Not now: you have done nothing yet."))
        #expect(!text.contains("(not now: you have done nothing yet)"))
    }

    @Test func `what is no choice is said, and disabled ones say why`() throws {
        let text = try lines(["dance", "99", "reviews"])
        #expect(text.contains("“dance” is nothing that can be done here; ? lists what can."))
        #expect(text.contains("There is no 99; choose 1 to"))
        #expect(text.contains("nothing is due"))
    }

    @Test func `Enter is an empty line, a choice has its letter, and a verdict is told without the page before it`() throws {
        let text = try lines(["1", "", "", "b", ""])
        #expect(text.contains("\n  a. ProfileViewController.viewIsAppearing(_:)\n  b. "))
        #expect(text.contains("\nNot now: choose first."))
        #expect(text.contains("\nChosen: ProfileViewController.viewDidAppear(_:). Enter answers.\n"))
        #expect(text.contains("\nNo. "))
        #expect(
            text.split(separator: "Which of these comes next?", omittingEmptySubsequences: false).count == 2, "the question is read once")
    }

    @Test func `Ctrl-D ends it, quit too`() throws {
        #expect(try lines([]).hasSuffix("? everything:"))
        #expect(try !lines(["quit", "1"]).contains("Nothing to see yet"))
    }
}

import Canvas
import Curriculum
import Foundation
import Projects
import Stage
import Testing
import UIKit

@testable import Tutor

/// A session saved from the stage, and opened on it.
@MainActor
@Suite struct SavingTests {
    @MainActor
    private final class Shelf {
        var saved: [(session: SavedSession, path: String)] = []
    }

    private func services(_ shelf: Shelf) -> Services {
        var services = Services.fixture()
        services.save = { session, path in shelf.saved.append((session, path)) }
        return services
    }

    private func open(_ session: SavedSession, _ shelf: Shelf) -> Driver {
        var state = TutorState(size: .zero)
        let beginning = state.begin(.session(session))
        return Driver(state, beginning, services: services(shelf), size: Size(width: 120, height: 40))
    }

    private func saved(_ shelf: Shelf) throws -> SavedSession {
        let request = Fixture.request()
        var state = TutorState(size: .zero)
        state.screens.append(.stage(StageState(request)))
        let driver = Driver(state, [.run(request, .open(nil))], services: services(shelf), size: Size(width: 120, height: 40))
        driver.press("i").choose("back")
        driver.press("g").type("ProfileViewController.viewDidAp").press(.enter)
        driver.press("B").choose("stop at ProfileViewController.viewDidAppear(_:)")
        driver.press("E").type("view.frame.width").press(.enter)
        driver.press("l", "S").expect("Scene.session.yaml").press(.enter)
        driver.expect("Saved: appear replay Scene.session.yaml goes on here.")
        #expect(shelf.saved.last?.path == "Scene.session.yaml")
        return try #require(shelf.saved.last?.session)
    }

    @Test func `what the learner did, where the learner stands and what is set comes back`() throws {
        let shelf = Shelf()
        let session = try saved(shelf)
        let read = try SavedSession(Data(session.text.utf8), path: "s")
        #expect(read == session)
        #expect(read.run.setting.steps.map(\.description) == ["call FeedViewController.openProfile", "back"])
        let driver = open(read, shelf)
        let stage = try #require(driver.state.stage)
        #expect(stage.model?.label(of: stage.position) == "ProfileViewController.viewDidAppear(_:)")
        #expect(stage.level == .system)
        #expect(stage.breakpoints == [.callback("ProfileViewController.viewDidAppear(_:)")])
        #expect(stage.watches.map(\.description) == ["view.frame.width"])
        #expect(driver.state.message == nil)
        driver.press("S", .enter)
        #expect(shelf.saved.last?.session == session)
    }

    @Test func `a recording that is another one than was saved is said to be one`() throws {
        let shelf = Shelf()
        var session = try saved(shelf)
        session.recording = "0000000000000000"
        #expect(
            open(session, shelf).state.message
                == "This recording is not the one that was saved: the file has been edited since, or another build saved it.")
        session.program = "0.0.9"
        #expect(
            open(session, shelf).state.message
                == "This recording is not the one that was saved: appear 0.0.9 saved it, and this is \(ProgramVersion.current).")
    }

    @Test func `a file that is no session is not written over, and one that is is replaced whole`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "appear-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let session = try saved(Shelf())
        let path = folder.appending(path: "a.yaml").path
        try session.write(to: path)
        try session.write(to: path)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == session.text)
        let other = folder.appending(path: "Scene.swift").path
        try "import UIKit\n".write(toFile: other, atomically: true, encoding: .utf8)
        #expect(throws: SavingError.self) { try session.write(to: other) }
        #expect(try String(contentsOfFile: other, encoding: .utf8) == "import UIKit\n")
        #expect(throws: SavingError.self) { try session.write(to: folder.appending(path: "none/a.yaml").path) }
    }
}

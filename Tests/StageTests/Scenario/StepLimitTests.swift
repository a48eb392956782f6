import Projects
import Stage
import Testing
import UIKit

/// What a run cannot be told to do.
@Suite struct `Steps beyond measure` {
    private static let day = 86_400

    private func problem(_ text: String) -> String? {
        do {
            _ = try Step(text)
            return nil
        } catch {
            return error.description
        }
    }

    @Test(arguments: ["wait %", "press card %", "at % back"])
    func `a time of more than a day is none`(form: String) {
        func step(_ number: String) -> String { form.replacing("%", with: number) }
        #expect(problem(step("86400")) == nil)
        for number in ["86401", "1e18", "inf", "1e400"] { #expect(problem(step(number))?.contains("more than a day") == true, "\(number)") }
        for number in ["nan", "-1", "x"] { #expect(problem(step(number))?.contains("a number of seconds") == true, "\(number)") }
    }

    @Test(arguments: ["inf", "nan", "1e18", "-1e300"])
    func `a distance or a size that no screen has is none`(number: String) {
        #expect(problem("drag card \(number) 0")?.hasPrefix("'drag' takes") == true)
        #expect(problem("drag card 0 \(number)")?.hasPrefix("'drag' takes") == true)
        #expect(problem("resize \(number)x100")?.hasPrefix("'resize' takes") == true)
        #expect(problem("resize 100x\(number)")?.hasPrefix("'resize' takes") == true)
    }

    @Test func `a text is so long at most`() {
        let name = String(repeating: "x", count: 1_000_000)
        #expect(problem("tap \(name)") == "a step is longer than 2000 characters")
        #expect(nearest(to: name, in: ["tap", String(repeating: "y", count: 1_000_000)]) == nil)
    }

    @Test func `a run takes so many steps, and so much time in all, at most`() throws {
        let code = Source(path: "Scene.swift", text: "import UIKit\nclass A: UIViewController {}")
        func problem(_ texts: [String]) throws -> String? {
            #expect(throws: SceneError.self) {
                try Run(sources: [code], setting: Setting(steps: texts.map { try Step($0) }))
            }?.description
        }
        #expect(try problem(Array(repeating: "wait 0", count: 1_001)) == "error: there are 1001 steps; a run takes 1000 at most")
        let long = "error: the steps take more than a day of the run's clock, which is the most that a run takes"
        #expect(try problem(["wait 80000", "at 6401 background"]) == long)
        // A day itself is allowed. It takes long to run, so only the limit is asked.
        #expect(Step.excess(of: try ["wait 80000", "at 6400 background"].map { try Step($0) }) == nil)
    }
}

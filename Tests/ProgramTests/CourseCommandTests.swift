import Foundation
import Testing

/// The commands for those who write lessons, and for those who measure what a course brings.
@Suite struct `The commands of a course` {
    @Test func `begin a lesson that is proved as it stands, and prove one of several`() throws {
        try Program.withFiles([:]) { folder in
            let lessons = ["--lessons", folder.appending(path: "pack").path]
            for (number, title) in [(1, "One: the first"), (2, "Two")] {
                let made = try Program.run(["lessons", "new", title] + lessons)
                #expect(made.code == 0 && made.output.contains("/0\(number)-") && made.output.contains("Scene.swift"), "\(made.complaint)")
            }
            let proved = try Program.run(["lessons", "validate"] + lessons)
            #expect(proved.output == "2 lessons proved\n", "\(proved.complaint)")
            #expect(try Program.run(["lessons", "validate", "2"] + lessons).output == "1 lesson proved\n")
            let unknown = try Program.run(["lessons", "validate", "7"] + lessons)
            #expect(unknown.code == 64 && unknown.complaint.contains("there is no lesson '07'"), "\(unknown.complaint)")
            let nameless = try Program.run(["lessons", "new", "?!"] + lessons)
            #expect(nameless.code == 64 && nameless.complaint.contains("a title has letters"))
        }
    }

    @Test func `ask a form in lines, tell its score and nothing more, and export it without a name`() throws {
        try Program.withFiles([:]) { state in
            func run(_ words: [String], input: String? = nil) throws -> Program.Outcome {
                try Program.run(words, input: input, state: state)
            }
            #expect(try run(["inventory", "report"]).output == "No form has been taken yet: appear inventory\n")
            // The last choice of the second question, as a guess; the others are passed over.
            let taken = try run(["inventory", "--plain", "--form", "A"], input: "s\nd\nG\n" + String(repeating: "s\n", count: 10))
            #expect(
                taken.output.contains("page 12 of 12") && taken.output.contains("That was the last question."),
                "\(taken.output.suffix(600))")
            #expect(!taken.output.contains("Right.") && !taken.output.contains("No. "))
            let report = try run(["inventory", "report"]).output
            #expect(report.contains("answered") && report.contains("1 of 12") && report.contains("What each answer came to is shown when"))
            let export = try run(["inventory", "export"]).output
            #expect(export.contains(#""form" : "A""#) && export.contains(#""isComplete" : true"#) && export.contains(#""isSure" : false"#))
            let again = try run(["inventory", "--plain", "--form", "A"])
            #expect(again.code == 64 && again.complaint.contains("form A has been taken"))
            let early = try run(["inventory", "--plain"])
            #expect(early.code == 64 && early.complaint.contains("form B is for after the course"), "\(early.complaint)")
            // A form is no lesson.
            #expect(try run(["progress", "show"]).output.hasPrefix("lessons begun: 0\nlessons finished: 0\n"))
        }
    }
}

import Foundation

/// Writes the bindings of the simulated UIKit anew: `swift run BindingGenerator`, in the package's folder.
///
/// What it reads of a public declaration in Sources/UIKit, besides its Swift:
/// - Names that begin as Apple's do (`UI`, `NS`, `CA`, `CG`) are the learner's; others are the simulator's own and stay hidden, classes of
///   objects excepted.
/// - A doc comment that begins with "Override point:" makes a method one whose calls are reported.
/// - Closures arrive as `Block`, targets (`Any?`) as `ObjectID?`: there must be a `package` overload that takes them.
/// - A property that names a delegate or target needs a `package var` of the same name with `ID` at its end, of type `ObjectID?`.
/// - Value types must be `Hashable` and `Sendable`.
///
/// What does not fit is listed at the end of the index file, and refused by name when a program asks for it.
@main
struct Entry {
    static func main() throws {
        let package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let folder = package.appending(path: GeneratedFiles.folder)
        let files = try GeneratedFiles(package: package).files
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let names = Set(files.map(\.name))
        for old in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !names.contains(old) {
            try FileManager.default.removeItem(at: folder.appending(path: old))
        }
        for file in files {
            let place = folder.appending(path: file.name)
            if let present = try? String(contentsOf: place, encoding: .utf8), present == file.text { continue }
            try file.text.write(to: place, atomically: true, encoding: .utf8)
        }
    }
}

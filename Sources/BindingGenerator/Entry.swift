import Foundation

/// Writes the bindings of the simulated UIKit anew: `swift run BindingGenerator`, in the package's folder.
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

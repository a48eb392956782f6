internal import CLibraries

/// The parts of Swift's, Foundation's and UIKit's libraries that are written in the interpreted Swift: the files in the folders beside this one.
package enum Libraries {
    /// The Swift of a folder's files, one behind the other in order of their names; empty when there is no such folder. Linear in all files' length.
    package static func text(of folder: String) -> String {
        files.filter { $0.path.hasPrefix(folder + "/") }.map(\.text).joined(separator: "\n")
    }

    /// The folders that have files, in order.
    package static var folders: [String] {
        var folders: [String] = []
        for file in files {
            let folder = String(file.path[..<(file.path.lastIndex(of: "/") ?? file.path.startIndex)])
            if folders.last != folder { folders.append(folder) }
        }
        return folders
    }

    private static var files: [(path: String, text: String)] {
        var count: UInt = 0
        let files = UnsafeBufferPointer(start: library_files(&count), count: Int(count))
        return files.map { file in
            let text = UnsafeBufferPointer(start: file.text, count: Int(file.size))
            return (path: String(cString: file.path), text: String(decoding: text, as: UTF8.self))
        }
    }
}

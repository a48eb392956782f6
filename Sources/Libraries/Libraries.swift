internal import CLibraries

/// The parts of Swift's, Foundation's and UIKit's libraries that are written in the interpreted Swift: the files in the folders beside this one.
package enum Libraries {
    /// The Swift of a folder's files, one behind the other in order of their names; empty when there is no such folder. Linear in their length.
    package static func text(of folder: String) -> String {
        files.lazy.filter { path(of: $0).hasPrefix(folder + "/") }.map { file in
            String(decoding: UnsafeBufferPointer(start: file.text, count: Int(file.size)), as: UTF8.self)
        }.joined(separator: "\n")
    }

    /// The folders that have files, in order.
    package static var folders: [String] {
        var folders: [String] = []
        for file in files {
            let path = path(of: file)
            let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
            if folders.last != folder { folders.append(folder) }
        }
        return folders
    }

    private static var files: UnsafeBufferPointer<library_file> {
        var count: UInt = 0
        let first = library_files(&count)
        return UnsafeBufferPointer(start: first, count: Int(count))
    }

    private static func path(of file: library_file) -> String { String(cString: file.path) }
}

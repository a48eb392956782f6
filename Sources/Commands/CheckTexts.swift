import Checks
internal import Projects
import Stage

/// The check of articles about the life cycle: their lists of callbacks against recordings.
struct CheckTexts {
    /// The articles.
    let sources: [Source]

    /// Reads the articles, which are UTF-8.
    init(_ paths: [String]) throws(CommandError) {
        var read: [Source] = []
        for path in paths { read.append(try InputFiles.text(path)) }
        sources = read
    }

    /// Hands over what recordings say about each article, on the device and the system of the options. Returns the counts in a line.
    func check(_ scene: SceneOptions, _ take: ([Finding]) throws -> Void) throws -> String {
        let check = TextCheck(device: try SceneOptions.device(scene.device), os: try scene.os.map { try SceneOptions.os($0) })
        for source in sources {
            do {
                try take(try check.findings(in: source))
            } catch let error as SceneError {
                throw CommandError(error)
            }
        }
        return check.summary
    }
}

/// Fidelity: documented Data, String (their reading and writing of files); of what is at other addresses they wait for the pretended
/// network's answer, and keep the main thread meanwhile.
extension Data {
    struct ReadingOptions: OptionSet {
        let rawValue: UInt
        static let mappedIfSafe = ReadingOptions(rawValue: 1)
        static let uncached = ReadingOptions(rawValue: 2)
        static let alwaysMapped = ReadingOptions(rawValue: 8)
    }
    init(contentsOf url: URL, options: ReadingOptions = []) throws {
        self = url.isFileURL ? try FileManager.default._read(url.path) : try _download()
    }
    func write(to url: URL) throws { try FileManager.default._write(self, url.path) }
    func write(to url: URL, options: Any) throws { try FileManager.default._write(self, url.path) }
}

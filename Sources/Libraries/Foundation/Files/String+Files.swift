extension String {
    init(contentsOf url: URL, encoding: String.Encoding = .utf8) throws {
        let data: Data = url.isFileURL ? try FileManager.default._read(url.path) : try _download()
        self = String(data: data, encoding: encoding) ?? ""
    }
    init(contentsOfFile path: String, encoding: String.Encoding = .utf8) throws {
        self = String(data: try FileManager.default._read(path), encoding: encoding) ?? ""
    }
    func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {
        try FileManager.default._write(data(using: encoding)!, url.path)
    }
    func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws {
        try FileManager.default._write(data(using: encoding)!, path)
    }
}

/// Fidelity: documented URLCache; nothing is kept in it (simplified).
class URLCache: NSObject {
    static var shared = URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000, diskPath: nil)
    var memoryCapacity: Int
    var diskCapacity: Int
    let currentMemoryUsage = 0
    let currentDiskUsage = 0
    init(memoryCapacity: Int, diskCapacity: Int, diskPath: String?) {
        self.memoryCapacity = memoryCapacity
        self.diskCapacity = diskCapacity
        super.init()
    }
    convenience init(memoryCapacity: Int = 512_000, diskCapacity: Int = 10_000_000, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
    func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }
    func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {}
    func removeCachedResponse(for request: URLRequest) {}
    func removeCachedResponses(since date: Date) {}
    func removeAllCachedResponses() {}
}

public import Foundation
package import Heap

/// The simulated network's behaviour for every request of a run.
public struct NetworkProfile: Hashable, Sendable {
    /// Seconds from a request to its answer.
    public var delay: Double
    /// The status of every answer.
    public var status: Int
    /// The text of every answer.
    public var body: String
    /// Why every request fails, nil when it does not.
    public var failure: URLError.Code?

    /// A network that responds with a status and a text after a delay in seconds, or fails after it.
    public init(delay: Double = 0.3, status: Int = 200, body: String = "{}", failure: URLError.Code? = nil) {
        (self.delay, self.status, self.body, self.failure) = (delay, status, body, failure)
    }
}

/// Sends requests to the simulated network. Each gets a response or fails, as the run's setting says.
///
/// Fidelity: documented URLSession; simplified, nothing leaves the run, and handlers and delegates are called one after the other: on the main
/// thread where the session's delegate queue is the main one, and marked as not on it otherwise.
public final class URLSession: NSObject {
    struct Record: Sendable {
        var configuration: ObjectID?
        /// Retained until the session is invalidated.
        var delegate: ObjectID?
        var delegateQueue: ObjectID?
        var isInvalid = false
        var tasks = 0
        /// The tasks that have not ended.
        var open: [ObjectID] = []
    }

    /// Whether a task goes on when its response begins.
    ///
    /// Fidelity: documented URLSession.ResponseDisposition; what would go to a file or a stream goes on as data (simplified).
    public enum ResponseDisposition: Int, Sendable {
        /// It ends.
        case cancel
        /// Continue.
        case allow
        /// It goes to a file.
        case becomeDownload
        /// It becomes a stream.
        case becomeStream
    }

    var record: Record {
        _read { yield world.state.sessions[id] }
        _modify { yield &world.state.sessions[id] }
    }

    /// The app's session.
    public static var shared: URLSession {
        let world = World.present("URLSession.shared was read")
        if let session: URLSession = world.object(world.state.application.session) { return session }
        let session = URLSession(configuration: .default)
        world.space.assign(&world.state.application.session, session.id)
        return session
    }

    /// A session of the app's own.
    public convenience init(configuration: URLSessionConfiguration) {
        self.init(configuration: configuration, delegate: ObjectID?.none, delegateQueue: nil)
    }

    /// A session of the app's own, which retains its delegate until it is invalidated. It calls the delegate on `delegateQueue`, or else on
    /// a new queue that runs one operation at a time.
    ///
    /// Fidelity: documented URLSession.init(configuration:delegate:delegateQueue:).
    public convenience init(configuration: URLSessionConfiguration, delegate: AnyObject?, delegateQueue queue: OperationQueue?) {
        self.init(configuration: configuration, delegate: delegate.flatMap { World.identity(of: $0) }, delegateQueue: queue)
    }

    package init(configuration: URLSessionConfiguration, delegate: ObjectID?, delegateQueue queue: OperationQueue?) {
        super.init()
        world.space.assign(&record.configuration, configuration.id)
        world.space.assign(&record.delegate, delegate)
        let own = queue ?? world.bind { OperationQueue() }
        if queue == nil { own.maxConcurrentOperationCount = 1 }
        world.space.assign(&record.delegateQueue, own.id)
    }

    package override var edges: [Edge] {
        [("configuration", record.configuration), ("delegate", record.delegate), ("delegateQueue", record.delegateQueue)]
            .compactMap { name, id in id.map { Edge(name, to: $0) } }
    }

    /// How it behaves.
    public var configuration: URLSessionConfiguration { world.object(record.configuration) ?? .default }

    /// The delegate of its tasks.
    public var delegate: (any URLSessionDelegate)? { world.object(record.delegate).flatMap { $0 as? any URLSessionDelegate } }

    /// The delegate's identity.
    package var delegateID: ObjectID? { record.delegate }

    /// Where the delegate and the handlers are called.
    public var delegateQueue: OperationQueue { world.object(record.delegateQueue) ?? .main }

    /// Releases its delegate once its tasks have ended.
    ///
    /// Fidelity: documented URLSession.finishTasksAndInvalidate(); simplified, a task that is made after it is taken all the same.
    public func finishTasksAndInvalidate() {
        record.isInvalid = true
        letDelegateGo()
    }

    /// Cancels its tasks, and releases its delegate once they have ended.
    ///
    /// Fidelity: documented URLSession.invalidateAndCancel().
    public func invalidateAndCancel() {
        record.isInvalid = true
        for task in record.open { world.object(task, as: URLSessionTask.self)?.cancel() }
        letDelegateGo()
    }

    private func letDelegateGo() {
        guard record.isInvalid, record.open.isEmpty, let delegate = record.delegate else { return }
        deliver(keeping: self) { [self] in
            world.tell(delegate, "urlSession(_:didBecomeInvalidWithError:)", [("session", .object(id)), ("error", .nothing)])
            world.space.assign(&record.delegate, nil)
        }
    }

    /// Runs something where handlers and delegates are called; an object lives until then.
    func deliver(keeping object: NSObject, _ body: @escaping () -> Void) {
        let isOnMain = record.delegateQueue != nil && record.delegateQueue == world.state.application.mainOperations
        if isOnMain == Thread.isMainThread(in: world) {
            return isOnMain ? body() : world.running(on: [record.delegateQueue].compactMap { $0 }, isOnMainThread: false, body)
        }
        let block = world.block(keeping: [self, object], body)
        world.schedule(isOnMain ? .block(block) : .background(block, queue: record.delegateQueue), after: 0)
    }

    /// A task has ended, or has been deallocated.
    func close(_ task: ObjectID) {
        record.open.removeAll { $0 == task }
        letDelegateGo()
    }

    /// A task for a request. It begins at `resume()`, and calls the session's delegate.
    ///
    /// Fidelity: documented URLSession.dataTask(with:).
    public func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask(request: request, handler: nil, of: self) }

    /// A task for the data at an address. It begins at `resume()`, and calls the session's delegate.
    public func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    /// A task for a request. It begins at `resume()`.
    public func dataTask(
        with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        dataTask(with: request, completionHandler: native(completionHandler))
    }

    package func dataTask(with request: URLRequest, completionHandler: Block) -> URLSessionDataTask {
        URLSessionDataTask(request: request, handler: completionHandler, of: self)
    }

    /// A task for the data at an address. It begins at `resume()`.
    public func dataTask(
        with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), completionHandler: native(completionHandler))
    }

    private func native(_ handler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> Block {
        world.block { [world] (arguments: [Argument]) in
            var data: Data?
            var response: URLResponse?
            var error: (any Error)?
            for argument in arguments {
                switch argument {
                case .object(let id): response = world.object(id)
                case .value(let value as Data): data = value
                case .value(let value as URLError): error = value
                default: break
                }
            }
            handler(data, response, error)
            return .nothing
        }
    }

    /// Waits for the data at an address. The stage runs it as the learner's code. Compiled code has no run loop here, so there it throws.
    public func data(from url: URL) async throws -> (Data, URLResponse) { throw URLError(.unsupportedURL) }

    /// Waits for a request's answer. The stage runs it as the learner's code; compiled code has no run loop here, and it throws.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) { throw URLError(.unsupportedURL) }
}

/// How a session behaves.
///
/// Fidelity: simplified; kept and without effect, the run's setting decides. A session does not keep a copy of its own.
public final class URLSessionConfiguration: NSObject {
    struct Record: Sendable {
        var identifier: String?
        var requestTimeout: TimeInterval = 60
        var resourceTimeout: TimeInterval = 7 * 24 * 60 * 60
        var waits = false
        var allowsCellular = true
        var allowsExpensive = true
        var allowsConstrained = true
        var cachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
        var setsCookies = true
        var pipelines = false
        var isDiscretionary = false
        var connections = 6
        var fields: [String: String]?
    }

    private var record: Record {
        _read { yield world.state.sessionConfigurations[id] }
        _modify { yield &world.state.sessionConfigurations[id] }
    }

    /// The usual behaviour.
    public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    /// Nothing is stored.
    public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
    /// Tasks go on while the app does not run.
    public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.record.identifier = identifier
        return configuration
    }

    /// The name of a background session, whose tasks continue while the app does not run; nil for others.
    public var identifier: String? { record.identifier }
    /// Seconds that a request waits for more.
    public var timeoutIntervalForRequest: TimeInterval {
        get { record.requestTimeout }
        set { record.requestTimeout = newValue }
    }
    /// Seconds that a request may take in all.
    public var timeoutIntervalForResource: TimeInterval {
        get { record.resourceTimeout }
        set { record.resourceTimeout = newValue }
    }
    /// Whether tasks wait for a network rather than fail.
    public var waitsForConnectivity: Bool {
        get { record.waits }
        set { record.waits = newValue }
    }
    /// Whether tasks may use a mobile network.
    public var allowsCellularAccess: Bool {
        get { record.allowsCellular }
        set { record.allowsCellular = newValue }
    }
    /// Whether tasks may use a network that costs the user.
    public var allowsExpensiveNetworkAccess: Bool {
        get { record.allowsExpensive }
        set { record.allowsExpensive = newValue }
    }
    /// Whether tasks may use a network on which the user saves.
    public var allowsConstrainedNetworkAccess: Bool {
        get { record.allowsConstrained }
        set { record.allowsConstrained = newValue }
    }
    /// When a response may come from the cache.
    public var requestCachePolicy: URLRequest.CachePolicy {
        get { record.cachePolicy }
        set { record.cachePolicy = newValue }
    }
    /// Whether requests take cookies along.
    public var httpShouldSetCookies: Bool {
        get { record.setsCookies }
        set { record.setsCookies = newValue }
    }
    /// Whether a request may begin before the response to the previous one.
    public var httpShouldUsePipelining: Bool {
        get { record.pipelines }
        set { record.pipelines = newValue }
    }
    /// Whether the system chooses when tasks run.
    public var isDiscretionary: Bool {
        get { record.isDiscretionary }
        set { record.isDiscretionary = newValue }
    }
    /// How many connections there may be to one server.
    public var httpMaximumConnectionsPerHost: Int {
        get { record.connections }
        set { record.connections = newValue }
    }
    /// The headers of every request.
    public var httpAdditionalHeaders: [String: String]? {
        get { record.fields }
        set { record.fields = newValue }
    }
}

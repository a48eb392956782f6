public import Foundation
package import Heap

/// What every request meets in a run: the pretended network.
public struct NetworkProfile: Hashable, Sendable {
    /// Seconds from a request to its answer.
    public var delay: Double
    /// The status of every answer.
    public var status: Int
    /// The text of every answer.
    public var body: String
    /// Why every request fails, nil when it does not.
    public var failure: URLError.Code?

    /// A network that answers with a status and a text after a delay in seconds, or fails after it.
    public init(delay: Double = 0.3, status: Int = 200, body: String = "{}", failure: URLError.Code? = nil) {
        (self.delay, self.status, self.body, self.failure) = (delay, status, body, failure)
    }
}

/// Sends requests to the pretended network: each is answered, or fails, as the run's setting says.
///
/// Fidelity: documented URLSession; simplified, nothing leaves the run, and completion handlers run one after the other and not on the main thread.
public final class URLSession: NSObject {
    /// The app's session.
    public static var shared: URLSession {
        let world = World.present("URLSession.shared was read")
        if let session: URLSession = world.object(world.state.application.session) { return session }
        let session = URLSession(configuration: .default)
        world.space.assign(&world.state.application.session, session.id)
        return session
    }

    /// A session of the app's own.
    public init(configuration: URLSessionConfiguration) {
        super.init()
    }

    /// A task for a request; it begins when it is told to.
    public func dataTask(
        with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        dataTask(with: request, completionHandler: native(completionHandler))
    }

    package func dataTask(with request: URLRequest, completionHandler: Block) -> URLSessionDataTask {
        URLSessionDataTask(request: request, handler: completionHandler)
    }

    /// A task for what is at an address; it begins when it is told to.
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

    /// Waits for what is at an address. The stage runs it as the learner's code; compiled code has no run loop here, and it throws.
    public func data(from url: URL) async throws -> (Data, URLResponse) { throw URLError(.unsupportedURL) }

    /// Waits for a request's answer. The stage runs it as the learner's code; compiled code has no run loop here, and it throws.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) { throw URLError(.unsupportedURL) }
}

/// How a session behaves. Without effect here.
///
/// Fidelity: simplified; without effect, the run's setting decides.
public final class URLSessionConfiguration: NSObject {
    /// The usual behaviour.
    public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    /// Nothing is kept.
    public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
}

/// One request to the network.
///
/// Fidelity: documented URLSessionTask (begins with resume; a cancelled one ends with an error).
open class URLSessionTask: NSObject {
    /// How far a task is.
    public enum State: Int, Sendable {
        /// Under way.
        case running
        /// Not begun.
        case suspended
        /// Asked to end.
        case canceling
        /// Over.
        case completed
    }

    struct Record: Sendable {
        var state = State.suspended
        var request: URLRequest?
        var handler: Block?
    }

    var record: Record {
        _read { yield world.state.requests[id] }
        _modify { yield &world.state.requests[id] }
    }

    init(request: URLRequest, handler: Block) {
        super.init()
        world.space.retain(handler.id)
        record = Record(request: request, handler: handler)
    }

    package override var edges: [Edge] { record.handler.map { [Edge("completionHandler", to: $0.id)] } ?? [] }

    /// How far the task is.
    public var state: State { record.state }

    /// What was asked for.
    public var originalRequest: URLRequest? { record.request }

    /// Begins.
    public func resume() {
        guard record.state == .suspended, let request = record.request else { return }
        record.state = .running
        world.report(.network(.request, request.description, task: id))
        world.schedule(.answer(id), after: world.network.delay, token: id)
    }

    /// Asks the task to end: its handler is told that it was cancelled.
    public func cancel() {
        guard record.state == .suspended || record.state == .running else { return }
        record.state = .canceling
        world.report(.network(.cancelled, record.request?.description ?? "", task: id))
        world.unschedule(token: id)
        world.schedule(.answer(id), after: 0, token: id)
    }

    /// The answer has come, or there will be none.
    func answer() {
        guard let request = record.request, let handler = record.handler else { return }
        let error: URLError? = record.state == .canceling ? URLError(.cancelled) : world.network.failure.map { URLError($0) }
        let wasCancelled = record.state == .canceling
        record.state = .completed
        if let error {
            if !wasCancelled { world.report(.network(.failure, request.description, task: id)) }
            world.call(handler, [.nothing, .nothing, .value(error)])
        } else {
            let response = world.bind { HTTPURLResponse(url: request.url, statusCode: world.network.status) }
            world.report(.network(.response, "\(world.network.status) \(request.url?.absoluteString ?? "")", task: id))
            world.call(handler, [.value(Data(world.network.body.utf8)), .object(response.id), .nothing])
        }
        record.handler = nil
        world.space.release(handler.id)
    }
}

/// A request whose answer is handed over whole.
///
/// Fidelity: documented URLSessionDataTask; there are no delegates (simplified).
public final class URLSessionDataTask: URLSessionTask {}

/// What a request asks for.
///
/// Fidelity: documented URLRequest; what is sent along is kept, the pretended network answers all alike (simplified).
public struct URLRequest: Hashable, Sendable, CustomStringConvertible {
    /// Where to.
    public var url: URL?
    /// How: GET, POST, ...
    public var httpMethod: String? = "GET"
    /// What is sent along.
    public var httpBody: Data?
    /// The header's fields.
    public var allHTTPHeaderFields: [String: String]?
    /// Seconds until it gives up. Without effect here.
    ///
    /// Fidelity: simplified; without effect.
    public var timeoutInterval: TimeInterval = 60

    /// A request for what is at an address.
    public init(url: URL) {
        self.url = url
    }

    /// Sets a field of the header.
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        allHTTPHeaderFields = (allHTTPHeaderFields ?? [:]).merging(value.map { [field: $0] } ?? [:]) { $1 }
        if value == nil { allHTTPHeaderFields?[field] = nil }
    }

    /// Adds a value to a field of the header, behind a comma where it has one.
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        setValue(self.value(forHTTPHeaderField: field).map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
    }

    /// A field of the header.
    public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }

    /// The method and the address.
    public var description: String { "\(httpMethod ?? "GET") \(url?.absoluteString ?? "")" }
}

/// What an answer says about itself.
///
/// Fidelity: documented URLResponse; its address alone (simplified).
open class URLResponse: NSObject {
    struct State: Sendable {
        var url: URL?
        var status = 0
    }

    init(url: URL?, statusCode: Int) {
        super.init()
        world.state.responses[id] = State(url: url, status: statusCode)
    }

    /// Where it came from.
    public var url: URL? { world.state.responses[id].url }
}

/// What a web server's answer says about itself.
///
/// Fidelity: documented HTTPURLResponse; address and status alone, as the run's setting says (simplified).
public final class HTTPURLResponse: URLResponse {
    /// 200 when all is well.
    public var statusCode: Int { world.state.responses[id].status }
}

/// Why a request failed.
///
/// Fidelity: documented URLError; the words are reported, some of them simplified.
public struct URLError: Error, Hashable, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        /// Nobody knows.
        case unknown = -1
        /// The task was cancelled.
        case cancelled = -999
        /// No answer in time.
        case timedOut = -1001
        /// An address of no known kind.
        case unsupportedURL = -1002
        /// No such server.
        case cannotFindHost = -1003
        /// The connection broke.
        case networkConnectionLost = -1005
        /// No network.
        case notConnectedToInternet = -1009
        /// An answer that says nothing useful.
        case badServerResponse = -1011
        /// No such file.
        case fileDoesNotExist = -1100
    }

    /// The reason.
    public let code: Code

    /// An error of this reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The reason in words.
    public var localizedDescription: String {
        switch code {
        case .unknown: "unknown error"
        case .cancelled: "cancelled"
        case .timedOut: "The request timed out."
        case .unsupportedURL: "unsupported URL"
        case .cannotFindHost: "A server with the specified hostname could not be found."
        case .networkConnectionLost: "The network connection was lost."
        case .notConnectedToInternet: "The Internet connection appears to be offline."
        case .badServerResponse: "There was a bad response from the server."
        case .fileDoesNotExist: "The requested URL was not found on this server."
        }
    }
}

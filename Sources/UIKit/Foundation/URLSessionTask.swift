internal import Foundation
package import Heap

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
        /// Retained until the task has ended.
        var session: ObjectID?
        var number = 0
        var priority = URLSessionTask.defaultPriority
        var words: String?
        /// Retained.
        var response: ObjectID?
        var error: URLError?
    }

    var record: Record {
        _read { yield world.state.requests[id] }
        _modify { yield &world.state.requests[id] }
    }

    /// A task without a session, for a class of the app's that replaces one.
    public override init() {
        super.init()
    }

    init(request: URLRequest, handler: Block?, of session: URLSession) {
        super.init()
        if let handler { world.space.retain(handler.id) }
        session.record.tasks += 1
        record = Record(request: request, handler: handler, number: session.record.tasks)
        world.space.assign(&record.session, session.id)
        session.record.open.append(id)
    }

    package override var edges: [Edge] {
        [("completionHandler", record.handler?.id), ("session", record.session), ("response", record.response)]
            .compactMap { name, id in id.map { Edge(name, to: $0) } }
    }

    package override func releaseEdges() {
        if record.state != .completed { world.object(record.session, as: URLSession.self)?.close(id) }
        super.releaseEdges()
    }

    /// How far the task is.
    public var state: State { record.state }

    /// The default of a task's priority, from 0 to 1.
    ///
    /// Fidelity: documented URLSessionTask.defaultPriority, lowPriority, highPriority.
    public static let defaultPriority: Float = 0.5
    /// A priority below the default.
    public static let lowPriority: Float = 0.25
    /// A priority above the default.
    public static let highPriority: Float = 0.75

    /// Its priority over other tasks, from 0 to 1. Kept.
    ///
    /// Fidelity: simplified; kept, nothing overlaps.
    public var priority: Float {
        get { record.priority }
        set { record.priority = newValue }
    }

    /// Its number among the session's tasks, from 1.
    public var taskIdentifier: Int { record.number }

    /// The original request.
    public var originalRequest: URLRequest? { record.request }

    /// The request that is sent now: the original one, as nothing is redirected here.
    public var currentRequest: URLRequest? { record.request }

    /// The response; nil until it comes.
    public var response: URLResponse? { world.object(record.response) }

    /// Why it failed; nil when it did not.
    public var error: (any Error)? { record.error }

    /// A name for people.
    public var taskDescription: String? {
        get { record.words }
        set { record.words = newValue }
    }

    /// Begins.
    public func resume() {
        guard record.state == .suspended, let request = record.request else { return }
        record.state = .running
        world.report(.network(.request, request.description, task: id))
        world.schedule(.answer(id), after: world.network.delay, token: id)
    }

    /// Pauses the task until `resume()`.
    public func suspend() {
        guard record.state == .running else { return }
        record.state = .suspended
        world.unschedule(token: id)
    }

    /// Cancels the task: its handler gets that error.
    public func cancel() {
        guard record.state == .suspended || record.state == .running else { return }
        record.state = .canceling
        world.report(.network(.cancelled, record.request?.description ?? "", task: id))
        world.unschedule(token: id)
        world.schedule(.answer(id), after: 0, token: id)
    }

    /// The answer has come, or there will be none.
    func answer() {
        guard record.request != nil, let session = world.object(record.session, as: URLSession.self) else { return }
        session.deliver(keeping: self) { [self] in deliver(session) }
    }

    private func deliver(_ session: URLSession) {
        guard let request = record.request, record.state != .completed else { return }
        let wasCancelled = record.state == .canceling
        if let error = wasCancelled ? URLError(.cancelled) : world.network.failure.map({ URLError($0) }) {
            if !wasCancelled { world.report(.network(.failure, request.description, task: id)) }
            return finish(nil, error, session)
        }
        let response = world.bind { HTTPURLResponse(url: request.url, statusCode: world.network.status) }
        world.space.assign(&record.response, response.id)
        world.report(.network(.response, "\(world.network.status) \(request.url?.absoluteString ?? "")", task: id))
        let data = Data(world.network.body.utf8)
        guard record.handler == nil else { return finish(data, nil, session) }
        askToGoOn(response, session) { [self] isAllowed in
            guard isAllowed else { return finish(nil, URLError(.cancelled), session) }
            if !data.isEmpty {
                let more = ("data", Argument.value(data))
                world.tell(session.record.delegate, "urlSession(_:dataTask:didReceive:)", arguments("dataTask", session, more))
            }
            finish(data, nil, session)
        }
    }

    /// Asks the delegate whether to load a response. Without that method it is loaded.
    private func askToGoOn(_ response: HTTPURLResponse, _ session: URLSession, _ goOn: @escaping (Bool) -> Void) {
        let method = "urlSession(_:dataTask:didReceive:completionHandler:)"
        guard let delegate = session.record.delegate, world.script?.implements(method, on: delegate) == true else { return goOn(true) }
        let handler = world.block(keeping: [self, session]) { (given: [Argument]) in
            if case .value(let disposition as URLSession.ResponseDisposition) = given.first { goOn(disposition != .cancel) }
            return .nothing
        }
        world.space.retain(handler.id)
        let more: [(name: String, value: Argument)] = [("response", .object(response.id)), ("completionHandler", .value(handler))]
        world.tell(delegate, method, arguments("dataTask", session) + more)
        world.space.release(handler.id)
    }

    private func arguments(
        _ label: String, _ session: URLSession, _ more: (name: String, value: Argument)...
    ) -> [(name: String, value: Argument)] {
        [("session", .object(session.id)), (label, .object(id))] + more
    }

    private func finish(_ data: Data?, _ error: URLError?, _ session: URLSession) {
        guard record.state != .completed else { return }
        record.state = .completed
        record.error = error
        let reason: Argument = error.map { .value($0) } ?? .nothing
        if let handler = record.handler {
            let response: Argument = error == nil ? record.response.map { .object($0) } ?? .nothing : .nothing
            world.call(handler, [data.map { .value($0) } ?? .nothing, response, reason])
            record.handler = nil
            world.space.release(handler.id)
        } else {
            world.tell(
                session.record.delegate, "urlSession(_:task:didCompleteWithError:)", arguments("task", session, ("error", reason)))
        }
        session.close(id)
        world.space.assign(&record.session, nil)
    }
}

/// A request whose response is passed on as a whole, or to the session's delegate.
///
/// Fidelity: documented URLSessionDataTask; the answer's data come in one piece (simplified).
public final class URLSessionDataTask: URLSessionTask {}

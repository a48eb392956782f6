public import Foundation

/// Called for the events of a session.
///
/// Fidelity: documented URLSessionDelegate; there are no challenges and no background sessions (simplified).
public protocol URLSessionDelegate: AnyObject {
    /// The session has let its delegate go.
    ///
    /// Fidelity: documented URLSessionDelegate.urlSession(_:didBecomeInvalidWithError:).
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
}

extension URLSessionDelegate {
    /// Does nothing.
    public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
}

/// Called for the events of a session's tasks.
///
/// Fidelity: documented URLSessionTaskDelegate; nothing is redirected or measured (simplified).
public protocol URLSessionTaskDelegate: URLSessionDelegate {
    /// A task has ended; `error` is nil where all went well.
    ///
    /// Fidelity: documented URLSessionTaskDelegate.urlSession(_:task:didCompleteWithError:).
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

extension URLSessionTaskDelegate {
    /// Does nothing.
    public func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {}
}

/// Called for the data of a session's tasks that have no handler.
///
/// Fidelity: documented URLSessionDataDelegate; tasks do not become others (simplified).
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
    /// A response begins. Decides whether to load it.
    ///
    /// Fidelity: documented URLSessionDataDelegate.urlSession(_:dataTask:didReceive:completionHandler:).
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void)
    /// Data have come.
    ///
    /// Fidelity: documented URLSessionDataDelegate.urlSession(_:dataTask:didReceive:).
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

extension URLSessionDataDelegate {
    /// Continues.
    public func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) { completionHandler(.allow) }
    /// Does nothing.
    public func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
}

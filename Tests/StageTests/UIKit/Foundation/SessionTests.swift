import Stage
import Testing

/// Sessions of the app's own: whom they tell, where, and how long they hold it.
@Suite struct SessionTests {
    private func prints(_ code: String, _ members: String = "") throws -> [String] {
        let run = try Scenes.run(
            """
            import UIKit
            \(members)
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(code)
                }
            }
            """, ["wait 1"])
        #expect(run.recording.events.allSatisfy { $0.kind != .exception && $0.kind != .refusal })
        return run.recording.events.filter { $0.kind == .print }.compactMap(\.text)
    }

    private static let loader = """
        final class Loader: NSObject, URLSessionDataDelegate {
            var got = Data()
            var wanted = URLSession.ResponseDisposition.allow
            deinit { print("gone") }
            func urlSession(
                _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
                completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
            ) {
                print("response", (response as? HTTPURLResponse)?.statusCode ?? 0, dataTask.taskIdentifier, Thread.isMainThread)
                completionHandler(wanted)
            }
            func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { got.append(data) }
            func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
                print("complete", error == nil, task.error == nil, got.count, task.state == .completed)
                session.finishTasksAndInvalidate()
            }
            func urlSession(_ session: URLSession, didBecomeInvalidWithError error: Error?) { print("invalid") }
        }
        """

    @Test func `a delegate is told in order, and held until the session is invalidated`() throws {
        let printed = try prints(
            """
            let session = URLSession(configuration: .default, delegate: Loader(), delegateQueue: nil)
            session.dataTask(with: URL(string: "https://example.com")!).resume()
            """, Self.loader)
        #expect(printed == ["response 200 1 false", "complete true true 2 true", "invalid", "gone"])
    }

    @Test func `a session gives its delegate, which is of the app's class`() throws {
        let printed = try prints(
            """
            let loader = Loader()
            let session = URLSession(configuration: .default, delegate: loader, delegateQueue: nil)
            print((session.delegate as! Loader) === loader, URLSession.shared.delegate == nil)
            session.invalidateAndCancel()
            """, Self.loader)
        #expect(printed == ["true true", "invalid", "gone"])
    }

    @Test func `a delegate that does not want an answer ends its task with an error`() throws {
        let printed = try prints(
            """
            let loader = Loader()
            loader.wanted = .cancel
            let session = URLSession(configuration: .ephemeral, delegate: loader, delegateQueue: .main)
            let task = session.dataTask(with: URLRequest(url: URL(string: "https://example.com")!))
            task.resume()
            task.suspend()
            task.resume()
            """, Self.loader)
        #expect(printed == ["response 200 1 true", "complete false false 0 true", "invalid", "gone"])
    }

    @Test func `what is invalidated cancels its tasks; handlers run on the delegate's queue`() throws {
        let printed = try prints(
            """
            let queue = OperationQueue()
            let root = DispatchQueue(label: "root")
            queue.underlyingQueue = root
            let configuration = URLSessionConfiguration.default
            configuration.timeoutIntervalForRequest = 10
            configuration.httpAdditionalHeaders = ["Agent": "none"]
            let session = URLSession(configuration: configuration, delegate: nil, delegateQueue: queue)
            print(session.delegateQueue.underlyingQueue === root, session.configuration.timeoutIntervalForRequest)
            session.dataTask(with: URL(string: "https://example.com")!) { data, response, error in
                print(data == nil, response == nil, (error as? URLError)?.code == .cancelled, Thread.isMainThread)
            }.resume()
            session.invalidateAndCancel()
            URLSession(configuration: .default, delegate: nil, delegateQueue: .main).dataTask(with: URL(string: "https://example.com")!) { _, _, _ in
                print("on the main thread", Thread.isMainThread)
            }.resume()
            """)
        #expect(printed == ["true 10.0", "true true true false", "on the main thread true"])
    }

    @Test func `a suspended queue keeps its operations back`() throws {
        let printed = try prints(
            """
            let queue = OperationQueue()
            queue.name = "work"
            queue.maxConcurrentOperationCount = 1
            queue.isSuspended = true
            queue.addOperation { print("operation", queue.isSuspended) }
            DispatchQueue.main.async {
                print("goes on", queue.name ?? "", OperationQueue.main.underlyingQueue === DispatchQueue.main)
                queue.isSuspended = false
            }
            """)
        #expect(printed == ["goes on work true", "operation false"])
    }
}

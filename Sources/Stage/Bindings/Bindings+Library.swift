internal import Interpreter

extension Bindings {
    /// What Foundation's face has that waits, and what is shorter so, in the learner's own Swift: it runs as if it stood in the scene, unseen.
    static let library = Program.Library(
        path: "Foundation",
        text: """
            /// A text in the user's language.
            ///
            /// Fidelity: simplified; there are no translations: it gives the value, or else the key.
            func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String) -> String {
                value.isEmpty ? key : value
            }

            /// An error that can say what it is.
            ///
            /// Fidelity: documented LocalizedError.
            protocol LocalizedError: Error {
                var errorDescription: String? { get }
                var failureReason: String? { get }
                var recoverySuggestion: String? { get }
                var helpAnchor: String? { get }
            }
            extension LocalizedError {
                var errorDescription: String? { nil }
                var failureReason: String? { nil }
                var recoverySuggestion: String? { nil }
                var helpAnchor: String? { nil }
                var localizedDescription: String { errorDescription ?? "The operation couldn’t be completed." }
            }

            /// Fidelity: documented NSLocalizedDescriptionKey.
            let NSLocalizedDescriptionKey = "NSLocalizedDescription"
            /// Fidelity: documented NSLocalizedFailureReasonErrorKey.
            let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
            /// Fidelity: documented NSLocalizedRecoverySuggestionErrorKey.
            let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"
            /// Fidelity: documented NSUnderlyingErrorKey.
            let NSUnderlyingErrorKey = "NSUnderlyingError"
            /// Fidelity: documented NSCocoaErrorDomain.
            let NSCocoaErrorDomain = "NSCocoaErrorDomain"
            /// Fidelity: documented NSURLErrorDomain.
            let NSURLErrorDomain = "NSURLErrorDomain"

            /// An error with a domain and a number.
            ///
            /// Fidelity: documented NSError; the words for an error without any are reported.
            class NSError: Error {
                let domain: String
                let code: Int
                let userInfo: [String: Any]
                init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
                    self.domain = domain
                    self.code = code
                    self.userInfo = userInfo ?? [:]
                }
                var localizedDescription: String {
                    userInfo[NSLocalizedDescriptionKey] as? String ?? "The operation couldn’t be completed. (\\(domain) error \\(code).)"
                }
                var localizedFailureReason: String? { userInfo[NSLocalizedFailureReasonErrorKey] as? String }
                var localizedRecoverySuggestion: String? { userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String }
            }

            /// What an app says of itself.
            ///
            /// Fidelity: simplified; an app called App, version 1.0, with the five keys that say so.
            extension Bundle {
                var bundleIdentifier: String? { "com.example.App" }
                var infoDictionary: [String: Any]? {
                    ["CFBundleIdentifier": "com.example.App", "CFBundleName": "App", "CFBundleDisplayName": "App",
                     "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1"]
                }
            }

            /// A text as the path of a file.
            ///
            /// Fidelity: documented NSString (its methods for paths).
            extension String {
                var lastPathComponent: String { split(separator: "/").last.map(String.init) ?? self }
                var pathExtension: String {
                    let parts = lastPathComponent.split(separator: ".")
                    return parts.count < 2 ? "" : String(parts[parts.count - 1])
                }
                var deletingPathExtension: String {
                    let length = pathExtension.count
                    return length == 0 ? self : String(dropLast(length + 1))
                }
                func appendingPathComponent(_ name: String) -> String { hasSuffix("/") ? self + name : self + "/" + name }
            }

            extension URLSession {
                func data(from url: URL) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }
                func data(for request: URLRequest) async throws -> (Data, URLResponse) {
                    try Task.checkCancellation()
                    var task: URLSessionDataTask?
                    return try await withTaskCancellationHandler {
                        try await withCheckedThrowingContinuation { continuation in
                            task = dataTask(with: request) { data, response, error in
                                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: (data!, response!)) }
                            }
                            task?.resume()
                        }
                    } onCancel: {
                        task?.cancel()
                    }
                }
            }

            extension NotificationCenter {
                func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> {
                    AsyncStream { continuation in
                        let token = addObserver(forName: name, object: object, queue: nil) { continuation.yield($0) }
                        continuation.onTermination = { _ in self.removeObserver(token) }
                    }
                }
            }
            """)
}

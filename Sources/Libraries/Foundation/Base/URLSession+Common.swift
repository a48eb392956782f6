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

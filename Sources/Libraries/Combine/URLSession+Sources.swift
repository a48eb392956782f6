extension URLSession {
    func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> { dataTaskPublisher(for: URLRequest(url: url)) }
    func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        AnyPublisher(_body: { sink in
            sink._begin("DataTaskPublisher")
            if sink._isOver { return }
            let task = self.dataTask(with: request) { data, response, error in
                if let error { return sink._finish(Subscribers.Completion.failure(error)) }
                sink._send((data: data!, response: response!))
                sink._finish(Subscribers.Completion.finished)
            }
            sink._detach = { task.cancel() }
            task.resume()
        })
    }
}

extension Publisher {
    func merge(with others: Publisher...) -> AnyPublisher<Output, Failure> { Publishers._merged([self] + others) }
    func append(_ values: Output...) -> AnyPublisher<Output, Failure> { Publishers._concatenated(self, values.publisher) }
    func append<S: Sequence>(_ values: S) -> AnyPublisher<Output, Failure> where S.Element == Output { Publishers._concatenated(self, values.publisher) }
    func append<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure> { Publishers._concatenated(self, other) }
    func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> { Publishers._concatenated(values.publisher, self) }
    func prepend<S: Sequence>(_ values: S) -> AnyPublisher<Output, Failure> where S.Element == Output { Publishers._concatenated(values.publisher, self) }
    func prepend<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure> { Publishers._concatenated(other, self) }
    func combineLatest<P: Publisher>(_ second: P) -> AnyPublisher<(Output, P.Output), Failure> {
        Publishers._latest([self, second]) { ($0[0], $0[1]) }
    }
    func combineLatest<P: Publisher, T>(_ second: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> {
        Publishers._latest([self, second]) { transform($0[0], $0[1]) }
    }
    func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> {
        Publishers._latest([self, second, third]) { ($0[0], $0[1], $0[2]) }
    }
    func combineLatest<P: Publisher, Q: Publisher, T>(
        _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> AnyPublisher<T, Failure> {
        Publishers._latest([self, second, third]) { transform($0[0], $0[1], $0[2]) }
    }
    func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ second: P, _ third: Q, _ fourth: R
    ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure> {
        Publishers._latest([self, second, third, fourth]) { ($0[0], $0[1], $0[2], $0[3]) }
    }
    func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ second: P, _ third: Q, _ fourth: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> AnyPublisher<T, Failure> {
        Publishers._latest([self, second, third, fourth]) { transform($0[0], $0[1], $0[2], $0[3]) }
    }
    func zip<P: Publisher>(_ second: P) -> AnyPublisher<(Output, P.Output), Failure> {
        Publishers._zipped([self, second]) { ($0[0], $0[1]) }
    }
    func zip<P: Publisher, T>(_ second: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> {
        Publishers._zipped([self, second]) { transform($0[0], $0[1]) }
    }
    func zip<P: Publisher, Q: Publisher>(_ second: P, _ third: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> {
        Publishers._zipped([self, second, third]) { ($0[0], $0[1], $0[2]) }
    }
    func zip<P: Publisher, Q: Publisher, T>(_ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T) -> AnyPublisher<T, Failure> {
        Publishers._zipped([self, second, third]) { transform($0[0], $0[1], $0[2]) }
    }
    func zip<P: Publisher, Q: Publisher, R: Publisher>(_ second: P, _ third: Q, _ fourth: R) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure> {
        Publishers._zipped([self, second, third, fourth]) { ($0[0], $0[1], $0[2], $0[3]) }
    }
    func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ second: P, _ third: Q, _ fourth: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> AnyPublisher<T, Failure> {
        Publishers._zipped([self, second, third, fourth]) { transform($0[0], $0[1], $0[2], $0[3]) }
    }
}

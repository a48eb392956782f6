extension OperationQueue {
    var qualityOfService: QualityOfService {
        get { QualityOfService(rawValue: _quality) ?? .default }
        set { _quality = newValue.rawValue }
    }
    func addOperation(_ work: Any) { if let operation = work as? Operation { operation._begin(on: self) } else { _run(work) } }
    func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
        for operation in operations { operation._begin(on: self) }
        if wait { _UnfinishedOperations(_operations: operations).wait() }
    }
}

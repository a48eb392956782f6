/// Fidelity: documented PKDrawing; simplified, one without strokes.
struct PKDrawing: Equatable {
    var _data = Data()
    init() {}
    init(data: Data) throws { _data = data }
    var bounds: CGRect { CGRect.null }
    func dataRepresentation() -> Data { _data }
    func appending(_ drawing: PKDrawing) -> PKDrawing { self }
    mutating func append(_ drawing: PKDrawing) {}
    func transformed(using transform: CGAffineTransform) -> PKDrawing { self }
    mutating func transform(using transform: CGAffineTransform) {}
    func image(from rect: CGRect, scale: CGFloat) -> UIImage { UIImage() }
}

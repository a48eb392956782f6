public import Foundation

// Picture files. Only a file's header is read, which has the picture's size.
extension UIImage {
    /// A picture from a file's bytes; nil for none.
    ///
    /// Fidelity: documented UIImage.init(data:); a PNG or JPEG file says its size, anything else is taken for one of
    /// 40 points square (simplified).
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// A picture from a file's bytes, that many pixels to a point; nil for none.
    ///
    /// Fidelity: documented UIImage.init(data:scale:); a PNG or JPEG file says its size, anything else is taken for one of
    /// 40 points square (simplified).
    public convenience init?(data: Data, scale: CGFloat) {
        guard !data.isEmpty else { return nil }
        guard scale > 0, let pixels = Self.sizeOfPNG([UInt8](data.prefix(24))) ?? Self.sizeOfJPEG(data) else {
            self.init(name: "data", size: CGSize(width: 40, height: 40))
            return
        }
        self.init(name: "data", size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale))
    }

    /// The picture as a PNG file; nil for one without a size.
    ///
    /// Fidelity: simplified; a file's head that says the size, without a picture.
    public func pngData() -> Data? { pngData(pixelsPerPoint: scale) }

    func pngData(pixelsPerPoint: CGFloat) -> Data? {
        pixels(pixelsPerPoint, atMost: 1_000_000).map { pixels in
            let size = Self.bytes(pixels.width, 4) + Self.bytes(pixels.height, 4)
            return Data(Self.signature + [0, 0, 0, 13] + Array("IHDR".utf8) + size + [8, 6, 0, 0, 0])
        }
    }

    /// The picture as a JPEG file of a quality from 0 to 1; nil for one without a size.
    ///
    /// Fidelity: simplified; a file's head that says the size, without a picture.
    public func jpegData(compressionQuality: CGFloat) -> Data? { jpegData(pixelsPerPoint: scale) }

    func jpegData(pixelsPerPoint: CGFloat) -> Data? {
        pixels(pixelsPerPoint, atMost: 0xFFFF).map { pixels in
            let size = Self.bytes(pixels.height, 2) + Self.bytes(pixels.width, 2)
            let colours: [UInt8] = [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
            return Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8] + size + colours + [0xFF, 0xD9])
        }
    }

    private typealias Pixels = (width: Int, height: Int)

    /// How many pixels the picture has in each direction; nil for one without a size.
    private func pixels(_ pixelsPerPoint: CGFloat, atMost limit: CGFloat) -> Pixels? {
        let pixels = (size.width.pixels(at: pixelsPerPoint, atMost: limit), size.height.pixels(at: pixelsPerPoint, atMost: limit))
        return pixels.0 > 0 && pixels.1 > 0 ? pixels : nil
    }

    /// The first bytes of a PNG file.
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The bytes of a number in a file, the most significant first.
    private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private static func sizeOfPNG(_ head: [UInt8]) -> Pixels? {
        guard head.count == 24, head.starts(with: signature.prefix(4)) else { return nil }
        return (number(head[16..<20]), number(head[20..<24]))
    }

    /// The size in the first frame's segment. Each segment before it begins with a marker and its own length.
    private static func sizeOfJPEG(_ data: Data) -> Pixels? {
        guard data.starts(with: [0xFF, 0xD8]) else { return nil }
        let bytes = [UInt8](data)
        var place = 2
        while place + 9 <= bytes.count, bytes[place] == 0xFF {
            let mark = bytes[place + 1]
            // Those between that are none define tables.
            if 0xC0...0xCF ~= mark, ![0xC4, 0xC8, 0xCC].contains(mark) {
                return (number(bytes[place + 7..<place + 9]), number(bytes[place + 5..<place + 7]))
            }
            place += 2 + number(bytes[place + 2..<place + 4])
        }
        return nil
    }
}

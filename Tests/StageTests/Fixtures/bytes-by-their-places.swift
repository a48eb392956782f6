import Foundation

// Bytes of data and of lists by their places, numbers read from them, and data of sequences of the program's own.
struct Pair: Sequence {
    let first: UInt8
    func makeIterator() -> IndexingIterator<[UInt8]> { [first, first + 1].makeIterator() }
}

func sum(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int { (0..<count).reduce(0) { $0 + Int(start[$1]) } }

let data = Data([1, 2, 3, 4])
print(data.withUnsafeBytes { $0.count }, data.withUnsafeBytes { Array($0) })
print(data.withUnsafeBytes { sum($0.bindMemory(to: UInt8.self).baseAddress!, 4) })
let total: Int = data.withUnsafeBytes { buffer in
    guard let start = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return 0 }
    return sum(start, buffer.count)
}
print(total)
let whole: UInt32 = data.withUnsafeBytes { $0.load(as: UInt32.self) }
let half: UInt16 = data.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) in buffer.load(fromByteOffset: 2, as: UInt16.self) }
print(whole, half)
var changed = Data(count: 3)
changed.withUnsafeMutableBytes { (buffer: UnsafeMutableRawBufferPointer) in
    buffer[0] = 7
    buffer.bindMemory(to: UInt8.self).baseAddress![2] = 9
}
print(Array(changed))
var list: [UInt8] = [1, 2]
list.withUnsafeMutableBytes { $0[1] = 5 }
print(list, list.withUnsafeBytes { Data($0).count })
print(Array(Data(Pair(first: 4))), Data([1, 2, 3].lazy.map { UInt8($0) }).count)
var copy = [UInt8](repeating: 0, count: 2)
data.copyBytes(to: &copy, count: 2)
print(copy)

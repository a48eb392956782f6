import Foundation

let text = "aGVs\nbG8 s\r\nd29ybGQ="
print(Data(base64Encoded: text) == nil, Data(base64Encoded: text, options: []) == nil)
let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters)
print(data.map { Array($0) } ?? [])
print(Data(base64Encoded: "aGVsbG8=", options: [])!.count, Data(base64Encoded: Data("aGVsbG8=".utf8))!.count)
let long = Data((0..<100).map { UInt8($0) })
print(long.base64EncodedString(options: .lineLength64Characters).debugDescription)
print(long.base64EncodedString(options: [.lineLength76Characters, .endLineWithLineFeed]).debugDescription)
print(long.base64EncodedString(options: [.lineLength76Characters, .endLineWithCarriageReturn]).debugDescription)
print(long.base64EncodedString(options: []).count, long.base64EncodedData().count)

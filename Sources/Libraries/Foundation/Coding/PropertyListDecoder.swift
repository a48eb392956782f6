/// Whether nothing declares the type, so that nothing is known of what data would hold it.
func _isNowhere(_ type: Any.Type) -> Bool { _form(type) == 7 }

/// Makes values of property lists.
///
/// Fidelity: documented PropertyListDecoder.
class PropertyListDecoder {
    var userInfo: [CodingUserInfoKey: Any] = [:]
    init() {}
    func decode<T>(_ type: T.Type, from data: Data) throws -> T {
        if _isNowhere(type) { return _standIn(type) }
        let coder = _Coder()
        coder.userInfo = userInfo
        coder.words = "The given data was not a valid property list."
        coder.dates = { decoder, value in
            if let date = value as? Date { return date }
            throw decoder.unfit(Date.self, "Cannot get value of type Date")
        }
        coder.bytes = { decoder, value in
            if let data = value as? Data { return data }
            throw decoder.unfit(Data.self, "Cannot get value of type Data")
        }
        let found = _propertyList(data)
        if found.isEmpty { throw coder.corrupted }
        return try _Decoding(found[0], nil, nil, coder).unbox(found[0], type, nil)
    }
}

extension String.Index {
    init(utf16Offset offset: Int, in text: String) {
        var place = 0
        var passed = 0
        for character in text {
            passed += String(character).utf16.count
            if passed > offset { break }
            place += 1
        }
        self = text.index(text.startIndex, offsetBy: place)
    }
    func utf16Offset(in text: String) -> Int { String(text.prefix(upTo: self)).utf16.count }
}

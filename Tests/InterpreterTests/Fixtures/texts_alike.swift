// Texts that are equal need not be made of the same scalars.
print("é".utf8.count, "e\u{301}".utf8.count, "e\u{301}" == "é")
print("e\u{301}".unicodeScalars.count, "é".unicodeScalars.count, "e\u{301}".utf16.count)

"""Values at the edge of what a type can have, the plainest of them first, and how one of a type is made at all."""

import re

NUMBERS = ["1.0", "0", "-1", ".nan", ".infinity", "-.infinity", ".greatestFiniteMagnitude", "1e-300", "-1e15", "1e19"]
BIG = 'String(repeating: "ab ", count: 4000)'

EDGES = {
    "Int": ["1", "0", "-1", "Int.max", "Int.min", "NSNotFound", "1000", "4294967296"],
    "UInt": ["1", "0", "UInt.max"],
    "UInt8": ["1", "0", "UInt8.max"],
    "UInt16": ["1", "0", "UInt16.max"],
    "UInt32": ["1", "0", "UInt32.max"],
    "UInt64": ["1", "0", "UInt64.max"],
    "Int32": ["1", "0", "-1", "Int32.max", "Int32.min"],
    "Int64": ["1", "0", "-1", "Int64.max", "Int64.min"],
    "Int16": ["1", "0", "Int16.min"],
    "Double": NUMBERS,
    "CGFloat": NUMBERS,
    "Float": NUMBERS[:6] + [".greatestFiniteMagnitude", "1e-30"],
    "Bool": ["true", "false"],
    "String": ['"a"', '""', BIG, '"👨‍👩‍👧é\\u{301}\\u{20D0}\\r\\n\\u{0}"', '"%@ %d %s %n %*d"', '"-1"', '"((["'],
    "Character": ['Character("a")', 'Character("👨‍👩‍👧")', 'Character("\\r\\n")'],
    "Substring": ['"abc".dropFirst()', '"".prefix(1)'],
    "String.Index": ['"abc".endIndex', '"abcdefghijkl👨‍👩‍👧".endIndex', '"👨‍👩‍👧".utf16.index(after: "👨‍👩‍👧".startIndex)'],
    "Range<String.Index>": ['"abc".startIndex..<"abc".endIndex', '"abcdefghijk".index("abcdefghijk".startIndex, offsetBy: 8)..<"abcdefghijk".endIndex'],
    "NSRange": ["NSRange(location: 0, length: 1)", "NSRange(location: 0, length: 0)", "NSRange(location: -2, length: 1)", "NSRange(location: 1, length: -1)",
                "NSRange(location: NSNotFound, length: 0)", "NSRange(location: 1000, length: 5)", "NSRange(location: 1, length: Int.max)",
                "NSRange(location: Int.max, length: Int.max)", "NSRange(location: Int.min, length: Int.min)", "NSRange(location: 0, length: 100)"],
    "IndexPath": ["IndexPath(row: 0, section: 0)", "IndexPath()", "IndexPath(row: -1, section: -1)", "IndexPath(row: Int.max, section: Int.max)",
                  "IndexPath(index: 3)", "IndexPath(row: 0, section: 1000)", "IndexPath(row: 1000, section: 0)", "IndexPath(row: NSNotFound, section: 0)",
                  "IndexPath(indexes: [0, 0, 0])"],
    "IndexSet": ["IndexSet(integer: 0)", "IndexSet()", "IndexSet(integer: 1000)", "IndexSet(integersIn: 0..<100)"],
    "CGPoint": ["CGPoint(x: 1, y: 1)", ".zero", "CGPoint(x: CGFloat.nan, y: 0)", "CGPoint(x: CGFloat.infinity, y: -CGFloat.infinity)", "CGPoint(x: -1e300, y: 1e300)"],
    "CGSize": ["CGSize(width: 10, height: 10)", ".zero", "CGSize(width: CGFloat.nan, height: 1)", "CGSize(width: -5, height: -5)",
               "CGSize(width: CGFloat.infinity, height: 1)", "CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)",
               "CGSize(width: 1e-300, height: 1e-300)"],
    "CGRect": ["CGRect(x: 0, y: 0, width: 100, height: 40)", ".zero", ".null", ".infinite", "CGRect(x: 1, y: 1, width: -5, height: -5)",
               "CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)", "CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.infinity)",
               "CGRect(x: 0, y: 0, width: 1e300, height: 1e300)", "CGRect(x: -1e19, y: 1e19, width: 1e19, height: 1e-19)"],
    "CGVector": ["CGVector(dx: 1, dy: 1)", "CGVector(dx: CGFloat.nan, dy: CGFloat.infinity)"],
    "CGAffineTransform": [".identity", "CGAffineTransform(scaleX: 0, y: 0)", "CGAffineTransform(rotationAngle: CGFloat.nan)", "CGAffineTransform(scaleX: 1e300, y: -1e300)",
                          "CGAffineTransform(scaleX: CGFloat.infinity, y: 1)", "CGAffineTransform(rotationAngle: CGFloat.infinity)"],
    "CATransform3D": ["CATransform3DIdentity", "CATransform3DMakeScale(0, 0, 0)", "CATransform3DMakeScale(.nan, 1, 1)", "CATransform3DMakeTranslation(.infinity, 0, 0)"],
    "UIEdgeInsets": [".zero", "UIEdgeInsets(top: CGFloat.nan, left: 0, bottom: 0, right: 0)", "UIEdgeInsets(top: -1e9, left: -1e9, bottom: -1e9, right: -1e9)",
                     "UIEdgeInsets(top: CGFloat.infinity, left: CGFloat.infinity, bottom: 0, right: 0)", "UIEdgeInsets(top: 1e19, left: 1e19, bottom: 1e19, right: 1e19)"],
    "NSDirectionalEdgeInsets": [".zero", "NSDirectionalEdgeInsets(top: CGFloat.nan, leading: 0, bottom: 0, trailing: 0)",
                                "NSDirectionalEdgeInsets(top: 1e19, leading: -1e19, bottom: CGFloat.infinity, trailing: 1)"],
    "UIOffset": [".zero", "UIOffset(horizontal: CGFloat.nan, vertical: CGFloat.infinity)"],
    "Date": ["Date(timeIntervalSinceReferenceDate: 0)", ".distantPast", ".distantFuture", "Date(timeIntervalSince1970: 1e300)", "Date(timeIntervalSince1970: .nan)",
             "Date(timeIntervalSince1970: -1e18)", "Date(timeIntervalSince1970: .infinity)"],
    "Data": ["Data([1, 2, 3])", "Data()", "Data(count: 1000)"],
    "URL": ['URL(string: "https://example.org/a")!', 'URL(fileURLWithPath: "")', 'URL(string: "a:")!'],
    "Decimal": ["Decimal(1)", "Decimal(0)", "Decimal.nan", "Decimal.greatestFiniteMagnitude", "Decimal(-1)", "Decimal.leastNonzeroMagnitude"],
    "NSNumber": ["NSNumber(value: 1)", "NSNumber(value: Double.nan)", "NSNumber(value: Int.min)", "NSNumber(value: 1e300)", "NSNumber(value: true)"],
    "Any": ["1", '"a"', "NSNull()", "Double.nan", "[1]", "UIView()", "Int.max"],
    "AnyObject": ["NSObject()", "UIView()"],
    "AnyClass": ["UIView.self", "NSObject.self", "UITableViewCell.self", "UICollectionViewCell.self"],
    "Selector": ['Selector("act")', 'Selector("")', 'Selector("nothing:at:all:")'],
    "NSAttributedString": ['NSAttributedString(string: "abc")', "NSAttributedString()", 'NSAttributedString(string: "👨‍👩‍👧a")'],
    "[NSAttributedString.Key: Any]": ["[:]", "[.font: UIFont.systemFont(ofSize: 1e19)]", "[.kern: Double.nan]", "[.font: 3, .paragraphStyle: \"a\"]"],
    "Calendar.Component": [".day", ".era", ".year", ".nanosecond", ".weekOfYear", ".month"],
    "DateComponents": ["DateComponents()", "DateComponents(year: Int.max)", "DateComponents(month: Int.min, day: Int.max)", "DateComponents(hour: -1, minute: 9999999999)"],
    "Calendar": ["Calendar.current"],
    "Locale": ['Locale(identifier: "en_US")', 'Locale(identifier: "")', 'Locale(identifier: "%%")'],
    "TimeZone": ["TimeZone.current", "TimeZone(secondsFromGMT: 50000)!"],
    "UIColor": ["UIColor.red", "UIColor(red: CGFloat.nan, green: 1e300, blue: -1, alpha: CGFloat.infinity)", "UIColor(white: CGFloat.nan, alpha: CGFloat.nan)"],
    "CGColor": ["UIColor.red.cgColor", "UIColor(white: CGFloat.nan, alpha: 2).cgColor"],
    "UIFont": ["UIFont.systemFont(ofSize: 12)", "UIFont.systemFont(ofSize: 0)", "UIFont.systemFont(ofSize: CGFloat.nan)", "UIFont.systemFont(ofSize: 1e19)",
               "UIFont.systemFont(ofSize: -5)", "UIFont.systemFont(ofSize: CGFloat.infinity)", "UIFont.systemFont(ofSize: 1e-300)"],
    "UIImage": ['UIImage(systemName: "star")!', "UIImage()"],
    "UIView": ["UIView()", "self.view", "sub", "self.view.superview!"],
    "UIViewController": ["UIViewController()", "self", "UINavigationController(rootViewController: UIViewController())"],
    "CALayer": ["CALayer()", "self.view.layer"],
    "NSCoder": ["NSCoder()"],
    "UITableViewCell": ["UITableViewCell()"],
    "UIMenu": ["UIMenu(title: \"a\", children: [])"],
    "UIAction": ["UIAction(title: \"a\") { _ in }"],
    "CGPath": ["UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath", "UIBezierPath().cgPath", "UIBezierPath(rect: .infinite).cgPath",
               "UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)).cgPath"],
    "UIBezierPath": ["UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))", "UIBezierPath()"],
    "UITraitCollection": ["UITraitCollection(userInterfaceStyle: .dark)", "UITraitCollection()", "UITraitCollection(displayScale: CGFloat.nan)"],
    "NSLayoutDimension": ["r0.widthAnchor"],
    "NSLayoutXAxisAnchor": ["self.view.leadingAnchor"],
    "NSLayoutYAxisAnchor": ["self.view.topAnchor"],
    "NSLayoutConstraint": ["self.view.widthAnchor.constraint(equalToConstant: 100)"],
    "UIApplication": ["UIApplication.shared"],
    "UIScreen": ["UIScreen.main"],
    "UIWindow": ["UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))"],
    "Bundle": ["Bundle.main"],
    "UIEvent": ["UIEvent()"],
    "UITouch": ["UITouch()"],
    "Error": ["CancellationError()"],
    "Range<Int>": ["0..<1", "0..<0", "-5..<5", "Int.min..<Int.max", "0..<1000"],
    "ClosedRange<Int>": ["0...1", "-5...5", "Int.min...Int.max"],
    "UnitType": ["UnitLength.meters", "UnitLength.feet"],
    "Hasher": [],
    "Calendar.Identifier": [".gregorian", ".hebrew", ".chinese"],
    "UILayoutPriority": [".required", "UILayoutPriority(0)", "UILayoutPriority(-1)", "UILayoutPriority(1e9)", "UILayoutPriority(Float.nan)"],
    "UIControl.Event": [".touchUpInside", ".allEvents", "UIControl.Event(rawValue: 0)"],
    "UIFont.Weight": [".bold", "UIFont.Weight(CGFloat.nan)", "UIFont.Weight(1e19)"],
    "DispatchTime": [".now()", ".now() + .infinity", ".now() + Double.nan", ".now() - 1e300", "DispatchTime.distantFuture"],
    "DispatchTimeInterval": [".seconds(1)", ".seconds(Int.max)", ".milliseconds(Int.min)", ".nanoseconds(Int.max)"],
}
EDGES["TimeInterval"] = EDGES["Double"]
EDGES["Measurement<UnitType>"] = ["Measurement(value: 1, unit: UnitLength.meters)", "Measurement(value: Double.nan, unit: UnitLength.feet)"]
EDGES["Measurement"] = EDGES["Measurement<UnitType>"]
EDGES["Foundation.Data"] = EDGES["Data"]

SIZE = "NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(50))"

# Receivers that have something in them.
RECEIVERS = {
    "UITableView": "{ let t = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)); t.dataSource = self; t.delegate = self; "
                   "t.register(UITableViewCell.self, forCellReuseIdentifier: \"a\"); return t }()",
    "UICollectionView": "{ let f = UICollectionViewFlowLayout(); let t = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), "
                        "collectionViewLayout: f); t.dataSource = self; t.delegate = self; t.register(UICollectionViewCell.self, forCellWithReuseIdentifier: \"a\"); return t }()",
    "UICollectionViewFlowLayout": "{ let f = UICollectionViewFlowLayout(); let t = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), "
                                  "collectionViewLayout: f); t.dataSource = self; t.register(UICollectionViewCell.self, forCellWithReuseIdentifier: \"a\"); view.addSubview(t); return f }()",
    "UIPickerView": "{ let p = UIPickerView(); p.dataSource = self; p.delegate = self; return p }()",
    "UITextView": "{ let t = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)); t.text = \"abc é👨‍👩‍👧 def\"; return t }()",
    "UITextField": "{ let t = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 50)); t.text = \"abc\"; return t }()",
    "UILabel": "{ let l = UILabel(); l.text = \"abc def\"; l.sizeToFit(); return l }()",
    "UIButton": "{ let b = UIButton(type: .system); b.setTitle(\"abc\", for: .normal); b.sizeToFit(); return b }()",
    "UISegmentedControl": 'UISegmentedControl(items: ["a", "b"])',
    "UIStackView": "UIStackView(arrangedSubviews: [UILabel(), UIView()])",
    "UIScrollView": "{ let s = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)); s.contentSize = CGSize(width: 300, height: 300); return s }()",
    "UIImageView": 'UIImageView(image: UIImage(systemName: "star"))',
    "UIView": "{ let v = UIView(frame: CGRect(x: 1, y: 1, width: 50, height: 50)); v.backgroundColor = .red; return v }()",
    "UIVisualEffectView": "UIVisualEffectView(effect: nil)",
    "UINavigationController": "UINavigationController(rootViewController: UIViewController())",
    "UITabBarController": "{ let t = UITabBarController(); t.viewControllers = [UIViewController(), UIViewController()]; return t }()",
    "UISplitViewController": "{ let s = UISplitViewController(); s.viewControllers = [UIViewController(), UIViewController()]; return s }()",
    "UIPageViewController": "{ let p = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal); "
                            "p.setViewControllers([UIViewController()], direction: .forward, animated: false); return p }()",
    "UIAlertController": 'UIAlertController(title: "a", message: "b", preferredStyle: .alert)',
    "NSMutableAttributedString": 'NSMutableAttributedString(string: "abc é👨‍👩‍👧 def")',
    "NSAttributedString": 'NSAttributedString(string: "abc é👨‍👩‍👧 def")',
    "NSString": 'NSString(string: "abc é👨‍👩‍👧 def")',
    "NSMutableString": 'NSMutableString(string: "abc é👨‍👩‍👧 def")',
    "NSArray": 'NSArray(array: [1, "a", 3])',
    "NSMutableArray": 'NSMutableArray(array: [1, "a", 3])',
    "NSDictionary": 'NSDictionary(dictionary: ["a": 1])',
    "NSMutableDictionary": 'NSMutableDictionary(dictionary: ["a": 1])',
    "NSMutableOrderedSet": "NSMutableOrderedSet(array: [1, 2, 3])",
    "NSOrderedSet": "NSOrderedSet(array: [1, 2, 3])",
    "NSRegularExpression": 'try! NSRegularExpression(pattern: "a(b)?")',
    "UITextPosition": "UITextField().beginningOfDocument",
    "UITextRange": "UITextField().textRange(from: UITextField().beginningOfDocument, to: UITextField().endOfDocument)!",
    "UIContentUnavailableConfiguration": ".empty()",
    "CGContext": "{ UIGraphicsBeginImageContext(CGSize(width: 10, height: 10)); return UIGraphicsGetCurrentContext()! }()",
    "NSLayoutConstraint": "{ let v = UIView(); view.addSubview(v); let c = v.widthAnchor.constraint(equalToConstant: 10); c.isActive = true; return c }()",
    "Array": "[1, 2, 3]", "Dictionary": '["a": 1]', "Set": "Set([1, 2, 3])", "String": '"abc é👨‍👩‍👧 def"', "Int": "3", "Double": "2.5", "CGFloat": "CGFloat(2.5)",
    "Float": "Float(2.5)", "Character": 'Character("a")', "Substring": '"abcdef".dropFirst(2)', "Range": "(1..<5)", "Sequence": "[1, 2, 3]", "Collection": "[1, 2, 3]",
    "StringProtocol": '"abc"', "Data": "Data([1, 2, 3])", "IndexSet": "IndexSet([1, 5, 9])", "IndexPath": "IndexPath(row: 1, section: 2)",
    "Bool": "true", "Any": "1", "URL": 'URL(string: "https://example.org/a/b?c=d")!', "Thread": "Thread.current", "Calendar": "Calendar.current",
    "UIFont": "UIFont.systemFont(ofSize: 12)", "UITraitCollection": "traitCollection", "UIScreen": "UIScreen.main", "UIDevice": "UIDevice.current",
    "UIApplication": "UIApplication.shared", "NotificationCenter": "NotificationCenter.default", "FileManager": "FileManager.default",
    "NSCollectionLayoutDimension": "NSCollectionLayoutDimension.absolute(50)", "NSCollectionLayoutSize": SIZE,
    "NSCollectionLayoutItem": f"NSCollectionLayoutItem(layoutSize: {SIZE})",
    "NSCollectionLayoutGroup": f"NSCollectionLayoutGroup.horizontal(layoutSize: {SIZE}, subitems: [NSCollectionLayoutItem(layoutSize: {SIZE})])",
    "NSCollectionLayoutSection": f"NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: {SIZE}, "
                                 f"subitems: [NSCollectionLayoutItem(layoutSize: {SIZE})]))",
    "UIBackgroundConfiguration": "UIBackgroundConfiguration.clear()", "UIListContentConfiguration": "UIListContentConfiguration.cell()",
    "UIButton.Configuration": "UIButton.Configuration.filled()",
    "Decimal": "Decimal(3)", "Measurement": "Measurement(value: 3, unit: UnitLength.meters)",
}

# What the standard library and Foundation do with values: each {Type} is in turn each edge of that type.
STATEMENTS = """
[1, 2, 3][{Int}] | [1, 2, 3][{Range<Int>}] | [1, 2, 3].prefix({Int}) | [1, 2, 3].suffix({Int}) | [1, 2, 3].dropFirst({Int}) | [1, 2, 3].dropLast({Int})
[1, 2, 3].index({Int}, offsetBy: {Int}) | [1, 2, 3].index(0, offsetBy: {Int}, limitedBy: {Int}) | [1, 2, 3].distance(from: {Int}, to: {Int})
[1, 2, 3].index(after: {Int}) | [1, 2, 3].index(before: {Int}) | [1, 2, 3].prefix(upTo: {Int}) | [1, 2, 3].prefix(through: {Int}) | [1, 2, 3].suffix(from: {Int})
[1, 2, 3].split(separator: 2, maxSplits: {Int}) | "a b".split(separator: " ", maxSplits: {Int}) | Array(repeating: 0, count: {Int}) | String(repeating: "a", count: {Int})
var a = [1, 2, 3]; a.insert(1, at: {Int}) | var a = [1, 2, 3]; a.remove(at: {Int}) | var a = [1, 2, 3]; a.removeSubrange({Range<Int>}) | var a = [1, 2, 3]; a.removeFirst({Int})
var a = [1, 2, 3]; a.removeLast({Int}) | var a = [1, 2, 3]; a.swapAt(0, {Int}) | var a = [1, 2, 3]; a.reserveCapacity({Int}) | var a = [1, 2, 3]; a.replaceSubrange({Range<Int>}, with: [1])
var a = [1, 2, 3]; a[{Int}] = 4 | var a = [1, 2, 3]; a[{Range<Int>}] = [4] | var a = [1, 2, 3]; a[{Int}] += 1 | var a = [1, 2, 3]; a.insert(contentsOf: [1], at: {Int})
var a = Data([1, 2, 3]); a[{Int}] = 4 | Data([1, 2, 3])[{Int}] | Data([1, 2, 3]).subdata(in: {Range<Int>}) | Data([1, 2, 3])[{Range<Int>}] | Data(count: {Int}) | Data(repeating: 1, count: {Int})
var a = Data([1, 2, 3]); a.replaceSubrange({Range<Int>}, with: Data()) | var a = Data([1, 2, 3]); a.removeSubrange({Range<Int>}) | Data([1, 2, 3]).prefix({Int}) | Data([1, 2, 3]).advanced(by: {Int})
"abc"[{String.Index}] | "abc"[{Range<String.Index>}] | "abc".index({String.Index}, offsetBy: {Int}) | "abc".index(after: {String.Index}) | "abc".index(before: {String.Index})
"abc".distance(from: {String.Index}, to: {String.Index}) | "abc".prefix(upTo: {String.Index}) | "abc".suffix(from: {String.Index}) | "abc".utf16[{String.Index}] | "abc".utf8[{String.Index}]
"abc".unicodeScalars[{String.Index}] | "abc".index("abc".startIndex, offsetBy: {Int}, limitedBy: {String.Index}) | {String.Index}..<{String.Index} | NSRange({Range<String.Index>}, in: "abc")
Range({NSRange}, in: "abc") | Range({NSRange}) | String.Index(utf16Offset: {Int}, in: "abc") | {String.Index}.utf16Offset(in: "abc") | {String.Index}.samePosition(in: "abc".utf16)
var s = "abc"; s.remove(at: {String.Index}) | var s = "abc"; s.insert("x", at: {String.Index}) | var s = "abc"; s.removeSubrange({Range<String.Index>}) | var s = "abc"; s.removeFirst({Int})
var s = "abc"; s.replaceSubrange({Range<String.Index>}, with: "x") | var s = "abc"; s.removeLast({Int}) | var s = "abc"; s.insert(contentsOf: "xy", at: {String.Index})
"abc".range(of: {String}, options: .regularExpression) | "abc".range(of: {String}, range: {Range<String.Index>}) | "abc".replacingCharacters(in: {Range<String.Index>}, with: "x")
"abc".replacingOccurrences(of: {String}, with: {String}) | "abc".padding(toLength: {Int}, withPad: {String}, startingAt: {Int}) | String(format: {String}, 1) | String(format: "%d %@", {Any})
String(format: "%.*f", {Int}, 1.0) | String(format: "%1000000000d", 1) | String(format: "%.1000000000f", 1.0) | String(format: "%5$d", 1) | String(format: "%c", {Int}) | String(format: "%s %S %p", {Int})
String({Int}, radix: 36) | String(5, radix: {Int}) | Int("zz", radix: {Int}) | Int({Double}) | Int8({Double}) | UInt({Double}) | Int(exactly: {Double}) | UInt8({Int}) | Int8(truncatingIfNeeded: {Int})
{Int} + {Int} | {Int} * {Int} | {Int} - {Int} | {Int} / {Int} | {Int} % {Int} | -{Int} | abs({Int}) | {Int} << {Int} | {Int} >> {Int} | {Int} &+ {Int} | {Int} &* {Int} | {Int}.magnitude | {Int} &<< {Int} | {Int} ^ {Int}
{Int}.isMultiple(of: {Int}) | {Int}.quotientAndRemainder(dividingBy: {Int}) | {Int}.advanced(by: {Int}) | {Int}.distance(to: {Int}) | {Int}.dividedReportingOverflow(by: {Int}) | {Int}.signum()
{Int}.remainderReportingOverflow(dividingBy: {Int}) | {Int}.multipliedFullWidth(by: {Int}) | stride(from: {Int}, to: 5, by: {Int}).prefix(2) | stride(from: 0.0, to: {Double}, by: {Double}).prefix(2) | {Int}...{Int} | {Int}..<{Int}
({Range<Int>}).count | ({ClosedRange<Int>}).count | ({Range<Int>}).contains({Int}) | ({Range<Int>}).clamped(to: {Range<Int>}) | ({Range<Int>}).randomElement() | Array(({Range<Int>}).prefix(2)) | ({ClosedRange<Int>}).reversed().first
Int.random(in: {Range<Int>}) | Int.random(in: {ClosedRange<Int>}) | Double.random(in: 0..<{Double}) | Double.random(in: {Double}...{Double}) | [1, 2, 3].reversed()[{Int}] | ({Range<Int>})[{Int}] | ({Range<Int>}).index(0, offsetBy: {Int})
{Double}.rounded() | Double.pi.truncatingRemainder(dividingBy: {Double}) | pow({Double}, {Double}) | fmod({Double}, {Double}) | sqrt({Double}) | lround({Double}) | {Double} < {Double} | Double("1e999999") | ldexp(1.0, {Int}) | scalbn(1.0, {Int})
Character(UnicodeScalar(65)) | UnicodeScalar({Int}) | UnicodeScalar({UInt32}) | UnicodeScalar({UInt8}) | UnicodeScalar({UInt16}) | Character({String}) | {Character}.asciiValue | {Character}.wholeNumberValue | {Character}.isNewline
{Decimal} / {Decimal} | {Decimal} * {Decimal} | {Decimal} + {Decimal} | {Decimal} - {Decimal} | {Decimal} < {Decimal} | Decimal({Double}) | Decimal(string: {String}) | pow({Decimal}, {Int}) | NSDecimalNumber(decimal: {Decimal}).intValue | {Decimal}.description
{Date} < {Date} | {Date} + {Double} | {Date} - {Double} | {Date}.timeIntervalSince({Date}) | "\\({Date})" | {Date}.description | Calendar.current.dateComponents([.year, .month, .day, .hour], from: {Date}, to: {Date}) | Date().addingTimeInterval({Double})
Calendar.current.date(byAdding: {Calendar.Component}, value: {Int}, to: {Date}) | Calendar.current.component({Calendar.Component}, from: {Date}) | Calendar.current.startOfDay(for: {Date}) | Calendar.current.date(from: {DateComponents})
Calendar.current.range(of: {Calendar.Component}, in: {Calendar.Component}, for: {Date}) | Calendar.current.date(byAdding: {DateComponents}, to: {Date}) | Calendar.current.isDate({Date}, inSameDayAs: {Date}) | Calendar.current.isDateInToday({Date})
Calendar.current.date(bySettingHour: {Int}, minute: {Int}, second: {Int}, of: {Date}) | Calendar.current.nextDate(after: {Date}, matching: {DateComponents}, matchingPolicy: .nextTime) | Calendar.current.date(bySetting: {Calendar.Component}, value: {Int}, of: {Date})
let f = DateFormatter(); f.dateFormat = {String}; _ = f.string(from: {Date}) | let f = DateFormatter(); f.dateStyle = .full; _ = f.string(from: {Date}) | DateFormatter().date(from: {String}) | ISO8601DateFormatter().string(from: {Date})
let f = NumberFormatter(); f.maximumFractionDigits = {Int}; _ = f.string(from: {NSNumber}) | let f = NumberFormatter(); f.minimumIntegerDigits = {Int}; _ = f.string(from: {NSNumber}) | let f = NumberFormatter(); f.numberStyle = .spellOut; _ = f.string(from: {NSNumber})
let f = NumberFormatter(); f.minimumFractionDigits = {Int}; _ = f.string(from: {NSNumber}) | let f = NumberFormatter(); f.groupingSize = {Int}; f.usesGroupingSeparator = true; _ = f.string(from: {NSNumber}) | NumberFormatter().number(from: {String}) | ByteCountFormatter().string(fromByteCount: {Int64})
let f = DateComponentsFormatter(); f.unitsStyle = .full; _ = f.string(from: {Double}) | DateComponentsFormatter().string(from: {Date}, to: {Date}) | RelativeDateTimeFormatter().localizedString(for: {Date}, relativeTo: {Date}) | DateInterval(start: {Date}, end: {Date}) | DateInterval(start: {Date}, duration: {Double})
var s = IndexSet(); s.insert({Int}) | IndexSet(integersIn: {Range<Int>}) | var s = IndexSet([1, 2]); s.remove({Int}) | var s = IndexSet([1, 2]); s.shift(startingAt: {Int}, by: {Int}) | IndexSet([1, 2]).integerGreaterThan({Int}) | IndexSet(integer: {Int})
{IndexPath}.row | {IndexPath}.section | {IndexPath}.item | {IndexPath}[{Int}] | {IndexPath} < {IndexPath} | var p = {IndexPath}; p.row = {Int} | var p = {IndexPath}; p.section = {Int} | {IndexPath}.dropLast() | {IndexPath}.hashValue | {IndexPath}.appending({Int})
{NSRange}.upperBound | NSMaxRange({NSRange}) | NSIntersectionRange({NSRange}, {NSRange}) | NSUnionRange({NSRange}, {NSRange}) | NSLocationInRange({Int}, {NSRange}) | {NSRange}.contains({Int}) | NSEqualRanges({NSRange}, {NSRange}) | NSStringFromRange({NSRange}) | {NSRange}.union({NSRange}) | {NSRange}.intersection({NSRange}) | {NSRange}.lowerBound
{NSNumber}.intValue | {NSNumber}.int8Value | {NSNumber}.uint8Value | {NSNumber}.int32Value | {NSNumber}.uintValue | {NSNumber}.floatValue | {NSNumber}.boolValue | {NSNumber}.stringValue | {NSNumber}.compare({NSNumber}) | {NSNumber}.description | {NSNumber}.uint64Value | {NSNumber}.int16Value | {NSNumber}.uint32Value
("abc" as NSString).substring(from: {Int}) | ("abc" as NSString).substring(to: {Int}) | ("abc" as NSString).substring(with: {NSRange}) | ("abc" as NSString).character(at: {Int}) | ("abc" as NSString).replacingCharacters(in: {NSRange}, with: "x") | ("abc" as NSString).range(of: "b", options: [], range: {NSRange})
("abc" as NSString).rangeOfComposedCharacterSequence(at: {Int}) | ("abc" as NSString).rangeOfComposedCharacterSequences(for: {NSRange}) | ("abc" as NSString).lineRange(for: {NSRange}) | ("abc" as NSString).paragraphRange(for: {NSRange}) | ("abc" as NSString).replacingOccurrences(of: "b", with: "", options: [], range: {NSRange})
NSAttributedString(string: "abc").attributes(at: {Int}, effectiveRange: nil) | NSAttributedString(string: "abc").attributedSubstring(from: {NSRange}) | NSMutableAttributedString(string: "abc").addAttribute(.kern, value: 1, range: {NSRange}) | NSMutableAttributedString(string: "abc").deleteCharacters(in: {NSRange})
NSMutableAttributedString(string: "abc").replaceCharacters(in: {NSRange}, with: "x") | NSMutableAttributedString(string: "abc").insert(NSAttributedString(), at: {Int}) | NSMutableAttributedString(string: "abc").setAttributes(nil, range: {NSRange}) | NSAttributedString(string: "abc").enumerateAttributes(in: {NSRange}) { _, _, _ in }
try! NSRegularExpression(pattern: "b").matches(in: "abc", range: {NSRange}) | try! NSRegularExpression(pattern: "b").firstMatch(in: "abc", range: {NSRange}) | try? NSRegularExpression(pattern: {String}) | try! NSRegularExpression(pattern: "b").stringByReplacingMatches(in: "abc", range: {NSRange}, withTemplate: {String})
NSArray(array: [1, 2]).object(at: {Int}) | NSArray(array: [1, 2]).subarray(with: {NSRange}) | NSArray(array: [1])[{Int}] | NSMutableArray(array: [1]).insert(2, at: {Int}) | NSMutableArray(array: [1]).removeObject(at: {Int}) | NSMutableArray(array: [1]).removeObjects(in: {NSRange}) | NSMutableArray(array: [1]).exchangeObject(at: {Int}, withObjectAt: {Int})
try? JSONSerialization.data(withJSONObject: {Any}) | try? JSONSerialization.jsonObject(with: {Data}) | try? JSONEncoder().encode({Double}) | try? JSONEncoder().encode([{Date}]) | try? JSONDecoder().decode(Int.self, from: "1e400".data(using: .utf8)!) | try? JSONDecoder().decode([Int].self, from: String(repeating: "[", count: 20000).data(using: .utf8)!)
UserDefaults.standard.set({Double}, forKey: "a"); _ = UserDefaults.standard.integer(forKey: "a") | UserDefaults.standard.set({String}, forKey: "a"); _ = UserDefaults.standard.integer(forKey: "a") | UserDefaults.standard.set({Any}, forKey: {String}) | {Measurement}.converted(to: .kilometers) | MeasurementFormatter().string(from: {Measurement})
DispatchQueue.main.asyncAfter(deadline: {DispatchTime}) { } | DispatchQueue.main.asyncAfter(deadline: .now() + {Double}) { } | Timer.scheduledTimer(withTimeInterval: {Double}, repeats: true) { $0.invalidate() } | UIView.animate(withDuration: {Double}) { self.view.alpha = 0.5 } | UIView.animate(withDuration: 1, delay: {Double}, options: []) { self.view.alpha = 0.5 }
UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: {CGFloat}, initialSpringVelocity: {CGFloat}) { self.view.frame.origin.x = 3 } | DispatchQueue.concurrentPerform(iterations: {Int}) { _ in } | Thread.sleep(forTimeInterval: {Double}) | RunLoop.current.run(until: {Date}) | Task { try? await Task.sleep(nanoseconds: {UInt64}) } | perform(Selector("act"), with: nil, afterDelay: {Double})
UIGraphicsBeginImageContextWithOptions({CGSize}, false, {CGFloat}) | UIGraphicsImageRenderer(size: {CGSize}).image { _ in } | UIGraphicsImageRenderer(bounds: {CGRect}).image { $0.fill({CGRect}) } | {CGRect}.intersection({CGRect}) | {CGRect}.union({CGRect}) | {CGRect}.integral | {CGRect}.insetBy(dx: {CGFloat}, dy: {CGFloat}) | {CGRect}.divided(atDistance: {CGFloat}, from: .minXEdge)
NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .absolute({CGFloat}), heightDimension: .absolute({CGFloat})), subitem: NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth({CGFloat}), heightDimension: .fractionalHeight({CGFloat}))), count: {Int})
rows = {Int}; view.addSubview({UITableView}) | rows = {Int}; view.addSubview({UICollectionView}) | rows = {Int}; view.addSubview({UIPickerView}) | height = {CGFloat}; view.addSubview({UITableView}) | height = {CGFloat}; view.addSubview({UICollectionView}) | height = {CGFloat}; view.addSubview({UIPickerView})
let t = {UITableView}; view.addSubview(t); t.layoutIfNeeded(); rows = {Int}; t.reloadData() | let t = {UITableView}; view.addSubview(t); t.layoutIfNeeded(); rows = 2; t.insertRows(at: [{IndexPath}], with: .fade) | let t = {UITableView}; view.addSubview(t); t.layoutIfNeeded(); rows = 1; t.deleteRows(at: [{IndexPath}, {IndexPath}], with: .fade)
let t = {UICollectionView}; view.addSubview(t); t.layoutIfNeeded(); rows = 1; t.deleteItems(at: [{IndexPath}, {IndexPath}]) | let t = {UICollectionView}; view.addSubview(t); t.layoutIfNeeded(); rows = 4; t.insertItems(at: [{IndexPath}]) | let t = {UITableView}; view.addSubview(t); t.layoutIfNeeded(); t.reloadSections({IndexSet}, with: .none)
let v = UIView(); view.addSubview(v); v.translatesAutoresizingMaskIntoConstraints = false; v.widthAnchor.constraint(equalToConstant: {CGFloat}).isActive = true | let v = UIView(); view.addSubview(v); v.translatesAutoresizingMaskIntoConstraints = false; v.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: {CGFloat}, constant: {CGFloat}).isActive = true
view.addSubview(view) | let v = UIView(); v.addSubview(v) | let v = UIView(), w = UIView(); v.addSubview(w); w.addSubview(v) | view.addSubview(view.window!) | addChild(self) | present(self, animated: true) | navigationController?.pushViewController(self, animated: true) | let n = UINavigationController(); n.viewControllers = [n] | view.removeFromSuperview(); view.window?.addSubview(view)
let n = UINavigationController(); n.viewControllers = [self, self] | UINavigationController(rootViewController: self) | let t = UITabBarController(); t.viewControllers = [t] | let t = UITabBarController(); t.viewControllers = [self, self] | let t = UITabBarController(); t.selectedIndex = {Int}; present(t, animated: false) | view.insertSubview(UIView(), at: {Int}) | view.exchangeSubview(at: {Int}, withSubviewAt: {Int})
view.viewWithTag({Int}) | view.window!.frame = {CGRect} | view.window!.bounds = {CGRect} | view.frame = {CGRect} | view.bounds = {CGRect} | view.transform = {CGAffineTransform} | view.layer.transform = {CATransform3D} | view.layoutMargins = {UIEdgeInsets} | additionalSafeAreaInsets = {UIEdgeInsets} | preferredContentSize = {CGSize} | view.contentScaleFactor = {CGFloat} | view.safeAreaInsets.top.rounded()
""".strip()


def statements():
    for line in STATEMENTS.splitlines():
        for part in line.split(" | "):
            yield part.strip()


def holes(statement):
    return re.findall(r"\{([A-Z][\w.<>]*)\}", statement)

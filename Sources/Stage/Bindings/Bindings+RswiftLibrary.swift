internal import Interpreter

extension Bindings {
    /// What the package R.swift has in its version 5 (`Rswift`), which code and the files that it makes name, and what both versions do with it.
    static let rswiftTypes = Program.Library(
        path: "Rswift",
        text: """
            /// Fidelity: reported (github.com/mac-cain13/R.swift, its README and interfaces).
            protocol IdentifierType: CustomStringConvertible { var identifier: String { get } }
            extension IdentifierType { var description: String { identifier } }

            protocol Validatable { static func validate() throws }
            struct ValidationError: Error {
                let description: String
                init(description: String) { self.description = description }
                init(_ description: String) { self.description = description }
            }

            // Pictures, colours, fonts, files, texts.

            protocol ImageResourceType { var name: String { get } }
            struct ImageResource: ImageResourceType, Hashable {
                let name: String
                init(bundle: Bundle, name: String) { self.name = name }
            }
            extension UIImage {
                convenience init?(resource: ImageResourceType, compatibleWith traits: UITraitCollection? = nil) {
                    self.init(named: resource.name, in: .main, compatibleWith: traits)
                }
            }

            protocol ColorResourceType { var name: String { get } }
            struct ColorResource: ColorResourceType, Hashable {
                let name: String
                init(bundle: Bundle, name: String) { self.name = name }
            }
            extension UIColor {
                convenience init?(resource: ColorResourceType, compatibleWith traits: UITraitCollection? = nil) {
                    self.init(named: resource.name, in: .main, compatibleWith: traits)
                }
            }

            protocol FontResourceType { var fontName: String { get } }
            struct FontResource: FontResourceType, Hashable {
                let fontName: String
                init(fontName: String) { self.fontName = fontName }
            }
            extension UIFont {
                convenience init?(resource: FontResourceType, size: CGFloat) { self.init(name: resource.fontName, size: size) }
            }

            protocol FileResourceType {
                var name: String { get }
                var pathExtension: String { get }
            }
            extension FileResourceType {
                var fullName: String { name + "." + pathExtension }
                func path() -> String? { Bundle.main.path(forResource: name, ofType: pathExtension) }
                func url() -> URL? { Bundle.main.url(forResource: name, withExtension: pathExtension) }
            }
            struct FileResource: FileResourceType, Hashable {
                let name: String
                let pathExtension: String
                init(bundle: Bundle, name: String, pathExtension: String) { (self.name, self.pathExtension) = (name, pathExtension) }
            }
            extension Bundle {
                func url(forResource resource: FileResourceType) -> URL? { url(forResource: resource.name, withExtension: resource.pathExtension) }
                func path(forResource resource: FileResourceType) -> String? { path(forResource: resource.name, ofType: resource.pathExtension) }
            }

            protocol StringResourceType {
                var key: String { get }
                var tableName: String { get }
            }
            struct StringResource: StringResourceType {
                let key: String
                let tableName: String
                init(key: String, tableName: String, bundle: Bundle, locales: [String], comment: String?) { (self.key, self.tableName) = (key, tableName) }
            }

            // What interface files have.

            protocol ReuseIdentifierType: IdentifierType { associatedtype ReusableType }
            struct ReuseIdentifier<Reusable>: ReuseIdentifierType {
                typealias ReusableType = Reusable
                let identifier: String
                init(identifier: String) { self.identifier = identifier }
            }

            protocol NibResourceType { var name: String { get } }
            extension NibResourceType {
                func instantiate(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any] {
                    UINib(nibName: name, bundle: nil).instantiate(withOwner: owner, options: options)
                }
            }
            extension UINib {
                convenience init(resource: NibResourceType) { self.init(nibName: resource.name, bundle: nil) }
            }
            extension UIViewController {
                convenience init(nib: NibResourceType) { self.init(nibName: nib.name, bundle: nil) }
            }
            extension UITableView {
                func register<Resource: NibResourceType & ReuseIdentifierType>(_ resource: Resource) {
                    register(UINib(resource: resource), forCellReuseIdentifier: resource.identifier)
                }
                func registerHeaderFooterView<Resource: NibResourceType & ReuseIdentifierType>(_ resource: Resource) {
                    register(UINib(resource: resource), forHeaderFooterViewReuseIdentifier: resource.identifier)
                }
                func dequeueReusableCell<Identifier: ReuseIdentifierType>(withIdentifier identifier: Identifier, for path: IndexPath) -> Identifier.ReusableType? {
                    dequeueReusableCell(withIdentifier: identifier.identifier, for: path) as? Identifier.ReusableType
                }
                func dequeueReusableHeaderFooterView<Identifier: ReuseIdentifierType>(withIdentifier identifier: Identifier) -> Identifier.ReusableType? {
                    dequeueReusableHeaderFooterView(withIdentifier: identifier.identifier) as? Identifier.ReusableType
                }
            }
            extension UICollectionView {
                func register<Resource: NibResourceType & ReuseIdentifierType>(_ resource: Resource) {
                    register(UINib(resource: resource), forCellWithReuseIdentifier: resource.identifier)
                }
                func register<Resource: NibResourceType & ReuseIdentifierType>(_ resource: Resource, forSupplementaryViewOfKind kind: String) {
                    register(UINib(resource: resource), forSupplementaryViewOfKind: kind, withReuseIdentifier: resource.identifier)
                }
                func dequeueReusableCell<Identifier: ReuseIdentifierType>(
                    withReuseIdentifier identifier: Identifier, for path: IndexPath
                ) -> Identifier.ReusableType? {
                    dequeueReusableCell(withReuseIdentifier: identifier.identifier, for: path) as? Identifier.ReusableType
                }
                func dequeueReusableSupplementaryView<Identifier: ReuseIdentifierType>(
                    ofKind kind: String, withReuseIdentifier identifier: Identifier, for path: IndexPath
                ) -> Identifier.ReusableType? {
                    dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier.identifier, for: path) as? Identifier.ReusableType
                }
            }

            protocol StoryboardResourceType { var name: String { get } }
            protocol StoryboardResourceWithInitialControllerType: StoryboardResourceType { associatedtype InitialController }
            extension StoryboardResourceWithInitialControllerType {
                func instantiateInitialViewController() -> InitialController? {
                    UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as? InitialController
                }
            }
            protocol StoryboardViewControllerResourceType: IdentifierType { associatedtype ViewControllerType }
            struct StoryboardViewControllerResource<ViewController>: StoryboardViewControllerResourceType {
                typealias ViewControllerType = ViewController
                let identifier: String
                init(identifier: String) { self.identifier = identifier }
            }
            extension UIStoryboard {
                convenience init(resource: StoryboardResourceType) { self.init(name: resource.name, bundle: nil) }
                func instantiateViewController<Resource: StoryboardViewControllerResourceType>(withResource resource: Resource) -> Resource.ViewControllerType? {
                    instantiateViewController(withIdentifier: resource.identifier) as? Resource.ViewControllerType
                }
            }

            protocol StoryboardSegueIdentifierType: IdentifierType {
                associatedtype SegueType
                associatedtype SourceType
                associatedtype DestinationType
            }
            struct StoryboardSegueIdentifier<Segue, Source, Destination>: StoryboardSegueIdentifierType {
                typealias SegueType = Segue
                typealias SourceType = Source
                typealias DestinationType = Destination
                let identifier: String
                init(identifier: String) { self.identifier = identifier }
            }
            struct TypedStoryboardSegueInfo<Segue, Source, Destination>: IdentifierType {
                let segue: Segue
                let identifier: String
                let source: Source
                let destination: Destination
                init?(segueIdentifier: StoryboardSegueIdentifier<Segue, Source, Destination>, segue: UIStoryboardSegue) {
                    guard segue.identifier == segueIdentifier.identifier, let typed = segue as? Segue, let source = segue.source as? Source,
                        let destination = segue.destination as? Destination
                    else { return nil }
                    (self.segue, identifier, self.source, self.destination) = (typed, segueIdentifier.identifier, source, destination)
                }
            }
            extension UIViewController {
                func performSegue<Identifier: StoryboardSegueIdentifierType>(withIdentifier identifier: Identifier, sender: Any?) {
                    performSegue(withIdentifier: identifier.identifier, sender: sender)
                }
            }
            """)

    /// What the names themselves do, called: `R.image.logo()`. In version 5 the file that is made says it with functions, in 7 (`RswiftResources`) the types do.
    static let rswiftCalls = Program.Library(
        path: "Rswift",
        text: """
            extension ImageResource {
                init(name: String, path: [String], bundle: Bundle, locale: Any?, onDemandResourceTags: [String]?) { self.init(bundle: bundle, name: name) }
                func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIImage? { UIImage(named: name, in: .main, compatibleWith: traits) }
            }
            extension ColorResource {
                init(name: String, path: [String], bundle: Bundle) { self.init(bundle: bundle, name: name) }
                func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIColor? { UIColor(named: name, in: .main, compatibleWith: traits) }
            }
            extension FontResource {
                var name: String { fontName }
                init(name: String, bundle: Bundle, filename: String) { self.init(fontName: name) }
                func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: fontName, size: size) }
            }
            extension FileResource {
                var filename: String { fullName }
                init(name: String, pathExtension: String, bundle: Bundle, locale: Any?, onDemandResourceTags: [String]?) {
                    self.init(bundle: bundle, name: name, pathExtension: pathExtension)
                }
                func callAsFunction() -> URL? { url() }
            }
            extension StringResource {
                struct Source {
                    init(bundle: Bundle, tableName: String, preferredLanguages: [String]?, locale: Any?) {}
                }
                init(key: String, tableName: String, source: Source, developmentValue: String?, comment: String?) {
                    self.init(key: key, tableName: tableName, bundle: .main, locales: [], comment: comment)
                }
                func callAsFunction(_ arguments: CVarArg..., preferredLanguages: [String]? = nil) -> String {
                    let text = NSLocalizedString(key, tableName: tableName, bundle: .main, comment: "")
                    return arguments.isEmpty ? text : String(format: text, arguments: arguments)
                }
            }
            typealias StringResource1<A> = StringResource
            typealias StringResource2<A, B> = StringResource
            typealias StringResource3<A, B, C> = StringResource
            typealias StringResource4<A, B, C, D> = StringResource
            extension String {
                init(resource: StringResource) { self = resource() }
            }

            protocol NibReferenceContainer: NibResourceType { associatedtype FirstView }
            extension NibReferenceContainer {
                func callAsFunction() -> UINib { UINib(nibName: name, bundle: nil) }
                func firstView(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> FirstView? {
                    instantiate(withOwner: owner, options: options).first as? FirstView
                }
                func firstView(owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> FirstView? { firstView(withOwner: owner, options: options) }
                func callAsFunction(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> FirstView? { firstView(withOwner: owner, options: options) }
                func callAsFunction(owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> FirstView? { firstView(withOwner: owner, options: options) }
            }
            struct NibReference<View>: NibReferenceContainer {
                typealias FirstView = View
                let name: String
                let bundle: Bundle
            }
            struct NibReferenceReuseIdentifier<View, Reusable>: NibReferenceContainer, ReuseIdentifierType {
                typealias FirstView = View
                typealias ReusableType = Reusable
                let name: String
                let bundle: Bundle
                let identifier: String
            }

            typealias StoryboardReference = StoryboardResourceType
            extension StoryboardResourceType {
                func callAsFunction() -> UIStoryboard { UIStoryboard(name: name, bundle: nil) }
            }
            protocol InitialControllerContainer { associatedtype InitialController }
            extension InitialControllerContainer where Self: StoryboardResourceType {
                func instantiateInitialViewController() -> InitialController? {
                    UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as? InitialController
                }
            }
            struct StoryboardViewControllerIdentifier<ViewController>: StoryboardViewControllerResourceType {
                typealias ViewControllerType = ViewController
                let identifier: String
                let storyboard: String
                let bundle: Bundle
                func callAsFunction() -> ViewController? {
                    UIStoryboard(name: storyboard, bundle: nil).instantiateViewController(withIdentifier: identifier) as? ViewController
                }
            }
            extension UIStoryboard {
                func instantiateViewController<ViewController>(
                    withIdentifier identifier: StoryboardViewControllerIdentifier<ViewController>
                ) -> ViewController? {
                    instantiateViewController(withIdentifier: identifier.identifier) as? ViewController
                }
            }

            typealias SegueIdentifier = StoryboardSegueIdentifier
            typealias TypedSegue = TypedStoryboardSegueInfo
            extension StoryboardSegueIdentifier {
                func callAsFunction(segue: UIStoryboardSegue) -> TypedStoryboardSegueInfo<Segue, Source, Destination>? {
                    TypedStoryboardSegueInfo<Segue, Source, Destination>(segueIdentifier: self, segue: segue)
                }
            }
            """)
}

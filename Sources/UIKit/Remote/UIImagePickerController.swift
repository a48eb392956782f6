import Foundation
package import Heap

/// Lets the user choose or take a picture.
///
/// Fidelity: documented UIImagePickerController; simplified, a sheet with one picture to choose.
open class UIImagePickerController: RemoteViewController {
    struct Record: Sendable {
        var delegate: ObjectID?
        var source = SourceType.photoLibrary
        var allowsEditing = false
        var types = ["public.image"]
        var camera = CameraDevice.rear
    }

    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// All that there are.
        case photoLibrary = 0
        /// The camera.
        case camera
        /// The saved photos.
        case savedPhotosAlbum
    }

    /// Which camera.
    public enum CameraDevice: Int, Sendable {
        /// That at the back.
        case rear = 0
        /// That at the front.
        case front
    }

    /// The keys of the information on a chosen picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The text.
        public let rawValue: String

        /// A key from a text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The picture.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The edited picture.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The kind of it.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The file of a film.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The file of a picture.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The selected part, in the picture's pixels.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The library's record of the picture.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    }

    private var record: Record {
        _read { yield world.state.imagePickers[id] }
        _modify { yield &world.state.imagePickers[id] }
    }

    package override var edges: [Edge] { super.edges + (record.delegate.map { [Edge("delegate", .weak, to: $0)] } ?? []) }

    /// Whether pictures can come from there: not from a camera.
    ///
    /// Fidelity: simplified; as on the simulator that comes with Xcode.
    public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// The kinds of media that are available.
    public static func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }

    /// Whether there is such a camera: no.
    public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    /// Whether such a camera has a flash: no.
    public static func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    override var purpose: String { "Photos" }

    /// Fidelity: documented UIImagePickerControllerDelegate (whoever is told takes the sheet away); without a delegate it goes by itself.
    override var endings: [(title: String, act: () -> Void)] {
        [
            (
                "Choose Photo",
                { [unowned self] in
                    guard let image = UIImage(named: "photo") else { return }
                    var info: [InfoKey: UIImage] = [.originalImage: image]
                    if record.allowsEditing { info[.editedImage] = image }
                    tell("imagePickerController(_:didFinishPickingMediaWithInfo:)", [("info", .value(info))])
                }
            ),
            ("Cancel", { [unowned self] in tell("imagePickerControllerDidCancel(_:)") }),
        ]
    }

    private func tell(_ name: String, _ arguments: [(name: String, value: Argument)] = []) {
        if world.tell(record.delegate, name, [("picker", .object(id))] + arguments) == nil { leave {} }
    }

    /// Called with the user's choice.
    public var delegate: (any UIImagePickerControllerDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UIImagePickerControllerDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity; it is not retained.
    package var delegateID: ObjectID? {
        get { record.delegate }
        set { record.delegate = newValue }
    }

    /// Where pictures come from. A camera is not there: an exception.
    ///
    /// Fidelity: documented UIImagePickerController.sourceType; the exception's words are reported.
    public var sourceType: SourceType {
        get { record.source }
        set {
            guard newValue != .camera else {
                return world.report(
                    .exception(name: "NSInvalidArgumentException", reason: "Source type 1 not available", object: id))
            }
            record.source = newValue
        }
    }

    /// Whether the user may crop the picture.
    public var allowsEditing: Bool {
        get { record.allowsEditing }
        set { record.allowsEditing = newValue }
    }

    /// The kinds of media to choose from. Kept.
    public var mediaTypes: [String] {
        get { record.types }
        set { record.types = newValue }
    }

    /// Which camera takes pictures. Kept.
    public var cameraDevice: CameraDevice {
        get { record.camera }
        set { record.camera = newValue }
    }
}

/// Called with the user's choice.
///
/// Fidelity: documented UIImagePickerControllerDelegate.
public protocol UIImagePickerControllerDelegate: AnyObject {
    /// The user has chosen a picture. The delegate dismisses the controller.
    ///
    /// Fidelity: documented UIImagePickerControllerDelegate.imagePickerController(_:didFinishPickingMediaWithInfo:); the picture itself alone is said
    /// (simplified).
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// The user has cancelled. The delegate dismisses the controller.
    ///
    /// Fidelity: documented UIImagePickerControllerDelegate.imagePickerControllerDidCancel(_:).
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Does nothing.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

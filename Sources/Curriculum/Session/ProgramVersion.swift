/// The version of this program.
public enum ProgramVersion {
    /// As `--version` prints it, and as sessions keep it.
    public static let current = "0.1.0"
}

extension SavedSession {
    /// What is to be said of a recording whose bytes are not those that were saved; nil where they are.
    public func difference(fromDigest digest: String) -> String? {
        guard digest != recording else { return nil }
        return program == ProgramVersion.current
            ? "This recording is not the one that was saved: the file has been edited since, or another build saved it."
            : "This recording is not the one that was saved: appear \(program) saved it, and this is \(ProgramVersion.current)."
    }
}

/// The version of this program.
public enum ProgramVersion {
    /// As `--version` prints it, and as sessions keep it.
    public static let current = "0.1.0"
}

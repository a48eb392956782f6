internal import Foundation

/// The right to open the progress file, make its tables and choose its journal. One program at a time has it: SQLite locks single
/// transactions, and opening takes several.
///
/// The lock is on the folder, so that no further file lies in it. It ends with the program, however that ends.
struct OpeningTurn {
    /// -1 where the folder cannot be opened: then the file cannot be either, and says why.
    private let descriptor: Int32

    /// Waits for the turn, as long as `patience` lasts; after that throws that the file is in use.
    init(file: String, in folder: String, patience: Patience) throws(ProgressError) {
        descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        var tries = 0
        while descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
            guard patience.lasts(tries: tries) else {
                close(descriptor)
                throw ProgressError(.locked, path: file)
            }
            tries += 1
            Thread.sleep(forTimeInterval: Patience.pause)
        }
    }

    /// Lets the next program open the file.
    func end() {
        if descriptor >= 0 { close(descriptor) }
    }
}

import Commands

@main
struct Entry {
    @MainActor
    static func main() async {
        await CommandLineTool.main()
    }
}

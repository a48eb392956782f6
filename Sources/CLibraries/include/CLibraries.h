#ifndef CLIBRARIES_H
#define CLIBRARIES_H

/// One file of Sources/Libraries.
struct library_file {
    /// Where it is below Sources/Libraries.
    const char *path;
    /// What it holds, in UTF-8; it does not end with a zero.
    const unsigned char *text;
    /// How many bytes that is.
    unsigned long size;
};

/// All files in order of their paths, and how many there are.
const struct library_file *library_files(unsigned long *count);

#endif

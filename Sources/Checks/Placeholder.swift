// The first file of Checks replaces this one.

// The first file of Commands replaces this one.

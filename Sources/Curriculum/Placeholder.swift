// The first file of Curriculum replaces this one.

// The first file of Tutor replaces this one.

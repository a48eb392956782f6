#ifndef CREFERENCE_H
#define CREFERENCE_H

/// The texts of Sources/Reference/Data behind each other, in UTF-8; it does not end with a zero.
const unsigned char *reference_text(void);

/// How many bytes they have.
unsigned long reference_text_size(void);

#endif

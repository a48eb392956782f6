#ifndef CREFERENCE_H
#define CREFERENCE_H

/// The texts of Sources/Reference/Data behind each other, in UTF-8; it does not end with a zero.
const unsigned char *reference_text(void);

/// How many bytes they have.
unsigned long reference_text_size(void);

/// The text of Sources/Reference/Authored/Callbacks.txt in UTF-8, and its size in bytes; it does not end with a zero.
const unsigned char *callbacks_text(void);
unsigned long callbacks_text_size(void);

/// The same of Sources/Reference/Authored/Glossary.txt.
const unsigned char *glossary_text(void);
unsigned long glossary_text_size(void);

#endif

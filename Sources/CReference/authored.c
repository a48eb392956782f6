// The texts of Sources/Reference/Authored, which people write.

#include "CReference.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char callbacks[] = {
#embed "../Reference/Authored/Callbacks.txt"
};

static const unsigned char glossary[] = {
#embed "../Reference/Authored/Glossary.txt"
};

const unsigned char *callbacks_text(void) { return callbacks; }

unsigned long callbacks_text_size(void) { return sizeof callbacks; }

const unsigned char *glossary_text(void) { return glossary; }

unsigned long glossary_text_size(void) { return sizeof glossary; }

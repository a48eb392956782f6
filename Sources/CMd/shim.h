#ifndef CMD_SHIM_H
#define CMD_SHIM_H
#include <stdint.h>
#include <sys/types.h>
#include <md5.h>
#include <sha1.h>
#include <sha2.h>
#endif

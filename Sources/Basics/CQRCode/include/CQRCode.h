// SPDX-License-Identifier: GPL-3.0-or-later
/* What is used of libqrencode, which is loaded when it is first used. Its header is not included, so that it need not be
   installed. */
#pragma once

#include <lazy_library.h>

typedef struct {
    int version;
    int width;
    unsigned char *data;
} QRcode;
typedef enum { QR_ECLEVEL_L = 0 } QRecLevel;

QRcode *QRcode_encodeString8bit(const char *, int, QRecLevel);
void QRcode_free(QRcode *);

#define QR_CODE_FUNCTIONS(f) f(QRcode_encodeString8bit) f(QRcode_free)

LAZY_LIBRARY(qr_code_library, QR_CODE_FUNCTIONS)

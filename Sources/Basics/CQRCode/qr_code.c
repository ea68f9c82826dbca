// SPDX-License-Identifier: GPL-3.0-or-later
#include "CQRCode.h"

LAZY_LIBRARY_LOADER(qr_code_library, "libqrencode.so.4", QR_CODE_FUNCTIONS)

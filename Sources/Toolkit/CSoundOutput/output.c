// SPDX-License-Identifier: GPL-3.0-or-later
#include "CSoundOutput.h"

LAZY_LIBRARY_LOADER(pulse_library, "libpulse-simple.so.0", PULSE_FUNCTIONS)

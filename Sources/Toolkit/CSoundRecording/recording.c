// SPDX-License-Identifier: GPL-3.0-or-later
#include "CSoundRecording.h"

LAZY_LIBRARY_LOADER(gst_library, "libgstreamer-1.0.so.0", GST_FUNCTIONS)

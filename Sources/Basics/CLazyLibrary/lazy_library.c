/* The target has only the header. */
#include "lazy_library.h"

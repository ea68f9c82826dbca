/* The headers of Pango, for `CTypesetting`. Swift code must not import this module beside CGtk, because both would
   define the same C types. */
#pragma once

#include <pango/pangocairo.h>

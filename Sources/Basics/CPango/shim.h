/* The headers of Pango, for `CTypesetting`. */
#pragma once

#include <pango/pangocairo.h>

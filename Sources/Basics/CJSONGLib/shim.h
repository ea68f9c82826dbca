/* The headers of json-glib, for `CJSON`. Swift code must not import this module beside CGtk, because both would define
   the same C types. */
#pragma once

#include <json-glib/json-glib.h>

/* The headers of json-glib, for `CJSON`. */
#pragma once

#include <json-glib/json-glib.h>

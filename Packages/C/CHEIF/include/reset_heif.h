#pragma once
#include <libheif/heif.h>

// Whether libheif, which is loaded with the first call (see loading.c), is installed.
int reset_heif_is_there(void);

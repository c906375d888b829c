#pragma once
#include <zbar.h>

// Whether libzbar, which is loaded with the first call (see loading.c), is installed.
int reset_zbar_is_there(void);

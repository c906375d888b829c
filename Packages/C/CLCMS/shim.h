#pragma once
#include <lcms2.h>

// The pixel formats are macros that Swift does not read.
static const cmsUInt32Number reset_lcms_rgba = TYPE_RGBA_8;
static const cmsUInt32Number reset_lcms_cmyk = TYPE_CMYK_8;
static const cmsUInt32Number reset_lcms_inverted_cmyk = TYPE_CMYK_8_REV;

#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// One barcode of a gray picture, read by zxing-cpp.

#ifdef __cplusplus
extern "C" {
#endif

typedef enum reset_zxing_format {
  RESET_ZXING_EAN13,
  RESET_ZXING_EAN8,
  RESET_ZXING_UPCA,
  RESET_ZXING_UPCE,
  RESET_ZXING_ITF,
  RESET_ZXING_CODE128,
  RESET_ZXING_DATABAR,
  RESET_ZXING_QR,
} reset_zxing_format;

typedef enum reset_zxing_kind {
  // EAN and UPC.
  RESET_ZXING_RETAIL,
  // DataBar, in one row or several.
  RESET_ZXING_DATABAR_ONLY,
  // ITF and Code 128.
  RESET_ZXING_BARS,
  // QR.
  RESET_ZXING_SQUARES,
  // ITF, Code 128 and QR.
  RESET_ZXING_OTHERS,
  // EAN-13 and UPC-A with an add-on of two or five digits, which the text has behind a space.
  RESET_ZXING_WITH_ADD_ON,
} reset_zxing_kind;

typedef struct reset_zxing_symbol {
  reset_zxing_format format;
  // Of the text.
  size_t length;
  // Corner by corner, x and y in pixels, from the symbol's own top left clockwise.
  int32_t corners[8];
} reset_zxing_symbol;

// Looks for one symbol in `width` x `height` pixels, row by row without gaps. `thorough` also tries
// turned and reduced pictures. What the symbol says goes into `text`, not ended by a zero. False where
// there is none, or a text longer than `capacity`.
bool reset_zxing_read(const uint8_t *pixels, int32_t width, int32_t height, reset_zxing_kind kind,
                      bool thorough, char *text, size_t capacity, reset_zxing_symbol *symbol);

const char *reset_zxing_version(void);

#ifdef __cplusplus
}
#endif

#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// JPEG through libjpeg, row by row. libjpeg reports errors by a jump that Swift may not see, so
// everything that can fail lies behind these functions, which return a status instead.
//
// The picture's bytes are handed in again at each call and not kept in between, so that they may
// live wherever the caller keeps them; they must be the same each time.

// libjpeg-turbo's version, ended by a zero.
const char *reset_jpeg_version(void);

typedef enum reset_jpeg_status {
  RESET_JPEG_OK,
  // The end is missing.
  RESET_JPEG_TRUNCATED,
  // It contradicts itself; `reset_jpeg_message` has libjpeg's words.
  RESET_JPEG_DAMAGED,
  // A kind of JPEG that libjpeg does not know.
  RESET_JPEG_UNSUPPORTED,
  RESET_JPEG_NO_MEMORY,
} reset_jpeg_status;

typedef enum reset_jpeg_layout {
  RESET_JPEG_GRAY,
  // Red, green, blue and a byte that means nothing.
  RESET_JPEG_RGBX,
  RESET_JPEG_CMYK,
} reset_jpeg_layout;

typedef struct reset_jpeg_header {
  uint32_t width, height;
  // Whether the colours are inks: such a picture decodes to CMYK and to nothing else.
  bool is_cmyk;
  // Whether the inks are stored as 255 for none, as Adobe's programs do.
  bool is_inverted;
  bool is_gray;
  // Whether all of it lies in memory while it is decoded.
  bool is_buffered;
} reset_jpeg_header;

typedef struct reset_jpeg_decoder reset_jpeg_decoder;

// NULL where there is no memory.
reset_jpeg_decoder *reset_jpeg_decoder_new(void);
void reset_jpeg_decoder_free(reset_jpeg_decoder *decoder);

reset_jpeg_status reset_jpeg_read_header(reset_jpeg_decoder *decoder, const uint8_t *bytes,
                                         size_t count, reset_jpeg_header *header);

// What the last failure was in libjpeg's words, ended by a zero.
const char *reset_jpeg_message(const reset_jpeg_decoder *decoder);

// The EXIF structure after its `Exif\0\0`; NULL where there is none. Lives as long as `decoder`.
const uint8_t *reset_jpeg_exif(const reset_jpeg_decoder *decoder, size_t *count);

// The ICC profile put together, to be freed by `reset_jpeg_bytes_free`; NULL where there is none
// that is whole.
uint8_t *reset_jpeg_profile(reset_jpeg_decoder *decoder, size_t *count);
void reset_jpeg_bytes_free(uint8_t *bytes);

// Begins to decode at `eighths`/8 of the size, 1 to 8.
reset_jpeg_status reset_jpeg_start(reset_jpeg_decoder *decoder, const uint8_t *bytes, size_t count,
                                   int eighths, reset_jpeg_layout layout, uint32_t *width,
                                   uint32_t *height);

// Decodes the next row into `row`, which has room for `capacity` bytes. After the last row it has
// been looked at whether the picture was whole.
reset_jpeg_status reset_jpeg_read_row(reset_jpeg_decoder *decoder, const uint8_t *bytes,
                                      size_t count, uint8_t *row, size_t capacity);

// A picture of red, green, blue and a byte that means nothing as JPEG without any metadata, to be
// freed by `reset_jpeg_bytes_free`; colours at half the resolution but with `full_chroma`. NULL where libjpeg cannot, for want of memory or because a side
// is too long.
uint8_t *reset_jpeg_encode(const uint8_t *pixels, uint32_t width, uint32_t height, int quality,
                           bool full_chroma, size_t *count);

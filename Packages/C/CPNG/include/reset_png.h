#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// PNG through libpng, row by row. libpng reports errors by a jump that Swift may not see, so
// everything that can fail lies behind these functions, which return a status instead.
//
// The picture's bytes are handed in again at each call and not kept in between, so that they may
// live wherever the caller keeps them; they must be the same each time.

typedef enum reset_png_status {
  RESET_PNG_OK,
  // The end is missing.
  RESET_PNG_TRUNCATED,
  // It contradicts itself; `reset_png_message` has libpng's words.
  RESET_PNG_DAMAGED,
  RESET_PNG_NO_MEMORY,
} reset_png_status;

typedef struct reset_png_header {
  uint32_t width, height;
  // Whether all of it lies in memory while it is decoded.
  bool is_interlaced;
  bool has_alpha;
} reset_png_header;

typedef struct reset_png_decoder reset_png_decoder;

// NULL where there is no memory.
reset_png_decoder *reset_png_decoder_new(void);
void reset_png_decoder_free(reset_png_decoder *decoder);

// What the last failure was in libpng's words, ended by a zero.
const char *reset_png_message(const reset_png_decoder *decoder);

reset_png_status reset_png_read_header(reset_png_decoder *decoder, const uint8_t *bytes,
                                       size_t count, reset_png_header *header);

// The ICC profile; NULL where there is none. Lives as long as `decoder`.
const uint8_t *reset_png_profile(reset_png_decoder *decoder, size_t *count);

// Begins to decode to red, green, blue and opacity, a byte each.
reset_png_status reset_png_start(reset_png_decoder *decoder, const uint8_t *bytes, size_t count);

// Decodes the next row into `row`, which has room for `capacity` bytes.
reset_png_status reset_png_read_row(reset_png_decoder *decoder, const uint8_t *bytes, size_t count,
                                    uint8_t *row, size_t capacity);

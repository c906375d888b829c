#include "reset_png.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

struct reset_png_decoder {
  png_structp png;
  png_infop info;
  jmp_buf failed;
  reset_png_status status;
  char message[128];
  // The bytes lent for the present call, and how many of them have been read.
  const uint8_t *bytes;
  size_t count, place;
  uint32_t width, height, row;
  // The whole picture where it is interlaced.
  uint8_t *pixels;
};

static _Noreturn void fail(reset_png_decoder *decoder, reset_png_status status,
                           const char *message) {
  snprintf(decoder->message, sizeof decoder->message, "%s", message);
  decoder->status = status;
  longjmp(decoder->failed, 1);
}

static _Noreturn void on_error(png_structp png, png_const_charp message) {
  fail(png_get_error_ptr(png), RESET_PNG_DAMAGED, message);
}

static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void on_read(png_structp png, png_bytep target, size_t wanted) {
  reset_png_decoder *decoder = png_get_io_ptr(png);
  if (wanted > decoder->count - decoder->place) fail(decoder, RESET_PNG_TRUNCATED, "cut short");
  memcpy(target, decoder->bytes + decoder->place, wanted);
  decoder->place += wanted;
}

reset_png_decoder *reset_png_decoder_new(void) {
  reset_png_decoder *decoder = calloc(1, sizeof *decoder);
  if (decoder == NULL) return NULL;
  if (setjmp(decoder->failed)) {
    reset_png_decoder_free(decoder);
    return NULL;
  }
  decoder->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, decoder, on_error, on_warning);
  if (decoder->png) decoder->info = png_create_info_struct(decoder->png);
  if (decoder->info == NULL) {
    reset_png_decoder_free(decoder);
    return NULL;
  }
  png_set_read_fn(decoder->png, decoder, on_read);
  // Texts and such are not even unpacked: a few bytes of them can become gigabytes.
  static const png_byte ignored[] =
      "bKGD\0hIST\0iTXt\0oFFs\0pCAL\0pHYs\0sCAL\0sPLT\0tEXt\0tIME\0zTXt";
  png_set_keep_unknown_chunks(decoder->png, PNG_HANDLE_CHUNK_NEVER, ignored,
                              (int)(sizeof ignored / 5));
  return decoder;
}

void reset_png_decoder_free(reset_png_decoder *decoder) {
  if (decoder == NULL) return;
  png_destroy_read_struct(&decoder->png, &decoder->info, NULL);
  free(decoder->pixels);
  free(decoder);
}

const char *reset_png_message(const reset_png_decoder *decoder) { return decoder->message; }

static void lend(reset_png_decoder *decoder, const uint8_t *bytes, size_t count) {
  decoder->bytes = bytes;
  decoder->count = count;
}

reset_png_status reset_png_read_header(reset_png_decoder *decoder, const uint8_t *bytes,
                                       size_t count, reset_png_header *header) {
  if (setjmp(decoder->failed)) return decoder->status;
  lend(decoder, bytes, count);
  png_read_info(decoder->png, decoder->info);
  decoder->width = png_get_image_width(decoder->png, decoder->info);
  decoder->height = png_get_image_height(decoder->png, decoder->info);
  header->width = decoder->width;
  header->height = decoder->height;
  header->is_interlaced =
      png_get_interlace_type(decoder->png, decoder->info) != PNG_INTERLACE_NONE;
  header->has_alpha = (png_get_color_type(decoder->png, decoder->info) & PNG_COLOR_MASK_ALPHA) ||
                      png_get_valid(decoder->png, decoder->info, PNG_INFO_tRNS);
  return RESET_PNG_OK;
}

const uint8_t *reset_png_profile(reset_png_decoder *decoder, size_t *count) {
  if (setjmp(decoder->failed)) return NULL;
  png_charp name = NULL;
  png_bytep profile = NULL;
  png_uint_32 length = 0;
  int method = 0;
  png_uint_32 found =
      png_get_iCCP(decoder->png, decoder->info, &name, &method, &profile, &length);
  if (!found) return NULL;
  *count = length;
  return profile;
}

// Interlaced pictures come in seven passes over all rows.
static void read_whole(reset_png_decoder *decoder) {
  size_t stride = (size_t)decoder->width * 4;
  decoder->pixels = calloc(decoder->height, stride);
  if (decoder->pixels == NULL) fail(decoder, RESET_PNG_NO_MEMORY, "no memory");
  int passes = png_set_interlace_handling(decoder->png);
  png_read_update_info(decoder->png, decoder->info);
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t row = 0; row < decoder->height; row++) {
      png_read_row(decoder->png, decoder->pixels + row * stride, NULL);
    }
  }
}

reset_png_status reset_png_start(reset_png_decoder *decoder, const uint8_t *bytes, size_t count) {
  if (setjmp(decoder->failed)) return decoder->status;
  lend(decoder, bytes, count);
  png_set_expand(decoder->png);
  png_set_scale_16(decoder->png);
  png_set_gray_to_rgb(decoder->png);
  png_set_add_alpha(decoder->png, 0xFF, PNG_FILLER_AFTER);
  if (png_get_interlace_type(decoder->png, decoder->info) == PNG_INTERLACE_NONE) {
    png_read_update_info(decoder->png, decoder->info);
  } else {
    read_whole(decoder);
  }
  if (png_get_rowbytes(decoder->png, decoder->info) != (size_t)decoder->width * 4) {
    fail(decoder, RESET_PNG_DAMAGED, "unexpected pixels");
  }
  return RESET_PNG_OK;
}

reset_png_status reset_png_read_row(reset_png_decoder *decoder, const uint8_t *bytes, size_t count,
                                    uint8_t *row, size_t capacity) {
  if (setjmp(decoder->failed)) return decoder->status;
  size_t stride = (size_t)decoder->width * 4;
  if (stride > capacity || decoder->row >= decoder->height) {
    fail(decoder, RESET_PNG_DAMAGED, "no such row");
  }
  lend(decoder, bytes, count);
  if (decoder->pixels) {
    memcpy(row, decoder->pixels + decoder->row * stride, stride);
  } else {
    png_read_row(decoder->png, row, NULL);
  }
  decoder->row++;
  return RESET_PNG_OK;
}

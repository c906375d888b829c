#include "reset_jpeg.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

#include <jerror.h>

enum { first_capacity = 1 << 18 };

struct encoder {
  struct jpeg_compress_struct jpeg;
  struct jpeg_error_mgr errors;
  // libjpeg's own destination in memory loses what it has when it fails.
  struct jpeg_destination_mgr destination;
  jmp_buf failed;
  uint8_t *bytes;
  size_t capacity;
};

static void error_exit(j_common_ptr jpeg) {
  longjmp(((struct encoder *)jpeg->client_data)->failed, 1);
}

static void output_message(j_common_ptr jpeg) { (void)jpeg; }

static void grow(struct encoder *encoder, size_t capacity) {
  size_t used = encoder->capacity;
  uint8_t *larger = realloc(encoder->bytes, capacity);
  if (larger == NULL) ERREXIT1(&encoder->jpeg, JERR_OUT_OF_MEMORY, 0);
  encoder->bytes = larger;
  encoder->capacity = capacity;
  encoder->destination.next_output_byte = larger + used;
  encoder->destination.free_in_buffer = capacity - used;
}

static void init_destination(j_compress_ptr jpeg) { grow(jpeg->client_data, first_capacity); }

static boolean empty_output_buffer(j_compress_ptr jpeg) {
  struct encoder *encoder = jpeg->client_data;
  grow(encoder, encoder->capacity * 2);
  return TRUE;
}

static void term_destination(j_compress_ptr jpeg) { (void)jpeg; }

static void encode(struct encoder *encoder, const uint8_t *pixels, uint32_t width, uint32_t height,
                   int quality, bool full_chroma) {
  struct jpeg_compress_struct *jpeg = &encoder->jpeg;
  jpeg_create_compress(jpeg);
  jpeg->dest = &encoder->destination;
  jpeg->image_width = width;
  jpeg->image_height = height;
  jpeg->input_components = 4;
  jpeg->in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(jpeg);
  jpeg_set_quality(jpeg, quality, TRUE);
  if (full_chroma) jpeg->comp_info[0].h_samp_factor = jpeg->comp_info[0].v_samp_factor = 1;
  jpeg_start_compress(jpeg, TRUE);
  while (jpeg->next_scanline < height) {
    JSAMPROW rows[1] = {(JSAMPROW)(pixels + (size_t)jpeg->next_scanline * width * 4)};
    jpeg_write_scanlines(jpeg, rows, 1);
  }
  jpeg_finish_compress(jpeg);
}

uint8_t *reset_jpeg_encode(const uint8_t *pixels, uint32_t width, uint32_t height, int quality,
                           bool full_chroma, size_t *count) {
  struct encoder *encoder = calloc(1, sizeof *encoder);
  if (encoder == NULL) return NULL;
  encoder->jpeg.err = jpeg_std_error(&encoder->errors);
  encoder->errors.error_exit = error_exit;
  encoder->errors.output_message = output_message;
  encoder->jpeg.client_data = encoder;
  encoder->destination = (struct jpeg_destination_mgr){
      .init_destination = init_destination,
      .empty_output_buffer = empty_output_buffer,
      .term_destination = term_destination,
  };
  uint8_t *bytes = NULL;
  if (setjmp(encoder->failed) == 0) {
    encode(encoder, pixels, width, height, quality, full_chroma);
    *count = encoder->capacity - encoder->destination.free_in_buffer;
    bytes = encoder->bytes;
  } else {
    free(encoder->bytes);
    bytes = NULL;
  }
  jpeg_destroy_compress(&encoder->jpeg);
  free(encoder);
  return bytes;
}

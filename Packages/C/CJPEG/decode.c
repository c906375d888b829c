#include "reset_jpeg.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

// More scans than any encoder makes: each costs a pass over the whole picture, however few bytes
// it has.
enum { most_scans = 200 };

#define TEXT(value) #value
#define TEXT_OF(macro) TEXT(macro)

const char *reset_jpeg_version(void) { return TEXT_OF(LIBJPEG_TURBO_VERSION); }

struct reset_jpeg_decoder {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_source_mgr source;
  struct jpeg_progress_mgr progress;
  jmp_buf failed;
  reset_jpeg_status status;
  // The bytes ran out before the picture's end marker.
  bool ran_out;
  char message[JMSG_LENGTH_MAX];
};

static reset_jpeg_decoder *owner(j_common_ptr jpeg) { return jpeg->client_data; }

static _Noreturn void fail(reset_jpeg_decoder *decoder, reset_jpeg_status status) {
  decoder->jpeg.err->format_message((j_common_ptr)&decoder->jpeg, decoder->message);
  decoder->status = status;
  longjmp(decoder->failed, 1);
}

static void error_exit(j_common_ptr jpeg) {
  reset_jpeg_decoder *decoder = owner(jpeg);
  switch (jpeg->err->msg_code) {
    case JERR_OUT_OF_MEMORY:
      fail(decoder, RESET_JPEG_NO_MEMORY);
    case JERR_BAD_PRECISION:
    case JERR_SOF_UNSUPPORTED:
    case JERR_CONVERSION_NOTIMPL:
    case JERR_CCIR601_NOTIMPL:
    case JERR_NOT_COMPILED:
    case JERR_ARITH_NOTIMPL:
    case JERR_FRACT_SAMPLE_NOTIMPL:
    case JERR_COMPONENT_COUNT:
      fail(decoder, RESET_JPEG_UNSUPPORTED);
    default:
      fail(decoder, decoder->ran_out ? RESET_JPEG_TRUNCATED : RESET_JPEG_DAMAGED);
  }
}

// Most warnings are about bytes that do not matter. Those here mean that a part of the picture is
// made up from there on.
static void emit_message(j_common_ptr jpeg, int level) {
  if (level >= 0) return;
  jpeg->err->num_warnings++;
  reset_jpeg_decoder *decoder = owner(jpeg);
  switch (jpeg->err->msg_code) {
    case JWRN_HIT_MARKER:
      fail(decoder, decoder->ran_out ? RESET_JPEG_TRUNCATED : RESET_JPEG_DAMAGED);
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_MUST_RESYNC:
      fail(decoder, RESET_JPEG_DAMAGED);
    default:
      break;
  }
}

static void output_message(j_common_ptr jpeg) { (void)jpeg; }

static void init_source(j_decompress_ptr jpeg) { (void)jpeg; }
static void term_source(j_decompress_ptr jpeg) { (void)jpeg; }

// All bytes are there from the beginning, so being asked for more means that the end is missing.
// libjpeg wants an end marker then; whether the picture was whole without it shows later.
static boolean fill_input_buffer(j_decompress_ptr jpeg) {
  static const JOCTET end[] = {0xFF, JPEG_EOI};
  owner((j_common_ptr)jpeg)->ran_out = true;
  jpeg->src->next_input_byte = end;
  jpeg->src->bytes_in_buffer = sizeof end;
  return TRUE;
}

static void skip_input_data(j_decompress_ptr jpeg, long count) {
  if (count <= 0) return;
  if ((size_t)count > jpeg->src->bytes_in_buffer) {
    fill_input_buffer(jpeg);
    return;
  }
  jpeg->src->next_input_byte += count;
  jpeg->src->bytes_in_buffer -= (size_t)count;
}

static void watch_progress(j_common_ptr jpeg) {
  if (jpeg->is_decompressor && ((j_decompress_ptr)jpeg)->input_scan_number > most_scans) {
    ERREXIT(jpeg, JERR_BAD_PROGRESSION);
  }
}

reset_jpeg_decoder *reset_jpeg_decoder_new(void) {
  reset_jpeg_decoder *decoder = calloc(1, sizeof *decoder);
  if (decoder == NULL) return NULL;
  decoder->jpeg.err = jpeg_std_error(&decoder->errors);
  decoder->errors.error_exit = error_exit;
  decoder->errors.emit_message = emit_message;
  decoder->errors.output_message = output_message;
  decoder->jpeg.client_data = decoder;
  if (setjmp(decoder->failed)) {
    reset_jpeg_decoder_free(decoder);
    return NULL;
  }
  jpeg_create_decompress(&decoder->jpeg);
  decoder->source = (struct jpeg_source_mgr){
      .init_source = init_source,
      .fill_input_buffer = fill_input_buffer,
      .skip_input_data = skip_input_data,
      .resync_to_restart = jpeg_resync_to_restart,
      .term_source = term_source,
  };
  decoder->jpeg.src = &decoder->source;
  decoder->progress.progress_monitor = watch_progress;
  decoder->jpeg.progress = &decoder->progress;
  return decoder;
}

void reset_jpeg_decoder_free(reset_jpeg_decoder *decoder) {
  if (decoder == NULL) return;
  jpeg_destroy_decompress(&decoder->jpeg);
  free(decoder);
}

const char *reset_jpeg_message(const reset_jpeg_decoder *decoder) { return decoder->message; }

// Points libjpeg to the bytes it has not read yet, at wherever they are now.
static void lend(reset_jpeg_decoder *decoder, const uint8_t *bytes, size_t count) {
  if (decoder->ran_out) return;
  size_t left = decoder->source.bytes_in_buffer;
  decoder->source.next_input_byte = bytes + (count - left);
}

reset_jpeg_status reset_jpeg_read_header(reset_jpeg_decoder *decoder, const uint8_t *bytes,
                                         size_t count, reset_jpeg_header *header) {
  if (setjmp(decoder->failed)) return decoder->status;
  struct jpeg_decompress_struct *jpeg = &decoder->jpeg;
  decoder->source.bytes_in_buffer = count;
  lend(decoder, bytes, count);
  jpeg_save_markers(jpeg, JPEG_APP0 + 1, 0xFFFF);
  jpeg_save_markers(jpeg, JPEG_APP0 + 2, 0xFFFF);
  jpeg_read_header(jpeg, TRUE);
  header->width = jpeg->image_width;
  header->height = jpeg->image_height;
  header->is_cmyk = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  header->is_inverted = jpeg->saw_Adobe_marker;
  header->is_gray = jpeg->jpeg_color_space == JCS_GRAYSCALE;
  header->is_buffered = jpeg_has_multiple_scans(jpeg);
  return RESET_JPEG_OK;
}

const uint8_t *reset_jpeg_exif(const reset_jpeg_decoder *decoder, size_t *count) {
  static const char prefix[6] = "Exif\0";
  for (jpeg_saved_marker_ptr marker = decoder->jpeg.marker_list; marker; marker = marker->next) {
    if (marker->marker == JPEG_APP0 + 1 && marker->data_length > sizeof prefix &&
        memcmp(marker->data, prefix, sizeof prefix) == 0) {
      *count = marker->data_length - sizeof prefix;
      return marker->data + sizeof prefix;
    }
  }
  return NULL;
}

uint8_t *reset_jpeg_profile(reset_jpeg_decoder *decoder, size_t *count) {
  if (setjmp(decoder->failed)) return NULL;
  JOCTET *profile = NULL;
  unsigned int length = 0;
  if (!jpeg_read_icc_profile(&decoder->jpeg, &profile, &length)) return NULL;
  *count = length;
  return profile;
}

void reset_jpeg_bytes_free(uint8_t *bytes) { free(bytes); }

reset_jpeg_status reset_jpeg_start(reset_jpeg_decoder *decoder, const uint8_t *bytes, size_t count,
                                   int eighths, reset_jpeg_layout layout, uint32_t *width,
                                   uint32_t *height) {
  if (setjmp(decoder->failed)) return decoder->status;
  lend(decoder, bytes, count);
  struct jpeg_decompress_struct *jpeg = &decoder->jpeg;
  jpeg->scale_num = (unsigned)eighths;
  jpeg->scale_denom = 8;
  switch (layout) {
    case RESET_JPEG_GRAY:
      jpeg->out_color_space = JCS_GRAYSCALE;
      break;
    case RESET_JPEG_RGBX:
      jpeg->out_color_space = JCS_EXT_RGBX;
      break;
    case RESET_JPEG_CMYK:
      jpeg->out_color_space = JCS_CMYK;
      break;
  }
  jpeg_start_decompress(jpeg);
  *width = jpeg->output_width;
  *height = jpeg->output_height;
  return RESET_JPEG_OK;
}

// Whether each coefficient has come with all its bits, which a progressive picture tells.
static bool is_refined(const struct jpeg_decompress_struct *jpeg) {
  if (jpeg->coef_bits == NULL) return false;
  for (int component = 0; component < jpeg->num_components; component++) {
    for (int place = 0; place < DCTSIZE2; place++) {
      if (jpeg->coef_bits[component][place] != 0) return false;
    }
  }
  return true;
}

reset_jpeg_status reset_jpeg_read_row(reset_jpeg_decoder *decoder, const uint8_t *bytes,
                                      size_t count, uint8_t *row, size_t capacity) {
  if (setjmp(decoder->failed)) return decoder->status;
  struct jpeg_decompress_struct *jpeg = &decoder->jpeg;
  if ((size_t)jpeg->output_width * (size_t)jpeg->output_components > capacity ||
      jpeg->output_scanline >= jpeg->output_height) {
    ERREXIT(jpeg, JERR_BUFFER_SIZE);
  }
  lend(decoder, bytes, count);
  JSAMPROW rows[1] = {row};
  jpeg_read_scanlines(jpeg, rows, 1);
  // A baseline picture that lacks nothing but its end marker is whole; of one in several scans that
  // ran out, some may be missing.
  if (decoder->ran_out && jpeg_has_multiple_scans(jpeg) && !is_refined(jpeg)) {
    fail(decoder, RESET_JPEG_TRUNCATED);
  }
  return RESET_JPEG_OK;
}

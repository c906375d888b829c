// libheif brings the decoders and encoders of several makers along: 2 MB of memory in every program
// that reads pictures, most of which are no HEIC. So it is loaded with the first call: the functions
// here have the names of libheif's own and pass on to them.

#include "reset_heif.h"

#include "reset_late_library.h"

#define FUNCTIONS(X) \
  X(heif_context_alloc) X(heif_context_free) X(heif_context_get_primary_image_handle) \
  X(heif_context_read_from_memory) X(heif_decode_image) X(heif_decoding_options_alloc) \
  X(heif_decoding_options_free) X(heif_image_get_height) X(heif_image_get_plane_readonly) \
  X(heif_image_get_width) X(heif_image_handle_get_height) \
  X(heif_image_handle_get_raw_color_profile) X(heif_image_handle_get_raw_color_profile_size) \
  X(heif_image_handle_get_width) X(heif_image_handle_has_alpha_channel) \
  X(heif_image_handle_release) X(heif_image_release)

RESET_LATE_LIBRARY(FUNCTIONS, RESET_LIBRARY_NAME("heif", "1"))

typedef struct heif_error error;
typedef struct heif_context context;
typedef struct heif_image image;
typedef struct heif_image_handle handle;
typedef struct heif_decoding_options options;

int reset_heif_is_there(void) { return ready(); }

// Without a context there is nothing to call the others with, so this one alone loads the library.
context *heif_context_alloc(void) { return ready() ? real_heif_context_alloc() : 0; }

void heif_context_free(context *c) { real_heif_context_free(c); }

error heif_context_read_from_memory(
  context *c, const void *bytes, size_t size, const struct heif_reading_options *o
) {
  return real_heif_context_read_from_memory(c, bytes, size, o);
}

error heif_context_get_primary_image_handle(context *c, handle **h) {
  return real_heif_context_get_primary_image_handle(c, h);
}

options *heif_decoding_options_alloc(void) { return real_heif_decoding_options_alloc(); }

void heif_decoding_options_free(options *o) { real_heif_decoding_options_free(o); }

error heif_decode_image(
  const handle *h, image **i, enum heif_colorspace space, enum heif_chroma chroma, const options *o
) {
  return real_heif_decode_image(h, i, space, chroma, o);
}

int heif_image_get_width(const image *i, enum heif_channel channel) {
  return real_heif_image_get_width(i, channel);
}

int heif_image_get_height(const image *i, enum heif_channel channel) {
  return real_heif_image_get_height(i, channel);
}

const uint8_t *heif_image_get_plane_readonly(const image *i, enum heif_channel channel, int *stride) {
  return real_heif_image_get_plane_readonly(i, channel, stride);
}

void heif_image_release(const image *i) { real_heif_image_release(i); }

int heif_image_handle_get_width(const handle *h) { return real_heif_image_handle_get_width(h); }

int heif_image_handle_get_height(const handle *h) { return real_heif_image_handle_get_height(h); }

int heif_image_handle_has_alpha_channel(const handle *h) {
  return real_heif_image_handle_has_alpha_channel(h);
}

size_t heif_image_handle_get_raw_color_profile_size(const handle *h) {
  return real_heif_image_handle_get_raw_color_profile_size(h);
}

error heif_image_handle_get_raw_color_profile(const handle *h, void *bytes) {
  return real_heif_image_handle_get_raw_color_profile(h, bytes);
}

void heif_image_handle_release(const handle *h) { real_heif_image_handle_release(h); }

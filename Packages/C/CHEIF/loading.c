// libheif brings the decoders and encoders of several makers along: 2 MB of memory in every program
// that reads pictures, most of which are no HEIC. So it is loaded with the first call: the functions
// here have the names of libheif's own and pass on to them.

#include "reset_heif.h"

#include <dlfcn.h>
#include <pthread.h>

#ifdef __APPLE__
#define LIBRARY "libheif.1.dylib"
#else
#define LIBRARY "libheif.so.1"
#endif

typedef struct heif_error error;
typedef struct heif_context context;
typedef struct heif_image image;
typedef struct heif_image_handle handle;
typedef struct heif_decoding_options options;

// Our functions have the types of the real ones, so these may be taken from them.
#define REAL(name) static __typeof__(&heif_##name) real_##name;
REAL(context_alloc)
REAL(context_free)
REAL(context_get_primary_image_handle)
REAL(context_read_from_memory)
REAL(decode_image)
REAL(decoding_options_alloc)
REAL(decoding_options_free)
REAL(image_get_height)
REAL(image_get_plane_readonly)
REAL(image_get_width)
REAL(image_handle_get_height)
REAL(image_handle_get_raw_color_profile)
REAL(image_handle_get_raw_color_profile_size)
REAL(image_handle_get_width)
REAL(image_handle_has_alpha_channel)
REAL(image_handle_release)
REAL(image_release)

static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  int found = 1;
#define FIND(name) found &= (*(void **)&real_##name = dlsym(library, "heif_" #name)) != 0;
  FIND(context_alloc)
  FIND(context_free)
  FIND(context_get_primary_image_handle)
  FIND(context_read_from_memory)
  FIND(decode_image)
  FIND(decoding_options_alloc)
  FIND(decoding_options_free)
  FIND(image_get_height)
  FIND(image_get_plane_readonly)
  FIND(image_get_width)
  FIND(image_handle_get_height)
  FIND(image_handle_get_raw_color_profile)
  FIND(image_handle_get_raw_color_profile_size)
  FIND(image_handle_get_width)
  FIND(image_handle_has_alpha_channel)
  FIND(image_handle_release)
  FIND(image_release)
  is_loaded = found;
}

int reset_heif_is_there(void) {
  pthread_once(&once, load);
  return is_loaded;
}

// Without a context there is nothing to call the others with, so this one alone loads the library.
context *heif_context_alloc(void) { return reset_heif_is_there() ? real_context_alloc() : 0; }

void heif_context_free(context *c) { real_context_free(c); }

error heif_context_read_from_memory(
  context *c, const void *bytes, size_t size, const struct heif_reading_options *o
) {
  return real_context_read_from_memory(c, bytes, size, o);
}

error heif_context_get_primary_image_handle(context *c, handle **h) {
  return real_context_get_primary_image_handle(c, h);
}

options *heif_decoding_options_alloc(void) { return real_decoding_options_alloc(); }

void heif_decoding_options_free(options *o) { real_decoding_options_free(o); }

error heif_decode_image(
  const handle *h, image **i, enum heif_colorspace space, enum heif_chroma chroma, const options *o
) {
  return real_decode_image(h, i, space, chroma, o);
}

int heif_image_get_width(const image *i, enum heif_channel channel) {
  return real_image_get_width(i, channel);
}

int heif_image_get_height(const image *i, enum heif_channel channel) {
  return real_image_get_height(i, channel);
}

const uint8_t *heif_image_get_plane_readonly(const image *i, enum heif_channel channel, int *stride) {
  return real_image_get_plane_readonly(i, channel, stride);
}

void heif_image_release(const image *i) { real_image_release(i); }

int heif_image_handle_get_width(const handle *h) { return real_image_handle_get_width(h); }

int heif_image_handle_get_height(const handle *h) { return real_image_handle_get_height(h); }

int heif_image_handle_has_alpha_channel(const handle *h) {
  return real_image_handle_has_alpha_channel(h);
}

size_t heif_image_handle_get_raw_color_profile_size(const handle *h) {
  return real_image_handle_get_raw_color_profile_size(h);
}

error heif_image_handle_get_raw_color_profile(const handle *h, void *bytes) {
  return real_image_handle_get_raw_color_profile(h, bytes);
}

void heif_image_handle_release(const handle *h) { real_image_handle_release(h); }

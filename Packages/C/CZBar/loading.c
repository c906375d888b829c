// libzbar reads cameras and shows windows too, and brings sixteen libraries along for it. Most codes
// are read without it. So it is loaded with the first call: the functions here have the names of
// libzbar's own and pass on to them.

#include "reset_zbar.h"

#include "reset_late_library.h"

#include <stdio.h>

#define FUNCTIONS(X) \
  X(zbar_image_create) X(zbar_image_destroy) X(zbar_image_first_symbol) \
  X(zbar_image_scanner_create) X(zbar_image_scanner_destroy) X(zbar_image_scanner_set_config) \
  X(zbar_image_set_data) X(zbar_image_set_format) X(zbar_image_set_size) X(zbar_scan_image) \
  X(zbar_symbol_get_data) X(zbar_symbol_get_data_length) X(zbar_symbol_get_loc_size) \
  X(zbar_symbol_get_loc_x) X(zbar_symbol_get_loc_y) X(zbar_symbol_get_type) X(zbar_symbol_next) \
  X(zbar_version)

RESET_LATE_LIBRARY(FUNCTIONS, RESET_LIBRARY_NAME("zbar", "0"))

int reset_zbar_is_there(void) { return ready(); }

// Without a scanner, an image and a symbol there is nothing to call the others with.

zbar_image_scanner_t *zbar_image_scanner_create(void) {
  return ready() ? real_zbar_image_scanner_create() : 0;
}

zbar_image_t *zbar_image_create(void) { return ready() ? real_zbar_image_create() : 0; }

int zbar_version(unsigned *major, unsigned *minor, unsigned *patch) {
  return ready() ? real_zbar_version(major, minor, patch) : -1;
}

void zbar_image_scanner_destroy(zbar_image_scanner_t *scanner) {
  real_zbar_image_scanner_destroy(scanner);
}

int zbar_image_scanner_set_config(
  zbar_image_scanner_t *scanner, zbar_symbol_type_t type, zbar_config_t config, int value
) {
  return real_zbar_image_scanner_set_config(scanner, type, config, value);
}

// Its DataBar decoder writes warnings about codes it saw a part of to the standard error, whatever
// verbosity is set. While pictures are scanned, C's stream for it leads nowhere; what a program writes
// to the file descriptor itself still arrives.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int scans;
static FILE *loud;
static FILE *silent;

static void silence(void) {
  pthread_mutex_lock(&lock);
  if (!silent) silent = fopen("/dev/null", "we");
  if (scans++ == 0 && silent) {
    loud = stderr;
    stderr = silent;
  }
  pthread_mutex_unlock(&lock);
}

static void speak(void) {
  pthread_mutex_lock(&lock);
  if (--scans == 0 && stderr == silent) stderr = loud;
  pthread_mutex_unlock(&lock);
}

int zbar_scan_image(zbar_image_scanner_t *scanner, zbar_image_t *image) {
  silence();
  int found = real_zbar_scan_image(scanner, image);
  speak();
  return found;
}

void zbar_image_destroy(zbar_image_t *image) { real_zbar_image_destroy(image); }

void zbar_image_set_format(zbar_image_t *image, unsigned long format) {
  real_zbar_image_set_format(image, format);
}

void zbar_image_set_size(zbar_image_t *image, unsigned width, unsigned height) {
  real_zbar_image_set_size(image, width, height);
}

void zbar_image_set_data(
  zbar_image_t *image, const void *data, unsigned long length, zbar_image_cleanup_handler_t *cleanup
) {
  real_zbar_image_set_data(image, data, length, cleanup);
}

const zbar_symbol_t *zbar_image_first_symbol(const zbar_image_t *image) {
  return real_zbar_image_first_symbol(image);
}

const zbar_symbol_t *zbar_symbol_next(const zbar_symbol_t *symbol) {
  return real_zbar_symbol_next(symbol);
}

zbar_symbol_type_t zbar_symbol_get_type(const zbar_symbol_t *symbol) {
  return real_zbar_symbol_get_type(symbol);
}

const char *zbar_symbol_get_data(const zbar_symbol_t *symbol) {
  return real_zbar_symbol_get_data(symbol);
}

unsigned zbar_symbol_get_data_length(const zbar_symbol_t *symbol) {
  return real_zbar_symbol_get_data_length(symbol);
}

unsigned zbar_symbol_get_loc_size(const zbar_symbol_t *symbol) {
  return real_zbar_symbol_get_loc_size(symbol);
}

int zbar_symbol_get_loc_x(const zbar_symbol_t *symbol, unsigned index) {
  return real_zbar_symbol_get_loc_x(symbol, index);
}

int zbar_symbol_get_loc_y(const zbar_symbol_t *symbol, unsigned index) {
  return real_zbar_symbol_get_loc_y(symbol, index);
}

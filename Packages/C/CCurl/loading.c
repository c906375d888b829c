// libcurl brings some thirty libraries along: 6 MB of memory and 10 ms in every program that links it,
// also in those calls that never use the network. So it is loaded with the first call: the functions
// here have the names of libcurl's own and pass on to them. Where the library is not installed they
// fail as libcurl's do, which CurlHTTP tells as "libcurl cannot be used".

#include "reset_curl.h"

#include "reset_late_library.h"

#include <stdarg.h>

#undef curl_easy_setopt
#undef curl_easy_getinfo

#define FUNCTIONS(X) \
  X(curl_global_init) X(curl_free) X(curl_version_info) X(curl_slist_append) \
  X(curl_slist_free_all) X(curl_easy_init) X(curl_easy_cleanup) X(curl_easy_setopt) \
  X(curl_easy_getinfo) X(curl_easy_strerror) X(curl_multi_init) X(curl_multi_cleanup) \
  X(curl_multi_add_handle) X(curl_multi_remove_handle) X(curl_multi_perform) \
  X(curl_multi_poll) X(curl_multi_wakeup) X(curl_multi_info_read) X(curl_url) \
  X(curl_url_cleanup) X(curl_url_get) X(curl_url_set)

RESET_LATE_LIBRARY(FUNCTIONS, RESET_LIBRARY_NAME("curl", "4"))

CURLcode curl_global_init(long flags) {
  return ready() ? real_curl_global_init(flags) : CURLE_FAILED_INIT;
}

void curl_free(void *memory) {
  if (ready()) real_curl_free(memory);
}

curl_version_info_data *curl_version_info(CURLversion age) {
  return ready() ? real_curl_version_info(age) : 0;
}

struct curl_slist *curl_slist_append(struct curl_slist *list, const char *text) {
  return ready() ? real_curl_slist_append(list, text) : 0;
}

void curl_slist_free_all(struct curl_slist *list) {
  if (ready()) real_curl_slist_free_all(list);
}

CURL *curl_easy_init(void) { return ready() ? real_curl_easy_init() : 0; }

void curl_easy_cleanup(CURL *easy) {
  if (ready()) real_curl_easy_cleanup(easy);
}

// Each option takes one value, a pointer or a number as wide as one: on all our machines `long` and
// `curl_off_t` are.
_Static_assert(sizeof(long) == sizeof(void *) && sizeof(curl_off_t) == sizeof(void *), "one width");

CURLcode curl_easy_setopt(CURL *easy, CURLoption option, ...) {
  va_list values;
  va_start(values, option);
  void *value = va_arg(values, void *);
  va_end(values);
  return ready() ? real_curl_easy_setopt(easy, option, value) : CURLE_FAILED_INIT;
}

CURLcode curl_easy_getinfo(CURL *easy, CURLINFO info, ...) {
  va_list values;
  va_start(values, info);
  void *value = va_arg(values, void *);
  va_end(values);
  return ready() ? real_curl_easy_getinfo(easy, info, value) : CURLE_FAILED_INIT;
}

const char *curl_easy_strerror(CURLcode code) {
  return ready() ? real_curl_easy_strerror(code) : "libcurl is not installed";
}

CURLM *curl_multi_init(void) { return ready() ? real_curl_multi_init() : 0; }

CURLMcode curl_multi_cleanup(CURLM *multi) {
  return ready() ? real_curl_multi_cleanup(multi) : CURLM_INTERNAL_ERROR;
}

CURLMcode curl_multi_add_handle(CURLM *multi, CURL *easy) {
  return ready() ? real_curl_multi_add_handle(multi, easy) : CURLM_INTERNAL_ERROR;
}

CURLMcode curl_multi_remove_handle(CURLM *multi, CURL *easy) {
  return ready() ? real_curl_multi_remove_handle(multi, easy) : CURLM_INTERNAL_ERROR;
}

CURLMcode curl_multi_perform(CURLM *multi, int *running) {
  return ready() ? real_curl_multi_perform(multi, running) : CURLM_INTERNAL_ERROR;
}

CURLMcode curl_multi_poll(
  CURLM *multi, struct curl_waitfd extra[], unsigned int count, int milliseconds, int *ready_ones
) {
  return ready() ? real_curl_multi_poll(multi, extra, count, milliseconds, ready_ones)
                 : CURLM_INTERNAL_ERROR;
}

CURLMcode curl_multi_wakeup(CURLM *multi) {
  return ready() ? real_curl_multi_wakeup(multi) : CURLM_INTERNAL_ERROR;
}

CURLMsg *curl_multi_info_read(CURLM *multi, int *left) {
  return ready() ? real_curl_multi_info_read(multi, left) : 0;
}

CURLU *curl_url(void) { return ready() ? real_curl_url() : 0; }

void curl_url_cleanup(CURLU *url) {
  if (ready()) real_curl_url_cleanup(url);
}

CURLUcode reset_curl_url_get(CURLU *url, CURLUPart part, char **text, unsigned int flags) {
  return ready() ? real_curl_url_get(url, part, text, flags) : CURLUE_OUT_OF_MEMORY;
}

CURLUcode curl_url_set(CURLU *url, CURLUPart part, const char *text, unsigned int flags) {
  return ready() ? real_curl_url_set(url, part, text, flags) : CURLUE_OUT_OF_MEMORY;
}

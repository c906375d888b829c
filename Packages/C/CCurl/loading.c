// libcurl brings some thirty libraries along: 6 MB of memory and 10 ms in every program that links it,
// also in those calls that never use the network. So it is loaded with the first call: the functions
// here have the names of libcurl's own and pass on to them. Where the library is not installed they
// fail as libcurl's do, which CurlHTTP tells as "libcurl cannot be used".

#include "reset_curl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>

#undef curl_easy_setopt
#undef curl_easy_getinfo

#ifdef __APPLE__
#define LIBRARY "libcurl.4.dylib"
#else
#define LIBRARY "libcurl.so.4"
#endif

static struct {
  CURLcode (*global_init)(long);
  void (*free)(void *);
  curl_version_info_data *(*version_info)(CURLversion);
  struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
  void (*slist_free_all)(struct curl_slist *);
  CURL *(*easy_init)(void);
  void (*easy_cleanup)(CURL *);
  CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
  CURLcode (*easy_getinfo)(CURL *, CURLINFO, ...);
  const char *(*easy_strerror)(CURLcode);
  CURLM *(*multi_init)(void);
  CURLMcode (*multi_cleanup)(CURLM *);
  CURLMcode (*multi_add_handle)(CURLM *, CURL *);
  CURLMcode (*multi_remove_handle)(CURLM *, CURL *);
  CURLMcode (*multi_perform)(CURLM *, int *);
  CURLMcode (*multi_poll)(CURLM *, struct curl_waitfd *, unsigned int, int, int *);
  CURLMcode (*multi_wakeup)(CURLM *);
  CURLMsg *(*multi_info_read)(CURLM *, int *);
  CURLU *(*url)(void);
  void (*url_cleanup)(CURLU *);
  CURLUcode (*url_get)(CURLU *, CURLUPart, char **, unsigned int);
  CURLUcode (*url_set)(CURLU *, CURLUPart, const char *, unsigned int);
} real;

static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  int found = 1;
#define FIND(name) found &= (*(void **)&real.name = dlsym(library, "curl_" #name)) != 0;
  FIND(global_init)
  FIND(free)
  FIND(version_info)
  FIND(slist_append)
  FIND(slist_free_all)
  FIND(easy_init)
  FIND(easy_cleanup)
  FIND(easy_setopt)
  FIND(easy_getinfo)
  FIND(easy_strerror)
  FIND(multi_init)
  FIND(multi_cleanup)
  FIND(multi_add_handle)
  FIND(multi_remove_handle)
  FIND(multi_perform)
  FIND(multi_poll)
  FIND(multi_wakeup)
  FIND(multi_info_read)
  FIND(url)
  FIND(url_cleanup)
  FIND(url_get)
  FIND(url_set)
  is_loaded = found;
}

static int ready(void) {
  pthread_once(&once, load);
  return is_loaded;
}

CURLcode curl_global_init(long flags) {
  return ready() ? real.global_init(flags) : CURLE_FAILED_INIT;
}

void curl_free(void *memory) {
  if (ready()) real.free(memory);
}

curl_version_info_data *curl_version_info(CURLversion age) {
  return ready() ? real.version_info(age) : 0;
}

struct curl_slist *curl_slist_append(struct curl_slist *list, const char *text) {
  return ready() ? real.slist_append(list, text) : 0;
}

void curl_slist_free_all(struct curl_slist *list) {
  if (ready()) real.slist_free_all(list);
}

CURL *curl_easy_init(void) { return ready() ? real.easy_init() : 0; }

void curl_easy_cleanup(CURL *easy) {
  if (ready()) real.easy_cleanup(easy);
}

// Each option takes one value, a pointer or a number as wide as one: on all our machines `long` and
// `curl_off_t` are.
_Static_assert(sizeof(long) == sizeof(void *) && sizeof(curl_off_t) == sizeof(void *), "one width");

CURLcode curl_easy_setopt(CURL *easy, CURLoption option, ...) {
  va_list values;
  va_start(values, option);
  void *value = va_arg(values, void *);
  va_end(values);
  return ready() ? real.easy_setopt(easy, option, value) : CURLE_FAILED_INIT;
}

CURLcode curl_easy_getinfo(CURL *easy, CURLINFO info, ...) {
  va_list values;
  va_start(values, info);
  void *value = va_arg(values, void *);
  va_end(values);
  return ready() ? real.easy_getinfo(easy, info, value) : CURLE_FAILED_INIT;
}

const char *curl_easy_strerror(CURLcode code) {
  return ready() ? real.easy_strerror(code) : "libcurl is not installed";
}

CURLM *curl_multi_init(void) { return ready() ? real.multi_init() : 0; }

CURLMcode curl_multi_cleanup(CURLM *multi) {
  return ready() ? real.multi_cleanup(multi) : CURLM_INTERNAL_ERROR;
}

CURLMcode curl_multi_add_handle(CURLM *multi, CURL *easy) {
  return ready() ? real.multi_add_handle(multi, easy) : CURLM_INTERNAL_ERROR;
}

CURLMcode curl_multi_remove_handle(CURLM *multi, CURL *easy) {
  return ready() ? real.multi_remove_handle(multi, easy) : CURLM_INTERNAL_ERROR;
}

CURLMcode curl_multi_perform(CURLM *multi, int *running) {
  return ready() ? real.multi_perform(multi, running) : CURLM_INTERNAL_ERROR;
}

CURLMcode curl_multi_poll(
  CURLM *multi, struct curl_waitfd extra[], unsigned int count, int milliseconds, int *ready_ones
) {
  return ready() ? real.multi_poll(multi, extra, count, milliseconds, ready_ones)
                 : CURLM_INTERNAL_ERROR;
}

CURLMcode curl_multi_wakeup(CURLM *multi) {
  return ready() ? real.multi_wakeup(multi) : CURLM_INTERNAL_ERROR;
}

CURLMsg *curl_multi_info_read(CURLM *multi, int *left) {
  return ready() ? real.multi_info_read(multi, left) : 0;
}

CURLU *curl_url(void) { return ready() ? real.url() : 0; }

void curl_url_cleanup(CURLU *url) {
  if (ready()) real.url_cleanup(url);
}

CURLUcode reset_curl_url_get(CURLU *url, CURLUPart part, char **text, unsigned int flags) {
  return ready() ? real.url_get(url, part, text, flags) : CURLUE_OUT_OF_MEMORY;
}

CURLUcode curl_url_set(CURLU *url, CURLUPart part, const char *text, unsigned int flags) {
  return ready() ? real.url_set(url, part, text, flags) : CURLUE_OUT_OF_MEMORY;
}

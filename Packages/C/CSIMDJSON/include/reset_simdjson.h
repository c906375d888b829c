#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Picks single values out of JSON texts, which are passed over once and never built into a tree.
// The parser behind it is simdjson's On Demand.

#ifdef __cplusplus
extern "C" {
#endif

typedef enum reset_json_kind {
  RESET_JSON_NULL,
  RESET_JSON_FALSE,
  RESET_JSON_TRUE,
  RESET_JSON_NUMBER,
  RESET_JSON_TEXT,
} reset_json_kind;

typedef struct reset_json_value {
  reset_json_kind kind;
  // Which of the paths it stands at.
  uint32_t path;
  // Which element of the innermost array on its way it belongs to; 0 where there is none.
  uint32_t element;
  double number;
  // Not ended by a zero; lives until the next text is read.
  const char *text;
  size_t length;
} reset_json_value;

typedef struct reset_json_picker reset_json_picker;

// NULL where there is no memory.
reset_json_picker *reset_json_picker_new(void);
void reset_json_picker_free(reset_json_picker *picker);

// Wants the value at `path`, under the number `path_number`. Keys are set apart by U+001F; an empty
// key stands for each element of an array. False where there is no memory.
bool reset_json_picker_want(reset_json_picker *picker, const char *path, uint32_t path_number);

// How many bytes behind a text must belong to the same allocation. They are read, not used.
size_t reset_json_padding(void);

// Picks from the text at `text`, whose `length` bytes `reset_json_padding` more follow. Values come
// in the order they stand in. NULL where it is no JSON object, and `*count` is 0; the values live
// until the next call.
const reset_json_value *reset_json_pick(reset_json_picker *picker, const char *text, size_t length,
                                        size_t *count);

// How many bytes stand before the first line feed; `length` where there is none.
size_t reset_json_line_end(const void *text, size_t length);

#ifdef __cplusplus
}
#endif

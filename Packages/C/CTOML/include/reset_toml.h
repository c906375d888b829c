#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// TOML text as a flat list of nodes with the bytes each one came from, so that an editor can
// change one value and leave every other byte alone. The parser behind it is toml++.

#ifdef __cplusplus
extern "C" {
#endif

typedef enum reset_toml_kind {
  RESET_TOML_TABLE,
  RESET_TOML_ARRAY,
  RESET_TOML_STRING,
  RESET_TOML_INTEGER,
  RESET_TOML_REAL,
  RESET_TOML_BOOLEAN,
  // A date, a time or both; `text` has it in TOML's own writing.
  RESET_TOML_DATE,
} reset_toml_kind;

typedef struct reset_toml_node {
  reset_toml_kind kind;
  // The name in the table around it, not ended by a zero; NULL in an array and for the root.
  const char *key;
  size_t key_length;
  // What a string or a date says, not ended by a zero; else NULL.
  const char *text;
  size_t text_length;
  int64_t integer;
  double real;
  bool boolean;
  // A table written in braces, or an array written in brackets after an equals sign; false for
  // those that headers or dotted keys make.
  bool is_inline;
  // How many of the nodes after this one are its direct children, each followed by its own.
  size_t child_count;
  // Byte offsets in the text given. For a table with a header, `begin` to `end` is the header.
  size_t key_begin, begin, end;
  uint32_t line, column;
} reset_toml_node;

typedef struct reset_toml_error {
  uint32_t line, column;
  // Ended by a zero, cut where it is too long.
  char message[256];
} reset_toml_error;

typedef struct reset_toml reset_toml;

// Reads `length` bytes. NULL where they are no TOML, and `error` then says why. The nodes hold
// copies: the text may go away afterwards.
reset_toml *reset_toml_parse(const char *text, size_t length, reset_toml_error *error);

// The nodes in order, the root table first; they live as long as `document`.
const reset_toml_node *reset_toml_nodes(const reset_toml *document, size_t *count);

void reset_toml_free(reset_toml *document);

#ifdef __cplusplus
}
#endif

#pragma once
#include <stddef.h>

/// The embedded food tables: an SQLite database image made by `Scripts/build-tables`.
const void *_Nonnull reset_embedded_tables_start(void);
extern const size_t reset_embedded_tables_size;

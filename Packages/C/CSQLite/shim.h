#pragma once
#include <sqlite3.h>

// A function-like macro, which Swift cannot see.
static inline sqlite3_destructor_type reset_sqlite_transient(void) { return SQLITE_TRANSIENT; }

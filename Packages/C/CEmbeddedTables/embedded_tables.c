#include "embedded_tables.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char tables[] = {
#embed "tables.db"
};
const size_t reset_embedded_tables_size = sizeof tables;

const void *reset_embedded_tables_start(void) { return tables; }

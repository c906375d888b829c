#include "reset_toml.h"

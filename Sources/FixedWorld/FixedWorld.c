#include "FixedWorld.h"
int sirisim_fixed_world(void) { return 0; }

#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

/// How many blocks this process has asked of malloc, calloc and realloc since it began.
unsigned long allocation_count(void);

#endif

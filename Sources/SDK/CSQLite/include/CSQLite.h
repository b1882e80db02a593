#ifndef SIRISIM_CSQLITE_H
#define SIRISIM_CSQLITE_H

#include <stdint.h>

// What Core Data's stores need of the system's SQLite. Its own header stays in sqlite.c: whoever compiles against the built
// modules needs no headers of SQLite.

typedef struct csqlite_database csqlite_database;
typedef struct csqlite_statement csqlite_statement;

// What a column holds, in SQLite's own numbers.
enum { CSQLITE_INTEGER = 1, CSQLITE_REAL = 2, CSQLITE_TEXT = 3, CSQLITE_BLOB = 4, CSQLITE_NULL = 5 };
// What a step answers.
enum { CSQLITE_ROW = 100, CSQLITE_DONE = 101 };

// 0, or SQLite's code; the database has to be closed in both cases.
int csqlite_open(const char *path, int is_read_only, csqlite_database **database);
void csqlite_close(csqlite_database *database);
const char *csqlite_message(csqlite_database *database);
int csqlite_execute(csqlite_database *database, const char *sql);
int64_t csqlite_last_row(csqlite_database *database);

int csqlite_prepare(csqlite_database *database, const char *sql, csqlite_statement **statement);
void csqlite_finalize(csqlite_statement *statement);
int csqlite_step(csqlite_statement *statement);
void csqlite_reset(csqlite_statement *statement);

int csqlite_bind_null(csqlite_statement *statement, int place);
int csqlite_bind_integer(csqlite_statement *statement, int place, int64_t value);
int csqlite_bind_real(csqlite_statement *statement, int place, double value);
int csqlite_bind_text(csqlite_statement *statement, int place, const char *bytes, int count);
int csqlite_bind_blob(csqlite_statement *statement, int place, const void *bytes, int count);

int csqlite_column_count(csqlite_statement *statement);
const char *csqlite_column_name(csqlite_statement *statement, int column);
int csqlite_column_type(csqlite_statement *statement, int column);
int64_t csqlite_column_integer(csqlite_statement *statement, int column);
double csqlite_column_real(csqlite_statement *statement, int column);
const void *csqlite_column_bytes(csqlite_statement *statement, int column, int *count);

#endif

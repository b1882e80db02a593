#!/bin/sh
# The linker, told to leave out libraries that nothing is used of. The option must stand before the libraries' names, and the
# compiler puts every option that it is given after them.
if command -v ld.gold > /dev/null; then exec ld.gold --as-needed "$@"; fi
exec ld.lld --as-needed "$@"

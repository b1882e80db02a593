#!/usr/bin/env bash
# No language is named in Swift, and no word of one stands there: whoever adds a language adds a folder (docs/add-a-language.md).
# What may stand there all the same is in scripts/languages.exceptions, each file with its reason.
source "$(dirname "$0")/common.sh"

export LC_ALL=C.UTF-8
exceptions=scripts/languages.exceptions
status=0

# The languages of the vocabulary with and without their scripts, and some that come next.
folders=$(find Vocabulary/Siri -mindepth 1 -maxdepth 1 -type d ! -name schema -printf '%f\n')
codes=$(printf '%s\n' "$folders" ${folders//-*/} zh yue ja ko fr de es | sed 's/-.*//' | sort -u | paste -sd'|')
# A tag alone in quotes: "en", "zh-Hans", and what begins with one: hasPrefix("zh-").
pattern="\"($codes)([-_][A-Za-z]*)*\""

# Letters of other scripts than ours in quotes are words of a language.
words='"[^"]*(?=\p{L})[\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Cyrillic}\p{Greek}\p{Arabic}\p{Hebrew}\p{Thai}\p{Devanagari}][^"]*"'

# Remarks are no code.
code() { sed -E 's@(^|[[:space:]])//.*@@' "$1"; }
excused=()
while IFS= read -r file; do
  found=$(code "$file" | grep -nP "$pattern|$words" || true)
  if [ -z "$found" ]; then continue; fi
  if grep -qF "$file = " "$exceptions"; then
    excused+=("$file")
    continue
  fi
  sed "s@^@$file:@" <<< "$found"
  status=1
done < <(find Sources -name '*.swift' -exec grep -lP "$pattern|$words" {} + | sort)
if [ "$status" != 0 ]; then
  echo "check-languages: a language, or a word of one, in Swift; it belongs into a file of Vocabulary/Siri/<language>" >&2
fi

# An exception that excuses nothing goes.
while IFS= read -r line; do
  case $line in '' | '#'*) continue ;; esac
  file=${line%% = *}
  if [ "$file" = "$line" ]; then
    echo "$exceptions: expected 'file = reason', read '$line'" >&2
    status=1
  elif ! printf '%s\n' "${excused[@]:-}" | grep -qxF "$file"; then
    echo "$exceptions: nothing in $file needs to be excused any more" >&2
    status=1
  fi
done < "$exceptions"
exit "$status"

#!/usr/bin/env bash
# What concerns a change, in a minute: its format, the arrows, the tests of what changed and of what imports it, the phrases and
# transcripts that changed. The change is what isn't committed; where all is, the last commit.
#
#   scripts/quick.sh [REVISION]     what has changed since a revision
#
# It says what it leaves out. `make test` leaves out nothing.
source "$(dirname "$0")/common.sh"
require_swift

since=${1:-HEAD}
if [ $# = 0 ] && [ -z "$(git status --porcelain)" ]; then since=HEAD~1; fi
mapfile -d '' -t changed < <({ git diff -z --name-only --no-renames "$since" && git ls-files -z --others --exclude-standard; } | sort -zu)
if [ "${#changed[@]}" -eq 0 ]; then
  echo "quick: nothing has changed since $since"
  exit 0
fi
there=()
for file in "${changed[@]}"; do if [ -e "$file" ]; then there+=("$file"); fi; done

# The changed files whose names are like a pattern; with --there, those that are not deleted.
like() {
  local list=("${changed[@]}") file
  if [ "$1" = --there ]; then
    list=("${there[@]}")
    shift
  fi
  for file in "${list[@]}"; do
    # shellcheck disable=SC2254
    case $file in $1) printf '%s\n' "$file" ;; esac
  done
}

failed=()
# $1: what is done; then the command.
step() {
  local words=$1 TIMEFORMAT="   %R s"
  shift
  echo "== $words"
  time "$@" < /dev/null || failed+=("$words")
}

mapfile -t swift < <(like --there '*.swift')
if [ "${#swift[@]}" -gt 0 ]; then
  step "format of what changed" swift format lint --strict --parallel "${swift[@]}"
  step "arrows" scripts/check-imports.sh
  step "no language in Swift" scripts/check-languages.sh
fi

step "build" scripts/build.sh --quiet
if [ "${#failed[@]}" -gt 0 ]; then
  echo "failed: ${failed[*]}" >&2
  exit 1
fi
use_compiled_languages
export SIRISIM_BUILT=1
programs=$(bin_path)

mapfile -t targets < <(swift package dump-package | "$programs/concerned-tests" "${changed[@]}")
# Data that no target of Package.swift holds.
if [ -n "$(like 'Vocabulary/Siri/*')$(like 'Tests/Languages/*')" ]; then targets+=(SimRecognitionTests); fi
if [ -n "$(like 'Tests/Languages/*.list')$(like 'Tests/Languages/*/cancelling.txt')" ]; then targets+=(AnswerTests SimTrialTests); fi
if [ -n "$(like 'Vocabulary/Siri/*/lines/*')$(like 'Vocabulary/Siri/*/a[cn]*')$(like 'Vocabulary/Siri/*.rules')" ]; then
  targets+=(SimDialogueTests AnswerTests)
fi
if [ -n "$(like 'Vocabulary/Siri/*/examples/*')" ]; then targets+=(SimTrialTests); fi
if [ -n "$(like 'Vocabulary/Siri/schema/*')" ]; then
  targets+=(SimSchemaTests SimCatalogTests IntentsTests)
  step "what is printed from the schema" scripts/check-generated.sh
fi
if [ -n "$(like 'Vocabulary/Apps/*')$(like 'Vocabulary/Users/*')" ]; then targets+=(SimAppFilesTests); fi
if [ -n "$(like '*.md')$(like 'Samples/*')$(like 'Vocabulary/Apps/*')" ]; then targets+=('CommandLineTests\.AddASampleApp'); fi
if [ -n "$(like '*.md')" ]; then
  targets+=('CommandLineTests\.Document' 'SimLintingTests\.AddA' 'SimSchemaTests\.AddAnIntent')
fi
# What a new parameter, code or app still lacks.
if [ -n "$(like 'Vocabulary/Siri/schema/*')$(like 'Vocabulary/Apps/*')$(like 'Transcripts/*')" ]; then
  step "coverage" scripts/check-coverage.sh
fi

# Phrases of requests; those of answers, and what carries names, are the tests'.
mapfile -t phrases < <(like --there 'Vocabulary/Siri/*/phrases/*.phrases')
if [ -n "$(like 'Vocabulary/*')" ]; then
  step "vocabulary" scripts/check-vocabulary.sh
fi
if [ "${#phrases[@]}" -gt 0 ]; then
  # Each line that is new; all of a file where there are many, and of one that git does not know yet.
  mapfile -t lines < <({
    git diff -U0 "$since" -- "${phrases[@]}" | awk '
      /^\+\+\+ b\// { file = substr($0, 7) }
      /^@@/ {
        split($3, at, ","); count = (2 in at) ? at[2] : 1
        for (line = substr(at[1], 2); count-- > 0; line++) print file ":" line
      }'
    git ls-files --others --exclude-standard -- "${phrases[@]}"
  })
  if [ "${#lines[@]}" -eq 0 ] || [ "${#lines[@]}" -gt 60 ]; then lines=("${phrases[@]}"); fi
  step "examples of the phrases that changed" "$programs/sirisim-vocabulary" phrases test "${phrases[@]}"
  # Of a language that is copied that is all phrases there are.
  if [ "${#phrases[@]}" -gt 40 ]; then
    echo "left to scripts/check-phrases.sh: whether any of ${#phrases[@]} phrase files is dead or taken, which takes minutes"
  else
    step "the phrases that changed: dead or taken" scripts/check-phrases.sh "${lines[@]}"
  fi
fi

# Everything else of an app's folder is what its transcripts say.
mapfile -t talks < <({
  like --there 'Transcripts/*.talk'
  like 'Samples/*' | sed -n 's@^Samples/\([A-Z][A-Za-z]*\)/.*@Transcripts/\1@p'
  like 'Examples/*' | sed -n 's@^\(Examples/[^/]*\)/.*@\1/Transcripts@p'
  like 'Vocabulary/Apps/*' | sed -n 's@^Vocabulary/Apps/\([^/]*\)/.*@Transcripts/\1\nTranscripts/Both@p'
} | sort -u | while read -r path; do
  # A package's tests replay its own.
  if [ -e "$path" ] && [ ! -e "$(dirname "$path")/Package.swift" ]; then echo "$path"; fi
done)
if [ "${#talks[@]}" -gt 0 ]; then step "transcripts" scripts/check-transcripts.sh "${talks[@]}"; fi

if [ "${#targets[@]}" -gt 0 ]; then
  mapfile -t targets < <(printf '%s\n' "${targets[@]}" | sort -u)
  mapfile -t slow < <(sed -n 's/^\([A-Za-z]*\) = .*/\1/p' scripts/quick.slow)
  step "tests: ${targets[*]}" scripts/run-tests.sh --filter "^($(IFS='|' && echo "${targets[*]}"))" --skip "\.($(IFS='|' && echo "${slow[*]}"))/"
fi

echo "left to make test: the tests of everything else,$(sed -n 's/^\([A-Za-z]*\) = .*/ \1,/p' scripts/quick.slow | tr -d '\n') all transcripts, pictures, coverage, keys, examples"
if [ "${#failed[@]}" -gt 0 ]; then
  printf 'failed: %s\n' "${failed[@]}" >&2
  exit 1
fi

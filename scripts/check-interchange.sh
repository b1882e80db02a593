#!/bin/bash
# Has other people's parsers read what 'sirisim export' writes for other tools: Gherkin's own, Rasa's reader of stories and its schema
# of end-to-end tests, PyYAML, a reader of CommonMark, and hassil, which reads Home Assistant's sentences. It installs them in a folder of
# its own, and so needs a network: no test runs it.
#
# scripts/check-interchange.sh [TRANSCRIPT]
set -euo pipefail
cd "$(dirname "$0")/.."
talk=${1:-Vocabulary/Tours/en.talk}
program=${SIRISIM:-.build/debug/sirisim}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet gherkin-official pyyaml markdown-it-py hassil
# Of Rasa only what reads stories is wanted, and what that imports: the whole of it asks for an older Python.
python3 -m venv "$folder/rasa"
"$folder/rasa/bin/pip" install --quiet pluggy 'structlog<24' 'ruamel.yaml<0.17.22' jsonschema 'packaging<22' pykwalify portalocker \
  jsonpickle scipy
"$folder/rasa/bin/pip" install --quiet --no-deps --ignore-requires-python rasa==3.6.20
"$folder/rasa/bin/pip" download --quiet --no-deps --ignore-requires-python -d "$folder" rasa-pro

for format in ask-cli chat transcript botium rasa rasa-e2e home-assistant vhs gherkin talk-md; do
  # What has come is written also where it isn't what was expected (status 1).
  "$program" export "$talk" --format "$format" -o "$folder/talk.$format" 2> "$folder/notes" || [ $? = 1 ] || {
    cat "$folder/notes"
    exit 1
  }
done

"$folder/python/bin/python" - "$folder" <<'PYTHON'
import json, re, sys

import yaml
from gherkin.parser import Parser

from hassil.parse_expression import parse_sentence
from markdown_it import MarkdownIt

folder = sys.argv[1]


def text(name):
    with open(f"{folder}/talk.{name}", encoding="utf-8") as file:
        return file.read()


said = json.loads(text("ask-cli"))["userInput"]
assert said and all(isinstance(line, str) for line in said)

feature = Parser().parse(text("gherkin"))["feature"]
steps = [
    step["text"]
    for child in feature["children"]
    if "scenario" in child
    for step in child["scenario"]["steps"]
]
heard = [json.loads(step.removeprefix("the user says ")) for step in steps if step.startswith("the user says ")]
assert heard == said, (heard, said)

stories = yaml.safe_load(text("rasa"))["stories"]
assert all({"story", "steps"} <= set(story) for story in stories)
users = [step["user"] for story in stories for step in story["steps"] if "user" in step]
assert len(users) == len(said)

cases = yaml.safe_load(text("rasa-e2e"))["test_cases"]
users = [step["user"] for case in cases for step in case["steps"] if "user" in step]
assert users == said, (users, said)

tests = yaml.safe_load(text("home-assistant"))["tests"]
for test in tests:
    assert test["intent"]["name"] and all(sentence in said for sentence in test["sentences"])
    for sentence in test["sentences"]:
        parse_sentence(re.sub(r"[\[\](){}<>|;]", "", sentence))

activities = json.loads(text("transcript"))
users = [a["text"] for a in activities if a["type"] == "message" and a["from"]["role"] == "user"]
assert users == said, (users, said)

blocks = [token for token in MarkdownIt().parse(text("talk-md")) if token.type == "fence"]
assert blocks and all(block.info == "talk" for block in blocks)
assert sum(line.startswith("> ") for block in blocks for line in block.content.splitlines()) >= len(said)

print(f"{len(said)} sentences were read by all of them: Gherkin, PyYAML, JSON, CommonMark, hassil")
PYTHON

"$folder/rasa/bin/python" -W ignore - "$folder" <<'PYTHON'
import glob, logging, sys, zipfile

import ruamel.yaml
from pykwalify.core import Core
from rasa.shared.core.events import UserUttered
from rasa.shared.core.training_data.story_reader.yaml_story_reader import YAMLStoryReader

folder = sys.argv[1]
with open(f"{folder}/talk.rasa", encoding="utf-8") as file:
    stories = YAMLStoryReader().read_from_string(file.read())
said = [event.text for story in stories for event in story.events if isinstance(event, UserUttered)]

# The schema by which Rasa checks its end-to-end tests, with the one that it takes in.
logging.disable(logging.CRITICAL)
yaml = ruamel.yaml.YAML(typ="safe")
schema = {}
with zipfile.ZipFile(glob.glob(f"{folder}/rasa_pro-*.whl")[0]) as wheel:
    for name in ("e2e_test_schema", "assertions_schema"):
        schema |= yaml.load(wheel.read(f"rasa/e2e_test/schema/{name}.yml"))
with open(f"{folder}/talk.rasa-e2e", encoding="utf-8") as file:
    cases = yaml.load(file)
Core(source_data=cases, schema_data=schema).validate(raise_exception=True)
heard = [step["user"] for case in cases["test_cases"] for step in case["steps"] if "user" in step]
assert said and heard == said, (heard, said)

print(f"{len(said)} sentences were read by Rasa, in {len(stories)} stories")
PYTHON

#!/usr/bin/env bash
# Writes the pictures of README.md and docs/ from transcripts: each is an export of a run, and nothing is drawn by hand.
# $1: the folder to write them to; docs/pictures without it.
source "$(dirname "$0")/common.sh"
require_swift
folder=${1:-docs/pictures}
build_products sirisim sirisim-samples
sirisim=$(realpath "$(bin_path)/sirisim")
mkdir -p "$folder"
folder=$(realpath "$folder")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# $1: the picture's name; $2: the transcript below Transcripts/; then options.
picture() {
  local name=$1 transcript=$2
  shift 2
  "$sirisim" export "Transcripts/$transcript" -o "$folder/$name" "$@"
}

two_sams=ZhiChat/en/INSendMessageIntent/two-people-of-one-name.talk
sports_car=HuHu/zh-Hans/INRequestRideIntent/sports-car.talk
jon_snow=ZhiChat/zh-Hans/INSendMessageIntent/asks-for-the-content.talk
lunch=TangTang/en/OrderSoupIntent/lunch-is-suggested.talk
soup_of_the_day=TangTang/en/ShowSoupOfTheDayIntent/on-the-phone-and-the-watch.talk
for theme in light dark; do
  picture suggestion-$theme.svg $lunch --chapter 1 --columns 100 --theme $theme
  picture watch-face-$theme.svg $soup_of_the_day --chapter 2 --columns 100 --theme $theme
  picture two-sams-$theme.svg $two_sams --chapter 1 --inspector --columns 104 --theme $theme
  picture sports-car-$theme.svg $sports_car --columns 80 --theme $theme
  # The tour's first chapter takes fifteen seconds.
  "$sirisim" export Vocabulary/Tours/en.talk -o "$folder/tour-$theme.svg" --chapter 1 --moving --inspector \
    --columns 104 --theme $theme
  # A review: a transcript of which a line is otherwise than what comes.
  mkdir -p "$work/Talks"
  sed -e '/^## The same name twice/,$d' -e 's/^Ready to send it?/Send it now?/' -e 's/^| To: Sam Lee/| To: Sam Park/' \
    "Transcripts/$two_sams" > "$work/Talks/two-sams.talk"
  (cd "$work" && { "$sirisim" review Talks/two-sams.talk --picture "$folder/review-$theme.svg" --theme $theme || [ $? = 1 ]; })
  (cd Tests/Support/Projects && { "$sirisim" doctor Teahouse --picture "$folder/doctor-$theme.svg" --theme $theme || [ $? = 1 ]; })
done
picture jon-snow-narrow.svg $jon_snow --columns 40 --quiet

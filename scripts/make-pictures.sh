#!/usr/bin/env bash
# Writes the pictures of README.md and docs/ from transcripts: each is an export of a run, and nothing is drawn by hand.
# $1: the folder to write them to; docs/pictures without it.
source "$(dirname "$0")/common.sh"
require_swift
folder=${1:-docs/pictures}
mkdir -p "$folder"
build_products sirisim sirisim-samples
sirisim=$(bin_path)/sirisim

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
done
picture jon-snow-narrow.svg $jon_snow --columns 40 --quiet

#!/usr/bin/env bash
# LibreOffice 7.4.7 (Debian's libreoffice-calc-nogui): soffice --convert-to reads a CSV file that begins with the byte order mark of UTF-8 as
# Windows-1252, in a locale of UTF-8 too: the mark becomes three letters and every accent two. With --infilter=CSV:44,34,76 it is read right.
# Seen: "ï»¿pÅ™evodem", then "převodem".
set -euo pipefail
[[ "$(soffice --version 2>/dev/null)" == 'LibreOffice 7.4.7.'* ]]
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export HOME=$folder LC_ALL=C.UTF-8
printf '\xEF\xBB\xBFpřevodem,1\r\n' >table.csv
for filter in '' --infilter=CSV:44,34,76; do
  soffice --headless $filter --convert-to fods table.csv >/dev/null 2>&1
  echo "${filter:-nothing}: $(grep -oP '(?<=<text:p>).*evodem(?=</text:p>)' table.fods)"
done | tee output
diff output - <<'OUT'
nothing: ï»¿pÅ™evodem
--infilter=CSV:44,34,76: převodem
OUT

#!/usr/bin/env bash
# ZBar 0.23.92 (Debian's zbar-tools, with qrencode 4.1.1): the text of a QR code in UTF-8, without a segment that names the encoding (ECI), is taken for
# Shift_JIS or Big5 if its bytes allow it. The payee of a European payment code (EPC069-12, which asks for plain UTF-8) comes out in
# Chinese or Japanese characters; a longer text in the same letters is read right.
# Seen: "Dobrﾃｽ andﾄ嬪", "M羹ller GmbH" and, right, "Příliš žluťoučký kůň"; with -Sbinary the bytes are those of the text.
set -euo pipefail
[ "$(zbarimg --version 2>/dev/null)" = 0.23.92 ]
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for text in 'Dobrý anděl' 'Müller GmbH' 'Příliš žluťoučký kůň'; do
  qrencode -8 -o code.png "$text"
  echo "$text: $(zbarimg -q --raw code.png 2>/dev/null), $(zbarimg -q --raw --oneshot -Sbinary code.png 2>/dev/null)"
done | tee output
diff output - <<'OUT'
Dobrý anděl: Dobrﾃｽ andﾄ嬪, Dobrý anděl
Müller GmbH: M羹ller GmbH, Müller GmbH
Příliš žluťoučký kůň: Příliš žluťoučký kůň, Příliš žluťoučký kůň
OUT

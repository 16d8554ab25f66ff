#!/usr/bin/env bash
# SpamAssassin 4.0.1 with its own rules (Debian's spamassassin, no network): MIXED_ES, "Too many es are not es", meets an ordinary letter in
# Czech and adds 1 of the 5 points of spam. It counts letters that look like e, and the lines that would exempt Czech are commented out.
# The same letter without accents has none.
# Seen: "1.0 MIXED_ES" once, for the Czech letter alone.
set -euo pipefail
[[ "$(spamassassin -V)" == 'SpamAssassin version 4.0.1'* ]]
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
text='Dobrý den,

kód pro změnu e-mailu u účtu Dobrého anděla je 245862. Zadejte ho na stránce, kde jste o změnu požádali.
Platí patnáct minut, nikomu ho nesdělujte. Pokud žádost není od vás, nemusíte dělat nic: bez kódu se nic nezmění.

Děkujeme, že pomáháte dětem, které se léčí, a celé rodině. Za každým přáním k uzdravení je příběh; některé najdete
ve svém účtu. Své příspěvky uvidíte tamtéž, vždy po rozdělení v měsíci. Těšíme se na vás při společném běhu v květnu, kdy se
opět setkáme na náměstí Míru, kde čekáme přes tři sta lidí; předloni jich přišlo dvě stě.'
mail() {
  printf 'From: Nadace <napiste@example.com>\nTo: jana@example.com\nSubject: Kod\nDate: Tue, 10 Nov 2026 09:00:00 +0000\n'
  printf 'Message-ID: <1@example.com>\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n%s\n' "$1"
}
rules() {
  HOME=$folder spamassassin -L -t 2>/dev/null | grep -oE '^ *[0-9.-]+ MIXED_ES' | tr -s ' ' || echo ' none'
}
echo "Czech:$(mail "$text" | rules)" | tee output
echo "without accents:$(mail "$(LC_ALL=C.UTF-8 iconv -f utf-8 -t ascii//translit <<<"$text")" | rules)" | tee -a output
diff output - <<'OUT'
Czech: 1.0 MIXED_ES
without accents: none
OUT

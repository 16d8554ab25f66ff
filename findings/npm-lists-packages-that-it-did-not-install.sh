#!/usr/bin/env bash
# npm 11.19.1: `npm install --package-lock-only` adds the new package to node_modules/.package-lock.json, npm's list of what is installed,
# though it installs nothing. `npm ls` sees that the package is missing; a program that trusts the list does not.
# Seen: "listed" and then "not installed".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm="npx --yes npm@11.19.1"
$npm init -y >/dev/null
$npm install --no-audit --no-fund --silent is-number@7.0.0
$npm install --package-lock-only --no-audit --no-fund --silent is-odd@3.0.1
{
  grep -q '"node_modules/is-odd"' node_modules/.package-lock.json && echo listed
  [ -d node_modules/is-odd ] || echo 'not installed'
} | tee output
diff output - <<'OUT'
listed
not installed
OUT

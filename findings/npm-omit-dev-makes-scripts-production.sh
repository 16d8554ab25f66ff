#!/usr/bin/env bash
# npm 11.19.1: `omit=dev` in .npmrc, which leaves development packages out of an installation, also gives NODE_ENV=production to every
# npm run and npm exec in that folder, also once the development packages are there, and over a value that was set before. React is then
# its production build without act, and Vite builds for production.
# Seen: NODE_ENV empty without the line, production with it, even with NODE_ENV=test before the command.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
unset NODE_ENV
npm init -y >/dev/null
npm pkg set scripts.mode='node -p "process.env.NODE_ENV ?? String()"' >/dev/null
npm install --no-audit --no-fund --silent npm@11.19.1
npm="node node_modules/npm/bin/npm-cli.js --silent"
{
  echo "without: $($npm run mode)"
  echo omit=dev >.npmrc
  echo "run: $($npm run mode)"
  echo "exec: $($npm exec -c 'node -p "process.env.NODE_ENV ?? String()"')"
  echo "set: $(NODE_ENV=test $npm run mode)"
} | tee output
diff output - <<'OUT'
without: 
run: production
exec: production
set: production
OUT

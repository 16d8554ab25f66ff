#!/usr/bin/env bash
# rolldown 1.2.19: a group of codeSplitting that names an entry together with a module that another entry imports puts both into one chunk
# without a warning. Loading the other entry then runs the first one, too: here a page of visitors that starts next to the portal.
# Seen: the portal's file prints "public page started" before "portal started"; without the group it prints "portal started" alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent rolldown@1.2.19
echo "export const brand = 'portal'" >shared.js
echo "import { brand } from './shared.js'; console.log('public page started', brand.length)" >public.js
echo "import { brand } from './shared.js'; console.log(brand, 'started')" >app.js
cat >build.mjs <<'JS'
import { rolldown } from 'rolldown'
const groups = [{ name: 'small', test: /(public|shared)\.js$/ }]
for (const [dir, codeSplitting] of [['alone', undefined], ['grouped', { groups }]]) {
  const bundle = await rolldown({ input: { app: 'app.js', public: 'public.js' } })
  await bundle.write({ dir, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs', codeSplitting })
}
JS
node build.mjs >/dev/null
{ echo 'alone:'; node alone/app.mjs; echo 'grouped:'; node grouped/app.mjs; } | tee output
diff output - <<'OUT'
alone:
portal started
grouped:
public page started 6
portal started
OUT

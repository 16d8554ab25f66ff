#!/usr/bin/env bash
# stepci 2.8.2: `generate` parses an OpenAPI document without following references: one parameter that is a $ref to a component ends it
# with a TypeError about 'default', and no file is written. The same parameter in place works; so does a document that was bundled with all
# references replaced.
# Seen: "a reference: Cannot read properties of undefined (reading 'default')", "in place: 1 test".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export STEPCI_DISABLE_ANALYTICS=1
npm init -y >/dev/null
npm install --no-audit --no-fund --silent stepci@2.8.2
write() {
  cat <<YAML
openapi: 3.1.0
info: { title: people, version: '1' }
servers: [{ url: http://provider.test }]
paths:
  /people:
    get:
      operationId: people
      parameters: [$1]
      responses: { 200: { description: the people } }
components:
  parameters:
    Lang: $2
YAML
}
parameter='{ name: lang, in: header, required: true, schema: { type: string, default: cs } }'
write "{ \$ref: '#/components/parameters/Lang' }" "$parameter" >reference.yaml
write "$parameter" "$parameter" >place.yaml
{
  echo "a reference: $(npx stepci generate reference.yaml reference.tests.yaml 2>&1 | grep -o "Cannot read properties of undefined (reading 'default')" | head -1)"
  test ! -e reference.tests.yaml
  npx stepci generate place.yaml place.tests.yaml >/dev/null 2>&1
  echo "in place: $(grep -c 'url: /people' place.tests.yaml) test"
} | tee output
diff output - <<'OUT'
a reference: Cannot read properties of undefined (reading 'default')
in place: 1 test
OUT

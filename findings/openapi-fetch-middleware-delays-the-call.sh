#!/usr/bin/env bash
# openapi-fetch 0.17.0: without middleware, or with one that only has onResponse, `fetch` is called within the task of the call. One
# middleware with onRequest that does nothing delays it to a later task: what `fetch` reads then (a token, a person) may be the next user's.
# Seen: "no middleware: called at once", "only onResponse: called at once", "an empty onRequest: called later".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent openapi-fetch@0.17.0
cat >call.mjs <<'JS'
import createClient from 'openapi-fetch'
const kinds = {
  'no middleware': undefined,
  'only onResponse': { onResponse: () => undefined },
  'an empty onRequest': { onRequest: () => undefined },
}
for (const [name, middleware] of Object.entries(kinds)) {
  let isCalled = false
  const fetch = async () => {
    isCalled = true
    return new Response('{}', { headers: { 'content-type': 'application/json' } })
  }
  const client = createClient({ baseUrl: 'http://provider.test', fetch })
  if (middleware) client.use(middleware)
  const answer = client.GET('/person')
  console.log(`${name}: called ${isCalled ? 'at once' : 'later'}`)
  await answer
}
JS
node call.mjs | tee output
diff output - <<'OUT'
no middleware: called at once
only onResponse: called at once
an empty onRequest: called later
OUT

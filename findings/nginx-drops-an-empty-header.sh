#!/usr/bin/env bash
# nginx 1.22.1 (Debian 12): a header that a client sends empty is forwarded, but "proxy_set_header NAME $http_NAME" forwards it no more.
# So a list of allowed headers (proxy_pass_request_headers off, then each of them) changes what the backend sees: an empty one is gone.
# Seen: "as it came: uid is empty" and "set to itself: uid is missing".
set -euo pipefail
[ "$(nginx -v 2>&1)" = 'nginx version: nginx/1.22.1' ]
folder=$(mktemp -d)
pids=()
trap 'kill "${pids[@]}" 2>/dev/null || true; wait; rm -rf "$folder"' EXIT
cd "$folder"
cat >backend.mjs <<'JS'
import { createServer } from 'node:http'
createServer(({ headers: { uid } }, response) =>
  response.end(`uid is ${uid === undefined ? 'missing' : uid === '' ? 'empty' : uid}\n`),
).listen('backend.sock')
JS
cat >nginx.conf <<CONF
daemon off;
pid $folder/nginx.pid;
error_log stderr crit;
events { }
http {
  access_log off;
  client_body_temp_path $folder/a; proxy_temp_path $folder/b; fastcgi_temp_path $folder/c; uwsgi_temp_path $folder/d; scgi_temp_path $folder/e;
  server {
    listen unix:$folder/front.sock;
    location /as-it-came { proxy_pass http://unix:$folder/backend.sock; }
    location /set-to-itself { proxy_pass http://unix:$folder/backend.sock; proxy_set_header uid \$http_uid; }
  }
}
CONF
node backend.mjs & pids+=($!)
user=()
[ "$(id -u)" = 0 ] && user=(-g 'user root;')
nginx -c "$folder/nginx.conf" "${user[@]}" & pids+=($!)
until [ -S front.sock ] && [ -S backend.sock ]; do sleep 0.1; done
ask() { printf '%s: ' "$1"; curl --silent --unix-socket front.sock --header 'uid;' "http://localhost/${1// /-}"; }
{ ask 'as it came'; ask 'set to itself'; } | tee output
diff output - <<'OUT'
as it came: uid is empty
set to itself: uid is missing
OUT

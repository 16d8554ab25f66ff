#!/usr/bin/env bash
# nginx 1.22.1 (Debian 12): in a quoted pattern of "map", two backslashes become one before PCRE reads them. "[;\\#]" is the class of
# ; and # only, so a pattern for a literal backslash is accepted by nginx -t and matches none. "\x5c" matches one.
# Seen: "two backslashes: no match" and "x5c: match" for the same address /a\b.
set -euo pipefail
[ "$(nginx -v 2>&1)" = 'nginx version: nginx/1.22.1' ]
folder=$(mktemp -d)
trap 'kill "$pid" 2>/dev/null || true; wait; rm -rf "$folder"' EXIT
cd "$folder"
cat >nginx.conf <<CONF
daemon off;
pid $folder/nginx.pid;
error_log stderr crit;
events { }
http {
  access_log off;
  client_body_temp_path $folder/a; proxy_temp_path $folder/b; fastcgi_temp_path $folder/c; uwsgi_temp_path $folder/d; scgi_temp_path $folder/e;
  map \$request_uri \$two { "~[;\\\\#]" "match"; default "no match"; }
  map \$request_uri \$hex { "~[;\x5c#]" "match"; default "no match"; }
  server {
    listen unix:$folder/front.sock;
    return 200 "two backslashes: \$two\nx5c: \$hex\n";
  }
}
CONF
grep --quiet --fixed-strings '[;\\#]' nginx.conf
user=()
[ "$(id -u)" = 0 ] && user=(-g 'user root;')
nginx -c "$folder/nginx.conf" "${user[@]}" & pid=$!
until [ -S front.sock ]; do sleep 0.1; done
curl --silent --unix-socket front.sock --path-as-is 'http://localhost/a\b' | tee output
diff output - <<'OUT'
two backslashes: no match
x5c: match
OUT

import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PortalEnv } from '../../mock-server/src/hosting/portal/portal-config.ts'
import { readPaths } from '../../mock-server/src/hosting/portal/portal-pages.ts'
import { refuse, transportError } from '../../mock-server/src/kernel/envelope.ts'
import { MAX_UPLOAD_BYTES } from '../../mock-server/src/kernel/http/multipart.ts'
import { frame } from '../checks/compose/nginx-conf.ts'
import { portalLocations, portalMaps } from '../checks/compose/nginx-portal.ts'
import { answerWith, errorPages, refusalLocations } from '../checks/compose/nginx-refusals.ts'
import { block, dropHeaders, escapePattern, quotePattern } from '../checks/compose/nginx-text.ts'
import type { RecordedPortal } from '../checks/compose/record-portal.ts'
import { AMBIGUOUS_PATH, CLIENT_CLAIMS } from '../checks/compose/refused-by-site.ts'
import { writePortal } from '../checks/compose/write-site.ts'
import { siteData } from './site-data.ts'
import { readSiteSettings, type SiteSettings } from './site-settings.ts'

/**
 * Writes into `folder` the pages and files of the portal built in `dist` for this environment, with `portal.conf` for an nginx,
 * `nginx.conf` for an nginx of its own, and `cdn.json`. Throws for an invalid value, with the name of the variable in its message.
 */
export async function configureSite(folder: string, dist: string, env: PortalEnv, scratch = '/tmp'): Promise<void> {
  const settings = readSiteSettings(env)
  const root = resolve(folder, 'portal')
  const portal = await writePortal(root, { dist, env })
  writeFileSync(`${folder}/portal.conf`, siteConf(portal, dist, root, settings))
  writeFileSync(`${folder}/nginx.conf`, frame(scratch, [`include ${resolve(folder)}/portal.conf;`]))
  writeFileSync(`${folder}/cdn.json`, `${JSON.stringify(siteData(portal, dist, settings), null, 2)}\n`)
}

const HEALTH = block('location = /healthz', ['access_log off;', 'default_type text/plain;', 'return 200 "ok\\n";'])

/** Returns what nginx includes inside `http`: the portal at `root`, and the API if it is behind a path of the site. */
function siteConf(portal: RecordedPortal, dist: string, root: string, settings: SiteSettings): string {
  const { origin, httpPort, tls, api } = settings
  const main = (listen: string) =>
    block('server', [
      listen,
      ...shared(settings),
      `root ${root};`,
      ...HEALTH,
      ...apiLocation(api, origin),
      ...pages(portal),
    ])
  const lines = [
    ...portalMaps(readPaths(dist)),
    ...logMaps(api),
    ...(api && !api.resolver ? block('upstream portal_api', [`server ${addressOf(api.upstream)};`]) : []),
    ...(tls
      ? [
          ...block('server', [
            `listen ${httpPort};`,
            'server_tokens off;',
            'access_log off;',
            ...HEALTH,
            ...block('location /', [`return 308 ${origin}$request_uri;`]),
          ]),
          ...main(`listen ${tls.port} ssl http2;`),
        ]
      : main(`listen ${httpPort};`)),
  ]
  return `${lines.join('\n')}\n`
}

/**
 * A line of the log has no query string, no id in a path, no header, and only the network of the client: none of them is personal
 * data (rule 19.19).
 */
const logMaps = (api: SiteSettings['api']): string[] => [
  ...block('map $remote_addr $client_network', [
    String.raw`"~^(?<v4>\d+\.\d+\.\d+)\." $v4.0;`,
    '"~^(?<v6>[^:]+:[^:]+:[^:]+):" $v6::;',
    'default -;',
  ]),
  ...block('map $request_uri $log_target', [
    ...(api ? [`"~^${api.path}/(?<operation>[A-Za-z]+)" ${api.path}/$operation;`] : []),
    '"~^/assets/" /assets/;',
    'default $page;',
  ]),
  `log_format portal escape=json '{"time":"$time_iso8601","client":"$client_network","method":"$request_method","target":"$log_target","status":$status,"bytes":$body_bytes_sent,"seconds":$request_time,"upstreamSeconds":"$upstream_response_time","requestId":"$request_id"}';`,
  ...(api
    ? block('map $request_uri $api_rest', [
        `${quotePattern(new RegExp(`^${escapePattern(api.path)}(?<rest>/.*)$`))} $rest;`,
        'default "";',
      ])
    : []),
  ...(api ? block('map $request_uri $is_ambiguous', [`"~*${AMBIGUOUS_PATH.source}" 1;`, 'default "";']) : []),
]

const shared = ({ tls, trustedProxies, accessLog, errorLevel }: SiteSettings): string[] => [
  ...(tls
    ? [
        `ssl_certificate ${tls.certificate};`,
        `ssl_certificate_key ${tls.key};`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
        'ssl_session_cache shared:portal:5m;',
        'ssl_session_tickets off;',
      ]
    : []),
  ...(trustedProxies.length > 0
    ? [
        ...trustedProxies.map((proxy) => `set_real_ip_from ${proxy};`),
        'real_ip_header X-Forwarded-For;',
        'real_ip_recursive on;',
      ]
    : []),
  `access_log ${accessLog} portal;`,
  // Below this level a line of the error log has the full address.
  `error_log stderr ${errorLevel};`,
  'server_tokens off;',
  'gzip off;',
  'absolute_redirect off;',
  'merge_slashes off;',
  `client_max_body_size ${MAX_UPLOAD_BYTES};`,
  'client_header_timeout 10s;',
  'client_body_timeout 30s;',
  'large_client_header_buffers 4 16k;',
  'recursive_error_pages on;',
  ...errorPages({ 413: '@too_large' }),
]

const pages = (portal: RecordedPortal): string[] => [
  ...portalLocations(portal, '@not_here'),
  ...block('location @not_here', answerWith(transportError(404))),
  ...block('location @too_large', answerWith(transportError(413))),
  ...refusalLocations(),
]

const addressOf = ({ hostname, port, protocol }: URL) => `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`

function apiLocation(api: SiteSettings['api'], origin: string): string[] {
  if (!api) return []
  const { upstream, authorities, resolver } = api
  const base = upstream.pathname.replace(/\/$/, '')
  return [
    ...block(`location ~ "${new RegExp(`^${escapePattern(api.path)}/`).source}"`, [
      ...block('if ($is_ambiguous)', ['return 400;']),
      // The address as it was sent; one that means another path only after normalisation is not forwarded.
      ...block('if ($api_rest = "")', ['return 404;']),
      // With a variable, nginx looks the name up again when its address expires.
      `set $api_host ${upstream.host};`,
      `proxy_pass ${upstream.protocol}//${resolver ? '$api_host' : 'portal_api'}${base}$api_rest;`,
      ...(resolver ? [`resolver ${resolver};`] : []),
      'proxy_http_version 1.1;',
      'proxy_set_header Connection "";',
      'proxy_set_header Host $api_host;',
      'proxy_set_header X-Forwarded-For $remote_addr;',
      `proxy_set_header X-Forwarded-Proto ${new URL(origin).protocol.slice(0, -1)};`,
      'proxy_set_header X-Request-Id $request_id;',
      ...dropHeaders(CLIENT_CLAIMS),
      // The portal takes the time from the API.
      'proxy_pass_header Date;',
      'proxy_redirect off;',
      // Of a name with several addresses (IPv6 and IPv4) one may be out of reach. A POST that was sent is never sent again.
      'proxy_next_upstream error timeout;',
      'proxy_connect_timeout 5s;',
      ...(upstream.protocol === 'https:'
        ? [
            'proxy_ssl_server_name on;',
            `proxy_ssl_name ${upstream.hostname};`,
            'proxy_ssl_verify on;',
            'proxy_ssl_verify_depth 4;',
            `proxy_ssl_trusted_certificate ${authorities};`,
          ]
        : []),
      ...errorPages({ 404: '@not_here', 413: '@too_large', '502 504': '@no_api' }),
    ]),
    ...block('location @no_api', answerWith(refuse(502, 'bad-gateway'))),
  ]
}

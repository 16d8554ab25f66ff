import control from '#generated/sandbox.json' with { type: 'json' }
import { NOT_THE_PORTAL } from '../../../mock-server/src/hosting/portal/portal.ts'
import { readPaths } from '../../../mock-server/src/hosting/portal/portal-pages.ts'
import { refuse, transportError } from '../../../mock-server/src/kernel/envelope.ts'
import { MAX_UPLOAD_BYTES } from '../../../mock-server/src/kernel/http/multipart.ts'
import { portalLocations, portalMaps } from './nginx-portal.ts'
import { answerWith, errorPages, refusalLocations } from './nginx-refusals.ts'
import { block, dropHeaders } from './nginx-text.ts'
import type { RecordedPortal } from './record-portal.ts'
import { CLIENT_CLAIMS } from './refused-by-site.ts'

const UNREACHED = refuse(502, 'bad-gateway')

const passTo = (turn: number) => `proxy_pass http://$replica_${turn}$request_uri;`

/** Forwards to one of the replicas; if it is unreachable, to the next. */
const toProvider: readonly string[] = [passTo(1), ...errorPages({ '502 504': '= @turn_2', 413: '= @too_large' })]

const toEachCall = ['Host $http_host', 'X-Forwarded-For $remote_addr', 'X-Forwarded-Proto $scheme']
const dressed = [...toEachCall.map((header) => `proxy_set_header ${header};`), ...dropHeaders(CLIENT_CLAIMS)]

/** Settings of the server: how calls are forwarded to the provider. */
const proxySettings: readonly string[] = [
  'proxy_http_version 1.1;',
  ...dressed,
  // The world's clock; nginx would replace it by its own time.
  'proxy_pass_header Date;',
  // Streams and late bytes are forwarded when they arrive.
  'proxy_buffering off;',
  'proxy_connect_timeout 2s;',
  `proxy_read_timeout ${control.components.schemas.NewFault.properties.ms.maximum / 1000 + 10}s;`,
  // A call that reached a replica is never forwarded to another: it may have run, and an injected fault would be hidden.
  'proxy_next_upstream off;',
  `client_max_body_size ${MAX_UPLOAD_BYTES};`,
  // The deadlines of rule 19.12.
  'client_header_timeout 10s;',
  'client_body_timeout 30s;',
  // The longest head that the provider reads.
  'large_client_header_buffers 4 16k;',
  'recursive_error_pages on;',
  ...errorPages({}),
]

/**
 * Maps each first replica to the next ones: each is tried exactly once, which a group of nginx (`upstream`) guarantees only together with
 * repeating calls. A second map has whether the last one was reached: nginx has no time for a connection that failed.
 */
const providerMaps = (replicas: readonly string[]): string[] => [
  ...block(
    'split_clients $request_id $replica_1',
    replicas.map(
      (replica, i) => `${i + 1 < replicas.length ? `${Math.floor(100 / replicas.length)}%` : '*'} ${replica};`,
    ),
  ),
  ...replicas.slice(1).flatMap((_, i) =>
    block(
      `map $replica_${i + 1} $replica_${i + 2}`,
      replicas.map((replica, j) => `${replica} ${replicas[(j + 1) % replicas.length]};`),
    ),
  ),
  ...block('map $upstream_connect_time $was_reached', [
    // Read after each try.
    'volatile;',
    String.raw`"~[\d.]$" 1;`,
    'default "";',
  ]),
]

/** A connection that broke off also breaks off for the client: it is unknown whether the operation ran (its 410). */
const breakOff = block('if ($was_reached)', ['return 444;'])

const providerLocations = (replicas: readonly string[]): string[] => [
  ...block(`location ~ "${NOT_THE_PORTAL.source}"`, toProvider),
  ...block('location @provider', toProvider),
  ...replicas
    .map((_, i) => i + 1)
    .slice(1)
    .flatMap((turn) =>
      block(`location @turn_${turn}`, [...breakOff, passTo(turn), ...errorPages({ '502 504': `= @turn_${turn + 1}` })]),
    ),
  ...block(`location @turn_${replicas.length + 1}`, [...breakOff, ...answerWith(UNREACHED)]),
  ...block('location @too_large', [
    // The provider refuses it by its length, at the time of its world; the body need not be forwarded.
    passTo(1),
    ...dressed,
    'proxy_pass_request_body off;',
    `proxy_set_header Content-Length ${MAX_UPLOAD_BYTES + 1};`,
    ...errorPages({ '502 504': '= @too_large_unheard' }),
  ]),
  ...block('location @too_large_unheard', answerWith(transportError(413))),
  ...refusalLocations(),
]

export type NginxPlace = {
  /** Address and port, or only the port. */
  listen: string
  /** Folder of the pages and files. */
  root: string
  /** Folder that nginx may write to. */
  scratch: string
  /** Host and port of each provider. */
  replicas: readonly string[]
  /** The name server of the hosts, with how long its answers are valid; not needed for addresses. */
  resolver?: string
}

/** Returns nginx.conf: the portal's files as its plugin answered them, everything else from the provider. */
export function nginxConf(
  portal: RecordedPortal,
  dist: string,
  { listen, root, scratch, replicas, resolver }: NginxPlace,
): string {
  return frame(scratch, [
    // An address may contain personal data, and a line of the error log has the full address (rule 19.19).
    'access_log off;',
    'server_tokens off;',
    ...portalMaps(readPaths(dist)),
    ...providerMaps(replicas),
    ...(resolver === undefined ? [] : [`resolver ${resolver};`]),
    ...block('server', [
      `listen ${listen};`,
      `root ${root};`,
      'absolute_redirect off;',
      'merge_slashes off;',
      ...proxySettings,
      ...providerLocations(replicas),
      ...portalLocations(portal, '@provider'),
    ]),
  ])
}

/** A complete nginx.conf around the lines of its `http`; nginx writes only to `scratch`. */
export function frame(scratch: string, http: readonly string[]): string {
  const scratches = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${scratch}/${name};`,
  )
  const lines = [
    'worker_processes auto;',
    `pid ${scratch}/nginx.pid;`,
    'error_log stderr crit;',
    'daemon off;',
    ...block('events', []),
    ...block('http', [...scratches, 'sendfile on;', ...http]),
  ]
  return `${lines.join('\n')}\n`
}

import { readPaths } from '../../mock-server/src/hosting/portal/portal-pages.ts'
import { portalLocations, portalMaps } from './nginx-portal.ts'
import { providerLocations, providerMaps, proxySettings } from './nginx-provider.ts'
import { block } from './nginx-text.ts'
import type { RecordedPortal } from './record-portal.ts'

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

import { readPaths } from '../../mock-server/src/hosting/portal/portal-pages.ts'
import { nameOf, type RecordedPortal, SHELL } from '../checks/compose/record-portal.ts'
import { AMBIGUOUS_PATH, CLIENT_CLAIMS } from '../checks/compose/refused-by-site.ts'
import type { SiteSettings } from './site-settings.ts'

/** Returns what a CDN has to know, as data: which path has which file and status, the headers of each kind of file, and the API. */
export function siteData({ pageHeaders, icons, assets }: RecordedPortal, dist: string, { api }: SiteSettings) {
  const { prerendered, routes } = readPaths(dist)
  return {
    pages: {
      files: Object.fromEntries(prerendered),
      patterns: routes.map(({ pattern: { source, flags }, file }) => ({ pattern: source, flags, file: nameOf(file) })),
      otherwise: { file: SHELL, status: 404 },
      compressed: { br: '.br', gzip: '.gz' },
      headers: pageHeaders,
    },
    icons: Object.fromEntries([...icons].map(([icon, headers]) => [`/${icon}`, { headers }])),
    '/assets/': Object.fromEntries(
      [...assets].map(([ending, { headers, isCoded }]) => [ending, { headers, hasCompressedCopies: isCoded }]),
    ),
    api: api
      ? {
          path: `${api.path}/`,
          upstream: api.upstream.href,
          cache: false,
          droppedRequestHeaders: CLIENT_CLAIMS,
          refusedPaths: { pattern: AMBIGUOUS_PATH.source, flags: 'i', status: 400 },
        }
      : 'called by browsers directly',
  }
}

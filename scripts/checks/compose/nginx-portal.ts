import type { readPaths } from '../../../mock-server/src/hosting/portal/portal-pages.ts'
import { errorPages } from './nginx-refusals.ts'
import { block, escapePattern, quotePattern, sendHeaders } from './nginx-text.ts'
import { CODINGS, nameOf, type RecordedPortal, SHELL } from './record-portal.ts'

/** The page of a path, by the original address, as the mock's portal decides; and the compression that the browser accepts. */
export function portalMaps({ prerendered, routes }: ReturnType<typeof readPaths>): string[] {
  return [
    ...block('map $request_uri $portal_path', ['"~^(?<path_alone>[^?]*)" $path_alone;']),
    ...block('map $portal_path $page', [
      ...[...prerendered].map(([path, file]) => `${quotePattern(new RegExp(`^${escapePattern(path)}$`))} ${file};`),
      ...routes.map(({ pattern, file }) => `${quotePattern(pattern)} ${nameOf(file)};`),
      'default no-such-page;',
    ]),
    ...block('map $http_accept_encoding $suffix', [
      String.raw`"~\bbr\b" .br;`,
      String.raw`"~\bgzip\b" .gz;`,
      'default "";',
    ]),
    ...block(
      'map $suffix $coding',
      Object.entries(CODINGS).map(([suffix, coding]) => `"${suffix}" "${suffix && coding}";`),
    ),
  ]
}

const CODED = 'add_header content-encoding $coding always;'

/** Locations of the pages, the hashed files and the icons. Anything else, such as a POST, goes to the location `elsewhere`. */
export function portalLocations({ pageHeaders, icons, assets }: RecordedPortal, elsewhere: string): string[] {
  const page = [
    ...sendHeaders(pageHeaders),
    CODED,
    // As in the mock, where a page is not a file: it has no Last-Modified and no ranges.
    'etag off;',
    'if_modified_since off;',
    'add_header last-modified "";',
    'max_ranges 0;',
  ]
  const file = errorPages({ '403 404 405': `= ${elsewhere}` })
  return [
    ...block('location /', [
      ...page,
      'try_files /$page$suffix =404;',
      ...errorPages({ 404: '@no_such_page', 405: `= ${elsewhere}` }),
    ]),
    ...block('location @no_such_page', [
      ...page,
      `try_files /${SHELL}$suffix =500;`,
      ...errorPages({ 405: `= ${elsewhere}` }),
    ]),
    ...[...assets].flatMap(([ending, { headers, isCoded }]) =>
      block(`location ~ "${new RegExp(`^/assets/[^/]+${escapePattern(ending)}$`).source}"`, [
        ...sendHeaders(headers),
        ...(isCoded ? [CODED, 'try_files $uri$suffix =404;'] : ['try_files $uri =404;']),
        ...file,
      ]),
    ),
    // As a pattern: otherwise nginx would redirect the path without the slash to this one.
    ...block('location ~ ^/assets/', [`try_files /.none ${elsewhere};`]),
    ...[...icons].flatMap(([icon, headers]) => block(`location = /${icon}`, [...sendHeaders(headers), ...file])),
  ]
}

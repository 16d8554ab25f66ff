import type { i18n } from 'i18next'
import type { RouteEntry } from './route-entry.ts'

/** The title of a route's page. The texts of a feature come with its screen; until then the user is offline. */
export function titleOfRoute({ title }: RouteEntry, language: i18n): string {
  if (typeof title === 'string') return language.t(($) => $.title[title], { ns: 'pages' })
  if ('prerendered' in title) return language.t(($) => $.title[title.prerendered])
  const { feature } = title
  if (!language.hasResourceBundle('cs', feature)) return language.t(($) => $.offline.title, { ns: 'pages' })
  return language.getFixedT(null, feature)(($) => $.title)
}

import type { Language } from '../api/credentials.ts'
import { useConfig } from '../config/config-context.tsx'
import type { RuntimeConfig } from '../config/runtime-config.ts'
import { useLanguage } from '../ui/use-language.ts'

/** The foundation's other sites that the portal links to (rule 1.4). */
export type SiteOutside = 'website' | 'blog' | 'terms' | 'members'

type Addresses = Pick<RuntimeConfig, 'hosts' | 'websitePaths'>

/** Address of a site in a language. Only the website's root has an English part; its blog and terms have one version for both. */
export function externalLink(site: SiteOutside, language: Language, { hosts, websitePaths }: Addresses): string {
  if (site === 'members') return `${hosts.members}/`
  if (site === 'website') return `${hosts.website}${language === 'en' ? websitePaths.english : '/'}`
  return `${hosts.website}${websitePaths[site]}`
}

/** The address in the language of the page: `<a href={linkOut('terms')}>`. Such links open in the same tab (rule 1.3). */
export function useExternalLink(): (site: SiteOutside) => string {
  const config = useConfig()
  const language = useLanguage()
  return (site) => externalLink(site, language, config)
}

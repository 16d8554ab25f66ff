import { apiBase, bugsnagKey, chatUrl, origin, webAddress, websitePath } from './portal-addresses.ts'

/** Environment variables of the portal with their defaults; an address that is empty is not shown. */
const DEFAULTS = {
  PORTAL_API_BASE: '/api',
  PORTAL_HOST_WEBSITE: 'https://www.example.com',
  PORTAL_HOST_MEMBERS: 'https://members.example.com',
  // Empty: the pictures are on the portal's own origin, where this server serves them.
  PORTAL_HOST_IMAGE: '',
  PORTAL_HOST_DOCUMENT: 'https://documents.example.com',
  PORTAL_WEBSITE_EN_PATH: '/en',
  PORTAL_WEBSITE_BLOG_PATH: '/blog',
  PORTAL_WEBSITE_TERMS_PATH: '/podminky',
  PORTAL_PHONE_DONORS: '+420 000 000 001',
  PORTAL_PHONE_RECIPIENTS: '+420 000 000 002',
  PORTAL_EMAIL: 'napiste@example.com',
  PORTAL_FACEBOOK: 'https://www.facebook.com/example',
  PORTAL_INSTAGRAM: 'https://www.instagram.com/example',
  PORTAL_TWITTER: 'https://twitter.com/example',
  PORTAL_YOUTUBE: 'https://www.youtube.com/@example',
  PORTAL_LINKEDIN: 'https://www.linkedin.com/company/example',
  PORTAL_CHAT_URL: '',
  PORTAL_BUGSNAG_KEY: '',
  PORTAL_BUGSNAG_ENDPOINT: 'https://notify.bugsnag.com',
}

export type PortalEnv = { readonly [name: string]: string | undefined }

/** The variables that are not set and have an invented default, which must not reach people. */
export const exampleVariables = (env: PortalEnv): string[] =>
  Object.entries(DEFAULTS).flatMap(([name, value]) =>
    env[name] === undefined && /example|000 000/.test(value) ? [name] : [],
  )

export type PortalConfig = {
  apiBase: string
  hosts: { website: string; members: string; image: string; document: string }
  websitePaths: { english: string; blog: string; terms: string }
  phones: { donors: { text: string; href: string }; recipients: { text: string; href: string } }
  email: string
  social: { facebook: string; instagram: string; twitter: string; youtube: string; linkedin: string }
  version: string
  chat?: { url: string }
  errorReports?: { key: string; endpoint: string }
}

/**
 * The portal's configuration from environment variables. Throws with the variable's name when an address is not http(s), because links of
 * every page would contain it.
 */
export function portalConfig(env: PortalEnv, version: string): PortalConfig {
  const value = (name: keyof typeof DEFAULTS) => env[name] ?? DEFAULTS[name]
  const host = (name: keyof typeof DEFAULTS) => origin(name, value(name))
  const link = (name: keyof typeof DEFAULTS) => (value(name) === '' ? '' : webAddress(name, value(name)).href)
  const phone = (name: keyof typeof DEFAULTS) => ({
    text: value(name),
    href: `tel:${value(name).replace(/[^+\d]/g, '')}`,
  })
  const path = (name: keyof typeof DEFAULTS) => websitePath(name, value(name))
  return {
    apiBase: apiBase(value('PORTAL_API_BASE')),
    hosts: {
      website: host('PORTAL_HOST_WEBSITE'),
      members: host('PORTAL_HOST_MEMBERS'),
      image: value('PORTAL_HOST_IMAGE') === '' ? '' : host('PORTAL_HOST_IMAGE'),
      document: host('PORTAL_HOST_DOCUMENT'),
    },
    websitePaths: {
      english: path('PORTAL_WEBSITE_EN_PATH'),
      blog: path('PORTAL_WEBSITE_BLOG_PATH'),
      terms: path('PORTAL_WEBSITE_TERMS_PATH'),
    },
    phones: { donors: phone('PORTAL_PHONE_DONORS'), recipients: phone('PORTAL_PHONE_RECIPIENTS') },
    email: value('PORTAL_EMAIL'),
    social: {
      facebook: link('PORTAL_FACEBOOK'),
      instagram: link('PORTAL_INSTAGRAM'),
      twitter: link('PORTAL_TWITTER'),
      youtube: link('PORTAL_YOUTUBE'),
      linkedin: link('PORTAL_LINKEDIN'),
    },
    version: env.PORTAL_VERSION ?? version,
    ...(value('PORTAL_CHAT_URL') !== '' && { chat: { url: chatUrl(value('PORTAL_CHAT_URL'), env.PORTAL_ORIGIN) } }),
    ...(value('PORTAL_BUGSNAG_KEY') !== '' && {
      errorReports: {
        key: bugsnagKey(value('PORTAL_BUGSNAG_KEY')),
        endpoint: webAddress('PORTAL_BUGSNAG_ENDPOINT', value('PORTAL_BUGSNAG_ENDPOINT')).href.replace(/\/$/, ''),
      },
    }),
  }
}

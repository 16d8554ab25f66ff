/** What differs between environments, by the names of environment variables; an address left empty is not shown. */
const DEFAULTS = {
  PORTAL_API_BASE: '/api',
  PORTAL_HOST_WEBSITE: 'https://www.example.com',
  PORTAL_HOST_MEMBERS: 'https://members.example.com',
  PORTAL_HOST_IMAGE: 'https://images.example.com',
  PORTAL_HOST_DOCUMENT: 'https://documents.example.com',
  PORTAL_PHONE_DONORS: '+420 000 000 001',
  PORTAL_PHONE_RECIPIENTS: '+420 000 000 002',
  PORTAL_EMAIL: 'napiste@example.com',
  PORTAL_FACEBOOK: 'https://www.facebook.com/example',
  PORTAL_INSTAGRAM: 'https://www.instagram.com/example',
  PORTAL_TWITTER: 'https://twitter.com/example',
  PORTAL_YOUTUBE: 'https://www.youtube.com/@example',
  PORTAL_LINKEDIN: 'https://www.linkedin.com/company/example',
}

export type PortalEnv = { readonly [name: string]: string | undefined }

export type PortalConfig = {
  apiBase: string
  hosts: { website: string; members: string; image: string; document: string }
  phones: { donors: { text: string; href: string }; recipients: { text: string; href: string } }
  email: string
  social: { facebook: string; instagram: string; twitter: string; youtube: string; linkedin: string }
  version: string
}

/**
 * The portal's configuration from environment variables. Throws with the variable's name when an address is not http(s): it
 * would end up in links of every page.
 */
export function portalConfig(env: PortalEnv, version: string): PortalConfig {
  const value = (name: keyof typeof DEFAULTS) => env[name] ?? DEFAULTS[name]
  const host = (name: keyof typeof DEFAULTS) => origin(name, value(name))
  const link = (name: keyof typeof DEFAULTS) => (value(name) === '' ? '' : webAddress(name, value(name)).href)
  const phone = (name: keyof typeof DEFAULTS) => ({
    text: value(name),
    href: `tel:${value(name).replace(/[^+\d]/g, '')}`,
  })
  return {
    apiBase: apiBase(value('PORTAL_API_BASE')),
    hosts: {
      website: host('PORTAL_HOST_WEBSITE'),
      members: host('PORTAL_HOST_MEMBERS'),
      image: host('PORTAL_HOST_IMAGE'),
      document: host('PORTAL_HOST_DOCUMENT'),
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
  }
}

function webAddress(name: string, text: string): URL {
  const address = URL.parse(text)
  if (address?.protocol === 'https:' || address?.protocol === 'http:') return address
  throw new Error(`${name} is no http(s) address: ${JSON.stringify(text)}. Set it like https://www.example.com`)
}

function origin(name: string, text: string): string {
  return webAddress(name, text).origin
}

function apiBase(text: string): string {
  if (/^\/(?!\/)[\w/.-]*$/.test(text)) return text
  return webAddress('PORTAL_API_BASE', text).href.replace(/\/$/, '')
}

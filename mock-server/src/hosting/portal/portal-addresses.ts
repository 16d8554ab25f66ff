/** Checks of addresses in the portal's configuration. Each throws with the variable's name and the expected form. */

export function webAddress(name: string, text: string): URL {
  const address = URL.parse(text)
  if (address?.protocol === 'https:' || address?.protocol === 'http:') return address
  throw new Error(`${name} is no http(s) address: ${JSON.stringify(text)}. Set it like https://www.example.com`)
}

export function origin(name: string, text: string): string {
  return webAddress(name, text).origin
}

export function apiBase(text: string): string {
  if (/^\/(?!\/)[\w/.-]*$/.test(text)) return text
  return webAddress('PORTAL_API_BASE', text).href.replace(/\/$/, '')
}

export function websitePath(name: string, text: string): string {
  if (/^\/[\w-][\w/.-]*$/.test(text)) return text
  throw new Error(`${name} is no path of the website: ${JSON.stringify(text)}. Set it like /blog`)
}

/**
 * The chat must not be on the portal's own origin, where it could read the session; without https a browser refuses it in an https
 * portal.
 */
export function chatUrl(text: string, portal = ''): string {
  const url = webAddress('PORTAL_CHAT_URL', text)
  const own = URL.parse(portal)
  if (url.origin === own?.origin)
    throw new Error(
      `PORTAL_CHAT_URL is on the portal's own origin ${own.origin}: the chat has to run on another one, see docs/chat.md`,
    )
  if (own?.protocol === 'https:' && url.protocol !== 'https:')
    throw new Error(`PORTAL_CHAT_URL has to be https, as the portal is: ${JSON.stringify(text)}`)
  return url.href
}

export function bugsnagKey(text: string): string {
  if (/^[0-9a-f]{32}$/i.test(text)) return text
  throw new Error('PORTAL_BUGSNAG_KEY is no key of Bugsnag: it has 32 hexadecimal digits')
}

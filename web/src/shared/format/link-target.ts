/** Where a link of a Markdown text may lead, or that it may not lead anywhere. */
export type LinkTarget =
  | { kind: 'same-tab'; href: string }
  | { kind: 'new-tab'; href: string }
  /** Another scheme, or no address: only its text is shown. */
  | { kind: 'none' }

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])
// Browsers ignore these inside an address, so `java\nscript:` is a scheme to them; here such an address is refused.
const invisible = /[\p{Cc}\p{Cf}\p{Z}]/u

/**
 * Rules 1.3, 18.7: only http(s), mailto and tel. The own domain and its subdomains open in the same tab; a foreign
 * target opens a new tab if its text contains an http address. `ownDomain` is a bare host; `own.cz.evil` and
 * `evil-own.cz` are foreign.
 */
export function linkTarget(href: string | undefined, text: string, ownDomain: string): LinkTarget {
  const address = href?.trim() ?? ''
  if (address === '' || invisible.test(address)) return { kind: 'none' }
  // Without a scheme it must begin as a path: `www.jinde.cz` or `java%09script:…` would lead to a page that does not exist.
  if (!/^([a-z][a-z0-9+.-]*:|[/\\#?])/i.test(address)) return { kind: 'none' }
  const base = `https://${ownDomain}/`
  const url = parse(address, base)
  if (url === undefined || !schemes.has(url.protocol)) return { kind: 'none' }
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { kind: 'same-tab', href: address }
  if (url.username !== '' || url.password !== '') return { kind: 'none' }
  if (isOwnHost(url.hostname, ownDomain)) return { kind: 'same-tab', href: address }
  return /https?:\/\//i.test(text) ? { kind: 'new-tab', href: address } : { kind: 'same-tab', href: address }
}

/** The portal's own domain, derived from its website: `https://www.own.cz` gives `own.cz`. */
export function ownDomainOf(website: string): string {
  return new URL(website).hostname.replace(/^www\./, '')
}

function isOwnHost(host: string, ownDomain: string): boolean {
  const name = host.replace(/\.$/, '')
  const own = ownDomain.toLowerCase()
  return name === own || name.endsWith(`.${own}`)
}

function parse(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

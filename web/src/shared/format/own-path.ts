/** Any origin works: it shows whether the browser would stay on the current one. */
const here = 'https://own.invalid'
const neverBackTo = new Set(['/login', '/logout', '/prijemce/prihlaseni'])
const longest = 2000

const hasForbidden = (text: string): boolean => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u.test(text)

/** The path without any percent-encoding; undefined if it cannot be decoded, or is encoded more than five times. */
function decoded(path: string): string | undefined {
  let current = path
  for (let layer = 0; layer < 5; layer += 1) {
    try {
      const next = decodeURIComponent(current)
      if (next === current) return current
      current = next
    } catch {
      return undefined
    }
  }
  return undefined
}

/**
 * The requested address as the browser normalizes it, if it is a path of this portal, otherwise null. Never another
 * origin, whatever slashes, encoding or control characters, and never a login or logout page (rule 2.15).
 */
export function ownPath(requested: unknown): string | null {
  if (
    typeof requested !== 'string' ||
    requested.length > longest ||
    !requested.startsWith('/') ||
    hasForbidden(requested)
  )
    return null
  let url: URL
  try {
    url = new URL(requested, here)
  } catch {
    return null
  }
  if (url.origin !== here) return null
  const path = decoded(url.pathname)
  if (path === undefined || hasForbidden(path)) return null
  const segments = path.split('/')
  if (path.includes('//') || segments.includes('..') || segments.includes('.')) return null
  // The router matches paths in any case and with a trailing slash.
  if (neverBackTo.has(path.toLowerCase().replace(/\/$/, ''))) return null
  return url.pathname + url.search + url.hash
}

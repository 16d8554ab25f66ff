/** Any origin does: it shows whether the browser would stay on the one it is on. */
const here = 'https://own.invalid'
const neverBackTo = new Set(['/login', '/logout', '/prijemce/prihlaseni'])
const longest = 2000

const hasForbidden = (text: string): boolean => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u.test(text)

/** The path with every layer of percent-encoding off; undefined when it cannot be read, or hides more than five layers. */
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
 * Where to go after login: the address asked for when it is a path of this portal, otherwise null (go home). Never another
 * origin, whatever trick of slashes, encoding or control characters leads there, and never back to a login or logout
 * (rule 2.15). Answers the path in the browser's own spelling, with query and fragment.
 */
export function ownPath(asked: unknown): string | null {
  if (typeof asked !== 'string' || asked.length > longest || !asked.startsWith('/') || hasForbidden(asked)) return null
  let url: URL
  try {
    url = new URL(asked, here)
  } catch {
    return null
  }
  if (url.origin !== here) return null
  const path = decoded(url.pathname)
  if (path === undefined || hasForbidden(path)) return null
  const segments = path.split('/')
  if (path.includes('//') || segments.includes('..') || segments.includes('.')) return null
  // The router finds a route in any case and with a slash behind.
  if (neverBackTo.has(path.toLowerCase().replace(/\/$/, ''))) return null
  return url.pathname + url.search + url.hash
}

/**
 * The page of the gateway as a browser may be sent there: http(s) only (rule 18.7), without a name and password in it; undefined for
 * anything else, whoever it came from.
 */
export function gatewayAddress(given: string | null | undefined): URL | undefined {
  try {
    const url = new URL(given ?? '')
    const isPage = url.protocol === 'https:' || url.protocol === 'http:'
    return isPage && url.username === '' && url.password === '' ? url : undefined
  } catch {
    return undefined
  }
}

/** The gateway's address is not one that a browser may be sent to. */
export class UnusableGateway extends Error {
  override readonly name = 'UnusableGateway'
}

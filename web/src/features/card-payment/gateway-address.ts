/**
 * The address of the gateway's page if the browser may be sent there: http(s) only (rule 18.7),
 * without a user name and password; undefined for anything else, whatever its source.
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

/** Thrown if the browser must not be sent to the gateway's address. */
export class UnusableGateway extends Error {
  override readonly name = 'UnusableGateway'
}

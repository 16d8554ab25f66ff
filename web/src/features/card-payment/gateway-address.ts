/** The address if the browser may be sent there: http(s) only (rule 18.7), without a user name and password. */
export function gatewayAddress(given: string | null | undefined): URL | undefined {
  try {
    const url = new URL(given ?? '')
    const isPage = url.protocol === 'https:' || url.protocol === 'http:'
    return isPage && url.username === '' && url.password === '' ? url : undefined
  } catch {
    return undefined
  }
}

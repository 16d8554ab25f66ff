const readableTexts: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there: is it running, and is the port right?',
  ENOTFOUND: 'no such host: is the name spelled right, and does this machine reach its network?',
  EAI_AGAIN: 'the name could not be looked up: is this machine online?',
  ECONNRESET: 'the connection was closed before an answer came',
  UND_ERR_SOCKET: 'the connection was closed before an answer came',
  ETIMEDOUT: 'no answer came in time: is a firewall in between?',
  UND_ERR_CONNECT_TIMEOUT: 'no answer came in time: is a firewall in between?',
  TimeoutError: 'no answer came in time',
  ERR_INVALID_URL: 'this is no address: it has to begin with http:// or https://',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed: name your authority in NODE_EXTRA_CA_CERTS',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is self-signed: name your authority in NODE_EXTRA_CA_CERTS',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'its certificate was signed by an unknown authority: name your authority in NODE_EXTRA_CA_CERTS',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  HPE_HEADER_OVERFLOW: 'the head of the answer is longer than 16 kB',
  UND_ERR_HEADERS_OVERFLOW: 'the head of the answer is longer than 16 kB',
  HPE_INVALID_CONSTANT:
    'the answer is not valid HTTP. If the server speaks HTTP: does Content-Length count bytes, not characters, and was the whole body of the former call read?',
}

const LONGEST = 300

/** Describes a server's answer in one line of a report. */
export function inShort(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

const messages: Record<string, string> = {
  'bad port': 'browsers and Node never call this port (WHATWG Fetch, port blocking): choose another one',
}

/** Describes why an address did not answer and what to check. */
export function explainFailure(error: unknown): string {
  let deepest = String(error)
  for (let at: unknown = error; at instanceof Error; at = at.cause ?? firstOf(at)) {
    deepest = at.message
    const known = readableTexts[(at as { code?: string }).code ?? ''] ?? readableTexts[at.name] ?? messages[at.message]
    if (known !== undefined) return known
  }
  return deepest
}

/** A host with several addresses fails with one error for each. */
const firstOf = (error: Error): unknown => (error instanceof AggregateError ? error.errors[0] : undefined)

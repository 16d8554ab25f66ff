/** The longest answer that is read, after unpacking: several times the largest file of the contract. */
export const MAX_ANSWER_BYTES = 32 * 1024 * 1024
/** Answers of the contract have a few levels; what walks through a value would end the run with a much deeper one. */
const MAX_LEVELS = 100
const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const OPENING: ReadonlySet<number | undefined> = new Set([0x5b, 0x7b])
const CLOSING: ReadonlySet<number | undefined> = new Set([0x5d, 0x7d])
/** The codings that `fetch` unpacks. */
const CODINGS = new Set(['', 'identity', 'gzip', 'x-gzip', 'deflate', 'br', 'zstd'])

/** Reads an answer of `fetch` to its end, unpacked by it. Rejects as `readChunks` does. */
export async function readResponse({ body, headers }: Response): Promise<Buffer> {
  const codings = (headers.get('content-encoding') ?? '').toLowerCase().split(/\s*,\s*/)
  const unknown = codings.find((coding) => !CODINGS.has(coding))
  if (unknown !== undefined) {
    await body?.cancel()
    throw new Error(`the answer has an unknown Content-Encoding: ${unknown.slice(0, 40)}`)
  }
  return body === null
    ? Buffer.alloc(0)
    : readChunks(body as AsyncIterable<Uint8Array>).catch(explainEnd(headers.get('content-length')))
}

const CLOSED = new Set(['ECONNRESET', 'UND_ERR_SOCKET', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH'])
const UNPACKING = /^(Z_|ZSTD_|ERR__ERROR_FORMAT|ERR_BROTLI|ERR__ERROR)/

/** Rethrows an error of reading a body, with its reason if it contradicts its Content-Encoding or its Content-Length. */
const explainEnd =
  (length: string | null | undefined) =>
  (error: unknown): never => {
    const { code: own, cause } = error as { code?: string; cause?: { code?: string } }
    const code = own ?? cause?.code ?? ''
    if (UNPACKING.test(code)) throw new Error('the header Content-Encoding names a coding that the body does not have')
    if (!CLOSED.has(code) || !length) throw error
    throw new Error(
      'the body was terminated before its Content-Length: the connection was closed, or characters were counted in place of bytes',
    )
  }

/** Reads chunks to their end. Rejects, and stops reading, when there are more bytes than the limit; rejects JSON of too many levels. */
export async function readChunks(chunks: AsyncIterable<Uint8Array>, limit = MAX_ANSWER_BYTES): Promise<Buffer> {
  const read: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunks) {
    length += chunk.length
    if (length > limit) throw new Error(`the answer is longer than ${limit / 1024 / 1024} MB, unpacked`)
    read.push(chunk)
  }
  const bytes = Buffer.concat(read)
  if (isTooDeep(bytes)) throw new Error(`the answer has more than ${MAX_LEVELS} levels of JSON`)
  return bytes
}

/** Whether the bytes are JSON with an object or a list below more levels than there may be. */
function isTooDeep(bytes: Buffer): boolean {
  if (!OPENING.has(bytes.find((byte) => byte > 0x20))) return false
  let level = 0
  let isInString = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (isInString && byte === BACKSLASH) at += 1
    else if (byte === QUOTE) isInString = !isInString
    else if (!isInString && OPENING.has(byte)) {
      level += 1
      if (level > MAX_LEVELS) return true
    } else if (!isInString && CLOSING.has(byte)) level -= 1
  }
  return false
}

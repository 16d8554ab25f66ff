/** One complete, unmasked call: it never leaves the memory. */
export interface RecordedExchange {
  readonly method: string
  /** Relative to the base of the API, with its query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  /** Undefined if no complete answer came. */
  readonly answer:
    | {
        readonly status: number
        readonly contentType: string
        readonly date: string | undefined
        readonly body: Buffer
      }
    | undefined
}

export interface SentPart {
  readonly meta: string
  readonly name: string
  readonly type: string
  readonly size: number
}

export const headerOf = ({ headers }: RecordedExchange, name: string): string => [headers[name] ?? ''].flat()[0] ?? ''

/** Returns undefined for a body that is not a JSON object. */
export function jsonOf(body: Buffer): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** Whether an answer has the API's envelope. */
export const hasEnvelope = (envelope: Readonly<Record<string, unknown>> | undefined): boolean =>
  typeof envelope?.error_code === 'number'

/** Returns `meta[i]` and `File[i]` of an upload in pairs; undefined if the body is not a multipart form. */
export async function formParts(exchange: RecordedExchange): Promise<readonly SentPart[] | undefined> {
  const type = headerOf(exchange, 'content-type')
  if (!type.startsWith('multipart/form-data')) return undefined
  const form = await new Response(new Uint8Array(exchange.body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  if (!form) return undefined
  const files = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [] : [{ index: /\[(\d+)\]$/.exec(name)?.[1], file: value }],
  )
  return files.map(({ index, file }) => {
    const meta = form.get(`meta[${index}]`)
    return { meta: typeof meta === 'string' ? meta : '{}', name: file.name, type: file.type, size: file.size }
  })
}

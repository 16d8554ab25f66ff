/** An answer of the provider as it arrived. `stateToken` is the token of the provider state, if the call needs one; `stateValues` are all of its values. */
export type ProviderAnswer = {
  status: number
  mediaType: string
  body: string
  /** The header `Date` in epoch milliseconds. */
  date?: number
  stateToken?: string
  stateValues?: Readonly<Record<string, unknown>>
}

/** What an answer says: its HTTP status, and `error_code` and `error` of the envelope if the body has them. */
export type Outcome = { status: number; code: number | undefined; error: string | undefined }

/** The JSON body of an answer, whatever its media type; undefined for a body that is not an object. */
export function readBody({ body }: ProviderAnswer): Record<string, unknown> | undefined {
  if (!body.trimStart().startsWith('{')) return undefined
  try {
    const read: unknown = JSON.parse(body)
    return typeof read === 'object' && read !== null ? { ...read } : undefined
  } catch {
    return undefined
  }
}

export const outcomeOf = (answer: ProviderAnswer): Outcome => outcomeIn(answer.status, readBody(answer))

export function outcomeIn(status: number, body: object | undefined): Outcome {
  const { error_code: code, error } = (body ?? {}) as { error_code?: unknown; error?: unknown }
  return {
    status,
    code: typeof code === 'number' ? code : undefined,
    error: typeof error === 'string' ? error : undefined,
  }
}

const LONGEST = 100

/** The beginning of a page as its reader sees it. */
export const textOfPage = (html: string): string =>
  html
    .replaceAll(/<(style|script|title)\b.*?<\/\1>|<[^>]*>/gis, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)

export const isPage = ({ mediaType }: Pick<ProviderAnswer, 'mediaType'>) => /^text\/html\b/i.test(mediaType.trim())

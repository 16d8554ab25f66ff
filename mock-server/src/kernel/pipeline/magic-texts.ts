/**
 * Documented inputs that force an outcome without any set-up (sandbox, "Magic values"). An effect has the shape of a fault's kind, so the
 * kernel treats a magic value as a fault before the commit of this one call. Cardholders for the test gateway are in `magic-cards.ts`.
 */
export type MagicEffect =
  | { readonly kind: 'error_code'; readonly errorCode: number; readonly error: string }
  | { readonly kind: 'reset' | 'refuse' | 'garbage' | 'html' }
  | { readonly kind: 'latency'; readonly ms: number }

export type MagicValue = { readonly value: string; readonly effect: MagicEffect; readonly shows: string }

/** In texts: the entire password, or a word of the message or of a file's name. */
export const magicTexts: readonly MagicValue[] = [
  {
    value: 'error_500',
    effect: { kind: 'error_code', errorCode: 500, error: 'internal-error' },
    shows: 'the provider fails inside',
  },
  {
    value: 'error_429',
    effect: { kind: 'error_code', errorCode: 429, error: 'rate-limited' },
    shows: 'too many calls',
  },
  { value: 'error_410', effect: { kind: 'reset' }, shows: 'the connection is lost (the client makes 410 of it)' },
  { value: 'error_html', effect: { kind: 'html' }, shows: "a proxy's page instead of an answer" },
  { value: 'error_json', effect: { kind: 'garbage' }, shows: 'an answer that cannot be read' },
  { value: 'slow_5000', effect: { kind: 'latency', ms: 5_000 }, shows: 'an answer five seconds late' },
]

/** In numbers, where words cannot be typed: a personal number or a symbol with the ending of the outcome. */
export const magicNumbers: readonly MagicValue[] = [
  { ...magicWord('error_500'), value: '9990500' },
  { ...magicWord('error_429'), value: '9990429' },
  { ...magicWord('error_410'), value: '9990410' },
  { ...magicWord('slow_5000'), value: '9995000' },
]

export type MagicField = {
  readonly operationId: string
  /** A readable name, for the documentation. */
  readonly field: string
  readonly match: 'whole' | 'word'
  readonly values: readonly MagicValue[]
  readonly read: (input: MagicInput) => readonly unknown[]
}

/** The user's input: the parsed body, and the names of uploaded files. */
export type MagicInput = { readonly body: unknown; readonly fileNames: readonly string[] }

/** A field of an input of any shape. */
export const childAt = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null && Object.hasOwn(node, key)
    ? (node as Record<string, unknown>)[key]
    : undefined

function magicWord(value: string): MagicValue {
  const found = magicTexts.find((word) => word.value === value)
  if (!found) throw new Error(`${value} is no magic word`)
  return found
}

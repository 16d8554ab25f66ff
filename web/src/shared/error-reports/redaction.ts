/**
 * A message may hold personal data, so none is sent unchanged: a known message is sent as its kind, an unknown one
 * only as the fact that there was one (rule 18.15).
 */

const KNOWN_CLASSES =
  /^(Aggregate|Eval|Range|Reference|Syntax|Type|URI|Abort|DataClone|InvalidState|Internal|Network|NotAllowed|NotFound|QuotaExceeded|Security|Timeout)?Error$|^ApiFailure$/

export const WITHHELD = 'text withheld'

/** A longer text is cut before it is parsed, so that a report does not block the page. */
const MAX_CHARACTERS = 20_000

/** Beginnings and ends of browsers' own messages; the text between them may be personal and is left out. */
const KNOWN_MESSAGES: readonly [pattern: RegExp, message: string][] = [
  [/^Cannot read propert(y|ies) .*of undefined/, 'Cannot read properties of undefined'],
  [/^Cannot read propert(y|ies) .*of null/, 'Cannot read properties of null'],
  [/^Cannot set propert(y|ies) .*of (undefined|null)/, 'Cannot set properties of undefined or null'],
  [/is not a function\b/, 'is not a function'],
  [/is not a constructor\b/, 'is not a constructor'],
  [/is not iterable\b/, 'is not iterable'],
  [/is not defined$|^Can't find variable: /, 'is not defined'],
  [/^(undefined|null) is not an object\b/, 'is not an object'],
  [/^(Cannot access '.*' before initialization)$/, 'used before initialization'],
  [/dynamically imported module|^Importing a module script failed/, 'A file of the portal did not come'],
  [/^Unable to preload CSS/, 'A style sheet of the portal did not come'],
  [/^(Failed to fetch|Load failed|NetworkError when attempting)/, 'The network failed'],
  [/is not valid JSON$|^Unexpected (token|end of JSON)|^JSON\.parse:/, 'Unreadable JSON'],
  [/^Maximum call stack|^too much recursion/, 'Maximum call stack size exceeded'],
  [/^ResizeObserver loop/, 'ResizeObserver loop'],
  [/^Script error\.?$/, 'Script error'],
  [/requires 'Trusted(HTML|Script|ScriptURL)'/, 'Trusted Types refused markup'],
  [/Failed to execute '(insertBefore|removeChild)' on 'Node'/, 'Something else changed the page'],
]

export function classOf(name: unknown): string {
  return typeof name === 'string' && KNOWN_CLASSES.test(name) ? name : 'Error'
}

export function messageOf(message: unknown): string {
  if (typeof message !== 'string') return WITHHELD
  const beginning = message.slice(0, MAX_CHARACTERS)
  const react = /^Minified React error #(\d{1,4});/.exec(beginning)
  if (react) return `Minified React error #${react[1]}`
  return KNOWN_MESSAGES.find(([pattern]) => pattern.test(beginning))?.[1] ?? WITHHELD
}

export type StackFrame = { file: string; lineNumber: number; columnNumber: number }

const MAX_FRAMES = 50
/** Positions in the portal's own files, for the source map; everything else in a stack may be personal and is left out. */
export function framesOf(stack: unknown): StackFrame[] {
  if (typeof stack !== 'string') return []
  const start = Math.max(0, stack.indexOf('/assets/'))
  const places = stack
    .slice(start, start + MAX_CHARACTERS)
    .matchAll(/(\/assets\/[\w.-]{1,80}\.js):(\d{1,7}):(\d{1,7})/g)
  return [...places]
    .slice(0, MAX_FRAMES)
    .map(([, file = '', line, column]) => ({ file, lineNumber: Number(line), columnNumber: Number(column) }))
}

export type KnownError = { type: 'browserjs'; errorClass: string; errorMessage: string; stacktrace: StackFrame[] }

const MAX_CAUSES = 5

/** An error and its causes, in known texts. Anything can be thrown, also a string or undefined. */
export function knownErrors(thrown: unknown, most = MAX_CAUSES): KnownError[] {
  const { name, message, stack, cause } = (
    typeof thrown === 'object' && thrown !== null ? thrown : {}
  ) as Partial<Error>
  const original = typeof thrown === 'string' ? thrown : message
  const error: KnownError = {
    type: 'browserjs',
    errorClass: classOf(name),
    errorMessage: messageOf(original),
    stacktrace: framesOf(stack),
  }
  return cause === undefined || most <= 1 ? [error] : [error, ...knownErrors(cause, most - 1)]
}

/** The browser and its version only, for faults of one browser; not the device. */
export function browserOf(userAgent: string): string {
  return (
    /(?:Firefox|Edg|CriOS|FxiOS|Chrome|Version)\/\d{1,4}/.exec(userAgent)?.[0].replace('Version', 'Safari') ?? 'other'
  )
}

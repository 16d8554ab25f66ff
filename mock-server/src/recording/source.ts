const LINE = 120
/** A text too long for its line stays on the line of a name as short as this. */
const SHORT_NAME = 2

/** A piece of source printed unchanged inside a value: a name, a call. */
export class Code {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A string literal as the formatter writes it: in single quotes unless it holds more of them than of double ones. */
export function quote(text: string): string {
  const mark = text.split("'").length > text.split('"').length ? '"' : "'"
  return `${mark}${escapeFor(mark, text)}${mark}`
}

/** A template literal of texts and names; every text is what it was, also `${`. */
export const quoteTemplate = (parts: readonly (string | Code)[]): Code =>
  new Code(`\`${parts.map((part) => (part instanceof Code ? `\${${part.text}}` : escapeFor('`', part))).join('')}\``)

/** The text between the marks of a literal; characters that no reader of the source would see are escaped. */
function escapeFor(mark: string, text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/[\p{Cc}\p{Cf}\u00a0\u2028\u2029]/gu, escapeLetter)
  // In JSON each double quote has its backslash.
  if (mark === '"') return escaped
  return escaped.replaceAll(String.raw`\"`, '"').replaceAll(mark === '`' ? /`|\$(?=\{)/g : mark, String.raw`\$&`)
}

const escapeLetter = (letter: string) =>
  [...Array(letter.length).keys()].map((n) => `\\u${letter.charCodeAt(n).toString(16).padStart(4, '0')}`).join('')

const LITERAL = /(['"`])(?:[^\\]|\\.)*?\1/gs

/** Source without its literals, to find out which names it uses. */
export const withoutLiterals = (source: string): string => source.replaceAll(LITERAL, '')

/** A JSON value, with `Code` in it, on one line. */
export function inline(value: unknown): string {
  if (value instanceof Code) return value.text
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (!isObject(value)) return String(value)
  const members = membersOf(value).map(
    ([name, member]) => `${name}${member === undefined ? '' : `: ${inline(member)}`}`,
  )
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

/** A call as a statement, on one line or broken as the formatter breaks it. `head` ends before the bracket. */
export function printCall(indent: string, head: string, args: readonly unknown[]): string {
  const flat = `${indent}${head}(${args.map(inline).join(', ')})`
  if (flat.length <= LINE && !args.some(mustBreak)) return flat
  const last = args.at(-1)
  const before = args.slice(0, -1).map((arg) => `${inline(arg)}, `)
  const opening = `${indent}${head}(${before.join('')}`
  const isLastAlone = isOpen(last) && !args.slice(0, -1).some((arg) => isOpen(arg))
  if (isLastAlone && opening.length < LINE) return `${opening}${expanded(last, indent)})`
  const deeper = `${indent}  `
  return [
    `${indent}${head}(`,
    ...args.map((arg) => `${deeper}${print(arg, deeper, deeper.length)},`),
    `${indent})`,
  ].join('\n')
}

/** A chain of calls on one object; each on its own line when they do not fit on one. */
export function printChain(indent: string, start: string, calls: readonly string[]): string {
  const flat = `${indent}${start}${calls.join('')}`
  if (flat.length <= LINE) return flat
  return [`${indent}${start}`, ...calls.map((call) => `${indent}  ${call}`)].join('\n')
}

function print(value: unknown, indent: string, column: number): string {
  const flat = inline(value)
  const fits = column + flat.length + 1 <= LINE && !mustBreak(value)
  return fits || !isOpen(value) ? flat : expanded(value, indent)
}

function expanded(value: object, indent: string): string {
  const deeper = `${indent}  `
  if (Array.isArray(value))
    return ['[', ...value.map((item) => `${deeper}${print(item, deeper, deeper.length)},`), `${indent}]`].join('\n')
  const lines = membersOf(value).map(([name, member]) => {
    if (member === undefined) return `${deeper}${name},`
    const printed = print(member, deeper, deeper.length + name.length + 2)
    const isTooLong = typeof member === 'string' && deeper.length + name.length + 3 + printed.length > LINE
    return isTooLong && name.length > SHORT_NAME
      ? `${deeper}${name}:\n${deeper}  ${printed},`
      : `${deeper}${name}: ${printed},`
  })
  return ['{', ...lines, `${indent}}`].join('\n')
}

/** A list of several objects, each of several members, is never on one line. */
function mustBreak(value: unknown): boolean {
  if (!isOpen(value)) return false
  const items: unknown[] = Object.values(value)
  const isBroad = (item: unknown) => isOpen(item) && Object.keys(item).length > 1
  const alike = items.every((item) => isBroad(item) && Array.isArray(item) === Array.isArray(items[0]))
  return (Array.isArray(value) && items.length > 1 && alike) || items.some(mustBreak)
}

/** Members with their names as source; without a value when the shorthand is possible. */
function membersOf(value: object): [name: string, member: unknown][] {
  return Object.entries(value).map(([key, member]) => {
    // As a plain name, `__proto__` would set the prototype.
    const name = key === '__proto__' ? "['__proto__']" : /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key)
    return [name, member instanceof Code && member.text === name ? undefined : member]
  })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isOpen = (value: unknown): value is object =>
  isObject(value) && !(value instanceof Code) && Object.keys(value).length > 0

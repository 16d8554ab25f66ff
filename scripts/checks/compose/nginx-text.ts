/** Texts of nginx's configuration. */

export type Headers = Readonly<Record<string, string>>

/** Quotes any text as one word; a `$` would name a variable, and nginx cannot escape it. */
export function quote(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would take a variable for a part of ${text}`)
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}

/** Returns the source of a pattern for the text itself. `configure.mjs` also runs on Node 20, which has no `RegExp.escape`. */
export const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** Quotes a text for a map; nginx ignores a backslash unless a quote or another one follows. */
export const quotePattern = (pattern: RegExp) => `"~${pattern.ignoreCase ? '*' : ''}${pattern.source}"`

/** Lines that send these headers with any status; the type of the body is not a header there. */
export function sendHeaders({ 'content-type': type = '', ...headers }: Headers): string[] {
  return [
    'types { }',
    `default_type ${quote(type)};`,
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
  ]
}

/** Lines that forward a request without these headers: nginx sends no header with an empty value. */
export const dropHeaders = (names: readonly string[]): string[] => names.map((name) => `proxy_set_header ${name} "";`)

export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
]

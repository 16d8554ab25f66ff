/** Words of nginx's configuration. */

export type Headers = Readonly<Record<string, string>>

/** As one word, whatever is in it; a `$` would name a variable, and nginx has no way to write a plain one. */
export function quote(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would take a variable for a part of ${text}`)
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}

/** For a map; nginx leaves a backslash alone unless a quote or another one follows. */
export const quotePattern = (pattern: RegExp) => `"~${pattern.ignoreCase ? '*' : ''}${pattern.source}"`

/** Lines that send these headers whatever the status; the type of the body is no header of its own there. */
export function sendHeaders({ 'content-type': type = '', ...headers }: Headers): string[] {
  return [
    'types { }',
    `default_type ${quote(type)};`,
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
  ]
}

export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
]

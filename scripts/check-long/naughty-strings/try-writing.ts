import type { Answered } from '#mock/testing/person.ts'
import type { TestApp } from '#mock/testing/test-app.ts'
import type { Texts, Writing, WritingContext } from './writing.ts'

export type WriteCounts = { accepted: number; refused: number; faults: string[] }

/** Writes each string into every field at once; if a field is refused by its name, the others are written without it. */
export async function tryWriting(app: TestApp, writing: Writing, strings: readonly string[]): Promise<WriteCounts> {
  const tried: WriteCounts = { accepted: 0, refused: 0, faults: [] }
  let context: WritingContext | undefined
  for (const [n, string] of strings.entries()) {
    if (!context || n % writing.mostInWorld === 0) context = await writing.open(app)
    await tryString(context, writing, string, tried)
  }
  return tried
}

async function tryString(context: WritingContext, writing: Writing, string: string, tried: WriteCounts) {
  const fault = (what: string) => tried.faults.push(`${writing.name} ${JSON.stringify(string)}: ${what}`)
  let texts: Texts = Object.fromEntries(writing.fields.map((field) => [field, string]))
  let answer = await context.write(texts)
  // First refused by the contract, then by the rules of the operation.
  while (answer.error_code !== 200) {
    // The rules of a form name its item, the contract the place in the body.
    const named = Object.keys(answer.fields ?? {}).map((name) => name.replace(/^answers\./, ''))
    const left = Object.entries(texts).filter(([field]) => !named.includes(field))
    if (!isRefusal(answer) || Object.keys(texts).length - left.length !== named.length || named.length === 0)
      return fault(`answered ${answer.status} ${answer.error} ${JSON.stringify(answer.fields)}`)
    tried.refused += named.length
    if (left.length === 0) return undefined
    texts = Object.fromEntries(left)
    answer = await context.write(texts)
  }
  const back = await context.read(answer)
  const accepted = writing.keeps?.(string) ?? string
  for (const field of Object.keys(texts))
    if (isBack(back[field], accepted)) tried.accepted += 1
    else fault(`${field} came back as ${JSON.stringify(back[field])?.slice(0, 300)}`)
  return undefined
}

const isRefusal = ({ status, error_code: code }: Answered): boolean =>
  code >= 400 && code < 500 && (status === 200 || status === code)

/** An empty text is missing from what is read; a letter contains a text among others, and nothing of one with only spaces. */
function isBack(back: unknown, text: string): boolean {
  if (typeof back !== 'object' || back === null) return (back ?? '') === text
  const { among, asJson } = back as { among: readonly string[]; asJson?: boolean }
  const expected = asJson ? JSON.stringify(text) : text
  return text.trim() === '' || among.some((whole) => whole.includes(expected))
}

import type { Answered } from '#mock/testing/person.ts'
import type { TestApp } from '#mock/testing/test-app.ts'
import { at } from '../value-at-path.ts'

/** Texts by the path of their field, as the contract names it: `address.street`. */
export type Texts = Readonly<Record<string, string>>

/** What can be written and read back. */
export type Writing = {
  name: string
  fields: readonly string[]
  /** How many strings one world takes before it asks for patience, or has nothing left to write to. */
  mostInWorld: number
  /** What is kept of a text when that is not the text itself; each a rule that stands elsewhere. */
  keeps?: (text: string) => string
  open: (app: TestApp) => Promise<Desk>
}

/** Somebody signed in to a new world. */
export type Desk = {
  /** These fields anew, the others as a good call has them. */
  write: (texts: Texts) => Promise<Answered>
  read: (written: Answered) => Promise<Readonly<Record<string, unknown>>>
}

/** `body` with these texts at their places. */
export function withTexts(body: object, texts: Texts): object {
  const copy = structuredClone(body) as Record<string, unknown>
  for (const [path, text] of Object.entries(texts)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    const holder = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, copy)
    holder[last] = text
  }
  return copy
}

/** What stands at each of these paths; undefined where nothing does. */
export const textsAt = (value: unknown, paths: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(paths).map(([field, path]) => [field, at(value, path)]))

/** Rule 14.3: letters of short texts are kept composed. */
export const composed = (text: string): string => text.normalize('NFC')

/** Names of accounts and links also lose the space around them. */
export const trimmed = (text: string): string => composed(text).trim()

import type { Answered } from '#mock/testing/person.ts'
import type { TestApp } from '#mock/testing/test-app.ts'
import { valueAtPath } from '../value-at-path.ts'

/** Texts by the path of their field, as the contract names it: `address.street`. */
export type Texts = Readonly<Record<string, string>>

/** Fields that can be written and read back. */
export type Writing = {
  name: string
  fields: readonly string[]
  /** How many strings one world accepts before its rate limit, or before there is nothing left to write to. */
  mostInWorld: number
  /** The stored form of a text if it differs from the text itself, by a documented rule. */
  keeps?: (text: string) => string
  open: (app: TestApp) => Promise<WritingContext>
}

/** A person who is signed in to a new world. */
export type WritingContext = {
  /** Writes these fields, and the others as in a valid call. */
  write: (texts: Texts) => Promise<Answered>
  read: (written: Answered) => Promise<Readonly<Record<string, unknown>>>
}

/** Returns `body` with these texts at their places. */
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

/** Returns the values at these paths; undefined for a missing one. */
export const textsAt = (value: unknown, paths: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(paths).map(([field, path]) => [field, valueAtPath(value, path)]))

/** Rule 14.3: short texts are stored in composed form (NFC). */
export const composed = (text: string): string => text.normalize('NFC')

/** Names of accounts and links are trimmed as well. */
export const trimmed = (text: string): string => composed(text).trim()

/** A record that a person saves as a whole and reads: `fields` are its texts by their places there. */
type Saved<Person> = {
  name: string
  path: string
  body: object
  fields: Readonly<Record<string, string>>
  mostInWorld?: number
  keeps?: (text: string) => string
  open: (app: TestApp) => Promise<Person>
  read: (person: Person) => Promise<unknown>
  /** What a save is based on, of the record as it is read. */
  opened?: (record: never) => object
}

type Saver = { post: (path: string, payload: object) => Promise<Answered> }

export const saved = <Person extends Saver>({ path, body, fields, opened, ...record }: Saved<Person>): Writing => ({
  mostInWorld: MANY,
  ...record,
  fields: Object.keys(fields),
  open: async (app) => {
    const person = await record.open(app)
    return {
      write: async (texts) => {
        const basedOn = opened?.((await record.read(person)) as never)
        return person.post(path, { ...withTexts(body, texts), ...(basedOn && { basedOn }) })
      },
      read: async () => textsAt(await record.read(person), fields),
    }
  },
})

/** Below the limits of 600 writes, or 120 calls about an account, per minute; the clocks are frozen. */
export const MANY = 150

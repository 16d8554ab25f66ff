import type { Sent } from './sent.ts'

/** Ids that a provider makes up or gives its records; another one has others. */
const IDS = /\b((?:pay|req|plt|edt|att|chg|rst|rec|gift)_[A-Za-z0-9_-]+|(?:fam|pho|doc|handed)-[a-z0-9-]+|member-\d+)/g
const OTHER = '-jinak'

/** The same answer with other bytes: ids of its own, fields in another order, spaces, a type that names its charset. */
export function sayOtherwise(sent: Sent): Sent {
  const { 'content-type': type = '' } = sent.headers
  if (!type.includes('json')) return sent
  const text = sent.body.toString().replaceAll(IDS, `$1${OTHER}`)
  return {
    ...sent,
    headers: { ...sent.headers, 'content-type': 'Application/JSON; charset=utf-8' },
    body: Buffer.from(JSON.stringify(turned(JSON.parse(text)), null, 2)),
  }
}

/** What such a provider understands by an id of its own. */
export const understand = (text: string): string => text.replaceAll(OTHER, '')

function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, one]) => [name, turned(one)]),
  )
}

import type { ProviderAnswer } from './answer-changes.ts'

/** Ids that a provider generates for its records; another provider has others. */
const IDS = /\b((?:pay|req|plt|edt|att|chg|rst|rec|gift)_[A-Za-z0-9_-]+|(?:fam|pho|doc|handed)-[a-z0-9-]+|member-\d+)/g
const SUFFIX = '-jinak'
const MOMENTS = /"(\d{4}-\d\d-\d\dT[^"]*Z)"/g
const HOUR_MS = 3_600_000

/** The instants of a JSON text with an offset and without fractions of a second, as other providers write them. */
export const withOffsets = (text: string): string =>
  text.replaceAll(
    MOMENTS,
    (_all, at: string) => `"${new Date(Date.parse(at) + HOUR_MS).toISOString().slice(0, 19)}+01:00"`,
  )

/** The same answer with other bytes: other ids, instants with an offset, fields in reverse order, spaces, and a media type that names its charset. */
export function reformatAnswer(answer: ProviderAnswer): ProviderAnswer {
  const { 'content-type': type = '' } = answer.headers
  if (!type.includes('json')) return answer
  const text = withOffsets(answer.body.toString()).replaceAll(IDS, `$1${SUFFIX}`)
  return {
    ...answer,
    headers: { ...answer.headers, 'content-type': 'Application/JSON; charset=utf-8' },
    body: Buffer.from(JSON.stringify(reverseFields(JSON.parse(text)), null, 2)),
  }
}

/** Replaces the ids of reformatted answers with the ids of the mock. */
export const restoreIds = (text: string): string => text.replaceAll(SUFFIX, '')

function reverseFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseFields)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, field]) => [name, reverseFields(field)]),
  )
}

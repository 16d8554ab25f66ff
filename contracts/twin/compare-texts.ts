import { isInstant } from '#rules/formats/instant.ts'
import type { Described } from './answer-schema.ts'
import { compareData } from './compare-data.ts'
import { compareDays, compareInstants, daysBetween, endOfToken, type InstantComparison } from './compare-instants.ts'
import type { Comparing } from './comparing.ts'
import { type TextKind, textKind } from './text-kind.ts'

type Compare = (at: Comparing, path: string, mock: string, provider: string, schema: Described) => void

/** Compares two texts by their kind: an id, an instant, a value of a closed list, or data. */
export function compareTexts(at: Comparing, path: string, schema: Described, mock: string, provider: string): void {
  const kind = at.operation === undefined ? 'data' : textKind(schema)
  comparisons[kind](at, path, mock, provider, schema)
}

const compareNumbers: Compare = (at, path, mock, provider, schema) => {
  const isFresh = at.isMade || at.pairs.known(mock, provider) !== undefined
  if (mock !== provider && at.sameData && !isFresh) compareWords(at, path, mock, provider, schema)
  else compareIds(at, path, mock, provider)
}

function compareIds(at: Comparing, path: string, mock: string, provider: string): void {
  if ((mock === '') !== (provider === '')) {
    at.found.push({ kind: 'form', path, mock, provider })
    return
  }
  const known = at.pairs.known(mock, provider)
  if (known?.isSame === false) at.found.push({ kind: 'identity', path, before: known.where })
  else at.pairs.learn(mock, provider, path)
}

/** The page must be the same; the ids in its query are each side's own. */
function compareAddresses(...[at, path, mock, provider, schema]: Parameters<Compare>): void {
  const [page = '', query = ''] = mock.split('?')
  const [otherPage = '', otherQuery = ''] = provider.split('?')
  compareWords(at, path, page, otherPage, schema)
  const [one, other] = [new URLSearchParams(query), new URLSearchParams(otherQuery)]
  if ([...one.keys()].join() !== [...other.keys()].join()) at.found.push({ kind: 'form', path, mock, provider })
  else for (const [name, value] of one) compareIds(at, `${path}?${name}`, value, other.get(name) ?? '')
}

/** A token is opaque except for its claim `exp`, which the portal reads. */
function compareTokens(at: Comparing, path: string, mock: string, provider: string): void {
  const [one, other] = [endOfToken(mock), endOfToken(provider)]
  if (one === undefined) return
  if (other === undefined) at.found.push({ kind: 'form', path, mock: 'a token', provider: 'no token' })
  else noteInstant(at, path, one, other)
}

function compareMoments(at: Comparing, path: string, mock: string, provider: string): void {
  const [one, other] = [Date.parse(mock), Date.parse(provider)]
  if (!isInstant(provider)) at.found.push({ kind: 'form', path, mock, provider })
  else noteInstant(at, path, one, other)
}

function noteInstant(at: Comparing, path: string, mock: number, provider: number): void {
  const { clocks } = at
  const verdict = compareInstants({ at: mock, clock: clocks.mock }, { at: provider, clock: clocks.provider })
  note(at, verdict, () =>
    at.found.push({ kind: 'moment', path, mock: mock - clocks.mock, provider: provider - clocks.provider }),
  )
}

function noteDay(at: Comparing, path: string, mock: string, provider: string): void {
  if (mock.length !== provider.length || Number.isNaN(Date.parse(provider)))
    at.found.push({ kind: 'form', path, mock, provider })
  else
    note(at, compareDays(mock, provider, at.clocks), () =>
      at.found.push({ kind: 'day', path, days: daysBetween(mock, provider) }),
    )
}

function note({ counted }: Comparing, verdict: InstantComparison, report: () => void): void {
  if (verdict === 'other') report()
  if (verdict === 'unknown') counted.moments += 1
}

/** The code of an invalid field is the provider's own (contracts/README.md); only the field name is compared. */
const FIELD_CODE = /^fields\./

function compareWords(...[at, path, mock, provider, schema]: Parameters<Compare>): void {
  if (mock === provider) return
  if (FIELD_CODE.test(path)) {
    at.counted.fieldCodes += 1
    return
  }
  compareData(at, path, schema, mock, provider, textKind(schema) === 'closed')
}

const comparisons: Record<TextKind, Compare> = {
  id: compareIds,
  number: compareNumbers,
  token: compareTokens,
  moment: compareMoments,
  day: noteDay,
  address: compareAddresses,
  closed: compareWords,
  data: compareWords,
}

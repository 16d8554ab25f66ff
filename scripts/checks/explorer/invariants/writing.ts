import { changedSlices, cleanAnswer, type ExplorerExchange, type Invariant, ran } from '../exchange.ts'

const DAY = 24 * 60 * 60_000

/** The same intent: operation, caller and key, within the 24 hours that a key is stored. */
const sameIntent = (exchange: ExplorerExchange) => (other: ExplorerExchange) =>
  other.manner === 'api' &&
  other.key === exchange.key &&
  other.operationId === exchange.operationId &&
  other.session?.uid === exchange.session?.uid &&
  exchange.before.now - other.before.now < DAY

const isSameBody = (one: ExplorerExchange, other: ExplorerExchange): boolean =>
  one.path === other.path && JSON.stringify(one.body) === JSON.stringify(other.body)

const effectsOf = ({ entries }: ExplorerExchange): number => entries.filter(({ changes }) => changes.length > 0).length

/** A write with one key happens at most once, even if its answers are lost (rules 19.13, 18.10). */
export const oneKeyOneEffect: Invariant = (exchange, history) => {
  if (exchange.manner !== 'api' || exchange.key === undefined) return undefined
  const effects = [...history.filter(sameIntent(exchange)), exchange].reduce((sum, each) => sum + effectsOf(each), 0)
  return effects > 1 ? `${exchange.operationId} took effect ${effects}× under one key` : undefined
}

/** The same key with the same body returns the first answer again; with another body it is refused and does nothing. */
export const oneKeyOneAnswer: Invariant = (exchange, history) => {
  if (exchange.manner !== 'api' || exchange.key === undefined) return undefined
  const texts = exchange.answers.map(({ text }) => text)
  if (exchange.isDoubled && texts[0] !== texts[1]) return `two simultaneous submissions were answered differently`
  const answer = cleanAnswer(exchange)
  const first = history.filter(sameIntent(exchange)).find(ran)
  if (!first || answer?.status !== 200) return undefined
  if (!isSameBody(first, exchange))
    return answer.json?.error === 'idempotency-key-reused' ? undefined : `another body was answered ${answer.text}`
  const known = cleanAnswer(first)
  return known === undefined || known.text === answer.text ? undefined : `answered ${answer.text} after ${known.text}`
}

/** A fault before the commit leaves the world unchanged. */
export const faultBeforeCommitDoesNothing: Invariant = ({ entries, before, after }) => {
  if (!entries.some(({ fault }) => fault?.endsWith('before'))) return undefined
  const changed = changedSlices(before.state, after.state)
  return changed.length === 0 ? undefined : `${changed.join(', ')} changed`
}

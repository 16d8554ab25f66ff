import { changedSlices, type Invariant } from '../exchange.ts'

/** Every answer is an envelope of the contract, which the mock itself validates, and no error without an injected fault (rule 19.1). */
export const answersByTheContract: Invariant = ({ manner, answers, entries }) => {
  if (entries.some(({ fault }) => fault !== undefined)) return undefined
  for (const { status, json, text, headers } of answers) {
    if (status >= 500) return `answered with ${status}: ${text.slice(0, 300)}`
    if (manner === 'gateway' || headers['content-type'] === 'application/pdf') continue
    if (json === undefined) return `answered with what is no JSON: ${text.slice(0, 100)}`
    if (manner !== 'api') continue
    if (status !== 200 && json.error_code !== status) return `HTTP ${status} bears error_code ${json.error_code}`
    if (json.error_code !== 200 && !/^[a-z][a-z0-9-]*$/.test(String(json.error))) return `error is ${json.error}`
  }
  return undefined
}

/** The clock never goes back and moves only by a change of the clock; `Date` of an answer is the world's. */
export const clockNeverGoesBack: Invariant = ({ manner, before, after, answers, entries }) => {
  if (after.now < before.now) return `the clock went back by ${before.now - after.now} ms`
  if (manner !== 'clock' && after.now !== before.now) return 'a call moved a frozen clock'
  if (entries.some(({ at }) => at > after.now)) return 'the journal holds an entry of the future'
  const late = manner === 'api' ? answers.find(({ headers }) => isOtherSecond(headers.date, after.now)) : undefined
  return late && `the answer is dated ${late.headers.date}`
}

const isOtherSecond = (date: string | undefined, now: number): boolean =>
  date === undefined || Date.parse(date) !== Math.floor(now / 1_000) * 1_000

/** The journal has each call once, with the rule that decided. */
export const journalHoldsEachCall: Invariant = ({ manner, operationId, answers, entries }) => {
  if (entries.some(({ rule }) => rule === '')) return 'an entry has no rule'
  if (manner !== 'api') return undefined
  const own = entries.filter((entry) => entry.operationId === operationId)
  if (own.length !== answers.length || entries.length !== answers.length)
    return `${answers.length} calls left ${own.length} entries of their own among ${entries.length}`
  return undefined
}

/** State changes only with a journal entry that lists the change. */
export const changesAreInTheJournal: Invariant = ({ manner, before, after, entries }) => {
  const listed = new Set(entries.flatMap(({ changes }) => changes.map(({ path }) => path[0])))
  const unlisted = changedSlices(before.state, after.state).filter((slice) => !listed.has(slice))
  return manner === 'fork' || unlisted.length === 0 ? undefined : `${unlisted.join(', ')} changed without a word`
}

/** A read changes nothing, and neither does a call that was refused before its operation ran. */
export const readsChangeNothing: Invariant = ({ manner, method, before, after, answers }) => {
  if (manner !== 'api' || (method !== 'GET' && answers.every(({ status }) => status < 400 || status >= 500)))
    return undefined
  const changed = changedSlices(before.state, after.state)
  return changed.length === 0 ? undefined : `${changed.join(', ')} changed`
}

import type { CallStep } from './recording.ts'
import { isMadeUp } from './values.ts'

const DEEPEST = 3
const MAX_ITEMS = 5
const LONGEST_TEXT = 200
/** A response may hold a full year of payments; a test that expects all of it is not readable. */
const MAX_MEMBERS = 20
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** What is expected of a real backend: codes only, because its people are different. */
export const codesOf = ({ httpStatus, errorCode, error }: CallStep): object => ({
  status: httpStatus,
  error_code: errorCode,
  ...(error !== undefined && { error }),
})

/** What a repeated call has to return: codes and states exactly, and of the rest what is the same in every run. */
export function expectationOf(step: CallStep, isClockFrozen: boolean): object {
  const { answer = {} } = step
  const { error_code: _code, error: _error, ...rest } = answer
  const budget = { left: MAX_MEMBERS }
  const members = Object.entries(rest).flatMap(([name, value]) => {
    const kept = keep(value, isClockFrozen, 1, budget)
    return kept === undefined ? [] : [[name, kept] as const]
  })
  return {
    ...codesOf(step),
    ...Object.fromEntries(members),
  }
}

/** Whether a text differs in each run. */
export const isVolatile = (text: string, isClockFrozen: boolean): boolean =>
  isMadeUp(text) || (!isClockFrozen && MOMENT.test(text))

function keep(value: unknown, isClockFrozen: boolean, depth: number, budget: { left: number }): unknown {
  if (typeof value === 'string' && (value.length > LONGEST_TEXT || isVolatile(value, isClockFrozen))) return undefined
  if (typeof value !== 'object' || value === null) return budget.left-- > 0 ? value : undefined
  if (depth > DEEPEST) return undefined
  if (Array.isArray(value)) {
    if (value.length > MAX_ITEMS) return undefined
    const items = value.map((item) => keep(item, isClockFrozen, depth + 1, budget))
    return items.includes(undefined) ? undefined : items
  }
  const members = Object.entries(value).flatMap(([name, member]) => {
    const kept = keep(member, isClockFrozen, depth + 1, budget)
    return kept === undefined ? [] : [[name, kept] as const]
  })
  return members.length === 0 ? undefined : Object.fromEntries(members)
}

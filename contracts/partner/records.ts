import type { BackendAnswer } from './answers.ts'

export type PersonRecord = {
  id: string
  number: string
  email: string
  name: string
  password: string
  /** Wrong passwords in a row. */
  wrongTries: number
  lockedUntil?: string
  rating: { Value: number; Date: string } | null
}

/** The records of this backend, in memory. */
export type Records = {
  people: PersonRecord[]
  /** Rating links of e-mails, each with its person. */
  links: Map<string, string>
  values: Map<string, string>
  /** Stored answers by the idempotency key of a write, each with its request body. */
  answered: Map<string, { body: string; answer: BackendAnswer }>
  /** Set by a provider state: every call ends with this answer. */
  trouble: 'none' | 'overloaded' | 'broken'
}

const QUARTER_MS = 90 * 24 * 3600 * 1000
/** The age of the vote in the state "rated too early": younger than its lock of a minute. */
const JUST_MS = 20_000
/** The wrong password with this number locks the account. */
export const TRIES = 6
/** How long an account is locked. */
export const LOCK_MS = 15 * 60 * 1000

/** The initial records of every state; `now` in milliseconds. */
export function freshRecords(now: number): Records {
  const instant = (ms: number) => new Date(now + ms).toISOString()
  const person = (own: Pick<PersonRecord, 'id' | 'number' | 'email' | 'name'>, more: Partial<PersonRecord> = {}) => ({
    password: 'andel123',
    wrongTries: 0,
    rating: null,
    ...own,
    ...more,
  })
  return {
    people: [
      person(
        { id: 'p-jana', number: '10000001', email: 'jana@example.com', name: 'Jana Nováková' },
        { rating: { Value: 9, Date: instant(-QUARTER_MS) } },
      ),
      person({ id: 'p-nova', number: '10000004', email: 'nova@example.com', name: 'Eliška Nová' }),
      person(
        { id: 'p-hlas', number: '10000006', email: 'hlas@example.com', name: 'Lucie Kučerová' },
        { rating: { Value: 8, Date: instant(-JUST_MS) } },
      ),
      person(
        { id: 'p-zamceno', number: '10000008', email: 'zamceno@example.com', name: 'Tereza Horáková' },
        { wrongTries: TRIES, lockedUntil: instant(LOCK_MS) },
      ),
    ],
    links: new Map([['jana-nps-2026', 'p-jana']]),
    values: new Map([
      ['nps_showStart', '2026-11-01'],
      ['nps_showEnd', '2026-11-30'],
    ]),
    answered: new Map(),
    trouble: 'none',
  }
}

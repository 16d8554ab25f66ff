import { succeeded } from './answers.ts'
import { ANONYMOUS } from './people.ts'
import type { PersonRecord, Records } from './records.ts'
import { issueToken } from './tokens.ts'

type Values = Record<string, string>
export type StateParams = { as?: string; key?: string }

const HOUR_S = 3600
const LONG_AGO = '2026-01-01T09:00:00.000Z'

/** What the recorded requests say of people: each state returns it. */
const peopleOf = ({ people, links }: Records): Values => ({
  displayName: people[0]?.name ?? '',
  angelNumber: people[0]?.number ?? '',
  email: people[0]?.email ?? '',
  password: people[0]?.password ?? '',
  otherEmail: people[1]?.email ?? '',
  lockedAngelNumber: people.find(({ lockedUntil }) => lockedUntil !== undefined)?.number ?? '',
  anonymousNumber: ANONYMOUS,
  ratingLink: [...links.keys()][0] ?? '',
})

/**
 * Sets up a provider state in fresh records and returns its values: `token` and `uid` of the caller. `as` selects a recipient,
 * `key` is an `Idempotency-Key`. Returns
 * undefined for a state that this backend does not implement yet: a refusal is better than a wrong state.
 */
export function bringAbout(records: Records, state: string, { as, key }: StateParams, now: number): Values | undefined {
  const jana = records.people[0] as PersonRecord
  const seconds = Math.floor(now / 1000)
  const scope = as === 'recipient' || state === 'a signed-in recipient' ? 'recipient' : 'donor'
  const claims = { sub: jana.id, scope, exp: seconds + HOUR_S } as const
  const signedIn = { ...peopleOf(records), token: issueToken(claims), uid: jana.id }
  const states: Record<string, () => Values> = {
    'the default scenario': () => signedIn,
    'a signed-in donor': () => signedIn,
    'a signed-in recipient': () => signedIn,
    'a donor who may vote': () => signedIn,
    'a donor who never voted': () => {
      jana.rating = null
      return signedIn
    },
    'a donor who voted 20 seconds ago': () => {
      jana.rating = { Value: 9, Date: new Date(now - 20_000).toISOString() }
      return signedIn
    },
    'an idempotency key used for another body': () => {
      const answer = succeeded({ Value: 3, Date: LONG_AGO })
      records.answered.set(`${jana.id} ${key}`, { body: '{"rating":3}', answer })
      return signedIn
    },
    'a site-wide notice': () => {
      records.values.set('header_web_notice', '1').set('header_web_notice_text', 'V sobotu budeme portál udržovat.')
      records.values.set('header_web_notice_text.en', 'The portal is under maintenance on Saturday.')
      return signedIn
    },
    'an expired token': () => ({ ...signedIn, token: issueToken({ ...claims, exp: seconds - 1 }) }),
    'a token of another world': () => ({ ...signedIn, token: issueToken(claims, 'another-backend') }),
    "a token with another person's uid": () => ({ ...signedIn, uid: 'p-zamceno' }),
    'the provider is overloaded': () => {
      records.trouble = 'overloaded'
      return signedIn
    },
    'the provider fails inside': () => {
      records.trouble = 'broken'
      return signedIn
    },
  }
  return states[state]?.()
}

import type { WorldState } from '../domain/state/world-state.ts'
import { defaultScenario } from './default/default-scenario.ts'
import { givingOfDefault } from './default/giving-of-default.ts'
import { lastSeenAt } from './last-seen-at.ts'
import { lazily } from './lazily.ts'
import { paidUntil } from './paid-until.ts'
import { givingAt } from './people/build-giving.ts'

const LOCAL = '2027-01-18T07:30'

const build = (): WorldState => {
  const { state, now } = defaultScenario
  const people = lastSeenAt(paidUntil(state.people, now, LOCAL), LOCAL)
  return { ...state, people, ...givingAt(givingOfDefault, Object.values(people), LOCAL) }
}

/** The people of `default` on the morning when the certificates of 2026 are issued: move the clock to the next event to see it. */
export const newYearCertificates = lazily(
  {
    name: 'new-year-certificates',
    description:
      'The people of `default` on Monday 18 January 2027 at 7:30: at 8:00 the certificates of 2026 are issued and letters about them go out.',
    now: `${LOCAL}:00+01:00`,
    people: defaultScenario.people,
  },
  build,
)

import type { Scenario } from '../world/scenario.ts'
import { givingAt } from './build-giving.ts'
import { defaultScenario } from './default-scenario.ts'
import { givingOfDefault } from './giving-of-default.ts'
import { lookedAtUntil } from './looked-at-until.ts'
import { paidUntil } from './paid-until.ts'

const LOCAL = '2027-01-18T07:30'
const people = lookedAtUntil(paidUntil(defaultScenario.state.people, defaultScenario.now, LOCAL), LOCAL)

/** The people of `default` on the morning when the certificates of 2026 are issued: move the clock to the next event and see. */
export const newYearCertificates: Scenario = {
  ...defaultScenario,
  name: 'new-year-certificates',
  description:
    'The people of `default` on Monday 18 January 2027 at 7:30: at 8:00 the certificates of 2026 are issued and letters about them go out.',
  now: `${LOCAL}:00+01:00`,
  state: {
    ...defaultScenario.state,
    people,
    ...givingAt(givingOfDefault, Object.values(people), LOCAL),
  },
}

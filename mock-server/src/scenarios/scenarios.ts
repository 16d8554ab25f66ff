import type { Scenario } from '../world/scenario.ts'
import { defaultScenario } from './default/default-scenario.ts'
import { givingOfDefault } from './default/giving-of-default.ts'
import { lastSeenAt } from './last-seen-at.ts'
import { lazily } from './lazily.ts'
import { newYearCertificates } from './new-year-certificates.ts'
import { givingAt } from './people/build-giving.ts'
import { emptyState } from './people/people-state.ts'
import { threeYearsOfCard } from './three-years-of-card.ts'
import { twentyYears } from './twenty-years.ts'

const empty: Scenario = {
  name: 'empty',
  description: 'No people, only the value store. For tests that create their own people by provider states.',
  now: defaultScenario.now,
  people: [],
  state: emptyState,
}

const PAYOUT_WEEK = '2026-11-27T17:55'

/** The people of `default` during the editing lock around the payout of 1 December (rule 10.16); their cards have been charged. */
const payoutWeek = lazily(
  {
    name: 'payout-week',
    description:
      'The people of `default` on Friday 27 November 2026 at 17:55: editing locks at 18:00, payout on 1 December at 9:00.',
    now: `${PAYOUT_WEEK}:00+01:00`,
    people: defaultScenario.people,
  },
  () => {
    const people = lastSeenAt(defaultScenario.state.people, PAYOUT_WEEK)
    return { ...defaultScenario.state, people, ...givingAt(givingOfDefault, Object.values(people), PAYOUT_WEEK) }
  },
)

/**
 * Every named starting point. The tree of the default one is created when this module is loaded, those of the others with their first
 * world.
 */
export const scenarios: readonly Scenario[] = [
  defaultScenario,
  payoutWeek,
  newYearCertificates,
  threeYearsOfCard,
  twentyYears,
  empty,
]

import type { HandedDocument, Recipient } from '../domain/state/recipient.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { contributionOn } from '../resources/contribution/distribution.rules.ts'
import { acceptanceAt } from '../resources/recipient-document/document-acceptance.rules.ts'
import { nextDistribution } from '../resources/recipient-profile/request-status.rules.ts'
import type { Scenario } from '../world/scenario.ts'
import { defaultScenario } from './default/default-scenario.ts'
import { givingOfDefault } from './default/giving-of-default.ts'
import { lazily } from './lazily.ts'
import { prague } from './people/build-donor.ts'
import { givingAt } from './people/build-giving.ts'
import { emptyState } from './people/people-state.ts'
import { threeYearsOfCard } from './three-years-of-card.ts'
import { twentyYears } from './twenty-years.ts'

type People = WorldState['people']

/** The people of a scenario at a later wall-clock time of Prague: distributions since then have paid the families. */
const paidUntil = (people: People, since: string, local: string): People => {
  let paid = people
  let next = nextDistribution(Temporal.Instant.from(since).epochMilliseconds)
  for (; next.at <= prague(local); next = nextDistribution(next.at)) paid = payAll(paid, next.day)
  return paid
}

const payAll = (people: People, day: string): People =>
  people.map((person) => (person.kind === 'recipient' ? pay(person, day) : person))

const pay = (recipient: Recipient, day: string): Recipient => {
  const contribution = contributionOn(recipient, day)
  return contribution ? { ...recipient, contributions: [...recipient.contributions, contribution] } : recipient
}

const LOCAL = '2027-01-18T07:30'

const build = (): WorldState => {
  const { state, now } = defaultScenario
  const people = lastSeenAt(paidUntil(state.people, now, LOCAL), LOCAL)
  return { ...state, people, ...givingAt(givingOfDefault, people.values(), LOCAL) }
}

/** The people of `default` on the morning when the certificates of 2026 are issued: move the clock to the next event to see it. */
const newYearCertificates = lazily(
  {
    name: 'new-year-certificates',
    description:
      'The people of `default` on Monday 18 January 2027 at 7:30: at 8:00 the certificates of 2026 are issued and letters about them go out.',
    now: `${LOCAL}:00+01:00`,
    people: defaultScenario.people,
  },
  build,
)

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
    return { ...defaultScenario.state, people, ...givingAt(givingOfDefault, people.values(), PAYOUT_WEEK) }
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

/** The people of a scenario at a later wall-clock time of Prague: the foundation has processed what waited for it. */
const lastSeenAt = (people: People, local: string): People =>
  people.map((person) =>
    person.kind === 'recipient'
      ? { ...person, handedDocuments: person.handedDocuments.map((handed) => lookAt(handed, local)) }
      : person,
  )

const lookAt = (handed: HandedDocument, local: string): HandedDocument => {
  const at = acceptanceAt(handed.uploadedAt)
  return handed.acceptedAt === null && !handed.fromRenewal && at <= prague(local)
    ? { ...handed, acceptedAt: at }
    : handed
}

import type { Recipient } from '../domain/state/recipient.ts'
import type { Person, WorldState } from '../domain/state/world-state.ts'
import { contributionOn } from '../resources/contribution/distribution.rules.ts'
import { nextDistribution } from '../resources/recipient-profile/request-status.rules.ts'
import { prague } from './people/build-donor.ts'

type People = WorldState['people']

/** The people of a scenario at a later wall-clock time of Prague: distributions since then have paid the families. */
export const paidUntil = (people: People, since: string, local: string): People => {
  let paid = people
  let next = nextDistribution(Temporal.Instant.from(since).epochMilliseconds)
  for (; next.at <= prague(local); next = nextDistribution(next.at)) paid = payAll(paid, next.day)
  return paid
}

const payAll = (people: People, day: string): People =>
  Object.fromEntries(
    Object.entries(people).map(([id, person]): [string, Person] => [
      id,
      person.kind === 'recipient' ? pay(person, day) : person,
    ]),
  )

const pay = (recipient: Recipient, day: string): Recipient => {
  const contribution = contributionOn(recipient, day)
  return contribution ? { ...recipient, contributions: [...recipient.contributions, contribution] } : recipient
}

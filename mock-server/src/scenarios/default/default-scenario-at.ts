import type { Change } from '../../domain/state/change.ts'
import { set } from '../../domain/state/change.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'
import { editingLockOf } from '../../resources/recipient-profile/payout-lock.rules.ts'
import { defaultScenario } from './default-scenario.ts'

const START = dayOf(Temporal.Instant.from(defaultScenario.now).epochMilliseconds)

/** A day of the default scenario, as many whole months later as `now` is after its start. */
export const monthsLater = (day: string, now: Instant): string => {
  const { months } = START.until(dayOf(now), { largestUnit: 'months' })
  return Temporal.PlainDate.from(day).add({ months }).toString()
}

/**
 * What must change for the people of the default scenario to be in the same situation at `now`: cards are still charged, and no account is
 * locked because a payout happens to be near. Nothing at the scenario's own start.
 */
export function defaultScenarioAt(now: Instant): readonly Change[] {
  const { recurringPayments, people } = defaultScenario.state
  const charged = recurringPayments
    .values()
    .map(({ recurringId, firstOn }) => set(['recurringPayments', recurringId, 'firstOn'], monthsLater(firstOn, now)))
  const unlocked = people
    .values()
    .flatMap((person) =>
      person.kind === 'recipient' && person.editingLock === 'payout' && editingLockOf(person, now).status === 'locked'
        ? [{ path: ['people', person.personId, 'editingLock'], value: 'tomorrow' }]
        : [],
    )
  return [...charged, ...unlocked]
}

import type { Donor } from '../domain/state/donor.ts'
import { DECLINED_LATER } from '../resources/recurring-payment/charge-recurring.rules.ts'
import { defaultScenario } from './default/default-scenario.ts'
import { recipientsInChange } from './default/recipients-in-change.ts'
import { recipientsInSupport } from './default/recipients-in-support.ts'
import { lazily } from './lazily.ts'
import { card, type GivingOf, givingAt } from './people/build-giving.ts'
import { stateWith } from './people/people-state.ts'

const LOCAL = '2026-11-10T10:00'

/** Cards at their beginning; each shows another rule of the calendar. */
const CARDS = [
  {
    login: '10000001',
    amount: 300,
    firstOn: '2026-11-10',
    cardholder: 'JANA NOVAKOVA',
    shows: 'a card charged for the first time today: next on 21 December, last on 22 October 2029',
  },
  {
    login: '10000006',
    amount: 250,
    firstOn: '2026-10-26',
    cardholder: 'LUCIE KUCEROVA',
    shows: 'a first charge after the 25th: November is skipped, next on 21 December',
  },
  {
    login: '10000007',
    amount: 400,
    firstOn: '2026-11-10',
    cardholder: DECLINED_LATER,
    shows: 'every charge after the first one is declined',
  },
] as const

const donors = CARDS.map(({ login, firstOn }): Donor => {
  const person = defaultScenario.state.people.get(`p-${login}`)
  if (person?.kind !== 'donor') throw new Error(`${login} is no donor of the default scenario`)
  return { ...person, registeredOn: firstOn, givingSince: firstOn, documents: [] }
})

const giving: readonly GivingOf[] = CARDS.map(({ login, amount, firstOn, cardholder }) => ({
  angelNumber: login,
  cards: [
    card({
      recurringId: `rec_three_years_${login}`,
      angelNumber: login,
      amount,
      firstOn,
      email: donors.find((each) => each.login === login)?.profile.email ?? '',
      cardholder,
    }),
  ],
}))

/** Without families a distribution could not send the gifts. */
const everybody = [...donors, ...recipientsInSupport, ...recipientsInChange]

/** The calendar of cards: move the clock to the next event to see it. */
export const threeYearsOfCard = lazily(
  {
    name: 'three-years-of-card',
    description:
      'Recurring cards at their beginning, on Tuesday 10 November 2026: charges, distributions, the notice and the end after three years come as the clock moves.',
    now: `${LOCAL}:00+01:00`,
    people: defaultScenario.people.flatMap((person) => {
      const shows = CARDS.find(({ login }) => login === person.login)?.shows
      return shows === undefined ? [] : [{ ...person, shows }]
    }),
  },
  () => stateWith(everybody, givingAt(giving, everybody, LOCAL)),
)

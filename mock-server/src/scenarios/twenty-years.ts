import type { WorldState } from '../domain/state/world-state.ts'
import { recipientsInChange } from './default/recipients-in-change.ts'
import { recipientsInSupport } from './default/recipients-in-support.ts'
import { withCertificates } from './default/with-certificates.ts'
import { lazily } from './lazily.ts'
import { buildDonor, prague, vote } from './people/build-donor.ts'
import { givingAt, standingOrder } from './people/build-giving.ts'
import { PASSWORD } from './people/password-hashes.ts'
import { stateWith } from './people/people-state.ts'

const LOCAL = '2026-11-10T10:00'
const LOGIN = '10000020'

const alena = buildDonor({
  login: LOGIN,
  profile: {
    firstName: 'Alena',
    lastName: 'Tichá',
    email: 'dvacet@example.com',
    phoneNumber: '+420601000120',
    street: 'Na Stráni',
    houseNumber: '5',
    city: 'Litomyšl',
    postalCode: '570 01',
    birthYear: 1958,
    gender: 'female',
    familyStatus: 5,
    municipalitySize: 3,
    awarenessSource: 2,
  },
  vote: vote(10, '2026-10-20T17:30'),
  registeredOn: '2006-11-01',
  givingSince: '2006-11-15',
  previousLoginAt: prague('2026-09-18T17:10'),
  lastLoginAt: prague('2026-10-20T17:25'),
})

/** A standing order that was raised twice. */
const gifts = [
  ...standingOrder(200, 15, '2006-11', '2012-12'),
  ...standingOrder(300, 15, '2013-01', '2019-12'),
  ...standingOrder(500, 15, '2020-01', '2026-10'),
]

const build = (): WorldState => {
  const people = [alena, ...recipientsInSupport, ...recipientsInChange]
  const state = stateWith(people, givingAt([{ angelNumber: LOGIN, gifts }], people, LOCAL))
  return { ...state, people: withCertificates(state, LOCAL) }
}

/** A donor of twenty years with a gift a month: the longest list of payments of one person. */
export const twentyYears = lazily(
  {
    name: 'twenty-years',
    description:
      'One donor with 240 monthly transfers since November 2006, to see long lists, totals and exports at work.',
    now: `${LOCAL}:00+01:00`,
    people: [
      {
        login: LOGIN,
        personId: `p-${LOGIN}`,
        password: PASSWORD,
        label: 'Alena Tichá, dvacet@example.com',
        shows: 'twenty years of monthly transfers, raised twice',
      },
    ],
  },
  build,
)

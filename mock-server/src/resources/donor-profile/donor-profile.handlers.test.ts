import { expect, test } from 'vitest'
import type { Donor } from '../../domain/state/donor.ts'
import { defaultScenario } from '../../scenarios/default/default-scenario.ts'
import { call } from '../../testing/call-handler.ts'
import { presentProfileValues } from '../user-profile/donor.presenter.ts'

const jana = {
  title: 'Ing.',
  firstName: 'Jana',
  lastName: 'Malá',
  phone: '+420601000199',
  address: { street: 'Údolní', houseNumber: '12', city: 'Brno', postalCode: '602 00' },
  birthYear: 1984,
  gender: 'female',
  familyStatus: 4,
  municipalitySize: 4,
  sourceOfAwareness: { id: 6, text: 'běh na podporu rodin' },
  consents: {
    recipientMayGetPostalAddress: false,
    recipientMayGetEmail: false,
    nameInPublicList: true,
    newsletter: false,
  },
  donationTargeting: 'single',
} as const

test('the profile of a donor is returned as it was saved, with a plain space in the postal code', async () => {
  const { state } = defaultScenario
  const basedOn = presentProfileValues(state.people.get('p-10000001') as Donor)
  const body = { ...jana, address: { ...jana.address, postalCode: '602\u00a000' }, basedOn }
  const { answer } = await call('saveDonorProfile', state, { as: 'p-10000001', body })
  expect(answer).toMatchObject({
    response: { profile: { displayName: 'Jana Malá', donor: jana }, savedAt: '2026-11-10T09:00:00.000Z' },
  })
})

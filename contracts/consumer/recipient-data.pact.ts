import { describe } from 'vitest'
import { saveRecipientContacts, saveRecipientData } from '#web/features/recipient-data/recipient-data-queries.ts'
import type { RecipientContactsRequest, RecipientDataRequest } from '#web/shared/api/wire.ts'
import { interaction, ok, type PortalCall, refused } from './interaction.ts'
import { savedRecipient } from './person.ts'
import { badRequest, editingLocked, generalRefusals, keyReused } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const FAMILY = 'a signed-in recipient'
const CODE_GIVEN = 'a signed-in family that has just given a code'
const codeRequired = refused(403, 'code-required')
const family = { as: 'signed-in', caller: 'recipient', method: 'POST' } as const

describe('saveRecipientData', () => {
  const key = 'pact-data-0001'
  const data: RecipientDataRequest = {
    patient: { firstName: 'Tomáš', lastName: 'Svoboda', birthMonth: 5, birthYear: 2020 },
    account: { prefix: '000123', number: '2000137313', bankCode: '0800' },
    housingType: 'house',
    householdMembers: 5,
    informativeConsent: true,
    lifeStory: 'Tomášek má **šest let**.',
  }
  const save = (operation = 'save the basic data of a family', request = data): PortalCall => ({
    operation,
    ...family,
    path: '/recipientData',
    headers: { 'Idempotency-Key': key },
    body: request,
    call: (api) => saveRecipientData(api, request, key),
  })
  const born = (birth: object) => ({ ...data, patient: { ...data.patient, ...birth } })

  interaction(save(), FAMILY, ok(savedRecipient))
  const redirected = { ...data, account: { number: '2000145399', bankCode: '0800' } }
  interaction(save('save another account number without a code', redirected), FAMILY, codeRequired)
  interaction(save('save another account number after a code', redirected), CODE_GIVEN, ok(savedRecipient))
  interaction(
    {
      ...save('save a patient born next month', born({ birthMonth: 12, birthYear: 2026 })),
      body: born({ birthMonth: fromState('nextMonth', 12), birthYear: fromState('yearOfNextMonth', 2026) }),
    },
    FAMILY,
    refused(422, 'month-in-future', { fields: { 'patient.birthMonth': 'future' } }),
  )
  editingLocked(save())
  badRequest(
    save(undefined, { ...data, account: { ...data.account, number: '2000137314' } }),
    'an account number that cannot be',
    'account.number',
  )
  keyReused(save(), 'saveRecipientData')
  generalRefusals(save(), 'a signed-in donor')
})

describe('saveRecipientContacts', () => {
  const key = 'pact-contacts-0001'
  const contacts: RecipientContactsRequest = {
    caringPerson: { firstName: 'Petra', lastName: 'Svobodová' },
    address: { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' },
    phone: '+420602000201',
    email: 'svobodovi@example.com',
  }
  const save = (request = contacts, operation = 'save the contacts of a family'): PortalCall => ({
    operation,
    ...family,
    path: '/recipientContacts',
    headers: { 'Idempotency-Key': key },
    body: request,
    call: (api) => saveRecipientContacts(api, request, key),
  })

  interaction(save(), FAMILY, ok(savedRecipient))
  const redirected = { ...contacts, email: 'nova.rodina@example.com' }
  interaction(save(redirected, 'save another contact e-mail without a code'), FAMILY, codeRequired)
  interaction(save(redirected, 'save another contact e-mail after a code'), CODE_GIVEN, ok(savedRecipient))
  editingLocked(save())
  badRequest(save({ ...contacts, phone: '12' }), 'half a phone', 'phone')
  keyReused(save(), 'saveRecipientContacts')
  generalRefusals(save(), 'a signed-in donor')
})

import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { saveRecipientContacts, saveRecipientData } from '#web/features/recipient-data/recipient-data-queries.ts'
import type { RecipientContactsRequest, RecipientDataRequest } from '#web/shared/api/wire.ts'
import { exampleOf, readContract } from '../contract.ts'
import { family, interaction, ok, type PortalCall, refused } from './interaction.ts'
import { savedRecipient } from './person.ts'
import { editingLocked, sharedRefusals } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const { integer, like, string } = MatchersV3
const CODE_GIVEN = 'a signed-in family that has just given a code'
const codeRequired = refused(403, 'code-required')

describe('saveRecipientData', () => {
  const key = 'pact-data-0001'
  const FAMILY = 'a recipient whose basic data another device has changed'
  const { basedOn: _opened, ...opened } = exampleOf(
    readContract(),
    'saveRecipientData',
    'saved',
  ) as RecipientDataRequest
  const data: RecipientDataRequest = { ...opened, householdMembers: 5, basedOn: opened }
  /** The account number is older here, and the caller did not change it. */
  const basedOn = {
    ...opened,
    patient: {
      ...opened.patient,
      birthMonth: fromState('storedBirthMonth', 5),
      birthYear: fromState('storedBirthYear', 2020),
    },
    householdMembers: fromState('storedMembers', 4),
  }
  const save = (operation = 'save the basic data of a family', request = data) =>
    family.post(operation, '/recipientData', (api) => saveRecipientData(api, request, key), { key, body: request })
  const born = (birth: object) => ({ ...data, patient: { ...data.patient, ...birth } })
  const account = { Number: '2000145399' }

  interaction(
    { ...save(), body: { ...data, patient: basedOn.patient, basedOn } },
    FAMILY,
    ok({
      ...savedRecipient,
      profile_full: {
        ...savedRecipient.profile_full,
        Recipient: { ...savedRecipient.profile_full.Recipient, Account: account, HouseholdMembers: 5 },
      },
    }),
  )
  interaction(
    save('save an account number that another device has changed', {
      ...data,
      account: { number: '19', bankCode: '0100' },
    }),
    FAMILY,
    refused(409, 'changed-elsewhere', {
      fields: { account: 'changed-elsewhere' },
      current: {
        patient: like(opened.patient),
        account: { number: account.Number },
        householdMembers: integer(4),
        lifeStory: string(opened.lifeStory),
      },
    }),
  )

  /** A changed account number whose former one is the stored one. */
  const redirect = (operation: string, former: typeof opened.account | typeof present, stored: object): PortalCall => {
    const wanted = { ...opened, account: { number: '19', bankCode: '0100' } }
    const request = { ...wanted, basedOn: { ...opened, account: former } }
    return { ...save(operation, request), body: { ...wanted, basedOn: { ...opened, account: stored } } }
  }
  const present = { number: account.Number, bankCode: '0800' }
  interaction(redirect('save another account number without a code', present, present), FAMILY, codeRequired)
  const known = {
    prefix: fromState('storedPrefix', '000123'),
    number: fromState('storedNumber', '2000137313'),
    bankCode: fromState('storedBankCode', '0800'),
  }
  interaction(
    redirect('save another account number after a code', opened.account, known),
    CODE_GIVEN,
    ok(savedRecipient),
  )
  interaction(
    {
      ...save('save a patient born next month', born({ birthMonth: 12, birthYear: 2026 })),
      body: {
        ...born({ birthMonth: fromState('nextMonth', 12), birthYear: fromState('yearOfNextMonth', 2026) }),
        basedOn,
      },
    },
    FAMILY,
    refused(422, 'month-in-future', { fields: { 'patient.birthMonth': 'future' } }),
  )
  editingLocked(save())
  sharedRefusals(save(), [
    save(undefined, { ...data, account: { ...data.account, number: '2000137314' } }),
    'an account number that cannot be',
    'account.number',
  ])
})

describe('saveRecipientContacts', () => {
  const key = 'pact-contacts-0001'
  const FAMILY = 'a recipient whose contacts another device has changed'
  const example = exampleOf(readContract(), 'saveRecipientContacts', 'saved') as RecipientContactsRequest
  const { basedOn: _opened, ...opened } = example
  const contacts = {
    ...opened,
    phone: '+420602000299',
    basedOn: opened,
  } as RecipientContactsRequest
  /** The address is older here, and the caller did not change it. */
  const basedOn = { ...opened, phone: fromState('storedPhone', '+420602000201') }
  const save = (operation = 'save the contacts of a family', request = contacts) =>
    family.post(operation, '/recipientContacts', (api) => saveRecipientContacts(api, request, key), {
      key,
      body: request,
    })

  const moved = { ContactAddress: { city: 'Praha' }, Phone: '+420602000299' }
  interaction(
    { ...save(), body: { ...contacts, basedOn } },
    FAMILY,
    ok({
      ...savedRecipient,
      profile_full: {
        ...savedRecipient.profile_full,
        Recipient: { ...savedRecipient.profile_full.Recipient, ...moved },
      },
    }),
  )
  interaction(
    save('save an address that another device has changed', {
      ...contacts,
      address: { ...contacts.address, city: 'Brno' },
    }),
    FAMILY,
    refused(409, 'changed-elsewhere', {
      fields: { address: 'changed-elsewhere' },
      current: { caringPerson: like(opened.caringPerson), address: { city: 'Praha' } },
    }),
  )

  /** A changed e-mail whose former one is the stored one. */
  const redirect = (operation: string): PortalCall => {
    const wanted = { ...opened, email: 'nova.rodina@example.com' }
    const request = { ...wanted, basedOn: opened } as RecipientContactsRequest
    const stored = { ...opened, email: fromState('storedEmail', 'svobodovi@example.com') }
    return { ...save(operation, request), body: { ...wanted, basedOn: stored } }
  }
  interaction(redirect('save another contact e-mail without a code'), FAMILY, codeRequired)
  interaction(redirect('save another contact e-mail after a code'), CODE_GIVEN, ok(savedRecipient))
  editingLocked(save())
  sharedRefusals(save(), [save(undefined, { ...contacts, phone: '12' }), 'half a phone', 'phone'])
})

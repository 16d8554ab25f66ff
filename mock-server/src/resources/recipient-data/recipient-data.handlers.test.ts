import { assert, asyncProperty, string } from 'fast-check'
import { expect, test } from 'vitest'
import { anyCodePoint } from '#rules/testing/any-code-point.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import { defaultScenario } from '../../scenarios/default/default-scenario.ts'
import { call } from '../../testing/call-handler.ts'
import { CONTACTS, codeGiven, DATA } from '../../testing/family-inputs.ts'
import { presentContactsValues, presentDataValues } from './recipient-data.presenter.ts'

const world = { ...defaultScenario.state, ...codeGiven() }
const as = 'p-2000001'
const family = world.people.get(as) as Recipient
const saveData = async (given: object) => {
  const body = { ...DATA, housingType: 'house', ...given, basedOn: presentDataValues(family) } as const
  return (await call('saveRecipientData', world, { as, body })).state.people.get(as)
}
const saveContacts = async (given: object) => {
  const body = { ...CONTACTS, ...given, basedOn: presentContactsValues(family) }
  return (await call('saveRecipientContacts', world, { as, body })).state.people.get(as)
}
const NFD = 'O\u0301'
const NFC = 'Ó'

test('the life story of a family is returned byte for byte', async () => {
  expect.hasAssertions()
  const story = string({ unit: anyCodePoint, maxLength: 1_000 }).filter((text) => !text.includes('\0'))
  await assert(
    asyncProperty(story, async (lifeStory) => {
      expect(await saveData({ lifeStory })).toMatchObject({ lifeStory })
    }),
    { numRuns: 50 },
  )
})

test('names of a family are saved in NFC, an account number without spaces, a postal code with a plain one', async () => {
  const patient = { ...DATA.patient, title: NFD, firstName: NFD, lastName: NFD }
  const account = { prefix: ' 19', number: '2000 145399', bankCode: '08\u00a000' }
  expect(await saveData({ patient, account })).toMatchObject({
    patient: { title: NFC, firstName: NFC, lastName: NFC },
    account: { prefix: '19', number: '2000145399', bankCode: '0800' },
  })
  const address = { street: NFD, houseNumber: NFD, city: NFD, postalCode: '602\u00a000' }
  expect(await saveContacts({ caringPerson: { firstName: NFD, lastName: NFD }, address })).toMatchObject({
    carer: { firstName: NFC, lastName: NFC },
    address: { street: NFC, houseNumber: NFC, city: NFC, postalCode: '602 00' },
  })
})

test('a phone and an e-mail that are left out are cleared', async () =>
  expect(await saveContacts({ phone: undefined, email: undefined })).toMatchObject({
    carer: { phone: '', email: '' },
    email: null,
  }))

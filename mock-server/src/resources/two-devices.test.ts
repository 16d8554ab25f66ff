import { describe, expect, test } from 'vitest'
import {
  CONTACTS,
  DATA,
  elsewhere,
  type Opened,
  otherAccount,
  PHOTO,
  PROFILE,
  personIn,
  type Saves,
  SISTER,
  saveFrom,
  TAX,
} from '../testing/two-devices.ts'

describe('a page that was opened before another device saved', () => {
  test.each<[id: Saves, { opened: Opened<Saves>; first: object; later: object; stored: object }]>([
    [
      'saveDonorProfile',
      {
        opened: PROFILE,
        first: { address: elsewhere },
        later: { phone: '+420777000111' },
        stored: { profile: { street: 'Bráfova', phoneNumber: '+420777000111' } },
      },
    ],
    [
      'saveTaxData',
      {
        opened: TAX,
        first: { birthDate: '1984-06-18' },
        later: {},
        stored: { taxData: { birthDate: '1984-06-18' } },
      },
    ],
    [
      'saveRecipientData',
      {
        opened: DATA,
        first: { account: otherAccount },
        later: { lifeStory: 'Tomášek má **šest let**.' },
        stored: { account: { prefix: '', number: '2000145399' }, lifeStory: 'Tomášek má **šest let**.' },
      },
    ],
    [
      'saveRecipientContacts',
      {
        opened: CONTACTS,
        first: { address: elsewhere, email: 'nova@example.com' },
        later: { phone: '+420777000111' },
        stored: {
          address: { street: 'Bráfova' },
          email: 'nova@example.com',
          carer: { phone: '+420777000111', email: 'nova@example.com' },
        },
      },
    ],
    [
      'saveFamilyMember',
      {
        opened: SISTER,
        first: { schoolOrProfession: '4. třída' },
        later: { hobbies: 'šachy' },
        stored: { familyMembers: [{}, {}, { occupation: '4. třída', hobbies: 'šachy' }] },
      },
    ],
    [
      'saveRecipientPhoto',
      {
        opened: PHOTO,
        first: { takenMonth: 7 },
        later: { description: 'U vody' },
        stored: { photos: [{ takenMonth: 7, takenYear: 2026, description: 'U vody' }] },
      },
    ],
  ])('keeps what that device changed: %s', async (id, { opened, first, later, stored }) => {
    const { state } = await saveFrom(id, opened, first)
    const saved = await saveFrom(id, opened, later, state)
    expect(saved.answer).toMatchObject({ error_code: 200 })
    expect(personIn(id, saved.state)).toMatchObject(stored)
  })

  test.each<[id: Saves, { opened: Opened<Saves>; first: object; later: object; fields: readonly string[] }]>([
    [
      'saveDonorProfile',
      {
        opened: PROFILE,
        first: { address: elsewhere },
        later: { address: { city: 'Brno' }, phone: '+420777000111' },
        fields: ['address'],
      },
    ],
    [
      'saveTaxData',
      {
        opened: TAX,
        first: { birthDate: '1984-06-18' },
        later: { name: 'Jana Malá', birthDate: '1984-06-18' },
        fields: ['subject', 'name', 'birthDate', 'registrationNumber'],
      },
    ],
    [
      'saveRecipientData',
      {
        opened: DATA,
        first: { account: otherAccount, patient: { ...DATA.patient, birthYear: 2019 } },
        later: {
          account: { number: '19', bankCode: '0100' },
          patient: { ...DATA.patient, birthMonth: 4 },
          lifeStory: 'Nový',
        },
        fields: ['patient.birthMonth', 'patient.birthYear', 'account'],
      },
    ],
    [
      'saveRecipientContacts',
      {
        opened: CONTACTS,
        first: { email: 'nova@example.com' },
        later: { email: 'jina@example.com', address: elsewhere },
        fields: ['email'],
      },
    ],
    [
      'saveFamilyMember',
      { opened: SISTER, first: { hobbies: 'šachy' }, later: { hobbies: 'tenis', birthMonth: 3 }, fields: ['hobbies'] },
    ],
    [
      'saveRecipientPhoto',
      {
        opened: PHOTO,
        first: { takenMonth: 7 },
        later: { takenYear: 2025, description: 'U vody' },
        fields: ['takenMonth', 'takenYear'],
      },
    ],
  ])('saves nothing if both changed one value, and answers with the record as it is: %s', async (id, given) => {
    const { opened, first, later, fields } = given
    const { state } = await saveFrom(id, opened, first)
    const { answer, changes, status } = await saveFrom(id, opened, later, state)
    const refused = {
      error_code: 409,
      error: 'changed-elsewhere',
      fields: Object.fromEntries(fields.map((field) => [field, 'changed-elsewhere'])),
      current: { ...opened, ...first },
    }
    expect({ status, changes, answer: JSON.parse(JSON.stringify(answer)) }).toEqual({
      status: 200,
      changes: [],
      answer: refused,
    })
    const again = await saveFrom(id, refused.current as typeof opened, later, state)
    expect(again.answer).toMatchObject({ error_code: 200 })
  })
})

import { afterAll, expect, test } from 'vitest'
import { makeApp } from '../testing/test-app.ts'
import { statesOfRecipientData } from './states-of-recipient-data.ts'

const app = makeApp()
afterAll(() => app.close())

type Sent = { readonly path: string; readonly payload: object }

const DATA: Sent = {
  path: 'recipientData',
  payload: {
    patient: { firstName: 'Tomáš', lastName: 'Svoboda', birthMonth: 5, birthYear: 2020 },
    account: { prefix: '000123', number: '2000137313', bankCode: '0800' },
    housingType: 'house',
    householdMembers: 4,
    informativeConsent: true,
    lifeStory: '',
  },
}
const CONTACTS: Sent = {
  path: 'recipientContacts',
  payload: {
    caringPerson: { firstName: 'Petra', lastName: 'Svobodová' },
    address: { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' },
  },
}
const ADD: Sent = {
  path: 'familyMembers',
  payload: { name: 'Anna Svobodová', relation: 'sibling', gender: 'F', birthMonth: 2, birthYear: 2017 },
}
const SAVE: Sent = { ...ADD, path: 'familyMembers/{memberId}' }
const REMOVE: Sent = { path: 'familyMembers/{memberId}/removal', payload: { reason: 'Bydlí jinde.' } }

const LOCKED = { error_code: 423, error: 'editing-locked', lockedUntil: '2026-11-11T05:00:00.000Z' }
const REMOVED = { error_code: 409, error: 'removal-requested' }
const LOCK = 'a recipient whose account is locked around a payout'
const LEAVING = 'a recipient whose family member is being removed'

const table: [state: string, sent: Sent, want: object][] = [
  [LOCK, DATA, LOCKED],
  [LOCK, CONTACTS, LOCKED],
  [LOCK, ADD, LOCKED],
  [LOCK, SAVE, LOCKED],
  [LOCK, REMOVE, LOCKED],
  [LEAVING, SAVE, REMOVED],
  [LEAVING, REMOVE, REMOVED],
  [
    'a recipient with as many family members as there may be',
    ADD,
    { error_code: 409, error: 'limit-reached', limit: 50 },
  ],
]

const setUp = async (state: string): Promise<Record<string, string>> =>
  (await app.inject({ method: 'POST', url: '/sandbox/provider-states', payload: { state } })).json()

test.each(table)('given %s, %o returns %o', async (state, { path, payload }, want) => {
  const { world, token = '', uid = '', memberId = 'member-2' } = await setUp(state)
  const answer = await app.inject({
    method: 'POST',
    url: `/w/${world}/api/${path.replace('{memberId}', memberId)}`,
    headers: { authorization: token, uid },
    payload,
  })
  expect(answer.json()).toEqual(want)
})

test('the locked family returns the ids of what is editable at another time', async () => {
  const { world, token = '', uid = '', memberId, photoId, documentId } = await setUp(LOCK)
  const answer = await app.inject({
    url: `/w/${world}/api/recipientProfile?uid=${uid}&t=2026-11-10T09:00:00.000Z`,
    headers: { authorization: token, uid },
  })
  expect(answer.json()).toMatchObject({ error_code: 200 })
  expect(answer.body).toContain(`"Id":"${memberId}"`)
  expect(answer.body).toContain(`"Id":"${photoId}"`)
  expect(documentId).toBe('hdoc-state-1')
})

test('every provider state of a recipient’s data is in the table', () =>
  expect([...new Set(table.map(([state]) => state))].toSorted()).toEqual(Object.keys(statesOfRecipientData).toSorted()))

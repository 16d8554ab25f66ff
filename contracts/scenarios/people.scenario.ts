import { describe, expect, test } from 'vitest'
import { receiveCode, requestPhones, verify } from './recipient.ts'
import { openWorld } from './world.ts'

const donors: [login: string, scope: string, profile: object][] = [
  ['10000001', 'donor', { displayName: 'Jana Nováková', email: 'jana@example.com' }],
  ['10000002', 'donor', { displayName: 'Pekárna U Mostu s.r.o.' }],
  ['10000003', 'donor', { displayName: 'Karel Dvořák', email: null }],
  ['10000004', 'donor', {}],
  ['10000005', 'oou', {}],
  ['10000006', 'donor', {}],
  ['10000007', 'donor', {}],
  ['10000009', 'donor', {}],
  ['10000010', 'emlid', {}],
  ['admin', 'admin', {}],
]

/** Rule 5.3: no code is sent to a phone that is not offered. */
const WITHOUT_PHONE = '2000012'

const recipients: [personalNumber: string, birthDate: string, status: number, request: number][] = [
  ['2000001', '1985-04-01', 6, 0],
  ['2000002', '1986-05-02', 8, 1],
  ['2000003', '1987-06-03', 9, 1],
  ['2000004', '1988-07-04', 2, 0],
  ['2000005', '1989-08-05', 4, 0],
  ['2000006', '1990-09-06', 3, 0],
  ['2000007', '1991-10-07', 5, 0],
  ['2000008', '1992-11-08', 1, 0],
  ['2000009', '1993-12-09', 7, 2],
  ['2000010', '1980-01-10', 6, 0],
  ['2000011', '1981-02-11', 6, 0],
  ['2000012', '1982-03-12', 6, 0],
]

describe('the people of the default scenario', () => {
  test.each(donors)('%s signs in as %s', async (username, scope, profile) => {
    await using world = await openWorld()
    const answer = { error_code: 200, response: { scope, personId: `p-${username}`, profile } }
    expect(await world.visitor().post('/login', { username, password: 'andel123' })).toMatchObject(answer)
  })

  test('10000008 is locked at any time of the scenario', async () => {
    await using world = await openWorld({ frozen: true })
    const login = () => world.visitor().post('/login', { username: '10000008', password: 'andel123' })
    expect(await login()).toMatchObject({ error_code: 423, error: 'account-locked' })
    await world.advance('P30D')
    expect(await login()).toMatchObject({ error_code: 423, error: 'account-locked' })
  })

  test.each(recipients.filter(([personalNumber]) => personalNumber !== WITHOUT_PHONE))(
    '%s signs in by the birth date %s and a code, with the status %i',
    async (personalNumber, birthDate, status, request) => {
      await using world = await openWorld()
      const person = { personalNumber, birthDate }
      expect(await requestPhones(world.visitor(), person)).toMatchObject({ error_code: 200 })
      const { transactionId, code } = await receiveCode(world, person)
      expect(await verify(world.visitor(), transactionId, code)).toMatchObject({
        error_code: 200,
        response: {
          scope: 'recipient',
          personId: `p-${personalNumber}`,
          profile_full: { RecipientStatusOfRequest: { Id: status }, RecipientRequestStatus: { Id: request } },
        },
      })
    },
  )

  test('2000012 has no phone to choose: one is foreign, the other too short', async () => {
    await using world = await openWorld()
    const { Data } = await requestPhones(world.visitor(), { personalNumber: '2000012', birthDate: '1982-03-12' })
    const { Phones } = Data as { Phones: { Phone: string }[] }
    expect(Phones).toHaveLength(2)
    expect(Phones.filter(({ Phone }) => Phone.startsWith('+420') && Phone.length === 13)).toEqual([])
    const login = { step: 'login', personalNumber: WITHOUT_PHONE, birthDate: '1982-03-12', phoneId: 'phone-1' }
    expect(await world.visitor().post('/loginRecipient', login)).toMatchObject({ error: 'phone-not-found' })
  })
})

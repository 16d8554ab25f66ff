import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { findByName, setRecipient } from '../../domain/people/find-person.ts'
import { applyChanges } from '../../domain/state/commit.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import { defaultScenario } from '../../scenarios/default/default-scenario.ts'
import { callControl } from '../../testing/control-answer.ts'
import { signInRecipient } from '../../testing/family.ts'
import { fixedRandom } from '../../testing/people.ts'
import { makeApp, openWorld, signIn } from '../../testing/test-app.ts'
import { importRecords } from './import-records.ts'

type Row = Record<string, unknown>

const app = makeApp()
let id: string
beforeEach(async () => ({ id } = await openWorld(app, { frozen: true })))
afterAll(() => app.close())

const send = (payload: object | string, type = typeof payload === 'string' ? 'text/csv' : 'application/json') =>
  callControl(app, 'importRecords', {
    method: 'POST',
    url: `/sandbox/worlds/${id}/people`,
    headers: { 'content-type': type },
    payload,
  })

const rowsOf = async (person: string, name: string): Promise<Row[]> => {
  const { body } = await callControl(app, 'getPersonRecord', `/sandbox/worlds/${id}/people/${person}`)
  return (body as { sections: { name: string; rows: Row[] }[] }).sections.find((each) => each.name === name)?.rows ?? []
}

const eva = { kind: 'donor', login: '10000500', firstName: 'Eva', lastName: 'Malá', email: 'Eva@example.com' }
const gift = { kind: 'payment', login: '10000500', amount: 500, settledOn: '2026-10-05' }
const FAMILY = `\uFEFFkind;login;firstName;lastName;birthDate;phoneNumber;patientFirstName;patientLastName;patientBirthYear;patientBirthMonth;disease;postalCode\r
family;2000500;Olga;Nová;1. 4. 1985;+420602111222;Ivan;Nový;2019;7;other;60200\r
;;;;;;;;;;;\r
`

describe('own records', () => {
  test('of a donor sign in by number and by e-mail; a past payment is distributed, one of this month waits', async () => {
    const recent = { ...gift, amount: 700, settledOn: '2026-11-06' }
    expect(await send({ records: [recent, gift, eva] })).toMatchObject({ status: 200, body: { added: 3, changed: 0 } })
    for (const name of ['10000500', 'eva@example.com']) await signIn(app, name, `/w/${id}`)
    const [last, first] = await rowsOf('10000500', 'payments')
    expect(last).toMatchObject({ amount: 700, redistributed: false, settledOn: '2026-11-06' })
    expect(first).toMatchObject({
      amount: 500,
      redistributed: true,
      distributionOn: '2026-11-02',
      shares: expect.stringMatching(/ Kč/),
    })
    expect(await rowsOf('10000500', 'account')).toMatchObject([{ givingSince: '2026-10-05', donorStatus: 'aktivní' }])
  })

  test.each([
    ['as a Czech spreadsheet saves it', FAMILY],
    ['of the documents', readFileSync('docs/own-people.csv', 'utf8')],
  ])('of a family come from a table %s, and its contact signs in', async (_, table) => {
    expect(await send(table)).toMatchObject({ status: 200 })
    expect(await signInRecipient(app, id, '2000500')).toMatchObject({ uid: 'p-2000500' })
  })

  test('of a known person change what they name and nothing else; a former e-mail no longer signs in', async () => {
    await send({ records: [eva, { kind: 'document', login: '10000500', amount: 500, createdOn: '2026-10-06' }] })
    const renamed = { kind: 'donor', login: '10000500', lastName: 'Velká', email: 'velka@example.com' }
    expect(await send({ records: [renamed] })).toMatchObject({ body: { added: 0, changed: 1 } })
    expect(await rowsOf('10000500', 'profile')).toMatchObject([{ firstName: 'Eva', lastName: 'Velká' }])
    expect(await rowsOf('10000500', 'taxData')).toMatchObject([{ name: 'Eva Velká' }])
    expect(await rowsOf('10000500', 'documents')).toMatchObject([{ type: 'gift-confirmation', amount: 500 }])
    await signIn(app, 'velka@example.com', `/w/${id}`)
    const payload = { username: 'eva@example.com', password: 'andel123' }
    const answer = await app.inject({ method: 'POST', url: `/w/${id}/api/login`, payload })
    expect(answer.json()).toMatchObject({ error_code: 401 })
  })

  test('of a known family leave the phones for codes as they are, unless they name one', () => {
    const { state } = defaultScenario
    const family = findByName(state, '2000001') as Recipient
    const carer = { ...family.carer, phone: '+420602999888' }
    const changed = applyChanges(state, [setRecipient(family, 'carer', carer)]).state
    const phonesAfter = (record: object) => {
      const imported = importRecords(changed, [{ kind: 'family', login: '2000001', ...record }], {
        now: Date.parse(defaultScenario.now),
        random: fixedRandom(),
      })
      if ('refused' in imported) throw new Error(imported.refused)
      return (findByName(applyChanges(changed, imported.changes).state, '2000001') as Recipient).phones
    }
    expect(phonesAfter({ city: 'Brno' })).toEqual(family.phones)
    const phone = '+420602333444'
    expect(phonesAfter({ phoneNumber: phone })).toEqual([{ id: 'phone-1', phone }, family.phones[1]])
  })

  test('are in the journal as a change of the foundation', async () => {
    await send({ records: [eva] })
    const { body } = await callControl(app, 'readJournal', `/sandbox/worlds/${id}/journal`)
    const entry = (body as { entries: Row[] }).entries.at(-1)
    expect(entry).toMatchObject({ event: 'records-imported', changes: expect.arrayContaining([expect.anything()]) })
  })
})

describe('a refused record', () => {
  const HEAD = 'kind,login,lastName,email,amount,settledOn\n'
  test.each([
    ['without its donor', `${HEAD}payment,10000900,,,5,2026-10-05`, 422, 'line 2 login'],
    [
      'with an e-mail of another person',
      `${HEAD}donor,10000501,Malá,,,\ndonor,10000500,Malá,jana@example.com,,`,
      422,
      'line 3 email',
    ],
    ['of tomorrow', `${HEAD}payment,10000001,,,5,2026-11-11`, 422, 'line 2 settledOn'],
    ['of a company for a person', 'kind,login,companyName\ndonor,10000001,Pekárna', 422, 'line 2 companyName'],
    ['of a family as a donor', `${HEAD}donor,2000001,,,,`, 400, 'line 2 login'],
    [
      'of a family without a postal code',
      FAMILY.replace(';60200', ';').replace('2000500', '2000501'),
      422,
      'line 2 postalCode',
    ],
    ['of a donor without a name', `${HEAD}donor,10000500,,,,`, 422, 'line 2 lastName'],
    ['with a number for the anonymous', `${HEAD}donor,11111111,Malá,,,`, 422, 'line 2 login'],
    ['with an amount in words', `${HEAD}\npayment,10000001,,,pět,2026-10-05`, 400, 'line 3 amount'],
    ['with an unknown column', 'kind,login,surname\ndonor,10000500,Malá', 400, 'line 2 surname'],
    ['with a column twice', 'kind,login,lastName,lastName\ndonor,10000501,Malá,Velká', 400, 'lastName'],
    ['with a cell too many', `${HEAD}donor,10000500,Malá,,,,,`, 400, undefined],
    ['in another encoding', 'kind,login,lastName\ndonor,10000500,Mal\uFFFD', 400, undefined],
    ['of no row', HEAD, 400, 'records'],
  ])('%s names its line, and nothing of the table is taken', async (_, table, status, field) => {
    const answer = await send(table)
    expect(answer).toMatchObject({ status, body: field === undefined ? {} : { field } })
    expect((answer.body as { message: string }).message).toMatch(field === undefined ? /line 2|UTF-8/ : /./)
    const { body } = await callControl(app, 'listPeople', `/sandbox/worlds/${id}/people`)
    expect((body as { people: { login: string }[] }).people.map(({ login }) => login)).not.toContain('10000501')
  })

  test('of JSON is named by its place in the list', async () =>
    expect(await send({ records: [eva, { ...gift, amount: 0 }] })).toMatchObject({
      status: 400,
      body: { field: 'records.1.amount' },
    }))

  test('is every one of a recorded world, as the recording could not repeat it', async () => {
    id = (await openWorld(app, { recorded: true })).id
    expect(await send({ records: [eva] })).toMatchObject({ status: 422, body: { error: 'world-is-recorded' } })
  })

  test('of another type is refused with the types that there are', async () =>
    expect(await send('a: 1', 'application/yaml')).toMatchObject({
      status: 415,
      body: { message: expect.stringMatching(/text\/csv/) },
    }))
})

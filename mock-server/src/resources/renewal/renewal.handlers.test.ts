import { afterAll, describe, expect, test } from 'vitest'
import { signedInFamily } from '../../testing/family.ts'
import { FINANCIAL, GENERIC } from '../../testing/renewal-requests.ts'
import { DENISA, HANA, MONIKA, renewingFamily } from '../../testing/renewing-family.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const SENT = { status: 200, error_code: 409, error: 'renewal-already-sent' }

describe('the renewal of a family', () => {
  test.each([
    ['before the lock', '2026-11-10T10:00:00+01:00', '2026-11-26'],
    ['after the lock while it lasts', '2026-11-30T10:00:00+01:00', '2026-12-02'],
  ])('of 30 November is due %s (rule 10.19)', async (_, now, due) => {
    const hana = await renewingFamily(app, HANA, { isReady: false, now })
    expect((await hana.read()).response).toMatchObject({ version: 1, state: 'open', due, form: null })
    expect(await hana.record()).toMatchObject({ RenewalDate: due })
  })

  test('is returned as it was sent to the family that has sent it', async () => {
    const denisa = await signedInFamily(app, DENISA)
    expect((await denisa.get('renewal')).response).toMatchObject({
      state: 'sent',
      files: { files: [{ category: 'medical-report' }, { category: 'income-confirmation' }] },
      receipt: { receiptNumber: 'O-2026-0007', sentAt: '2026-11-03T19:04:00.000Z' },
      request: { kind: 'financial', householdMembers: 4, treatment: { status: 203 } },
    })
  })
})

describe('a renewal is sent', () => {
  test.each([
    ['version 1', HANA, FINANCIAL],
    ['version 2', MONIKA, GENERIC],
  ])('in %s, once, and the family gets its number and new status', async (_, person, request) => {
    const family = await renewingFamily(app, person)
    const { response } = await family.send(request)
    expect(response.receipt).toEqual({ receiptNumber: 'O-2026-0008', sentAt: '2026-11-10T09:00:00.000Z' })
    expect(response.saved).toMatchObject({
      profile: { personalNumber: person.personalNumber },
      profile_full: {
        RecipientStatusOfRequest: { Id: 7 },
        RecipientRequestStatus: { Id: 2 },
        RecipientStatus: { Id: 1 },
      },
      savedAt: '2026-11-10T09:00:00.000Z',
    })
    expect((await family.read()).response).toMatchObject({ state: 'sent', receipt: response.receipt, request })
    expect(await family.letters()).toMatchObject([{ channel: 'email', text: expect.stringContaining('O-2026-0008') }])
  })

  test('and cannot be changed afterwards: it cannot be sent again, and its files cannot change', async () => {
    const hana = await renewingFamily(app)
    const { receipt } = (await hana.send(FINANCIAL)).response
    const { files } = (await hana.read()).response.files
    expect(await hana.send({ ...FINANCIAL, householdMembers: 5 })).toMatchObject({ ...SENT, ...receipt })
    expect(await hana.remove(files[0].fileId)).toMatchObject({ ...SENT, ...receipt })
    expect(await hana.add({ meta: {}, name: 'a.txt', bytes: new Uint8Array() })).toMatchObject({ ...SENT, ...receipt })
    expect((await hana.read()).response).toMatchObject({ request: { householdMembers: 4 }, files: { files } })
  })
})

test('a refused renewal names at most a hundred faults', async () => {
  const monika = await renewingFamily(app, MONIKA)
  const answers = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`strange-${n}`, 'x']))
  const { error, fields } = await monika.send({ ...GENERIC, answers })
  expect(error).toBe('form-refused')
  expect(Object.keys(fields ?? {})).toHaveLength(100)
})

test('a sent renewal is reported as sent while the account is locked around a payout: waiting would not help', async () => {
  const hana = await renewingFamily(app, HANA, { now: '2026-11-27T17:59:59.999+01:00' })
  await hana.send(FINANCIAL)
  await hana.advance('PT1S')
  expect(await hana.send(FINANCIAL)).toMatchObject(SENT)
})

describe("the foundation's decision", () => {
  test('shows on the portal: documents are missing, then the help continues; the sent renewal stays readable', async () => {
    const denisa = await signedInFamily(app, DENISA)
    await denisa.trigger('renewal-decided', { decision: 'return', documents: ['medical-report'] })
    expect((await denisa.get('recipientDocuments')).response.types[0]).toMatchObject({
      type: 'medical-report',
      state: 'missing',
      due: '2026-12-08',
    })
    expect((await denisa.get('renewal')).response.state).toBe('sent')
    await denisa.trigger('renewal-decided', { decision: 'approve' })
    expect(await denisa.record()).toMatchObject({
      RenewalDate: '2027-11-10',
      NextPayoutDate: '2026-12-01',
      MissingDocuments: [],
    })
    expect((await denisa.get('renewal')).response.receipt.receiptNumber).toBe('O-2026-0007')
    expect((await denisa.letters()).length).toBe(2)
  })
})

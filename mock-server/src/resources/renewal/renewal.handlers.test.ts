import { afterAll, describe, expect, test } from 'vitest'
import { changesInJournal } from '../../testing/changes-in-journal.ts'
import { signedInFamily } from '../../testing/family.ts'
import { signedInPerson } from '../../testing/person.ts'
import { FINANCIAL, GENERIC } from '../../testing/renewal-requests.ts'
import { DENISA, HANA, MONIKA, renewingFamily } from '../../testing/renewing-family.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const SENT = { status: 200, error_code: 409, error: 'renewal-already-sent' }
const NOT_OPEN = { status: 200, error_code: 409, error: 'renewal-not-open' }

describe('the renewal of a family', () => {
  test('in version 1 has the required files and the due date', async () => {
    const hana = await renewingFamily(app, HANA, { isReady: false })
    expect((await hana.read()).response).toEqual({
      version: 1,
      state: 'open',
      due: '2026-11-30',
      form: null,
      files: {
        categories: [
          expect.objectContaining({ id: 'medical-report', isRequired: true }),
          expect.objectContaining({ id: 'income-confirmation', isRequired: true, mayBeHandedOtherwise: true }),
          expect.objectContaining({ id: 'other', isRequired: false }),
        ],
        files: [],
        mostFiles: 20,
        totalLimit: 26_214_400,
      },
      receipt: null,
      request: null,
    })
  })

  test('in version 2 has the form as well', async () => {
    const monika = await renewingFamily(app, MONIKA, { isReady: false })
    expect((await monika.read()).response).toMatchObject({
      version: 2,
      form: { formId: GENERIC.formId, sections: [{ id: 'family' }, {}, {}, {}, { id: 'declarations' }] },
    })
  })

  test('is not open to a family that has none', async () => {
    const petra = await signedInFamily(app)
    expect(await petra.get('renewal')).toMatchObject(NOT_OPEN)
    expect(await petra.post('renewal', FINANCIAL)).toMatchObject(NOT_OPEN)
    expect(await petra.delete('renewal/files/renewal-report-2026-11')).toMatchObject(NOT_OPEN)
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

  test('is refused to a donor and to a visitor (rule 19.7)', async () => {
    const jana = await signedInPerson(app)
    expect(await jana.get('renewal')).toMatchObject({ status: 403 })
    expect((await app.inject('/api/renewal')).statusCode).toBe(401)
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

  test('only in the open form: for another form the client must read it again', async () => {
    const changed = { status: 200, error_code: 409, error: 'form-changed' }
    expect(await (await renewingFamily(app, HANA)).send(GENERIC)).toMatchObject(changed)
    const monika = await renewingFamily(app, MONIKA)
    expect(await monika.send(FINANCIAL)).toMatchObject(changed)
    expect(await monika.send({ ...GENERIC, formId: 'renewal-2025-11' })).toMatchObject(changed)
    expect((await monika.read()).response.state).toBe('open')
  })

  test('only if it is complete: otherwise every fault is named', async () => {
    const hana = await renewingFamily(app, HANA, { isReady: false })
    const expenses = Object.fromEntries(Object.keys(FINANCIAL.expenses).map((line) => [line, 0]))
    expect(await hana.send({ ...FINANCIAL, expenses, treatment: { status: 201 } })).toMatchObject({
      status: 200,
      error_code: 422,
      error: 'form-refused',
      fields: {
        expenses: 'zero-sum',
        'treatment.endsOn': 'required',
        'files.medical-report': 'required',
        'files.income-confirmation': 'required',
      },
    })
    expect((await hana.read()).response.state).toBe('open')
    expect(await hana.letters()).toEqual([])
  })

  test('in version 2 with at most a hundred faults named', async () => {
    const monika = await renewingFamily(app, MONIKA)
    const answers = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`strange-${n}`, 'x']))
    const { error, fields } = await monika.send({ ...GENERIC, answers })
    expect(error).toBe('form-refused')
    expect(Object.keys(fields ?? {})).toHaveLength(100)
  })

  test('and appears in the journal without the name of a file, and among the changes without amounts and texts', async () => {
    const monika = await renewingFamily(app, MONIKA)
    await monika.add({
      meta: { category: 'form', purpose: 'other' },
      name: 'rozsudek.pdf',
      type: 'application/pdf',
      bytes: Buffer.from('%PDF-1.4\n'),
    })
    await monika.send(GENERIC)
    const journals = [await monika.journal('submitRenewal'), await monika.journal('uploadRenewalFile')]
    const [journal, changes] = [journals.join(''), journals.map(changesInJournal).join('')]
    expect(journal).toContain('renewal-received')
    for (const secret of ['rozsudek', '602000204']) expect(journal).not.toContain(secret)
    for (const value of ['24000', '24_000', 'Motol', 'Plavání', 'zase plave', 'rozsudek', '202"', 'O-2026-0008'])
      expect(changes).not.toContain(value)
  })
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

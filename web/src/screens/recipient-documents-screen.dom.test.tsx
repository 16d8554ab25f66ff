import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { DocumentOfType, HandedDocument, RecipientDocuments } from '../shared/api/wire.ts'
import { observeUploads } from '../testing/observed-upload.ts'
import { mainText, plainText } from '../testing/page-text.ts'
import { recipientAnswer } from '../testing/people.ts'
import { recipientRecord } from '../testing/recipient-record.ts'
import { pageHeading, type RunningApp, renderApp } from '../testing/render-app.tsx'

const NOW = Date.parse('2026-11-10T09:00:00Z')
const signedIn = recipientAnswer({
  expires: Date.parse('2100-01-01'),
  fullUser: { RecipientStatusOfRequest: { Id: 6 }, Recipient: recipientRecord },
})

const document = (traits: Partial<DocumentOfType> = {}): DocumentOfType => ({
  type: 'medical-report',
  label: 'Lékařská zpráva',
  state: 'missing',
  due: '2026-11-30',
  expiresOn: null,
  files: [],
  ...traits,
})
const handed = (traits: Partial<HandedDocument> = {}): HandedDocument => ({
  documentId: 'handed-1',
  name: 'zprava.pdf',
  size: 1000,
  uploadedAt: '2026-11-09T08:00:00.000Z',
  issuedOn: '2026-10-12',
  isAccepted: false,
  fromRenewal: false,
  ...traits,
})
const answerOf = (response: RecipientDocuments) => ({ error_code: 200 as const, response })
const have = (...types: DocumentOfType[]) => answerOf({ types, needsStudyConfirmation: false })
const received = have(document({ type: 'other', label: 'Souhlas', state: 'received', due: null }))

const pdf = (name: string) => new File(['%PDF-1.7 obsah'], name, { type: 'application/pdf' })

async function open(answer: ReturnType<typeof answerOf>, path = '/prijemce/dokumenty'): Promise<RunningApp> {
  const app = await renderApp({ path, signedIn, now: NOW, answers: { 'GET /recipientDocuments': answer } })
  observeUploads(app.send)
  await pageHeading('Dokumenty')
  // The next response carries the provider's clock.
  await act(() => app.services.refreshProfile())
  return app
}

const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
const pick = async (...files: File[]) => {
  fireEvent.change(screen.getByLabelText('Fotky nebo soubory'), { target: { files } })
  await screen.findByText(files[files.length - 1]?.name ?? '')
}
function issuedOn(day: string, month: string, year: string) {
  choose('Den', day)
  choose('Měsíc', month)
  choose('Rok', year)
}

describe('the documents', () => {
  test('are ordered by urgency: missing first, with its day and reason, then those being checked, then those in order', async () => {
    await open(
      have(
        document({ type: 'other', label: 'Souhlas', state: 'valid', due: null, files: [handed({ isAccepted: true })] }),
        document({ type: 'income-confirmation', label: 'Potvrzení o příjmu', state: 'received', due: null }),
        document(),
      ),
    )
    const headings = (await screen.findAllByRole('heading', { level: 2 })).map(plainText)
    expect(headings.slice(0, 3)).toEqual(['Co od vás potřebujeme', 'Co právě kontrolujeme', 'Co je v pořádku'])
    expect(mainText()).toContain('Pošlete prosím do 30. 11. 2026.')
    expect(mainText()).toContain('Nesmí být starší než 6 měsíců.')
    // What is accepted cannot be withdrawn.
    expect(screen.getByText('zprava.pdf')).toBeDefined()
    expect(screen.queryByRole('button', { name: /Vzít zpět/ })).toBeNull()
  })

  test.each([
    ['soon end', 'expiring', 'Platí ještě do 20. 11. 2026.'],
    ['have ended', 'expired', 'Platnost skončila 20. 11. 2026.'],
  ] as const)('that %s say so, and what to submit instead', async (_, state, expected) => {
    await open(have(document({ state, expiresOn: '2026-11-20' })))
    await screen.findByRole('region', { name: 'Lékařská zpráva' })
    for (const part of [expected, 'řekněte lékaři']) expect(mainText()).toContain(part)
  })

  test('of a patient of 15 or more include the study confirmation, which says when a new one is needed', async () => {
    const study = document({ type: 'study-confirmation', label: 'Potvrzení o studiu', state: 'valid', due: null })
    await open(answerOf({ types: [{ ...study, expiresOn: '2027-08-31' }], needsStudyConfirmation: true }))
    expect(await screen.findByText(/Od 15\slet věku se platnost dokumentů řídí potvrzením o\sstudiu/)).toBeDefined()
    expect(mainText()).toContain('platí do 31. 8. 2027')
  })

  test('are not required, which is said with relief; the kind of another one is chosen, which moves neither the focus nor the files', async () => {
    const { user, answer, callsOf } = await open(have())
    expect(await screen.findByText('Teď od vás žádný dokument nepotřebujeme.')).toBeDefined()
    expect(within(screen.getByRole('main')).getByRole('link', { name: '+420 000 000 002' })).toBeDefined()
    await user.click(await screen.findByRole('button', { name: 'Poslat jiný dokument' }))
    const kind = screen.getByRole('combobox', { name: 'Co posíláte?' })
    expect(window.document.activeElement).toBe(kind)
    await pick(pdf('prijem.pdf'))
    await user.selectOptions(kind, 'income-confirmation')
    expect(window.document.activeElement).toBe(kind)
    answer({ 'POST /recipientDocuments': have(document({ type: 'income-confirmation', state: 'received' })) })
    await user.click(screen.getByRole('button', { name: /Odeslat 1 soubor/ }))
    expect(await screen.findByText(/Děkujeme, 1 soubor/)).toBeDefined()
    expect(JSON.stringify(callsOf('POST /recipientDocuments')[0]?.body)).toContain('income-confirmation')
  })
})

describe('validation before sending', () => {
  test('the day and a file are required, and a day that the provider refuses is reported with the files still chosen', async () => {
    const { user, callsOf, answer } = await open(have(document()))
    await user.click(await screen.findByRole('button', { name: 'Odeslat' }))
    const summary = await screen.findByRole('alert')
    expect(window.document.activeElement).toBe(summary)
    expect(within(summary).getAllByRole('link').map(plainText)).toEqual([
      'Kdy lékař zprávu vystavil: Hodnota je povinná',
      'Fotky nebo soubory: Hodnota je povinná',
    ])
    expect(callsOf('POST /recipientDocuments')).toEqual([])
    await pick(pdf('zprava.pdf'))
    issuedOn('1', '11', '2026')
    answer({
      'POST /recipientDocuments': {
        error_code: 422,
        error: 'document-too-old',
        fields: { 'meta[0].issuedOn': 'too-old' },
      },
    })
    await user.click(screen.getByRole('button', { name: 'Odeslat 1 soubor' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/Zpráva je starší než 6\směsíců/))
    expect(screen.getByText('zprava.pdf')).toBeDefined()
    expect(screen.getByRole('combobox', { name: 'Den' })).toHaveProperty('value', '1')
    answer({ 'POST /recipientDocuments': have(document({ state: 'received' })) })
    choose('Den', '2')
    await user.click(screen.getByRole('button', { name: 'Odeslat 1 soubor' }))
    expect(await screen.findByText(/Děkujeme, 1 soubor je u\snás/)).toBeDefined()
  })

  test('a refused file is the fault of its field, in the summary of errors too (rule 15.8)', async () => {
    const { user } = await open(have(document({ type: 'other', label: 'Souhlas' })))
    await user.click(await screen.findByRole('button', { name: 'Odeslat' }))
    await pick(new File(['ahoj'], 'dopis.docx'))
    const message = 'Soubor dopis.docx přijmout nemůžeme. Vyberte prosím jiný.'
    expect(await screen.findByRole('link', { name: `Fotky nebo soubory: ${message}` })).toBeDefined()
    expect(mainText()).not.toContain('Hodnota je povinná')
  })

  test('a file of another type and one over 5 MB say why, name the limit, and do not block the others', async () => {
    const { user, answer, callsOf } = await open(have(document({ type: 'other', label: 'Souhlas' })))
    await screen.findByRole('region', { name: 'Souhlas' })
    const large = new File(['%PDF-1.7', new Uint8Array(5 * 1024 ** 2)], 'velky.pdf')
    await pick(new File(['ahoj'], 'dopis.docx'), large, pdf('souhlas.pdf'))
    expect(mainText()).toContain('Pošlete prosím JPG, PNG, BMP nebo PDF.')
    expect(mainText()).toContain('Má 5,1 MB a nejvýš může mít 5 MB.')
    answer({ 'POST /recipientDocuments': received })
    await user.click(screen.getByRole('button', { name: 'Odeslat 1 soubor' }))
    expect(await screen.findByText(/Děkujeme, 1 soubor je u\snás/)).toBeDefined()
    expect(callsOf('POST /recipientDocuments')).toHaveLength(1)
  })
})

test('a new report that was just submitted is being checked, and no newer one is requested', async () => {
  const expired = { state: 'expired', due: null, expiresOn: '2026-11-01' } as const
  const { user, answer } = await open(have(document(expired)))
  await user.click(await screen.findByRole('button', { name: 'Poslat dokument: Lékařská zpráva' }))
  await pick(pdf('nova.pdf'))
  issuedOn('2', '11', '2026')
  answer({ 'POST /recipientDocuments': have(document({ state: 'received', due: null, files: [handed()] })) })
  await user.click(screen.getByRole('button', { name: 'Odeslat 1 soubor' }))
  expect(await screen.findByText(/Děkujeme, 1 soubor je u\snás/)).toBeDefined()
  expect(mainText()).toContain('Máme od vás a právě kontrolujeme.')
  expect(mainText()).not.toContain('Při nejbližší návštěvě')
})

describe('pending files', () => {
  const names = ['a.pdf', 'b.pdf', 'c.pdf']

  async function chosen() {
    const app = await open(have(document({ type: 'other', label: 'Souhlas' })))
    await screen.findByRole('region', { name: 'Souhlas' })
    await pick(...names.map(pdf))
    return app
  }
  const rows = () =>
    within(screen.getByRole('list', { name: 'Co pošlete' }))
      .getAllByRole('listitem')
      .map(({ textContent: text }) => `${names.find((name) => text.includes(name))}${stateOf(text)}`)
  const stateOf = (text: string) =>
    [' nahráno', ' nahráváme', ' čeká ve frontě', ' nenahrálo se'].find((state) => text.includes(state.trim()))

  test('require confirmation before the page is left, and outlive the end of the session', async () => {
    const app = await chosen()
    await app.user.click(screen.getByRole('link', { name: 'Zpět na přehled' }))
    expect(await screen.findByRole('alertdialog', { name: /Odejít, než je všechno/ })).toBeDefined()
    await app.user.click(screen.getByRole('button', { name: /^Zůstat/ }))
    expect(rows()).toEqual(['a.pdf čeká ve frontě', 'b.pdf čeká ve frontě', 'c.pdf čeká ve frontě'])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

    // The session ends: the same user finds what was submitted and what was not.
    let count = 0
    app.answer({
      'POST /recipientDocuments': () => {
        count += 1
        return count === 1 ? received : { error_code: 401, error: 'token-expired' }
      },
    })
    await app.user.click(screen.getByRole('button', { name: 'Odeslat 3 soubory' }))
    await screen.findByLabelText('Osobní číslo')
    act(() => app.services.session.start(signedIn))
    await pageHeading('Dokumenty')
    expect(await screen.findByText(/^Už u\snás: a.pdf. To znovu posílat nemusíte.$/)).toBeDefined()
    expect(rows()).toEqual(['a.pdf nahráno', 'b.pdf nenahrálo se', 'c.pdf čeká ve frontě'])
    app.answer({ 'POST /recipientDocuments': received })
    await app.user.click(screen.getByRole('button', { name: 'Pokračovat' }))
    expect(await screen.findByText(/Děkujeme, 3 soubory jsou u\snás/)).toBeDefined()
  })
})

describe('around a payout', () => {
  test('documents can be read, but neither submitted nor withdrawn, and the page says until when', async () => {
    const EditingLock = {
      WarningAt: '2000-01-01T00:00Z',
      LockedAt: '2000-01-01T00:00Z',
      LockedUntil: '2100-01-02T05:00Z',
    }
    const { user } = await renderApp({
      path: '/prijemce/dokumenty',
      signedIn: recipientAnswer({ fullUser: { Recipient: { ...recipientRecord, EditingLock } } }),
      answers: {
        'GET /recipientDocuments': have(
          document({ state: 'received', files: [handed()] }),
          document({ type: 'study-confirmation', due: '2026-11-30' }),
        ),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Rozumím' }))
    expect(await screen.findByText('zprava.pdf')).toBeDefined()
    expect(mainText()).toContain('Posílat je půjde znovu od 2. 1. 2100 v 6:00.')
    expect(mainText()).toContain('Poslat půjde znovu od 2. 1. 2100.')
    expect(mainText()).not.toContain('do 30. 11. 2026')
    const actions = within(screen.getByRole('main')).queryAllByRole('button')
    expect(actions).toEqual([])
  })
})

describe('a file that is not accepted yet', () => {
  const one = have(document({ type: 'other', label: 'Souhlas', state: 'received', due: null, files: [handed()] }))

  test('stays when the foundation accepted it first, and is withdrawn after a confirmation; the record is refetched', async () => {
    const { user, answer, callsOf } = await open(one)
    answer({ 'DELETE /recipientDocuments/handed-1': { error_code: 409, error: 'document-accepted' } })
    await user.click(await screen.findByRole('button', { name: 'Vzít zpět soubor zprava.pdf' }))
    const before = callsOf('GET /recipientProfile').length
    const question = await screen.findByRole('alertdialog', { name: 'Vzít soubor zpět?' })
    await user.click(within(question).getByRole('button', { name: 'Vzít zpět' }))
    expect((await within(question).findByRole('alert')).textContent).toContain('Mezitím jsme ho zkontrolovali')
    answer({ 'DELETE /recipientDocuments/handed-1': have(document({ type: 'other', label: 'Souhlas' })) })
    await user.dblClick(within(question).getByRole('button', { name: 'Vzít zpět' }))
    expect(await screen.findByText('Soubor zprava.pdf už u nás není')).toBeDefined()
    expect(mainText()).toContain('Pošlete prosím do 30. 11. 2026.')
    expect(callsOf('DELETE /recipientDocuments/handed-1')).toHaveLength(2)
    expect(callsOf('GET /recipientProfile').length).toBeGreaterThan(before)
  })
})

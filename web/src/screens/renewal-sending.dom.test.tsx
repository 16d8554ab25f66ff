import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { financialAnswers } from '../features/renewal/financial-request.ts'
import { RENEWAL_DRAFT } from '../features/renewal/renewal-draft.ts'
import { type FakeAnswer, lost } from '../testing/observed-send.ts'
import { observeUploads } from '../testing/observed-upload.ts'
import { alertText, mainText, plainText } from '../testing/page-text.ts'
import { success } from '../testing/people.ts'
import { pageHeading, type RunningApp, renderApp } from '../testing/render-app.tsx'
import {
  familyInRenewal,
  financialRenewal,
  genericForm,
  openRenewal,
  renewalFiles,
  renewalReceipt,
  renewalSent,
  sentRenewal,
} from '../testing/renewal-answer.ts'
import { storeDraft } from '../testing/store-draft.ts'

const NOW = Date.parse('2026-11-10T09:00:00Z')
const PATH = '/prijemce/obnoveni-zadosti'
const CHECK = 'Zkontrolujte, co nám posíláte'
const generic = openRenewal({ version: 2, form: genericForm, files: { ...renewalFiles } })

type Opened = { path?: string; renewal?: ReturnType<typeof openRenewal> }

async function open({ path = PATH, renewal = openRenewal() }: Opened = {}) {
  const app = await renderApp({
    path,
    now: NOW,
    signedIn: familyInRenewal(),
    answers: { 'GET /renewal': success(renewal) },
  })
  observeUploads(app.send)
  await act(() => app.services.refreshProfile())
  return app
}

const write = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const saveAndContinue = ({ user }: RunningApp) =>
  user.click(screen.getByRole('button', { name: /^Uložit a\spokračovat$/ }))

/** Version 1 from its first part to the review, as a family fills it in. */
async function fillIn(app: RunningApp) {
  await app.user.click(await screen.findByRole('link', { name: /^Rodina/ }))
  await pageHeading('Rodina')
  write(/domácnost/, '3')
  await saveAndContinue(app)
  await pageHeading(/^Příjmy a\svýdaje$/)
  write('Čistá mzda nebo plat', '24000')
  write(/^Příspěvek na péči/, '4400')
  write(/^Nájem nebo/, '11 000')
  write(/^Jídlo/, '9000')
  write(/^Doprava/, '2600')
  await app.user.click(screen.getByRole('button', { name: /^Doplnit nuly/ }))
  await saveAndContinue(app)
  await pageHeading('Léčba')
  await app.user.click(screen.getByRole('radio', { name: /víme, kdy má skončit/ }))
  for (const [name, value] of Object.entries({ Den: '31', Měsíc: '3', Rok: '2027' }))
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
  await saveAndContinue(app)
  await pageHeading(/^K\sčemu příspěvek pomohl$/)
  write(/Na co jste příspěvek využili/, 'Doprava do nemocnice a léky.')
  await saveAndContinue(app)
  await pageHeading('Prohlášení')
  for (const box of screen.getAllByRole('checkbox')) await app.user.click(box)
  await saveAndContinue(app)
  await pageHeading('Dokumenty k\u00a0žádosti')
  await app.user.click(screen.getByRole('checkbox', { name: /Předáno jinak/ }))
  await saveAndContinue(app)
  await pageHeading(CHECK)
}

/** The review before sending, of version 1 that was filled in before this page was opened. */
async function openFilled(): Promise<RunningApp> {
  const parts = ['family', 'money', 'treatment', 'contribution', 'declarations', 'soubory']
  await storeDraft('p-2000001', RENEWAL_DRAFT, {
    ...Object.fromEntries(
      Object.entries(financialAnswers(financialRenewal)).map(([id, answer]) => [`answer.${id}`, answer]),
    ),
    ...Object.fromEntries(parts.map((part) => [`note.passed.${part}`, 'yes'])),
    'note.handed-otherwise': '["income-confirmation"]',
  })
  return openReview()
}

/** A draft that takes longer than two seconds comes after the page. */
async function openReview(): Promise<RunningApp> {
  const app = await open({ path: `${PATH}?cast=kontrola` })
  await pageHeading(CHECK)
  await waitFor(expectEveryWord)
  return app
}

const submit = ({ user }: RunningApp) => user.click(screen.getByRole('button', { name: /^Odeslat žádost/ }))
const thanked = () => pageHeading(/Děkujeme, žádost je u\snás/)

/** Everything the family has filled in, anywhere on the review page. */
function expectEveryWord() {
  for (const field of ['24 000 Kč', '11 000 Kč', 'víme, kdy má skončit', 'Doprava do nemocnice a léky.', 'zprava.pdf'])
    expect(mainText()).toContain(field)
}

describe('the renewal', () => {
  test('is sent as the contract defines it, and thanked for; the home and the menu follow', async () => {
    const app = await open()
    await fillIn(app)
    expectEveryWord()
    expect(screen.getAllByRole('link', { name: /^Obnovení žádosti$/ })).not.toHaveLength(0)
    app.answer({ 'POST /renewal': renewalSent(), 'GET /renewal': success(sentRenewal()) })
    await submit(app)
    await thanked()
    expect(mainText()).toContain('O-2026-0007')
    expect(app.callsOf('POST /renewal')[0]?.body).toEqual(financialRenewal)
    expect(app.address()).toBe(`${PATH}/odeslano`)
    expect(screen.queryByRole('link', { name: /^Obnovení žádosti$/ })).toBeNull()
  })

  test('that another tab sends while the form is open here shows the sent version, with the input that was not sent', async () => {
    const app = await open()
    await app.user.click(await screen.findByRole('link', { name: /^Rodina/ }))
    await pageHeading('Rodina')
    write(/domácnost/, '7')
    app.answer({ 'GET /renewal': success(sentRenewal()) })
    const { profile, profile_full: fullUser } = familyInRenewal({ request: 7, renewal: 2 })
    // Like the storage event of the other tab.
    act(() => app.services.session.refresh({ profile, fullUser }, app.services.session.current().epoch))
    expect(await alertText()).toContain('odeslali odjinud')
    expect(mainText()).toContain('Co jste napsali tady')
    expect(mainText()).toMatch(/Kolik.*?7.*Co jste odeslali/)
    expect(mainText()).toContain('O-2026-0007')
  })

  test('that another device sent keeps the other answers of this one readable, until they are deleted (rule 18.20)', async () => {
    await storeDraft('p-2000001', RENEWAL_DRAFT, {
      ...Object.fromEntries(
        Object.entries(financialAnswers(financialRenewal)).map(([id, answer]) => [`answer.${id}`, answer]),
      ),
      'answer.note-to-foundation': 'Psali jsme to celou neděli.',
    })
    const first = await open({ renewal: sentRenewal() })
    await screen.findByText('Psali jsme to celou neděli.')
    first.close()
    const app = await open({ renewal: sentRenewal() })
    expect(await alertText()).toContain('odeslali odjinud')
    expect(mainText()).toMatch(/Co jste napsali tady.*Psali jsme to celou neděli.*Co jste odeslali/)
    await app.user.click(screen.getByRole('button', { name: /smazat$/ }))
    expect(mainText()).not.toContain('neděli')
    app.close()
    await open({ renewal: sentRenewal() })
    await screen.findByText(/^Odeslanou žádost už nejde změnit$/)
    expect(mainText()).not.toContain('neděli')
  })

  test('that another window has sent is reported as sent', async () => {
    const app = await openFilled()
    app.answer({
      'POST /renewal': { error_code: 409, error: 'renewal-already-sent', ...renewalReceipt },
      'GET /renewal': success(sentRenewal()),
    })
    await submit(app)
    await thanked()
    expect(mainText()).toContain('O-2026-0007')
  })

  test('uploads a file that was chosen before its day of issue once its part is left, not without the day, and waits for it', async () => {
    const app = await openFilled()
    app.answer({ 'POST /renewal/files': () => new Promise(() => {}) })
    await app.user.click(screen.getByRole('link', { name: 'Změnit: Dokumenty k\u00a0žádosti' }))
    await pageHeading('Dokumenty k\u00a0žádosti')
    fireEvent.change(screen.getByLabelText(/^Lékařská zpráva/, { selector: 'input[type=file]' }), {
      target: { files: [new File(['%PDF-1.7 obsah'], 'druha.pdf', { type: 'application/pdf' })] },
    })
    await screen.findByText('čeká na datum vystavení')
    expect(screen.queryByRole('button', { name: /datem$/ })).toBeNull()
    for (const [name, value] of Object.entries({ Den: '2', Měsíc: '11', Rok: '2026' }))
      fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
    expect(screen.getByRole('button', { name: /datem$/ })).toBeDefined()
    await app.user.click(screen.getByRole('button', { name: /^Uložit a\svrátit se ke kontrole$/ }))
    await pageHeading(CHECK)
    await waitFor(() => expect(app.callsOf('POST /renewal/files')).toHaveLength(1))
    // Nothing can be added to a renewal afterwards: it waits for the pending file.
    const pending = 'druha.pdf (Lékařská zpráva'
    expect(mainText()).toContain(`Dokumenty k žádosti: Ještě se nenahrálo: ${pending}`)
    await submit(app)
    expect(await alertText()).toContain(`Některé soubory se ještě nenahrály${pending}`)
    expect(app.callsOf('POST /renewal')).toEqual([])
  })
})

test('any refusal is reported with whom to call, and all input is still there, after a reload too', async () => {
  const refusals: [FakeAnswer, string][] = [
    [lost, 'Nevíme, jestli žádost došla'],
    [{ error_code: 500, error: 'internal-error' }, 'Nevíme, jestli se to povedlo'],
    [{ error_code: 429, error: 'rate-limited' }, 'Tolik pokusů za sebou nezvládáme'],
    [{ error_code: 423, error: 'editing-locked', lockedUntil: '2026-12-02T05:00:00.000Z' }, 'Žádost teď nejde odeslat'],
    [{ error_code: 409, error: 'renewal-not-open' }, 'Žádost se teď neobnovuje'],
  ]
  const app = await openFilled()
  for (const [refusal, text] of refusals) {
    app.answer({ 'POST /renewal': refusal })
    await submit(app)
    await waitFor(() => expect(plainText(screen.getByRole('alert'))).toContain(text))
    expect(within(screen.getByRole('alert')).getByRole('link', { name: '+420 000 000 002' })).toBeDefined()
    expectEveryWord()
  }
  app.close()
  const again = await openReview()
  expect(mainText()).toContain('Předáno jinak')
  again.answer({ 'POST /renewal': renewalSent(), 'GET /renewal': success(sentRenewal()) })
  await submit(again)
  await thanked()
})

describe('an objection of the provider', () => {
  test('is shown at its field, with a link to it', async () => {
    const app = await openFilled()
    app.answer({
      'POST /renewal': { error_code: 422, error: 'form-refused', fields: { 'treatment.endsOn': 'required' } },
    })
    await submit(app)
    await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button'))
    const links = await screen.findAllByRole('link', { name: /Kdy má léčba skončit/ })
    await app.user.click(links[0] as HTMLElement)
    await pageHeading('Léčba')
    expect(mainText()).toContain('Hodnota je povinná')
  })

  test('about a form that has changed meanwhile loads the new form, with the answers preserved', async () => {
    const app = await open({ renewal: generic, path: `${PATH}?cast=family` })
    await pageHeading('Kdo je doma')
    write(/Kolik vás doma žije/, '5')
    await saveAndContinue(app)
    await pageHeading('Dokumenty k\u00a0žádosti')
    await app.user.click(screen.getByRole('checkbox', { name: /Předáno jinak/ }))
    await saveAndContinue(app)
    await pageHeading(CHECK)
    const form = { ...genericForm, formId: 'renewal-3' }
    app.answer({
      'POST /renewal': { error_code: 409, error: 'form-changed' },
      'GET /renewal': success({ ...generic, form }),
    })
    await submit(app)
    expect(await screen.findByText(/^Formulář se mezitím změnil$/)).toBeDefined()
    app.answer({ 'POST /renewal': renewalSent(), 'GET /renewal': success(sentRenewal()) })
    await waitFor(() => expect(mainText()).toContain('Kolik vás doma žije?'))
    await submit(app)
    await thanked()
    expect(app.callsOf('POST /renewal').map(({ body }) => body)).toEqual(
      ['renewal-2', 'renewal-3'].map((formId) => ({
        kind: 'generic',
        formId,
        answers: { 'household-members': 5 },
        handedOtherwise: ['income-confirmation'],
      })),
    )
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { HelpRequest } from '../shared/api/wire.ts'
import type { FakeAnswer } from '../testing/observed-send.ts'
import { observeUploads } from '../testing/observed-upload.ts'
import { mainText, plainText } from '../testing/page-text.ts'
import { success } from '../testing/people.ts'
import { pageHeading, type RunningApp, renderApp } from '../testing/render-app.tsx'
import { alreadySent, receipt, requestOf, withFiles } from '../testing/request-answer.ts'

const NOW = Date.parse('2026-11-10T09:00:00Z')
const KEY = 'edit-5c0f2a7d91e4'
const PATH = `/dotaznik-editace?odkaz=${KEY}`
const SUBMISSION = 'POST /helpRequest/submission'
const past = { error_code: 408, error: 'request-link-expired' } as const
const unknown = { error_code: 404, error: 'request-not-found' } as const

const answers = { 'patient-name': 'Tomáš', 'contact-email': 'eva@example.com', story: 'Bylo to rychlé.' }
const returned = (traits: Partial<HelpRequest> = {}) =>
  success(
    requestOf({
      state: 'returned',
      answers,
      remarks: [{ itemId: 'patient-name', text: 'Doplňte prosím celé příjmení.' }],
      note: 'Děkujeme za žádost. **Chybí jediná věc.**',
      files: withFiles('zpráva.pdf'),
      receiptNumber: 'Z-2026-0012',
      expiresAt: '2026-11-17T09:00:00.000Z',
      ...traits,
    }),
  )

afterEach(() => sessionStorage.clear())

async function open(answer: FakeAnswer = returned(), path = PATH, historyState: unknown = null): Promise<RunningApp> {
  const app = await renderApp({ path, historyState, now: NOW, answers: { 'GET /helpRequest': answer } })
  observeUploads(app.send)
  return app
}

function reload(app: RunningApp, answer: FakeAnswer = returned()) {
  const path = app.address()
  const { state } = window.history
  app.close()
  return open(answer, path, state)
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const clickButton = ({ user }: RunningApp, name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const follow = async ({ user }: RunningApp, name: string | RegExp) =>
  user.click(await screen.findByRole('link', { name }))
const reachesUs = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

/** Corrects what the foundation returned and continues to the review. */
async function correct(app: RunningApp) {
  await follow(app, /^Kdo je nemocný/)
  await app.user.type(field(/^Jméno a/), ' Dvořák')
  await clickButton(app, /Uložit a\s/)
  await app.user.click((await screen.findAllByRole('link', { name: /přehledu?$/ }))[0] as HTMLElement)
  await follow(app, /^Kontrola/)
  await pageHeading(/^Zkontrolujte/)
}

describe('a request that was returned', () => {
  test('says what the foundation requests and until when, is corrected and sent by its link, once, and ends on its receipt', async () => {
    const app = await open()
    await pageHeading('Doplnění žádosti')
    expect(app.address()).toBe('/dotaznik-editace')
    expect(mainText()).toContain('Žádost Z-2026-0012')
    expect(mainText()).toContain('Odkaz platí do 17. 11. 2026 v 10:00')
    expect(await screen.findByText('Chybí jediná věc.')).toBeDefined()
    const parts = within(await screen.findByRole('list', { name: 'Části formuláře' })).getAllByRole('link')
    expect(parts.map(plainText)).toEqual([
      expect.stringMatching(/^Kdo je nemocný.*K opravě$/),
      expect.stringMatching(/^Kdo se stará.*Hotovo$/),
      expect.stringMatching(/^Soubory.*Hotovo$/),
    ])
    await follow(app, /^Kdo je nemocný/)
    expect(mainText()).toContain('Doplňte prosím celé příjmení.')
    expect(field(/^Jméno a/).value).toBe('Tomáš')

    await app.user.click(screen.getAllByRole('link', { name: /přehledu?$/ })[0] as HTMLElement)
    app.answer({ [SUBMISSION]: success(receipt) })
    await correct(app)
    expect(mainText()).toContain('zpráva.pdf')
    await app.user.dblClick(screen.getByRole('button', { name: /^Odeslat doplněnou/ }))
    await pageHeading('Doplněnou žádost máme')
    expect(mainText()).toContain('Z-2026-0012')
    expect(mainText()).toContain('eva@example.com')
    expect(app.callsOf(SUBMISSION).map(({ body }) => body)).toEqual([
      { formId: 'request-oncological-1', answers: { ...answers, 'patient-name': 'Tomáš Dvořák' } },
    ])
    await reload(app, alreadySent)
    await pageHeading('Doplněnou žádost máme')
    act(() => window.history.back())
    expect(await screen.findByText(/Přes tento odkaz/)).toBeDefined()
  })

  test('with an unchanged marked answer is sent only after a confirmation', async () => {
    const app = await open()
    app.answer({ [SUBMISSION]: success(receipt) })
    await follow(app, /^Kdo je nemocný/)
    await clickButton(app, /Uložit a\s/)
    await app.user.click((await screen.findAllByRole('link', { name: /přehledu?$/ }))[0] as HTMLElement)
    await follow(app, /^Kontrola/)
    await pageHeading(/^Zkontrolujte/)
    expect(mainText()).toContain('Kdo je nemocný: Doplňte prosím celé příjmení.')
    const dialog = () => screen.findByRole('alertdialog', { name: /^Odeslat i/ })
    await clickButton(app, /^Odeslat doplněnou/)
    await app.user.click(within(await dialog()).getByRole('button', { name: 'Zrušit' }))
    expect(app.callsOf(SUBMISSION)).toEqual([])
    await clickButton(app, /^Odeslat doplněnou/)
    await app.user.click(within(await dialog()).getByRole('button', { name: 'Potvrdit' }))
    await pageHeading('Doplněnou žádost máme')
  })

  test('restores by a newer link the corrections made by the older one, unless it was sent meanwhile', async () => {
    const app = await open()
    await follow(app, /^Kdo je nemocný/)
    await app.user.type(field(/^Jméno a/), ' Dvořák')
    await screen.findByText(/Uchováno v\stomto panelu/)
    app.close()
    const newer = await renderApp({
      path: '/dotaznik-editace?odkaz=edit-newer-0001&cast=patient',
      now: NOW,
      answers: { 'GET /helpRequest': returned() },
    })
    await pageHeading('Kdo je nemocný')
    await waitFor(() => expect(field(/^Jméno a/).value).toBe('Tomáš Dvořák'))
    newer.close()
    await renderApp({
      path: '/dotaznik-editace?odkaz=edit-newer-0002&cast=patient',
      now: NOW,
      answers: {
        'GET /helpRequest': returned({ answers: { ...answers, 'patient-name': 'Tomáš Novák' } }),
      },
    })
    await pageHeading('Kdo je nemocný')
    expect(field(/^Jméno a/).value).toBe('Tomáš Novák')
  })

  test('whose link expires during editing warns before it does, and says what to do once it has', async () => {
    const app = await open(returned({ expiresAt: new Date(NOW - 1).toISOString() }))
    expect(await screen.findByText(/Platnost odkazu mezitím skončila/)).toBeDefined()
    app.answer({ [SUBMISSION]: past })
    await correct(app)
    await clickButton(app, /^Odeslat doplněnou/)
    expect(await pageHeading('Odkaz už neplatí')).toBe(document.activeElement)
    expect(mainText()).toContain('Co jste rozepsali na vlastním zařízení, tam po otevření nového odkazu zase najdete.')
  })

  test('that was sent from elsewhere meanwhile is reported as done, with the corrections made here (rule 18.20)', async () => {
    const app = await open()
    app.answer({ [SUBMISSION]: alreadySent })
    await correct(app)
    await clickButton(app, /^Odeslat doplněnou/)
    await pageHeading('Tuto žádost už máme')
    expect(mainText()).toContain('Z-2026-0012')
    expect(plainText(screen.getByRole('alert'))).toContain('odeslali odjinud')
    expect(mainText()).not.toContain('znovu ji posílat nemusíte')
    expect(mainText()).toMatch(/Co jste napsali tady.*Jméno a příjmení.*Tomáš Dvořák/)
    expect(mainText()).not.toContain('eva@example.com')
  })
})

describe('a link that was opened before', () => {
  const FACT = 'Ještě ověření, že jste to vy'
  const TAB = 'tab_5c0f2a7d91e4'
  const exchanged = { error_code: 200, response: { accessKey: TAB, expiresAt: '2026-11-10T11:00:00.000Z' } } as const
  const giveBirthDate = async ({ user }: RunningApp, [day, month] = ['1', '4']) => {
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Den' }), day)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Měsíc' }), month)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rok' }), '1985')
    await user.click(screen.getByRole('button', { name: /^Otevřít/ }))
  }

  test('requires the birth date of the carer, opens with it, and does not require it again after a reload of the tab', async () => {
    const app = await renderApp({
      path: PATH,
      now: NOW,
      answers: {
        'POST /linkExchange': { error_code: 401, error: 'link-fact-required' },
        'GET /helpRequest': returned(),
      },
    })
    await pageHeading(FACT)
    await clickButton(app, /^Otevřít/)
    expect(screen.getByText(/^Vyberte prosím den/)).toBeDefined()
    await giveBirthDate(app, ['30', '2'])
    expect(screen.getByText('Neplatná hodnota')).toBeDefined()
    expect(app.callsOf('POST /linkExchange')).toHaveLength(1)
    app.answer({ 'POST /linkExchange': { error_code: 401, error: 'link-fact-wrong' } })
    await giveBirthDate(app)
    expect((await screen.findByRole('alert')).textContent).toContain('Toto datum k\u00a0odkazu nepatří')
    app.answer({ 'POST /linkExchange': exchanged })
    await clickButton(app, /^Otevřít/)
    await pageHeading('Doplnění žádosti')
    expect(app.callsOf('POST /linkExchange').at(-1)?.body).toEqual({
      kind: 'help-request',
      linkKey: KEY,
      birthDate: '1985-04-01',
    })
    const { state } = window.history
    app.close()
    const again = await renderApp({
      path: '/dotaznik-editace',
      historyState: state,
      now: NOW,
      answers: { 'GET /helpRequest': returned() },
    })
    await pageHeading('Doplnění žádosti')
    expect(again.callsOf('GET /helpRequest').map(({ headers }) => headers.get('Access-Key'))).toEqual([TAB])
    expect(again.callsOf('POST /linkExchange')).toEqual([])
  })

  test('requires it again when the key of the tab has expired, and the draft is still there', async () => {
    const app = await open()
    app.answer({ [SUBMISSION]: unknown })
    await correct(app)
    await clickButton(app, /^Odeslat doplněnou/)
    const heading = await pageHeading(FACT)
    await waitFor(() => expect(heading).toBe(document.activeElement))
    app.answer({ 'POST /linkExchange': exchanged, 'GET /helpRequest': returned() })
    await giveBirthDate(app)
    await pageHeading(/^(Doplnění|Zkontrolujte)/)
    await waitFor(() => expect(mainText()).toContain('Tomáš Dvořák'))
  })
})

describe('a link that opens nothing', () => {
  test.each<[string, FakeAnswer, string, string]>([
    ['expired', past, 'Odkaz už neplatí', 'platí 7 dní'],
    ['used', alreadySent, 'Doplněnou žádost už máme', 'žádost Z-2026-0012 odeslala 10. 11. 2026 v 10:00'],
  ])('%s says why, and how to reach us', async (_, answer, title, expected) => {
    const app = await open(answer)
    await pageHeading(title)
    expect(mainText()).toContain(expected)
    expect(reachesUs()).toContain('tel:+420000000002')
    expect(app.callsOf('GET /helpRequest')).toHaveLength(1)
  })

  test('expired is reported without any fact about the request', async () => {
    const app = await renderApp({
      path: PATH,
      answers: { 'POST /linkExchange': { error_code: 408, error: 'link-expired' } },
    })
    await pageHeading('Odkaz už neplatí')
    expect(app.callsOf('GET /helpRequest')).toEqual([])
  })

  test('missing leads to the e-mail', async () => {
    await open(unknown, '/dotaznik-editace')
    await pageHeading('Otevřete prosím odkaz z\u00a0e-\u2060mailu')
    expect(reachesUs()).toContain('tel:+420000000002')
  })

  test('malformed is never sent to the provider', async () => {
    const app = await open(unknown, '/dotaznik-editace?odkaz=%3Cscript%3E')
    await pageHeading('Tento odkaz neznáme')
    expect(app.calls.filter(({ path }) => path.startsWith('/helpRequest'))).toEqual([])
  })
})

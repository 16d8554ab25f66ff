import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { FakeAnswer, FakeAnswers } from '../testing/observed-send.ts'
import { observeUploads } from '../testing/observed-upload.ts'
import { alertText, mainText } from '../testing/page-text.ts'
import { success } from '../testing/people.ts'
import { pageHeading, type RunningApp, renderApp } from '../testing/render-app.tsx'
import { type Cut, noFiles, requestForm, requestProvider, storeFilledRequest } from '../testing/request-answer.ts'

const NOW = Date.parse('2026-11-10T09:00:00Z')
const PATH = '/dotaznik-onko'
const TITLE = /^Žádost o\spomoc: onkologické/

type Provider = ReturnType<typeof requestProvider>

async function open(answers: FakeAnswers, path = PATH, historyState: unknown = null): Promise<RunningApp> {
  const app = await renderApp({ path, historyState, now: NOW, answers })
  observeUploads(app.send)
  return app
}

/** Like a reload: the page is gone, the history entry and the data on the device stay. */
async function reload(app: RunningApp, provider: Provider): Promise<RunningApp> {
  const path = app.address()
  const { state } = window.history
  app.close()
  return open(provider.answers, path, state)
}

const clickButton = ({ user }: RunningApp, name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const follow = async ({ user }: RunningApp, name: string | RegExp) =>
  user.click(await screen.findByRole('link', { name }))
const toOverview = async ({ user }: RunningApp) =>
  user.click((await screen.findAllByRole('link', { name: /přehledu?$/ }))[0] as HTMLElement)
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
async function write({ user }: RunningApp, name: RegExp, text: string) {
  await user.click(field(name))
  await user.paste(text)
}
const next = (app: RunningApp) => clickButton(app, /Uložit a\s/)
const send = (app: RunningApp) => clickButton(app, /^Odeslat žádost/)

async function choose({ user }: RunningApp, name: string) {
  const file = new File(['%PDF-1.7 obsah'], name, { type: 'application/pdf' })
  for (const [part, value] of Object.entries({ Den: '2', Měsíc: '11', Rok: '2026' }))
    fireEvent.change(screen.getByLabelText(part), { target: { value } })
  await user.upload(screen.getByLabelText(/^Lékařská zpráva/, { selector: 'input' }), file)
}

async function addFile(app: RunningApp, name = 'zpráva.pdf') {
  await choose(app, name)
  await screen.findByRole('button', { name: `Odebrat soubor ${name}` })
}

/** Everything up to the review before sending. */
async function fillIn(app: RunningApp) {
  await follow(app, /^Kdo je nemocný/)
  await write(app, /^Jméno a/, 'Tomáš Dvořák')
  await next(app)
  await write(app, /^Váš e-.?mail/, 'eva@example.com')
  await write(app, /^Váš příběh/, 'Bylo to rychlé.')
  await next(app)
  await pageHeading(/^Soubory/)
  await addFile(app)
  await next(app)
  await pageHeading(/^Zkontrolujte/)
}

/** The review before sending, of what was filled in before this page was opened. */
async function openFilled(provider: Provider): Promise<RunningApp> {
  provider.requests.set('request-key-1', { files: ['zpráva.pdf'], isSent: false })
  await storeFilledRequest()
  const app = await open(provider.answers, `${PATH}?cast=kontrola`)
  await isRestored()
  return app
}

/** Everything filled in is in the review. A draft that takes longer than two seconds comes after the page, and its files with it. */
const isRestored = () =>
  waitFor(() =>
    expect(mainText()).toMatch(/Tomáš Dvořák.*eva@example\.com.*Bylo to rychlé\.(?!.*Nic nenahráno).*zpráva\.pdf/),
  )

const receiptIsThere = () => pageHeading('Žádost k\u00a0nám dorazila')
const keysOf = (app: RunningApp, operation: string) =>
  app.callsOf(operation).map(({ headers }) => headers.get('Idempotency-Key'))
const SUBMISSION = 'POST /helpRequest/submission'

test('a refused file is the fault of its field, in the summary of errors too (rule 15.8)', async () => {
  const app = await open(requestProvider().answers)
  await follow(app, /^Soubory/)
  await next(app)
  const link = (message: string) => screen.findByRole('link', { name: `Lékařská zpráva: ${message}` })
  expect(await link('Nahrajte prosím aspoň jeden soubor.')).toBeDefined()
  const input = screen.getByLabelText(/^Lékařská zpráva/, { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File(['\0\0\0\x18ftypheic'], 'zpráva.heic')] } })
  const message = 'Soubor zpráva.heic přijmout nemůžeme. Vyberte prosím jiný.'
  expect(await link(message)).toBeDefined()
  expect(document.getElementById(`${input.id}-error`)?.textContent).toContain(message)
  expect(mainText()).not.toContain('Hodnota je povinná')
})

describe('the choice of the disease', () => {
  test('comes first, in Czech for every user, with whom to call', async () => {
    const app = await renderApp({ path: '/dotaznik', language: 'en' })
    await pageHeading(/^Žádost o/)
    const region = within(screen.getByRole('region', { name: 'O\u00a0jakou nemoc jde?' }))
    expect(region.getByRole('link', { name: /^Onkologické/ }).getAttribute('href')).toBe('/dotaznik-onko')
    expect(region.getByRole('link', { name: /^Jiné vážné/ }).getAttribute('href')).toBe('/dotaznik-jina')
    expect(region.getByRole('link', { name: '+420 000 000 002' })).toBeDefined()
    expect(app.callsOf('POST /helpRequest')).toEqual([])
  })

  test('made here before is marked for a returning user', async () => {
    const provider = requestProvider()
    const app = await open(provider.answers)
    await follow(app, /^Kdo je nemocný/)
    await write(app, /^Jméno a/, 'Tomáš')
    await screen.findByText(/Uchováno v\stomto panelu/)
    await next(app)
    // Nothing is started at the foundation before the first file.
    expect(app.callsOf('POST /helpRequest')).toEqual([])
    app.close()
    await renderApp({ path: '/dotaznik' })
    expect((await screen.findByText('Rozepsáno')).closest('a')?.getAttribute('href')).toBe('/dotaznik-onko')
  })
})

test('a form that is lost or asked for too often is reported, and loads after a click', async () => {
  const provider = requestProvider()
  provider.cut('form', 'lost before')
  const app = await open(provider.answers)
  expect(await alertText()).toContain('Nejspíš vypadlo spojení')
  provider.cut('form', 429)
  await clickButton(app, 'Zkusit znovu')
  await waitFor(async () => expect(await alertText()).toContain('za 2 minuty'))
  await clickButton(app, 'Zkusit znovu')
  expect(await screen.findByRole('list', { name: 'Části formuláře' })).toBeDefined()
})

describe('a full request', () => {
  test('is started once, sent once, and ends on its receipt', async () => {
    const provider = requestProvider()
    const app = await open(provider.answers)
    await fillIn(app)
    await app.user.dblClick(screen.getByRole('button', { name: /^Odeslat žádost/ }))
    await receiptIsThere()
    expect(mainText()).toContain('Z-2026-0012')
    expect(mainText()).toContain('10. 11. 2026 v 10:00')
    expect(mainText()).toContain('eva@example.com')
    expect(mainText()).toContain('Odpovíme nejpozději24. 11. 2026')
    expect(screen.getByRole('list', { name: 'Co bude dál' }).children).toHaveLength(3)
    expect(app.address()).toBe(PATH)
    expect(app.callsOf('POST /helpRequest').map(({ body }) => body)).toEqual([{ variant: 'oncological' }])
    expect(app.callsOf(SUBMISSION).map(({ body }) => body)).toEqual([
      {
        formId: 'request-oncological-1',
        answers: { 'patient-name': 'Tomáš Dvořák', 'contact-email': 'eva@example.com', story: 'Bylo to rychlé.' },
      },
    ])
  })

  test('shows its receipt after a reload, offers no form on the way back, and leaves nothing on the device', async () => {
    const provider = requestProvider()
    const app = await openFilled(provider)
    await send(app)
    const heading = await receiptIsThere()
    await waitFor(() => expect(document.activeElement).toBe(heading))
    const again = await reload(app, provider)
    await receiptIsThere()
    expect(mainText()).toContain('eva@example.com')
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('eva@')

    act(() => window.history.back())
    await pageHeading('Žádost už je odeslaná')
    expect(mainText()).toContain('Má číslo Z-2026-0012.')
    await clickButton(again, 'Vyplnit další žádost')
    await follow(again, /^Kdo je nemocný/)
    expect(field(/^Jméno a/).value).toBe('')
    await toOverview(again)
    expect(screen.getByRole('link', { name: /^Soubory/ }).textContent).toContain('Začít')
  })
})

describe('a network cut', () => {
  const cuts: Cut[] = ['lost before', 'lost after', 500, 429]
  async function sendCut(app: RunningApp, provider: Provider, how: Cut) {
    const { length } = app.callsOf(SUBMISSION)
    provider.cut('send', how)
    await send(app)
    await waitFor(() => expect(app.callsOf(SUBMISSION)).toHaveLength(length + 1))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Všechno, co jste vyplnili a\u00a0nahráli, tu zůstalo.')
    expect(within(alert).getByRole('link', { name: '+420 000 000 002' })).toBeDefined()
    await isRestored()
  }

  test('of the submission before it arrived keeps all input, after a reload too, and it is sent once', async () => {
    const provider = requestProvider()
    const app = await openFilled(provider)
    for (const how of ['lost before', 500, 429] as const) await sendCut(app, provider, how)
    const again = await reload(app, provider)
    await isRestored()
    await send(again)
    await receiptIsThere()
    // The key was stored on the device before the call.
    expect(new Set([...keysOf(app, SUBMISSION), ...keysOf(again, SUBMISSION)]).size).toBe(1)
  })

  test.each<Cut>(['lost after', 'without data'])(
    'of the response to the submission (%s) keeps all input, and a reload finds that it arrived',
    async (how) => {
      const provider = requestProvider()
      const app = await openFilled(provider)
      await sendCut(app, provider, how)
      await reload(app, provider)
      await pageHeading('Tuto žádost už máme')
      expect(mainText()).toContain('Z-2026-0012')
    },
  )

  test('of the start keeps the file until a click, and one request is started', async () => {
    const provider = requestProvider()
    const app = await open(provider.answers)
    await follow(app, /^Soubory/)
    for (const [index, how] of cuts.entries()) {
      provider.cut('start', how)
      await (index === 0 ? choose(app, 'zpráva.pdf') : clickButton(app, 'Pokračovat'))
      await waitFor(() => expect(app.callsOf('POST /helpRequest')).toHaveLength(index + 1))
      await screen.findByRole('button', { name: 'Pokračovat' })
    }
    await clickButton(app, 'Pokračovat')
    await screen.findByRole('button', { name: 'Odebrat soubor zpráva.pdf' })
    expect([...provider.requests.values()].map(({ files }) => files)).toEqual([['zpráva.pdf']])
    expect(new Set(keysOf(app, 'POST /helpRequest')).size).toBe(1)
  })

  test('of fetching the request after a reload is reported, and the input is restored by a click, until it is discarded', async () => {
    const provider = requestProvider()
    const app = await openFilled(provider)
    provider.cut('read', 'lost before')
    const again = await reload(app, provider)
    expect((await screen.findByRole('alert')).textContent).toContain('zůstalo uložené')
    await clickButton(again, 'Zkusit znovu')
    await isRestored()
    // Discarded, it starts again, and its files belong to no request.
    await clickButton(again, 'Smazat a\u00a0začít znovu')
    const dialog = within(await screen.findByRole('alertdialog'))
    await again.user.click(dialog.getByRole('button', { name: 'Smazat a\u00a0začít znovu' }))
    await waitFor(() => expect(mainText()).toContain('Nic nenahráno'))
    expect(mainText()).not.toContain('Tomáš')
  })
})

describe('a request that was started too long ago', () => {
  const past = { error_code: 408, error: 'request-link-expired' } as const
  const pastForFirst =
    (later: FakeAnswer | undefined): FakeAnswer =>
    (call) =>
      typeof later !== 'function' || call.headers.get('Access-Key') === 'request-key-1' ? past : later(call)

  test('is started again: texts stay, and the files to add again are listed until they are added', async () => {
    const provider = requestProvider()
    const app = await openFilled(provider)
    provider.answers['GET /helpRequest'] = past
    const again = await reload(app, provider)
    await waitFor(() => expect(mainText()).toMatch(/Tomáš Dvořák.*Soubory je potřeba přidat znovu/))
    await toOverview(again)
    expect(mainText()).toContain('Soubory je potřeba přidat znovu')
    expect(mainText()).toContain('zpráva.pdf')
    await follow(again, /^Soubory/)
    await addFile(again)
    await toOverview(again)
    await pageHeading(TITLE)
    expect(mainText()).not.toContain('přidat znovu')
    await follow(again, /^Kontrola/)
    await send(again)
    await receiptIsThere()
    expect(provider.requests.size).toBe(2)
  })

  test('while it is being sent says so, and the next click sends the new one', async () => {
    const provider = requestProvider()
    const app = await openFilled(provider)
    app.answer({ [SUBMISSION]: pastForFirst(provider.answers[SUBMISSION]) })
    await send(app)
    await waitFor(() => expect(mainText()).toContain('Nic nenahráno'))
    expect(mainText()).toContain('Soubory je potřeba přidat znovu')
    await toOverview(app)
    expect(mainText()).toContain('Soubory je potřeba přidat znovu')
    await follow(app, /^Soubory/)
    await addFile(app)
    await toOverview(app)
    await follow(app, /^Kontrola/)
    await send(app)
    await receiptIsThere()
  })

  test('while a file is added takes the file along to the new one', async () => {
    const provider = requestProvider()
    const app = await open(provider.answers)
    await follow(app, /^Soubory/)
    await addFile(app, 'první.pdf')
    app.answer({ 'POST /helpRequest/files': pastForFirst(provider.answers['POST /helpRequest/files']) })
    await addFile(app, 'druhá.pdf')
    expect(provider.requests.get('request-key-2')?.files).toEqual(['druhá.pdf'])
    await toOverview(app)
    expect(mainText()).toContain('první.pdf')
  })
})

describe('what the provider refuses', () => {
  test('an answer links to its field', async () => {
    const provider = requestProvider()
    const app = await openFilled(provider)
    app.answer({
      [SUBMISSION]: { error_code: 422, error: 'form-refused', fields: { 'patient-name': 'invalid' } },
    })
    await send(app)
    await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button'))
    await follow(app, /^Jméno a.*Neplatná hodnota/)
    await pageHeading('Kdo je nemocný')
    expect(field(/^Jméno a/).getAttribute('aria-invalid')).toBe('true')
  })

  test('a form that was changed meanwhile is loaded again, keeps what fits, and says so', async () => {
    const provider = requestProvider()
    const app = await openFilled(provider)
    const [patient, carer] = requestForm.sections
    const item = { id: 'diagnosis', itemType: 'text' as const, question: 'Diagnóza', required: true }
    const form = {
      ...requestForm,
      formId: 'request-oncological-2',
      sections: [{ ...patient, items: [...(patient?.items ?? []), item] }, carer],
    }
    app.answer({
      [SUBMISSION]: { error_code: 409, error: 'form-changed' },
      'GET /helpRequestForms/oncological': success({ variant: 'oncological', form, files: noFiles }),
    })
    await send(app)
    await waitFor(() => expect(mainText()).toContain('Formulář jsme mezitím upravili'))
    await isRestored()
    await toOverview(app)
    await follow(app, /^Kdo je nemocný/)
    expect(field(/^Jméno a/).value).toBe('Tomáš Dvořák')
    expect(field(/^Diagnóza/).value).toBe('')
    await toOverview(app)
    expect((await screen.findByRole('link', { name: /^Soubory/ })).textContent).toContain('Hotovo')
  })
})

test('a draft that is read after the page comes with its request and the files in it', async () => {
  const provider = requestProvider()
  const directory = await navigator.storage.getDirectory()
  const { promise, resolve } = Promise.withResolvers<typeof directory>()
  vi.spyOn(navigator.storage, 'getDirectory').mockResolvedValueOnce(directory).mockReturnValue(promise)
  const opening = openFilled(provider)
  await waitFor(() => expect(mainText()).toContain('Nic nenahráno'))
  resolve(directory)
  const app = await opening
  expect(app.callsOf('GET /helpRequest')).toHaveLength(1)
})

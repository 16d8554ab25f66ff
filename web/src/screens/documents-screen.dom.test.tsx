import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { certificate, confirmation } from '../features/document/testing/documents.ts'
import type { DonorDocument } from '../shared/api/wire.ts'
import { preloadDialogs } from '../shared/ui/alerts/alert-outlet.tsx'
import { pdfAnswer, type WatchedFiles, watchFiles } from '../testing/files.ts'
import { plainText } from '../testing/page-text.ts'
import { loginAnswer } from '../testing/people.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const list = (...response: DonorDocument[]) => ({ error_code: 200 as const, response })
const FILE = 'POST /documents/doc-2025/file'
const REISSUE = 'POST /documents/doc-2025/reissue'
const fresh = { ...certificate, documentId: 'doc-2025-2', issuedTo: 'Jana Malá', isNew: true }

let files: WatchedFiles
beforeEach(() => {
  files = watchFiles()
})

async function open({ answers = {}, ...options }: AppOptions = {}) {
  const app = await renderApp({
    path: '/muj-ucet/dokumenty',
    signedIn: loginAnswer(),
    answers: { 'GET /documents': list(certificate, confirmation), ...answers },
    ...options,
  })
  await pageHeading(options.language === 'en' ? 'Documents' : 'Dokumenty')
  return app
}

const download = () => screen.findByRole('button', { name: /^Stáhnout PDF: .*za rok 2025/ })

describe('the list', () => {
  test('has year, amount, name and day of each, and marks the new one', async () => {
    await open({ answers: { 'GET /documents': list({ ...certificate, isNew: true }, confirmation) } })
    const [first, second] = await screen
      .findAllByRole('listitem')
      .then((items) => items.filter((item) => within(item).queryByRole('heading')))
    const text = plainText(first)
    for (const part of ['Potvrzení o darech za rok 2025', 'Nové', '6 000 Kč', 'Jana Nováková', '19. 1. 2026'])
      expect(text).toContain(part)
    expect(second?.textContent).not.toContain('Nové')
  })

  test('without documents says when the first one comes', async () => {
    await open({ answers: { 'GET /documents': list() } })
    expect(await screen.findByText(/připravíme v\slednu/)).toBeDefined()
  })

  test('folds replaced documents away, still downloadable', async () => {
    await open({ answers: { 'GET /documents': list(fresh, { ...certificate, replacedBy: fresh.documentId }) } })
    const summary = await screen.findByText('1 nahrazený dokument')
    const folded = summary.closest('details') as HTMLElement
    expect((folded as HTMLDetailsElement).open).toBe(false)
    expect(plainText(folded)).toContain('19. 1. 2026')
    expect(screen.getAllByText('Údaje na potvrzení nesouhlasí?')).toHaveLength(1)
  })
})

describe('a download', () => {
  test('is one file however often the button is clicked, named without personal data', async () => {
    const answered = Promise.withResolvers<Response>()
    const { user, callsOf } = await open({ answers: { [FILE]: () => answered.promise } })
    await user.dblClick(await download())
    await act(async () => answered.resolve(pdfAnswer()))
    await waitFor(() => expect(files.saved).toEqual(['potvrzeni-o-darech-2025.pdf']))
    expect(callsOf(FILE)).toHaveLength(1)
    expect(callsOf(FILE)[0]?.headers.get('Content-Type')).toBeNull()
    expect(await screen.findByText('Staženo jako potvrzeni-o-darech-2025.pdf')).toBeDefined()
  })

  test('has an English name in English', async () => {
    const { user } = await open({ language: 'en', answers: { [FILE]: () => pdfAnswer() } })
    await user.click(await screen.findByRole('button', { name: /^Download PDF: .*2025/ }))
    await waitFor(() => expect(files.saved).toEqual(['gift-certificate-2025.pdf']))
  })

  test('answered by an HTML page saves nothing (rule 18.9), says so and can be retried', async () => {
    const page = () => new Response('<h1>502</h1>', { status: 502, headers: { 'Content-Type': 'application/pdf' } })
    const { user, answer } = await open({ answers: { [FILE]: page } })
    await user.click(await download())
    expect((await screen.findByRole('alert')).textContent).toContain('nepodařilo stáhnout')
    expect(files.saved).toEqual([])
    answer({ [FILE]: () => pdfAnswer() })
    await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
    await waitFor(() => expect(files.saved).toHaveLength(1))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('issuing again', () => {
  async function ask(answers: AppOptions['answers']) {
    const app = await open({ ...(answers && { answers }) })
    // Like the first touch of the page.
    await preloadDialogs()
    await app.user.click(await screen.findByText('Údaje na potvrzení nesouhlasí?'))
    await app.user.click(screen.getByRole('button', { name: 'Vystavit znovu' }))
    const window = within(await screen.findByRole('alertdialog'))
    return { ...app, window, confirm: () => app.user.dblClick(window.getByRole('button', { name: /^Vystavit znovu/ })) }
  }

  test('happens once; the new document is first, the former is folded away, and the focus moves to the message', async () => {
    const answered = Promise.withResolvers<{ error_code: 200; response: DonorDocument }>()
    const { confirm, callsOf } = await ask({ [REISSUE]: () => answered.promise })
    await confirm()
    await act(async () => answered.resolve({ error_code: 200, response: fresh }))
    const message = await screen.findByText('Nové potvrzení za rok 2025 je hotové')
    await waitFor(() => expect(message.closest('[tabindex]')).toBe(document.activeElement))
    expect(screen.getByText(/Jana Malá/)).toBeDefined()
    expect(screen.getByText('1 nahrazený dokument')).toBeDefined()
    expect(callsOf(REISSUE)).toHaveLength(1)
    expect(callsOf(REISSUE)[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  })

  test('with the same data is explained, with a link to them; of a document replaced meanwhile the list is fetched again', async () => {
    const unchanged = { error_code: 409, error: 'tax-data-unchanged' }
    const { confirm, window, user, callsOf, answer } = await ask({ [REISSUE]: unchanged })
    await confirm()
    const alert = within(await window.findByRole('alert'))
    expect(alert.getByText('Údaje se zatím nezměnily')).toBeDefined()
    expect(alert.getByRole('link', { name: 'Údaje pro potvrzení' }).getAttribute('href')).toBe('/muj-ucet/danove')
    answer({ [REISSUE]: { error_code: 409, error: 'document-replaced' } })
    await confirm()
    await window.findByText(/už máte novější/)
    const before = callsOf('GET /documents').length
    await user.click(window.getByRole('button', { name: 'Zrušit' }))
    await waitFor(() => expect(callsOf('GET /documents')).toHaveLength(before + 1))
  })
})

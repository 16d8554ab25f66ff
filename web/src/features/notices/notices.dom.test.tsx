import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FullUser, RecipientData } from '#web/shared/api/wire.ts'
import type { FakeAnswer, FakeAnswers } from '#web/testing/observed-send.ts'
import { plainText } from '#web/testing/page-text.ts'
import { loginAnswer, recipientAnswer } from '#web/testing/people.ts'
import { recipientRecord } from '#web/testing/recipient-record.ts'
import { type AppOptions, pageHeading, renderApp } from '#web/testing/render-app.tsx'
import { certificate as donorCertificate } from '../document/testing/documents.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
const openWindow: FakeAnswers = {
  'GET /valueStore/nps_showStart,nps_showEnd': {
    error_code: 200,
    response: { nps_showStart: '2000-01-01', nps_showEnd: '2100-12-31' },
  },
}
const noticeKeys = 'GET /valueStore/header_web_notice,header_web_notice_text'
const notice = (text: string): FakeAnswers => ({
  [noticeKeys]: { error_code: 200, response: { header_web_notice: '1', header_web_notice_text: text } },
})

async function openHome(fullUser: Partial<FullUser> = {}, options: AppOptions = {}) {
  const app = await renderApp({ path: '/darce', signedIn: loginAnswer({ fullUser }), answers: openWindow, ...options })
  await screen.findByRole('heading', { level: 1 })
  return app
}

test('a notice that fails to render leaves the page without it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = { Documents: null, PreviousLogin: fromNow(-DAY) } as unknown as Partial<FullUser>
  await openHome(broken, { path: '/muj-ucet/heslo' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Změna hesla')
})

const noticeBanner = async (text: string) =>
  (await screen.findByText(text)).closest<HTMLElement>('[role=status]') as HTMLElement

describe('the site-wide notice', () => {
  afterEach(() => void vi.useRealTimers())

  test('is Markdown, on every page', async () => {
    await openHome(
      {},
      { answers: { ...openWindow, ...notice('V sobotu **nepůjdeme**. [Více](https://www.example.com/)') } },
    )
    expect((await screen.findByText('nepůjdeme')).tagName).toBe('STRONG')
    expect(screen.getByRole('link', { name: 'Více' }).getAttribute('href')).toBe('https://www.example.com/')
  })

  test('stays closed over a reload once closed, until its text changes', async () => {
    const first = await openHome({}, { answers: { ...openWindow, ...notice('První.') } })
    await first.user.click(within(await noticeBanner('První.')).getByRole('button', { name: 'Zavřít' }))
    first.close()
    const second = await openHome({}, { answers: { ...openWindow, ...notice('První.') } })
    await waitFor(() => expect(second.callsOf(noticeKeys)).toHaveLength(1))
    await act(async () => {})
    expect(screen.queryByText('První.')).toBeNull()
    second.close()
    await openHome({}, { answers: { ...openWindow, ...notice('Druhá.') } })
    expect(await screen.findByText('Druhá.')).toBeDefined()
  })

  test('is shown to visitors too, and stays at a sign-in without another request', async () => {
    const { callsOf, services } = await renderApp({ path: '/neexistuje', answers: notice('Portál v sobotu nepůjde.') })
    await screen.findByText('Portál v sobotu nepůjde.')
    await act(async () => services.session.start(loginAnswer()))
    expect(screen.getByText('Portál v sobotu nepůjde.')).toBeDefined()
    expect(callsOf(noticeKeys)).toHaveLength(1)
  })

  test('is fetched again every 300 s, and a failure leaves it as it was', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { callsOf, answer } = await openHome({}, { answers: { ...openWindow, ...notice('První.') } })
    await screen.findByText('První.')
    answer({ [noticeKeys]: { error_code: 500, error: 'internal-error' } })
    await act(() => vi.advanceTimersByTimeAsync(299_999))
    expect(callsOf(noticeKeys)).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(callsOf(noticeKeys)).toHaveLength(2)
    expect(screen.getByText('První.')).toBeDefined()
    answer(notice('Druhá.'))
    await act(() => vi.advanceTimersByTimeAsync(300_000))
    expect(await screen.findByText('Druhá.')).toBeDefined()
  })
})

describe('the warning about a missing e-mail', () => {
  const withEmail = loginAnswer()
  const withoutEmail = { ...withEmail, profile: { ...withEmail.profile, email: null } }

  test('is shown to a donor and links to the page that sets one', async () => {
    await openHome({}, { signedIn: withoutEmail })
    const warning = within(screen.getByRole('main'))
    expect(warning.getByText('Nastavte si prosím platný e-mail')).toBeDefined()
    expect(warning.getByRole('link', { name: 'Nastavit e-mail' }).getAttribute('href')).toBe('/muj-ucet/email')
  })

  test('is hidden for a donor with an e-mail and for a recipient', async () => {
    const { close } = await openHome()
    expect(screen.queryByText('Nastavte si prosím platný e-mail')).toBeNull()
    close()
    const family = recipientAnswer()
    await renderApp({ path: '/prijemce', signedIn: { ...family, profile: { ...family.profile, email: null } } })
    await pageHeading('Dobrý den')
    expect(screen.queryByText('Nastavte si prosím platný e-mail')).toBeNull()
  })
})

describe('invitations to donors', () => {
  const rating = () => screen.findByRole('link', { name: /^Jak se vám s\snámi pomáhá\?/ })
  const certificate = { Id: 'doc-2025', Type: 'tax-certificate', Year: 2025 }
  const fresh = { Documents: [{ ...certificate, Created: fromNow(-DAY) }], PreviousLogin: fromNow(-2 * DAY) }
  const newDocument = { ...donorCertificate, documentId: certificate.Id, isNew: true }
  const voted = (days: number) => ({ NPS: { Value: 9, Date: fromNow(-days * DAY) } })

  test('invite a donor who never voted, with a link to the rating', async () => {
    await openHome()
    expect((await rating()).getAttribute('href')).toBe('/muj-ucet/nps')
  })

  test('omit the rating on the rating page itself', async () => {
    const lastVote = { error_code: 200 as const, response: { Value: null, Date: null } }
    await renderApp({
      path: '/muj-ucet/nps',
      signedIn: loginAnswer({ fullUser: fresh }),
      answers: { ...openWindow, 'GET /nps': lastVote },
    })
    const tasks = within(await screen.findByRole('list', { name: 'Co je nového' }))
    expect(tasks.getAllByRole('listitem')).toHaveLength(1)
  })

  test('announce a document created after the previous login, and link to it', async () => {
    await openHome({ ...fresh, ...voted(1) })
    const tasks = within(await screen.findByRole('list', { name: 'Co je nového' }))
    expect(tasks.getByText('Máte u nás nový dokument')).toBeDefined()
    expect(tasks.getByText('Potvrzení o darech za rok 2025')).toBeDefined()
    expect(tasks.getByRole('link').getAttribute('href')).toBe('/muj-ucet/dokumenty')
  })

  test.each<[string, FakeAnswer, boolean]>([
    ['gone once its page has shown it', { error_code: 200, response: [newDocument] }, false],
    ['still there if its page could not load', { error_code: 500, error: 'internal-error' }, true],
  ])('the notice of a new document is %s', async (_, documents, isThere) => {
    const { user } = await renderApp({
      path: '/muj-ucet/dokumenty',
      signedIn: loginAnswer({ fullUser: { ...fresh, ...voted(1) } }),
      answers: { ...openWindow, 'GET /documents': documents },
    })
    await screen.findByRole('button', { name: /^(Stáhnout PDF|Zkusit znovu)/ })
    await user.click(screen.getByRole('link', { name: 'Zpět na můj účet' }))
    await pageHeading('Můj účet')
    expect(screen.queryByText('Máte u nás nový dokument') !== null).toBe(isThere)
  })

  test('are hidden if the voting period cannot be read', async () => {
    // Within the two seconds of the de-duplication, however long the page takes.
    vi.useFakeTimers({ toFake: ['Date'] })
    const { callsOf } = await openHome(
      {},
      {
        answers: { 'GET /valueStore/nps_showStart,nps_showEnd': { error_code: 404, error: 'value-not-found' } },
      },
    )
    await waitFor(() => expect(callsOf('GET /valueStore/nps_showStart,nps_showEnd')).toHaveLength(1))
    expect(screen.queryByRole('list', { name: 'Co je nového' })).toBeNull()
  })
})

describe('the editing lock around a payout', () => {
  afterEach(() => sessionStorage.clear())

  const familyWith = (EditingLock: RecipientData['EditingLock']) =>
    recipientAnswer({ fullUser: { Recipient: { ...recipientRecord, EditingLock } } })
  const locked = { WarningAt: fromNow(-3 * DAY), LockedAt: fromNow(-DAY), LockedUntil: fromNow(DAY) }
  const visibleText = () => plainText(document.body)

  function openFamily(lock: RecipientData['EditingLock']) {
    return renderApp({ path: '/prijemce', signedIn: familyWith(lock) })
  }

  test('opens a dialog with its end once per lock, and stays on the page after that was read', async () => {
    const { user, close } = await openFamily(locked)
    const dialog = await screen.findByRole('alertdialog', { name: 'Údaje teď nejde měnit' })
    expect(plainText(dialog)).toMatch(/znovu od \d+\. \d+\. \d{4} ve? \d{1,2}:\d\d/)
    await user.click(within(dialog).getByRole('button', { name: 'Rozumím' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(visibleText()).toContain('Údaje teď nejde měnit')
    close()
    const again = await openFamily(locked)
    await pageHeading('Dobrý den')
    expect(visibleText()).toContain('Údaje teď nejde měnit')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    again.close()
    await openFamily({ ...locked, LockedUntil: fromNow(2 * DAY) })
    expect(await screen.findByRole('alertdialog', { name: 'Údaje teď nejde měnit' })).toBeDefined()
  })

  test('warns from the day before without a dialog, and starts by the provider’s clock while the page is open', async () => {
    const { setDate, services } = await openFamily({ ...locked, LockedAt: fromNow(MINUTE) })
    await pageHeading('Dobrý den')
    expect(visibleText()).toMatch(/(Dnes|Zítra) od \d{1,2}:\d\d nepůjde údaje měnit/)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    setDate(Date.now() + 2 * MINUTE)
    await act(() => services.refreshProfile())
    expect(await screen.findByRole('alertdialog', { name: 'Údaje teď nejde měnit' })).toBeDefined()
  })
})

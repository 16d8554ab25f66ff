import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { routes } from '../app/routes.ts'
import { takeLinkKey } from '../shared/navigation/link-key.ts'
import { paths } from '../shared/paths.ts'
import { type FakeAnswer, lost } from '../testing/observed-send.ts'
import { plainText } from '../testing/page-text.ts'
import { loginAnswer } from '../testing/people.ts'
import { openPublicScreen } from '../testing/public-screen.tsx'
import { renderApp } from '../testing/render-app.tsx'

const entry = routes.find(({ path }) => path === paths.passwordReset) as (typeof routes)[number]
const resetToken = 'rst_7d1f0c3be2a94f58b6c1'
const accepted: FakeAnswer = { error_code: 200 }

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Andělské číslo nebo e-mail' })
const ask = () => screen.getByRole('button', { name: /^Poslat odkaz/ })

afterEach(() => sessionStorage.clear())

async function openRequest(answer: FakeAnswer = accepted, options = {}) {
  const page = await openPublicScreen(entry, { 'POST /passwordReset': answer }, options)
  return { ...page, sent: () => page.callsOf('POST /passwordReset').map(({ body }) => body) }
}

describe('asking for a link', () => {
  test('ends on a page that does not reveal whether the account exists', async () => {
    const { user, sent } = await openRequest()
    await user.type(name(), ' jana@example.com {Enter}')
    expect(await heading('Podívejte se do e-\u2060mailu')).toBe(document.activeElement)
    expect(screen.getByText(/Pokud takový účet existuje/)).toBeDefined()
    expect(screen.getByText('jana@example.com')).toBeDefined()
    expect(sent()).toEqual([{ username: 'jana@example.com' }])
  })

  test('again sends it again, once per click, and says that older links have ended', async () => {
    const { promise, resolve } = Promise.withResolvers<{ error_code: 200 }>()
    const { user, sent, answer } = await openRequest()
    await user.type(name(), '10000001{Enter}')
    const again = await screen.findByRole('button', { name: 'Poslat znovu' })
    answer({ 'POST /passwordReset': () => promise })
    await user.dblClick(again)
    resolve({ error_code: 200 })
    expect(await screen.findByText('Starší odkazy tím přestaly platit.')).toBeDefined()
    expect(sent()).toEqual([{ username: '10000001' }, { username: '10000001' }])
    // With a typo it leads back to the input.
    await user.click(screen.getByRole('button', { name: 'Opravit údaj' }))
    expect(name().value).toBe('10000001')
    expect(document.activeElement).toBe(await heading('Zapomenuté heslo'))
  })

  test('without a name is not sent; a failure is reported, and the input stays for the next click', async () => {
    const failures: [FakeAnswer, string][] = [
      [lost, 'Spojení se přerušilo'],
      [{ error_code: 429, error: 'rate-limited' }, 'Tolik žádostí za sebou nezvládáme'],
      [{ error_code: 500, error: 'internal-error' }, 'Chyba je na naší straně'],
    ]
    const { user, answer, sent } = await openRequest()
    await user.type(name(), '   ')
    await user.click(ask())
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(name().getAttribute('aria-invalid')).toBe('true')
    expect(sent()).toEqual([])
    await user.clear(name())
    await user.type(name(), '10000001')
    for (const [failure, expected] of failures) {
      answer({ 'POST /passwordReset': failure })
      await user.click(ask())
      expect(await screen.findByText(expected)).toBeDefined()
      expect(name().value).toBe('10000001')
    }
    answer({ 'POST /passwordReset': accepted })
    await user.click(ask())
    expect(await screen.findByText('10000001')).toBeDefined()
  })
})

const NOW = Date.parse('2026-11-10T09:00:00Z')
const good: FakeAnswer = { error_code: 200, response: { expiresAt: '2026-11-10T10:00:00.000Z' } }
const used = { error_code: 409, error: 'reset-link-used' } as const
const password = () => screen.findByLabelText<HTMLInputElement>('Nové heslo')
const again = () => screen.getByLabelText<HTMLInputElement>('Nové heslo ještě jednou')

async function openLink(check: FakeAnswer = good, reset: FakeAnswer = accepted, token = resetToken) {
  const answers = {
    'POST /passwordReset/link': check,
    'POST /passwordReset/password': reset,
    'POST /passwordReset': accepted,
  }
  const page = await openPublicScreen(entry, answers, { state: { linkKey: token }, now: NOW })
  const sent = () => page.callsOf('POST /passwordReset/password')
  const fill = async (text = 'modrá-lampa-7', repeated = text) => {
    await page.user.type(await password(), text)
    await page.user.type(again(), `${repeated}{Enter}`)
  }
  return { ...page, sent, fill }
}

describe('by a link from the e-mail', () => {
  test('a password that is too short, common, or not repeated alike is not sent', async () => {
    const { user, fill, sent } = await openLink()
    for (const [text, repeated, message] of [
      ['krátk', 'krátk', 'Heslo musí mít aspoň 6 znaků.'],
      ['Iloveyou', 'Iloveyou', 'Toto heslo je snadné uhodnout. Zvolte prosím jiné.'],
      ['modrá-lampa-7', '', 'Hodnota je povinná'],
      ['modrá-lampa-7', 'modrá-lampa-8', 'Hesla se neshodují. Napište prosím obě stejně.'],
    ] as const) {
      await user.clear(await password())
      await user.clear(again())
      await fill(text, repeated)
      expect(screen.getByText(message, { selector: 'p *, p' })).toBeDefined()
      expect(plainText(screen.getByRole('alert'))).toContain(message)
    }
    expect(sent()).toEqual([])
  })

  test('another password after a lost response may find the link already used by this user', async () => {
    const { user, fill, answer } = await openLink(good, lost)
    await fill()
    await screen.findByText('Spojení se přerušilo')
    answer({ 'POST /passwordReset/password': used })
    await user.type(await password(), '8')
    await user.type(again(), '8{Enter}')
    expect(await heading('Heslo už je nastavené')).toBe(document.activeElement)
    expect(screen.getByText(/první odeslané heslo k.nám došlo/)).toBeDefined()
  })

  test.each<[string, FakeAnswer, string]>([
    ['unknown', { error_code: 404, error: 'reset-link-not-found' }, 'Tento odkaz neznáme'],
    ['expired', { error_code: 408, error: 'reset-link-expired' }, 'Odkaz už neplatí'],
    ['used', used, 'Odkaz už byl použitý'],
  ])('that is %s says so and sends a new one at once', async (_, refusal, title) => {
    const { user, callsOf } = await openLink(refusal)
    await heading(title)
    await user.type(name(), '10000001{Enter}')
    expect(await screen.findByText('10000001')).toBeDefined()
    expect(callsOf('POST /passwordReset')).toHaveLength(1)
  })

  test('that expires before the password is sent says so too', async () => {
    const { fill } = await openLink(good, { error_code: 408, error: 'reset-link-expired' })
    await fill()
    expect(await heading('Odkaz už neplatí')).toBe(document.activeElement)
  })

  test('that is malformed sends no request', async () => {
    const { callsOf } = await openLink(good, accepted, 'kuk')
    await heading('Tento odkaz neznáme')
    expect(callsOf('POST /passwordReset/link')).toEqual([])
  })

  test('that could not be checked offers to try again', async () => {
    const { user, answer } = await openLink(lost)
    await screen.findByText('Spojení se přerušilo')
    answer({ 'POST /passwordReset/link': good })
    await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
    expect(await password()).toBeDefined()
  })
})

describe('the link itself', () => {
  test('leaves the address at once for the history entry, and the rest of the address stays', () => {
    window.history.replaceState({ idx: 3 }, '', `/obnova-hesla?odkaz=${resetToken}&lang=cs#x`)
    takeLinkKey(window)
    expect(window.location.pathname + window.location.search + window.location.hash).toBe('/obnova-hesla?lang=cs#x')
    expect(window.history.state).toEqual({ idx: 3, usr: { linkKey: resetToken } })
    window.history.replaceState(null, '', '/')
  })

  test('opened by a signed-in user signs them out for the new password', async () => {
    const answers = { 'POST /passwordReset/link': good, 'POST /passwordReset/password': accepted }
    const path = `/obnova-hesla?odkaz=${resetToken}`
    const { user, address, services } = await renderApp({ path, signedIn: loginAnswer(), answers })
    expect(address()).toBe('/obnova-hesla')
    await user.type(await password(), 'modrá-lampa-7')
    await user.type(again(), 'modrá-lampa-7{Enter}')
    await waitFor(() => expect(address()).toBe('/login'))
    expect(services.session.read().isLoggedIn).toBe(false)
    expect(await screen.findByText('Nové heslo je nastavené. Přihlaste se jím prosím.')).toBeDefined()
  })
})

describe('by a link that undoes an e-mail change (rule 6.10)', () => {
  const UNDO = 'POST /emailChange/undo'
  const submit = () => screen.findByRole('button', { name: 'Vrátit původní e-\u2060mail' })
  const openUndo = (answer: FakeAnswer, linkKey = 'und_4b7e19c2d0') =>
    openPublicScreen(
      entry,
      { [UNDO]: answer, 'POST /passwordReset': accepted },
      { state: { linkKey }, search: '?ucel=vratit-email' },
    )

  test('nothing is sent before the button is activated; then the old e-mail is restored and a new password follows', async () => {
    const page = await openUndo({ error_code: 200, response: { email: 'jana@example.com' } })
    const button = await submit()
    expect(page.callsOf(UNDO)).toEqual([])
    await page.user.click(button)
    expect(await heading('E-\u2060mail je vrácený')).toBe(document.activeElement)
    expect(page.callsOf(UNDO).map(({ body }) => body)).toEqual([{ undoToken: 'und_4b7e19c2d0' }])
    expect(name().value).toBe('jana@example.com')
    await page.user.click(ask())
    await heading('Podívejte se do e-\u2060mailu')
  })

  test.each([
    [404, 'undo-link-not-found', 'Tento odkaz neznáme'],
    [408, 'undo-link-expired', 'Odkaz už neplatí'],
    [409, 'undo-link-used', 'Odkaz už byl použitý'],
  ])('%i %s says so', async (error_code, error, title) => {
    const { user } = await openUndo({ error_code, error })
    await user.click(await submit())
    expect(await heading(title)).toBe(document.activeElement)
  })

  test('a text that cannot be a token is not sent', async () => {
    const page = await openUndo(accepted, 'x')
    await heading('Tento odkaz neznáme')
    expect(page.callsOf(UNDO)).toEqual([])
  })

  test('a lost connection leaves the button', async () => {
    const page = await openUndo(lost)
    await page.user.click(await submit())
    expect((await screen.findByRole('alert')).textContent).toContain('Spojení se přerušilo')
    page.answer({ [UNDO]: { error_code: 200, response: { email: 'jana@example.com' } } })
    await page.user.click(await submit())
    expect(await heading('E-\u2060mail je vrácený')).toBeDefined()
  })
})

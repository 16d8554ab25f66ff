import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { routes } from '../app/routes.ts'
import { leaveTabNote, takeTabNote } from '../shared/navigation/tab-note.ts'
import { paths } from '../shared/paths.ts'
import { type FakeAnswer, lost } from '../testing/observed-send.ts'
import { loginAnswer } from '../testing/people.ts'
import { openPublicScreen } from '../testing/public-screen.tsx'

const entry = routes.find(({ path }) => path === paths.login) as (typeof routes)[number]

const answer = loginAnswer()
const signedIn: FakeAnswer = { error_code: 200, response: answer }

const name = () => screen.getByRole('textbox', { name: 'Andělské číslo nebo e-mail' })
const password = () => screen.getByLabelText('Heslo')
const button = () => screen.getByRole('button', { name: /Přihlásit se/ })

async function openLogin(login: FakeAnswer = signedIn, options = {}) {
  const page = await openPublicScreen(entry, { 'POST /login': login }, options)
  const sent = () => page.callsOf('POST /login').map(({ body }) => body)
  const fill = async (username = '10000001', secret = 'andel123') => {
    await page.user.type(name(), username)
    await page.user.type(password(), secret)
  }
  return { ...page, fill, sent }
}

describe('signing in', () => {
  test('an angel number copied in groups is sent without its spaces', async () => {
    const { user, fill, sent } = await openLogin()
    await fill('\u200e1000\u00a00001 ')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent()).toEqual([{ username: '10000001', password: 'andel123' }]))
  })

  test('Enter in the password sends the name without surrounding spaces, and the session begins', async () => {
    const { user, fill, sent, navigatedTo, services } = await openLogin()
    await fill(' jana@example.com\u200b ', 'andel 123 ')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(navigatedTo).toEqual([paths.donorHome]))
    expect(sent()).toEqual([{ username: 'jana@example.com', password: 'andel 123 ' }])
    expect(services.session.read()).toMatchObject({ isLoggedIn: true, personId: 'p-10000001' })
    expect(localStorage.getItem('access-token')).toBe(answer.token)
  })

  test.each([
    [
      'itself, where the router knows the page asked for',
      '?return=%2Fmuj-ucet%2Fnps',
      '/login?return=%2Fmuj-ucet%2Fnps',
    ],
    ['home instead of another site', '?return=%2F%2Fevil.example', paths.donorHome],
  ])('leads to %s', async (_, search, want) => {
    const { user, fill, navigatedTo } = await openLogin(signedIn, { search })
    await fill()
    await user.click(button())
    await waitFor(() => expect(navigatedTo).toEqual([want]))
  })
})

describe('a missing value', () => {
  test('is reported at the field and in a summary that takes the focus, and nothing is sent', async () => {
    const { user, sent } = await openLogin()
    await user.click(button())
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(name().getAttribute('aria-invalid')).toBe('true')
    await user.click(screen.getByRole('link', { name: 'Heslo: Hodnota je povinná' }))
    expect(document.activeElement).toBe(password())
    expect(sent()).toEqual([])
  })
})

const tooMany = () =>
  Response.json({ error_code: 429, error: 'rate-limited' }, { status: 429, headers: { 'Retry-After': '150' } })

describe('a refusal opens a dialog that says what to do', () => {
  test.each<[string, FakeAnswer, RegExp]>([
    ['wrong password', { error_code: 401, error: 'wrong-credentials' }, /k.sobě nepatří/],
    [
      'a lock',
      { error_code: 423, error: 'account-locked', lockedUntil: '2026-11-10T09:15:00.000Z' },
      /uzamkli do 10:15/,
    ],
    ['too many tries', tooMany, /Počkejte prosím 3 minuty/],
    ['a lost network', lost, /Spojení se přerušilo/],
  ])('%s', async (_, refusal, text) => {
    const { user, fill, sent, services, setDate } = await openLogin(refusal)
    setDate(Date.parse('2026-11-10T09:00:00Z'))
    await fill()
    await user.click(button())
    const dialog = await screen.findByRole('alertdialog', { name: 'Přihlášení se nepodařilo' })
    expect(dialog.textContent).toMatch(text)
    await user.click(screen.getByRole('button', { name: 'Zpět k\u00a0přihlášení' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect([(name() as HTMLInputElement).value, (password() as HTMLInputElement).value]).toEqual([
      '10000001',
      'andel123',
    ])
    expect(sent()).toHaveLength(1)
    expect(services.session.read().isLoggedIn).toBe(false)
  })

  test('with a link to the password reset that passes the name, and with whom to call', async () => {
    const { user, fill } = await openLogin({ error_code: 401, error: 'wrong-credentials' })
    await fill()
    await user.click(button())
    const dialog = await screen.findByRole('alertdialog')
    const links = Array.from(dialog.querySelectorAll('a'), (link) => link.getAttribute('href'))
    expect(links.slice(0, 2)).toEqual([paths.passwordReset, 'tel:+420000000001'])
    await user.click(screen.getByRole('link', { name: 'Nastavit nové heslo' }))
    expect(takeTabNote('forgotten-by')).toBe('10000001')
  })

  test('and field errors of the provider are shown at the field', async () => {
    const { user, fill } = await openLogin(() => ({
      error_code: 400,
      error: 'bad-request',
      fields: { username: 'max' },
    }))
    await fill()
    await user.click(button())
    await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('links', () => {
  test('a user whose session ended by its time reads why, and where the login leads (rule 4.20)', async () => {
    leaveTabNote('session-ended', 'yes')
    await openLogin()
    expect((await screen.findByRole('alert')).textContent).toMatch(/najdete tak, jak jste to nechali.*zase na\sstránce/)
  })

  test('a user who has just set a new password reads that it is set, once', async () => {
    leaveTabNote('password-set', 'yes')
    await openLogin()
    expect(await screen.findByText('Nové heslo je nastavené. Přihlaste se jím prosím.')).toBeDefined()
    expect(takeTabNote('password-set')).toBeUndefined()
  })
})

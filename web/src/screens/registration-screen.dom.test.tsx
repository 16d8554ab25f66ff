import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { routes } from '../app/routes.ts'
import { takeTabNote } from '../shared/navigation/tab-note.ts'
import { paths } from '../shared/paths.ts'
import { type FakeAnswer, lost } from '../testing/observed-send.ts'
import { loginAnswer } from '../testing/people.ts'
import { openPublicScreen } from '../testing/public-screen.tsx'

const entry = routes.find(({ path }) => path === paths.registration) as (typeof routes)[number]

const number = '10000011'
const canary = 'kanárek-Žlutý-7'
const opened: FakeAnswer = { error_code: 200, response: { angelNumber: number, email: 'zdislava@example.com' } }
const signedIn: FakeAnswer = { error_code: 200, response: loginAnswer({ personId: `p-${number}` }) }
const taken: FakeAnswer = { error_code: 409, error: 'email-taken', fields: { email: 'taken' } }

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const submit = () => screen.getByRole('button', { name: /Stát se Dobrým andělem/ })

const write = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })

function fillPasswords() {
  write('Heslo', canary)
  write('Heslo ještě jednou', canary)
}

/** Every required field, at once; the English pages are filled in field by field. */
function fill(email = 'zdislava@example.com') {
  write('Jméno', 'Zdislava')
  write('Příjmení', 'Brtníková')
  write(/^E-.mail/, email)
  fillPasswords()
  fireEvent.click(screen.getByLabelText(/osobních údajů/, { selector: 'input' }))
  fireEvent.click(screen.getByLabelText(/podmínkami/, { selector: 'input' }))
}

async function openRegistration(answers: { registration?: FakeAnswer; login?: FakeAnswer } = {}, options = {}) {
  const page = await openPublicScreen(
    entry,
    { 'POST /registration': answers.registration ?? opened, 'POST /login': answers.login ?? signedIn },
    options,
  )
  const keys = () => page.callsOf('POST /registration').map(({ headers }) => headers.get('Idempotency-Key'))
  return { ...page, keys }
}

beforeEach(() => sessionStorage.clear())

describe('becoming a Good Angel', () => {
  test('opens one account, signs the user in and redirects to the thank-you page', async () => {
    const { user, navigatedTo, callsOf, services } = await openRegistration()
    fill()
    await user.click(screen.getByRole('radio', { name: /^300/ }))
    await user.click(screen.getByRole('radio', { name: 'Převodem' }))
    await user.click(submit())
    await waitFor(() => expect(navigatedTo).toEqual([paths.registrationDone]))
    expect(callsOf('POST /registration').map(({ body }) => body)).toEqual([
      {
        kind: 'person',
        firstName: 'Zdislava',
        lastName: 'Brtníková',
        email: 'zdislava@example.com',
        password: canary,
        consentPersonalData: true,
        consentTerms: true,
        newsletter: false,
        contribution: { amount: 300, frequency: 'recurring', method: 'transfer' },
      },
    ])
    expect(callsOf('POST /login').map(({ body }) => body)).toEqual([{ username: number, password: canary }])
    expect(services.session.read()).toMatchObject({ isLoggedIn: true, personalNumber: number })
  })

  test('a company needs its name and IČO; the input for a person is preserved', async () => {
    const { user, callsOf } = await openRegistration()
    fill()
    await user.click(screen.getByRole('radio', { name: 'za firmu' }))
    expect(field('Jméno').closest('[hidden]')).not.toBeNull()
    await user.type(field('Název firmy'), 'Pekárna U Mostu')
    await user.type(field('IČO (nepovinné)'), '000 06 948')
    await user.click(submit())
    expect(await screen.findByText(/některá číslice nesedí/, { selector: 'p *' })).toBeDefined()
    await user.clear(field('IČO (nepovinné)'))
    await user.type(field('IČO (nepovinné)'), '000 06 947')
    await user.click(submit())
    await waitFor(() => expect(callsOf('POST /registration')).toHaveLength(1))
    expect(callsOf('POST /registration')[0]?.body).toMatchObject({ kind: 'company', registrationNumber: '00006947' })
  })
})

describe('missing values', () => {
  test('are reported in the wording of the specification, in the order of the form, and nothing is sent', async () => {
    const { user, callsOf } = await openRegistration()
    await user.click(submit())
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(Array.from(summary.querySelectorAll('li'), ({ textContent }) => textContent)).toEqual([
      'Jméno: Hodnota je povinná',
      'Příjmení: Hodnota je povinná',
      'E-\u2060mail: Hodnota je povinná',
      'Heslo: Hodnota je povinná',
      'Heslo ještě jednou: Hodnota je povinná',
      'Souhlas se zpracováním osobních údajů: Hodnota je povinná. Bez tohoto souhlasu účet založit nejde.',
      'Souhlas s\u00a0obecnými podmínkami: Hodnota je povinná. Bez tohoto souhlasu účet založit nejde.',
    ])
    expect(callsOf('POST /registration')).toEqual([])
  })
})

test('an own amount that cannot be sent by the chosen way promises no sum, and keeps every letter typed', async () => {
  const { user } = await openRegistration()
  await user.click(screen.getByRole('radio', { name: 'Jiná částka' }))
  const amount = field('Vaše částka v Kč')
  await user.click(amount)
  await user.keyboard('1e3')
  expect([amount.value, screen.queryByText(/^Přispějete/)]).toEqual(['1e3', null])
  write('Vaše částka v Kč', '13')
  expect(screen.queryByText(/^Přispějete/)).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Převodem' }))
  expect(screen.getByText(/^Přispějete/).textContent).toMatch(/^Přispějete\s13\s?Kč$/)
})

describe('an e-mail that has an account', () => {
  const notice = 'Andělský účet s\u00a0tímto e-\u2060mailem už existuje'

  test('is reported at the field and in the summary, and the link to the password reset passes it on', async () => {
    const { user, navigatedTo } = await openRegistration({ registration: taken })
    fill('jana@example.com')
    await user.click(submit())
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(notice))
    const email = screen.getByRole('textbox', { name: /mail/ })
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(field('Heslo').value).toBe(canary)
    await user.click(screen.getByRole('link', { name: 'Nastavit nové heslo' }))
    expect(navigatedTo).toEqual([paths.passwordReset])
    expect(takeTabNote('forgotten-by')).toBe('jana@example.com')
    await user.type(email, 'x')
    expect(screen.queryByText(notice, { selector: 'p *' })).toBeNull()
  })
})

test.each([
  [taken, 'E-mail', /^Angel account with this e-mail already exists$/],
  [
    { error_code: 422, error: 'common-password', fields: { password: 'common' } },
    'Password',
    /^This password is easy to guess/,
  ],
] as const)('%o is reported in English, letter for letter', async (refused, name, message) => {
  const { user } = await openRegistration({ registration: refused }, { language: 'en' })
  for (const [label, text] of Object.entries({
    'First name': 'Zdislava',
    'Last name': 'Brtníková',
    'E-mail': 'jana@example.com',
    Password: canary,
    'Password once more': canary,
  }))
    write(label, text)
  await user.click(screen.getByRole('checkbox', { name: /personal data/ }))
  await user.click(screen.getByRole('checkbox', { name: /general terms/ }))
  await user.click(screen.getByRole('button', { name: 'Become a Good Angel' }))
  const summary = await screen.findByRole('alert')
  expect(summary.querySelector('li')?.textContent).toMatch(message)
  expect(field(name).getAttribute('aria-invalid')).toBe('true')
})

describe('a lost network', () => {
  test('another name after it is another intent, and an account found then may be their own', async () => {
    const { user, keys, answer } = await openRegistration({ registration: lost })
    fill()
    await user.click(submit())
    await screen.findByRole('alert')
    answer({ 'POST /registration': taken })
    await user.type(field('Příjmení'), 'á')
    await user.click(submit())
    expect(await screen.findByText(/účet už podle všeho vznikl/)).toBeDefined()
    expect(new Set(keys()).size).toBe(2)
  })

  test('leaving the page drops the password: then the login page helps', async () => {
    const { user, callsOf } = await openRegistration({ login: lost })
    fill()
    await user.click(submit())
    const retry = await screen.findByRole('button', { name: 'Zkusit se přihlásit znovu' })
    window.dispatchEvent(new Event('pagehide'))
    await user.click(retry)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Zkusit se přihlásit znovu' })).toBeNull())
    expect(screen.getByRole('link', { name: 'Na přihlašovací stránku' })).toBeDefined()
    expect(callsOf('POST /login')).toHaveLength(1)
  })
})

describe('the draft', () => {
  test('is restored after a reload without the passwords, shown or not, and is deleted after the submission', async () => {
    const { user } = await openRegistration()
    fill()
    await user.click(screen.getByRole('radio', { name: /^500/ }))
    await user.click(screen.getAllByRole('button', { name: 'Zobrazit heslo' })[0] as HTMLElement)
    await user.type(field('Heslo'), '!')
    expect(JSON.stringify(sessionStorage)).not.toContain('kanárek')

    const again = await openRegistration()
    expect([field('Příjmení').value, screen.getByRole<HTMLInputElement>('textbox', { name: /mail/ }).value]).toEqual([
      'Brtníková',
      'zdislava@example.com',
    ])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^500/ }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /osobních údajů/ }).checked).toBe(true)
    expect(field('Heslo').value).toBe('')
    fillPasswords()
    await again.user.click(submit())
    await waitFor(() => expect(again.navigatedTo).toHaveLength(1))
    expect(Object.keys(sessionStorage)).toEqual(['kept-fresh-registration'])
  })
})

test('the password is in no storage, no address and no log, whatever the result', async () => {
  const logged: unknown[] = []
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...expected) => void logged.push(expected))
  }
  const { user, navigatedTo, calls, answer } = await openRegistration({ registration: lost, login: lost })
  fill()
  await user.click(submit())
  await screen.findByRole('alert')
  answer({ 'POST /registration': opened })
  await user.click(submit())
  await user.click(await screen.findByRole('button', { name: 'Zkusit se přihlásit znovu' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/zase nepovedlo/)
  answer({ 'POST /login': signedIn })
  await user.click(screen.getByRole('button', { name: 'Zkusit se přihlásit znovu' }))
  await waitFor(() => expect(navigatedTo).toHaveLength(1))
  vi.restoreAllMocks()
  const everywhere = JSON.stringify([
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    navigatedTo,
    window.location.href,
    logged,
  ])
  expect(everywhere).not.toMatch(/kan[aá]rek/i)
  expect(decodeURIComponent(everywhere)).not.toContain(canary)
  expect(document.documentElement.outerHTML).not.toContain(canary)
  expect(calls.every(({ path, query }) => !JSON.stringify([path, query]).includes(canary))).toBe(true)
})

describe('the texts of the consents', () => {
  const general = 'GET /valueStore/terms_general'

  test('open over the form, with the full text on the website; when they could not be loaded, a click tries again', async () => {
    const { user, answer } = await openRegistration()
    answer({ [general]: lost })
    await user.type(field('Jméno'), 'Zdislava')
    await user.click(screen.getByRole('button', { name: 'Přečíst obecné podmínky' }))
    const again = await screen.findByRole('button', { name: 'Načíst znovu' })
    answer({ [general]: { error_code: 200, response: { terms_general: '## Váš dar\n\nPřispíváte **dobrovolně**.' } } })
    await user.click(again)
    expect(await screen.findByRole('heading', { name: 'Váš dar' })).toBeDefined()
    const link = screen.getByRole('link', { name: /Úplné znění/ })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://www.example.com/podminky', null])
    await user.click(screen.getByRole('button', { name: 'Zpět k\u00a0registraci' }))
    expect(field('Jméno').value).toBe('Zdislava')
  })
})

describe('by the link of a campaign', () => {
  const LINK = 'GET /links/letni-beh'
  const campaign: FakeAnswer = {
    error_code: 200,
    response: { kind: 'registration', campaign: 'Letní běh', slug: 'letni-beh' },
  }
  const open = async (search: string, answer: FakeAnswer = campaign) => {
    const page = await openPublicScreen(
      entry,
      { 'POST /registration': opened, 'POST /login': signedIn, [LINK]: answer },
      { search },
    )
    const send = async () => {
      const { user, callsOf } = page
      fill()
      await user.click(submit())
      await waitFor(() => expect(callsOf('POST /registration')).toHaveLength(1))
      return (callsOf('POST /registration')[0]?.body as { campaign?: string } | undefined)?.campaign
    }
    return { ...page, send }
  }

  test('the page names it, and the registration carries it', async () => {
    const { send } = await open('?kampan=letni-beh')
    expect(await screen.findByText(/^Přivedla vás k\snám kampaň „Letní běh“/)).toBeDefined()
    expect(await send()).toBe('letni-beh')
  })

  test.each<[string, FakeAnswer]>([
    ['unknown', { error_code: 404, error: 'link-not-found' }],
    ['taken back', { error_code: 409, error: 'link-revoked' }],
    ['lost on the way', lost],
  ])('one that is %s shows nothing and blocks no registration', async (_, answer) => {
    const { send } = await open('?kampan=letni-beh', answer)
    expect(await send()).toBe('letni-beh')
    expect(screen.queryByText(/nám kampaň/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each(['?kampan=Letn%C3%AD%20b%C4%9Bh', '?kampan=', `?kampan=${'a'.repeat(65)}`, '?kampan=a--b'])(
    '%s is no slug: neither requested nor sent',
    async (search) => {
      const { send, calls } = await open(search)
      expect(await send()).toBeUndefined()
      expect(calls.filter(({ path }) => path.startsWith('/links'))).toEqual([])
    },
  )
})

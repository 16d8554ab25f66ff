import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { routes } from '../app/routes.ts'
import { leaveTabNote } from '../shared/navigation/tab-note.ts'
import { paths } from '../shared/paths.ts'
import { type FakeAnswer, lost, type ObservedCall } from '../testing/observed-send.ts'
import { plainText } from '../testing/page-text.ts'
import { recipientAnswer } from '../testing/people.ts'
import { openPublicScreen } from '../testing/public-screen.tsx'

const entry = routes.find(({ path }) => path === paths.recipientLogin) as (typeof routes)[number]

const phones = {
  error_code: 200 as const,
  Data: {
    Phones: [
      { Id: 'phone-1', Phone: '+420*****1234' },
      { Id: 'phone-2', Phone: '+420*****7788' },
      { Id: 'phone-3', Phone: '+421*****5555' },
    ],
  },
}
const signedIn = { error_code: 200 as const, response: recipientAnswer() }

type Step = 'validate' | 'login' | 'verify'
const stepOf = ({ body }: ObservedCall) => (body as { step: Step }).step

/**
 * Answers each step of the login; by default a step succeeds, each code with its own transaction.
 */
function provider(given: Partial<Record<Step, FakeAnswer>> = {}): FakeAnswer {
  let codes = 0
  const codeSent = () => {
    codes += 1
    return { error_code: 200, Data: { TransactionId: `tr-${codes}` } } as const
  }
  const answers: Record<Step, FakeAnswer> = { validate: phones, login: codeSent, verify: signedIn, ...given }
  return (call) => {
    const answer = answers[stepOf(call)]
    return typeof answer === 'function' ? answer(call) : answer
  }
}

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Osobní číslo' })
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Kód ze zprávy/, hidden: true })

async function openLogin(answer = provider()) {
  const page = await openPublicScreen(entry, { 'POST /loginRecipient': answer })
  const { user } = page
  const sent = () => page.callsOf('POST /loginRecipient')
  const person = async () => {
    for (const [name, value] of Object.entries({ 'Osobní číslo': '200 0001', Den: '1', Měsíc: '4', Rok: '1985' }))
      fireEvent.change(screen.getByLabelText(name), { target: { value } })
    await user.click(button('Pokračovat'))
  }
  const toPhones = async () => {
    await person()
    await screen.findByRole('radio', { name: /1234/ })
  }
  const toCode = async () => {
    await toPhones()
    await user.click(screen.getByRole('radio', { name: /7788/ }))
    await user.click(button('Poslat kód'))
    await screen.findByRole('textbox', { name: /Kód ze zprávy/ })
  }
  const tryCode = async (text = '482913') => {
    await user.type(code(), `${text}{Enter}`)
  }
  return { ...page, sent, person, toPhones, toCode, tryCode }
}

describe('the login', () => {
  test('after a session that ended by its time says that typed text is kept (rule 4.20)', async () => {
    leaveTabNote('session-ended', 'yes')
    await openLogin()
    expect((await screen.findByRole('alert')).textContent).toContain('zůstalo uložené v\u00a0tomto zařízení')
  })
})

describe('the first step', () => {
  test('offers 101 years by the provider’s clock; an incomplete birth date is refused, and nothing is sent', async () => {
    const { services, user, sent } = await openLogin()
    act(() => services.clock.observe('Fri, 31 Dec 2032 23:30:00 GMT', services.clock.stopwatch()))
    const years = [...select('Rok').options].map(({ value }) => value).filter(Boolean)
    expect([years.length, years[0], years.at(-1)]).toEqual([101, '2033', '1933'])
    await user.type(number(), '2000001')
    await user.selectOptions(select('Den'), '1')
    await user.click(button('Pokračovat'))
    expect(screen.getByRole('alert').textContent).toContain('Vyberte prosím den, měsíc i\u00a0rok narození.')
    expect(sent()).toEqual([])
  })

  test('wrong data are reported without saying which, each time again, and stay in their fields', async () => {
    const { user, person } = await openLogin(provider({ validate: { error_code: 401, error: 'wrong-personal-data' } }))
    await person()
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading', { name: 'Zadané údaje nejsou správné' })).toBeDefined()
    expect(document.activeElement).toBe(alert)
    expect([number().value, select('Den').value, select('Rok').value]).toEqual(['200 0001', '1', '1985'])
    await user.click(button('Pokračovat'))
    await waitFor(() => expect(document.activeElement).toBe(alert))
  })

  test('too many wrong birth dates say how long to wait and whom to call', async () => {
    const answer = { error_code: 429, error: 'too-many-attempts' }
    const tooMany = Response.json(answer, { status: 429, headers: { 'Retry-After': '900' } })
    const { person } = await openLogin(provider({ validate: () => tooMany }))
    await person()
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('znovu za 15 minut.')
    expect(within(dialog).getByRole('link').getAttribute('href')).toBe('tel:+420000000002')
  })

  test('a lost network is reported, and the same data succeed the second time', async () => {
    let tries = 0
    const validate = () => {
      tries += 1
      return tries === 1 ? lost() : phones
    }
    const { user, person, sent } = await openLogin(provider({ validate }))
    await person()
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('Spojení se přerušilo')
    await user.click(within(dialog).getByRole('button'))
    await user.click(await screen.findByRole('button', { name: 'Pokračovat' }))
    await screen.findByRole('radio', { name: /1234/ })
    expect(sent()).toHaveLength(2)
  })
})

describe('the phone', () => {
  test('has a heading that takes the focus; only Czech ones are offered, and one is required', async () => {
    const { user, toPhones, sent } = await openLogin()
    expect(document.activeElement).toBe(document.body)
    await toPhones()
    // An effect after the answer moves the focus, a moment after the step is there.
    const heading = screen.getByRole('heading', { level: 1, name: 'Kam vám máme poslat kód?' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['phone-1', false],
      ['phone-2', false],
    ])
    await user.click(button('Poslat kód'))
    expect(screen.getByRole('alert').textContent).toContain('Telefon: Hodnota je povinná')
    expect(sent()).toHaveLength(1)
  })

  test('without any, the page says whom to call', async () => {
    const foreign: FakeAnswer = { error_code: 200, Data: { Phones: [{ Id: 'phone-9', Phone: '+421*****5555' }] } }
    const { user, person } = await openLogin(provider({ validate: foreign }))
    await person()
    await screen.findByRole('heading', { level: 1, name: 'Kód vám nemáme kam poslat' })
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('link', { name: '+420 000 000 002' })[0]?.getAttribute('href')).toBe('tel:+420000000002')
    await user.click(button('Zpět k\u00a0osobním údajům'))
    expect(number().value).toBe('2000001')
  })

  test('too many codes, of a quarter of an hour or of a day, say how long to wait (rules 5.7, 10.22)', async () => {
    const tooMany = Response.json({ error_code: 429, error: 'too-many-codes' }, { headers: { 'Retry-After': '82000' } })
    const { user, toPhones } = await openLogin(provider({ login: () => tooMany }))
    await toPhones()
    await user.click(screen.getByRole('radio', { name: /1234/ }))
    await user.click(button('Poslat kód'))
    const dialog = plainText(await screen.findByRole('alertdialog'))
    expect(dialog).toContain('Kódů už jsme vám poslali příliš mnoho. Další můžeme poslat za 23 hodin.')
  })
})

describe('a code that is refused', () => {
  const wrong = { error_code: 401, error: 'wrong-code' } as const
  const dialogOf = async (name: string) => within(await screen.findByRole('alertdialog', { name }))
  const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

  test('as wrong can be corrected, replaced by the login step again, or left with phone and code cleared', async () => {
    const { user, toCode, tryCode, sent } = await openLogin(provider({ verify: wrong }))
    await toCode()
    await tryCode('111111')
    await user.click((await dialogOf('Kód nesouhlasí')).getByRole('button', { name: 'Opravit kód' }))
    await gone()
    expect(code().value).toBe('111111')
    await user.type(code(), '{Enter}')
    await user.click((await dialogOf('Kód nesouhlasí')).getByRole('button', { name: 'Poslat nový kód' }))
    await gone()
    expect(sent().map(stepOf)).toEqual(['validate', 'login', 'verify', 'verify', 'login'])
    expect(sent().at(-1)?.body).toMatchObject({ personalNumber: '2000001', phoneId: 'phone-2' })
    expect(code().value).toBe('')
    expect(screen.getByText(/jsme poslali nový kód/)).toBeDefined()
    await tryCode()
    await user.click((await dialogOf('Kód nesouhlasí')).getByRole('button', { name: /Zpět k.výběru/ }))
    const radios = await screen.findAllByRole<HTMLInputElement>('radio')
    expect(radios.some(({ checked }) => checked)).toBe(false)
  })

  test('as locked, used, replaced or late has its own text and offers no correction', async () => {
    let refusal: { error_code: number; error: string } = wrong
    const { user, toCode, tryCode } = await openLogin(provider({ verify: () => refusal }))
    await toCode()
    for (const [error_code, error, title] of [
      [423, 'transaction-locked', 'Tento kód už nejde použít'],
      [409, 'code-used', 'Tento kód už byl použitý'],
      [404, 'transaction-not-found', 'Tento kód už neplatí'],
      [408, 'code-expired', 'Čas na zadání kódu vypršel'],
    ] as const) {
      refusal = { error_code, error }
      await tryCode()
      const buttons = (await dialogOf(title)).getAllByRole('button')
      expect(buttons.map(({ textContent }) => textContent)).toEqual(['Poslat nový kód', 'Zpět k\u00a0výběru telefonu'])
      await user.click(buttons[0] as HTMLElement)
      await gone()
    }
  })
})

test('a response about the former code opens no dialog over a new one', async () => {
  const former = Promise.withResolvers<Awaited<typeof signedIn> | { error_code: 404; error: string }>()
  const { user, toCode, tryCode, sent } = await openLogin(provider({ verify: () => former.promise }))
  await toCode()
  await tryCode()
  await user.click(button('Poslat nový kód'))
  expect(await screen.findByText(/jsme poslali nový kód/)).toBeDefined()
  await act(async () => former.resolve({ error_code: 404, error: 'transaction-not-found' }))
  expect(sent()).toHaveLength(4)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

describe('the Back button of the browser', () => {
  test('leads one step back and keeps the input', async () => {
    const { toCode } = await openLogin()
    await toCode()
    window.history.back()
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /7788/ }).checked).toBe(true))
    window.history.back()
    await waitFor(() => expect(number().value).toBe('2000001'))
  })

  test('and the back link in the page, which keeps the phone, use the same entries', async () => {
    const { user, toCode } = await openLogin()
    await toCode()
    const entries = window.history.length
    await user.click(button('Vybrat jiný telefon'))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /7788/ }).checked).toBe(true)
    await user.click(button('Poslat kód'))
    await screen.findByRole('textbox', { name: /Kód ze zprávy/ })
    expect(window.history.length).toBe(entries)
  })

  test('Forward leads nowhere: a code is not requested automatically', async () => {
    const { toCode, sent } = await openLogin()
    await toCode()
    window.history.back()
    await screen.findAllByRole('radio')
    const visited: unknown[] = []
    const note = ({ state }: PopStateEvent) => visited.push(state)
    window.addEventListener('popstate', note)
    window.history.forward()
    await waitFor(() => expect(visited).toMatchObject([{ loginStep: 2 }, { loginStep: 1 }]))
    window.removeEventListener('popstate', note)
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(sent().map(stepOf)).toEqual(['validate', 'login'])
  })
})

describe('the fifteen minutes', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] })
    vi.setSystemTime('2026-11-10T09:00:00Z')
  })
  afterEach(() => vi.useRealTimers())

  test('run down to an absolute deadline, then a dialog offers the same choices', async () => {
    const { toCode } = await openLogin()
    await toCode()
    const timer = () => screen.getByRole('timer', { hidden: true }).textContent
    expect(timer()).toBe('15:00')
    await act(() => vi.advanceTimersByTimeAsync(14 * 60_000))
    expect(timer()).toBe('01:00')
    await act(() => vi.advanceTimersByTimeAsync(59_000))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(timer()).toBe('00:00')
    const dialog = await screen.findByRole('alertdialog', { name: 'Čas na zadání kódu vypršel' })
    const buttons = within(dialog).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Poslat nový kód', 'Zpět k\u00a0výběru telefonu'])
  })

  test("follow the provider's clock if it differs from the device's", async () => {
    const { toCode, services } = await openLogin()
    await toCode()
    services.clock.observe('Tue, 10 Nov 2026 09:10:00 GMT', services.clock.stopwatch())
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(screen.getByRole('timer').textContent).toMatch(/^0[45]:/)
  })
})

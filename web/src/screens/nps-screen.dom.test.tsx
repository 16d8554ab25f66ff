import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Rating } from '../shared/api/wire.ts'
import type { FakeAnswers } from '../testing/observed-send.ts'
import { alertText, mainText } from '../testing/page-text.ts'
import { loginAnswer } from '../testing/people.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const path = '/muj-ucet/nps'
const title = /^Jak se vám s\snámi pomáhá\?$/
const question = /^Doporučíte nás svým přátelům\?/
const never: Rating = { Value: null, Date: null }
const long: Rating = { Value: 9, Date: '2026-07-04T08:12:00.000Z' }
const rated = (response: Rating) => ({ error_code: 200 as const, response })
const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString()

function open({ lastVote = long, answers = {}, ...options }: AppOptions & { lastVote?: Rating } = {}) {
  return renderApp({ path, signedIn: loginAnswer(), answers: { 'GET /nps': rated(lastVote), ...answers }, ...options })
}

const heart = (name: RegExp) => screen.findByRole('radio', { name })
const saveButton = () => screen.findByRole('button', { name: /^Uložit hodnocení/ })

/** The provider that saves any rating. */
const saving: FakeAnswers = {
  'POST /nps': ({ body }) => rated({ Value: (body as { rating: number }).rating, Date: new Date().toISOString() }),
}

describe('the question', () => {
  test('ten hearts are one group of radio buttons, with its ends and the day of the last vote, and one is required', async () => {
    const { user, callsOf } = await open()
    await pageHeading(title)
    const group = screen.getByRole('group', { name: question })
    expect(within(group).getAllByRole('radio')).toHaveLength(10)
    expect(within(group).getByRole('radio', { name: /^1 srdce z\s10, Určitě ne$/ })).toBeDefined()
    expect(within(group).getByRole('radio', { name: /^10 srdcí z\s10, Určitě ano$/ })).toBeDefined()
    expect(mainText()).toContain('Poslední hodnocení: 4. 7. 2026')
    expect(within(group).queryByRole('radio', { checked: true })).toBeNull()
    await user.click(await saveButton())
    expect(screen.getByRole('alert')).toBe(document.activeElement)
    // In the summary and below the hearts: the same words.
    expect(screen.getAllByText('Vyberte prosím jedno až deset srdcí.')).toHaveLength(2)
    await user.click(await heart(/^7 /))
    expect(screen.queryByText('Vyberte prosím jedno až deset srdcí.')).toBeNull()
    expect(callsOf('POST /nps')).toEqual([])
  })

  test('a user who never voted reads so instead', async () => {
    await open({ lastVote: never })
    expect(await screen.findByText(/Zatím od vás žádné hodnocení nemáme/)).toBeDefined()
    expect(screen.queryByText(/Poslední hodnocení/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Zpět na můj účet' })).toBeDefined()
  })
})

describe('saving', () => {
  test('by a link from an e-mail needs no login; the link leaves the address and is sent with both calls', async () => {
    const { user, callsOf, address } = await renderApp({
      path: `${path}?emlid=jana-nps-2026`,
      answers: { 'GET /nps': rated(long), ...saving },
    })
    await user.click(await heart(/^10 /))
    await user.click(await saveButton())
    await pageHeading('Děkujeme, moc nás to těší')
    expect(callsOf('GET /nps')[0]?.query.emlid).toBe('jana-nps-2026')
    expect(callsOf('POST /nps')[0]?.body).toEqual({ rating: 10, emlid: 'jana-nps-2026' })
    expect(address()).toBe(path)
  })

  test('refused has its own text and the choice stays; a vote given meanwhile elsewhere is thanked for', async () => {
    const { user, answer } = await open({ answers: { 'POST /nps': { error_code: 429, error: 'rate-limited' } } })
    await user.click(await heart(/^3 /))
    await user.click(await saveButton())
    expect(await alertText()).toContain('Tolik pokusů za sebou nezvládáme. Počkejte prosím chvíli')
    expect(screen.getByRole('radio', { checked: true })).toBe(await heart(/^3 /))
    answer({ 'POST /nps': { error_code: 423, error: 'vote-locked' }, 'GET /nps': rated({ Value: 8, Date: ago(20) }) })
    await user.click(await saveButton())
    await pageHeading('Děkujeme za hodnocení')
    expect(screen.getByRole('alert').textContent).toContain('přišlo před chvílí')
  })
})

describe('a vote of the last minute', () => {
  test.each([
    [6, 'Děkujeme za upřímnost', true],
    [7, 'Děkujeme za hodnocení', false],
    [8, 'Děkujeme za hodnocení', false],
    [9, 'Děkujeme, moc nás to těší', false],
  ])('of %i hearts locks and thanks: %s', async (Value, thanks, isAskedAtOnce) => {
    const { user } = await open({ lastVote: { Value, Date: ago(20) } })
    await pageHeading(thanks)
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Váš vzkaz' }) !== null).toBe(isAskedAtOnce)
    if (isAskedAtOnce) return
    await user.click(screen.getByRole('button', { name: 'Napsat nám vzkaz' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Váš vzkaz' }))
  })

  test('is open again after a minute of the provider’s clock, but the thanks stay until the user opens the hearts', async () => {
    const { user, services, setDate } = await open({ lastVote: { Value: 4, Date: ago(20) } })
    await user.type(await screen.findByRole('textbox', { name: 'Váš vzkaz' }), 'Prosím')
    expect(screen.queryByRole('button', { name: 'Změnit hodnocení' })).toBeNull()
    setDate(Date.now() + 61_000)
    await act(() => services.refreshProfile())
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Váš vzkaz' }).value).toBe('Prosím')
    await user.click(screen.getByRole('button', { name: 'Změnit hodnocení' }))
    expect(document.activeElement).toBe(await pageHeading(title))
  })
})

describe('loading', () => {
  test('an unknown link is reported without an offer to try again', async () => {
    await renderApp({
      path: `${path}?emlid=nikdo`,
      answers: { 'GET /nps': { error_code: 404, error: 'rating-link-not-found' } },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Tento odkaz na')
    expect(screen.queryByRole('button', { name: 'Zkusit znovu' })).toBeNull()
  })
})

describe('the feedback', () => {
  const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Váš vzkaz' })
  const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ })
  const send = () => screen.getByRole('button', { name: /^Odeslat vzkaz/ })
  const unhappy = () => ({ Value: 3, Date: ago(5) })

  test('needs no e-mail, and then does not mention one; its draft is deleted', async () => {
    const { user, callsOf } = await open({ lastVote: unhappy(), answers: { 'POST /emailForm': { error_code: 200 } } })
    await user.type(await message(), 'Díky.')
    await user.click(send())
    expect((await screen.findByText('Vzkaz k nám dorazil')).closest('[tabindex]')).toBe(document.activeElement)
    const sent = callsOf('POST /emailForm').map(({ body }) => body as { fields: { id: string }[] })
    expect(sent.map(({ fields }) => fields.map(({ id }) => id))).toEqual([['message', 'rating']])
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  test('without a message, or with an invalid e-mail, is reported and not sent', async () => {
    const { user, callsOf } = await open({ lastVote: unhappy() })
    await user.type(await message(), '   ')
    await user.type(email(), 'jana(at)example.com')
    await user.click(send())
    expect(screen.getByText('Hodnota je povinná')).toBeDefined()
    expect(screen.getByText('Neplatná hodnota')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Váš vzkaz: Hodnota je povinná' })).toBeDefined()
    expect(callsOf('POST /emailForm')).toEqual([])
  })

  test('refused is silent: idle again, no message, no input lost', async () => {
    const { user, callsOf, answer } = await open({ lastVote: unhappy() })
    await user.type(await message(), 'Prosím o zavolání.')
    for (const [error_code, error] of [
      [403, 'mailbox-not-allowed'],
      [429, 'rate-limited'],
      [500, 'internal-error'],
    ] as const) {
      const { length } = callsOf('POST /emailForm')
      answer({ 'POST /emailForm': { error_code, error } })
      await user.click(send())
      await waitFor(() => expect(callsOf('POST /emailForm')).toHaveLength(length + 1))
      await waitFor(() => expect(send().getAttribute('aria-busy')).toBeNull())
      expect(screen.queryByRole('alert')).toBeNull()
      expect((await message()).value).toBe('Prosím o zavolání.')
    }
    answer({ 'POST /emailForm': { error_code: 200 } })
    await user.click(send())
    expect(await screen.findByText('Vzkaz k nám dorazil')).toBeDefined()
  })
})

import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { aLink } from '../features/admin/testing/admin-answers.ts'
import type { AdminLink } from '../shared/api/wire.ts'
import { preloadDialogs } from '../shared/ui/alerts/alert-outlet.tsx'
import { showOnScreen } from '../testing/files.ts'
import type { FakeAnswer } from '../testing/observed-send.ts'
import { plainText } from '../testing/page-text.ts'
import { loginAnswer } from '../testing/people.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const MAKE = 'POST /adminLinks'
const LIST = 'GET /adminLinks'
const listed = (...links: AdminLink[]): FakeAnswer => ({ error_code: 200, response: { links } })
const answered = (link: AdminLink): FakeAnswer => ({ error_code: 200, response: { link } })
const payment = aLink({
  linkId: 'link-2',
  kind: 'payment',
  label: '500\u00a0Kč, 10000001',
  path: '/jak-pomahat?odkaz=plt_x',
  registrations: null,
})

beforeEach(() => {
  sessionStorage.clear()
  showOnScreen('phone')
})

async function open({ answers = {}, ...options }: AppOptions = {}) {
  const app = await renderApp({
    path: '/admin/link-generator',
    signedIn: loginAnswer({ scope: 'admin', displayName: 'Správa portálu' }),
    answers: { [LIST]: listed(aLink()), ...answers },
    ...options,
  })
  await pageHeading(options.language === 'en' ? 'Link generator' : 'Generátor odkazů')
  await preloadDialogs()
  const { user, callsOf } = app
  const choose = (kind: string) => user.click(screen.getByRole('radio', { name: kind }))
  const put = async (label: string, text: string) => {
    const field = screen.getByRole<HTMLInputElement>('textbox', {
      name: new RegExp(`^${label}`),
    })
    await user.clear(field)
    await user.click(field)
    await user.paste(text)
  }
  const make = () => user.click(screen.getByRole('button', { name: 'Vytvořit odkaz' }))
  const bodies = () => callsOf(MAKE).map(({ body }) => body)
  const keys = () => callsOf(MAKE).map(({ headers }) => headers.get('Idempotency-Key'))
  return { ...app, choose, put, make, bodies, keys }
}
const slugField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Zkratka v\u00a0adrese' })

describe('a link', () => {
  test('to a campaign gets its slug from the name as it is typed, and keeps an edited one until it is emptied', async () => {
    const { choose, put, make, bodies, user } = await open({ answers: { [MAKE]: answered(aLink()) } })
    await choose('Registrace z\u00a0kampaně')
    await put('Název kampaně', 'Příběh & běh 2026')
    expect(slugField().value).toBe('pribeh-and-beh-2026')
    await put('Zkratka v\u00a0adrese', 'beh')
    await put('Název kampaně', 'Zimní běh')
    expect(slugField().value).toBe('beh')
    await user.clear(slugField())
    await put('Název kampaně', 'Jarní běh & já')
    expect(slugField().value).toBe('jarni-beh-and-ja')
    await make()
    expect(bodies()).toEqual([{ kind: 'registration', campaign: 'Jarní běh & já', slug: 'jarni-beh-and-ja' }])
  })

  test.each([
    ['Hodnocení nadace', { 'Andělské číslo dárce': '100 00 001' }, { kind: 'rating', angelNumber: '10000001' }],
    [
      'Úprava žádosti o\u00a0pomoc',
      { 'Číslo žádosti': ' z-2026-0012 ' },
      { kind: 'questionnaire-edit', receiptNumber: 'Z-2026-0012' },
    ],
    [
      'Úprava žádosti o\u00a0pomoc',
      { 'Číslo žádosti': 'Z-2026-0012', 'Co je potřeba doplnit': ' Chybí zpráva lékaře. ' },
      { kind: 'questionnaire-edit', receiptNumber: 'Z-2026-0012', note: 'Chybí zpráva lékaře.' },
    ],
    ['Platba', { 'Částka v\u00a0korunách': '500' }, { kind: 'payment', amount: 500 }],
    [
      'Platba',
      { 'Částka v\u00a0korunách': '500', 'Variabilní symbol': '11111111' },
      { kind: 'payment', amount: 500, variableSymbol: '11111111' },
    ],
  ])('%s requires %o and sends it as the contract defines it', async (kind, fields, want) => {
    const { choose, put, make, bodies } = await open({ answers: { [MAKE]: answered(payment) } })
    await choose(kind)
    for (const [name, text] of Object.entries(fields)) await put(name, text)
    await make()
    expect(bodies()).toEqual([want])
  })

  test('is shown in full once it is created: to copy, to scan, for whom and how long', async () => {
    const { choose, put, make, user } = await open({ answers: { [MAKE]: answered(payment) } })
    await choose('Platba')
    await put('Částka v\u00a0korunách', '500')
    await make()
    const heading = await screen.findByRole('heading', { name: 'Odkaz je hotový' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText(`${location.origin}/jak-pomahat?odkaz=plt_x`)).toBeDefined()
    expect(screen.getByRole('img', { name: 'QR kód s\u00a0adresou odkazu' })).toBeDefined()
    expect(screen.getByText('dokud ho nezneplatníte')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Kopírovat' }))
    expect(await screen.findByText('Zkopírováno')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/jak-pomahat?odkaz=plt_x`)
    await user.click(screen.getByRole('button', { name: 'Vytvořit další odkaz' }))
    expect(screen.getByRole('heading', { name: 'Nový odkaz' })).toBe(document.activeElement)
  })

  test('with a missing or too small value reports it at the field and in the summary, and is not sent', async () => {
    const { choose, put, make, bodies } = await open()
    await choose('Platba')
    await put('Částka v\u00a0korunách', '20')
    await make()
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(summary.textContent).toContain('Hodnota nedosahuje požadovaného minima')
    expect(bodies()).toEqual([])
  })

  test.each([
    [
      'Hodnocení nadace',
      'Andělské číslo dárce',
      '99999999',
      { angelNumber: 'unknown' },
      /Dárce s\stímto číslem neznáme/,
    ],
    [
      'Úprava žádosti o\u00a0pomoc',
      'Číslo žádosti',
      'Z-2026-9999',
      { receiptNumber: 'unknown' },
      /Žádost s\stímto číslem/,
    ],
    ['Registrace z\u00a0kampaně', 'Název kampaně', 'Letní běh', { slug: 'taken' }, /má jiná kampaň/],
  ])(
    '%s with a number or a slug that the provider refuses reports it at the field',
    async (kind, name, text, fields, expected) => {
      const refused: FakeAnswer = { error_code: 422, error: 'link-subject-unknown', fields }
      const { choose, put, make } = await open({ answers: { [MAKE]: refused } })
      await choose(kind)
      await put(name, text)
      await make()
      expect(await screen.findAllByText(expected)).toHaveLength(2)
      expect(screen.getByRole<HTMLInputElement>('textbox', { name }).value).toBe(text)
    },
  )
})

describe('the list', () => {
  test('says who created each link and when, its state, and its number of visits', async () => {
    const edit = aLink({ linkId: 'l-3', kind: 'questionnaire-edit', label: 'Žádost Z-2026-0012', state: 'expired' })
    await open({ answers: { [LIST]: listed(aLink(), { ...edit, registrations: null }) } })
    const items = within(await screen.findByRole('list', { name: 'Vytvořené odkazy' })).getAllByRole('listitem')
    const texts = items.map(plainText)
    for (const part of ['Letní běh', 'Správa portálu', '9. 11. 2026 ve 14:10', 'Platí', '3 registrace'])
      expect(texts[0]).toContain(part)
    expect(texts[1]).toContain('Vypršel')
    expect(within(items[1] as HTMLElement).queryByRole('button')).toBeNull()
  })

  test('is a table if there is room for one', async () => {
    showOnScreen('wide')
    await open()
    expect(await screen.findByRole('table', { name: 'Vytvořené odkazy' })).toBeDefined()
  })

  test('without any link says where the first one is created', async () => {
    await open({ answers: { [LIST]: listed() } })
    expect(await screen.findByText(/Zatím tu žádný odkaz není/)).toBeDefined()
  })
})

import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { familyNamed, sampleStory } from '../features/family/testing/families.ts'
import type { Families, FullUser } from '../shared/api/wire.ts'
import { plainText } from '../testing/page-text.ts'
import { loginAnswer } from '../testing/people.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const families = (response: Families) => ({ error_code: 200 as const, response })
const three = families({
  families: [
    familyNamed('Tomáš'),
    familyNamed('Ela', { familyId: 'fam-ela', photo: null }),
    familyNamed('Jan', { familyId: 'fam-jan', isCurrent: false }),
  ],
  sampleStory: null,
})

async function open({ fullUser = {}, answers, ...options }: AppOptions & { fullUser?: Partial<FullUser> } = {}) {
  const app = await renderApp({
    path: '/darce',
    signedIn: loginAnswer({ fullUser }),
    answers: { 'GET /families': three, ...answers },
    ...options,
  })
  await pageHeading(options.language === 'en' ? 'Hello' : 'Dobrý den')
  return app
}

const textOf = (element: HTMLElement = screen.getByRole('main')) => plainText(element)

describe('this month’s family', () => {
  test('shows its photo, first name, age, the opening of its story, my part and a link to it', async () => {
    await open()
    const card = within(await screen.findByRole('region', { name: 'Komu právě pomáháte' }))
    expect(card.getByText(/^Tomáš, 6\slet$/)).toBeDefined()
    expect(card.getByRole('img', { name: 'Výlet k parní lokomotivě' })).toBeDefined()
    expect(card.getByText(/^Má šest let/).lang).toBe('cs')
    expect(card.getByRole('link', { name: 'Přečíst příběh: Tomáš' }).getAttribute('href')).toBe(
      '/profil-rodiny/fam-k7p2',
    )
    expect(card.getByRole('link', { name: 'Všechny rodiny' }).getAttribute('href')).toBe('/komu-pomaham')
    // Others of the same distribution are small, those of the past are not shown.
    expect(card.getAllByRole('listitem').map(textOf)).toEqual(['Ela, 6 let Z vašich darů 1 260 Kč za 7 měsíců.'])
    expect(textOf()).not.toContain('Jan')
  })

  test('before the first gift arrived is announced, with a sample to read', async () => {
    await open({ answers: { 'GET /families': families({ families: [], sampleStory }) } })
    const link = await screen.findByRole('link', { name: 'Přečíst ukázkový příběh' })
    expect(link.getAttribute('href')).toBe('/komu-pomaham')
  })
})

describe('the years of giving', () => {
  const Years = [
    { Year: 2024, Amount: 3_600, Payments: 12 },
    { Year: 2026, Amount: 1_500, Payments: 5 },
  ]
  const fullUser = { Giving: { Since: '2024-01-05', LastPayment: null, NextCharge: null, Years } }
  const title = 'Vaše dary po letech'

  test('are a table for users who cannot see the picture, and for every user on demand', async () => {
    const { user } = await open({ fullUser })
    const rows = within(await screen.findByRole('table', { name: title })).getAllByRole('row')
    expect(rows.map(textOf)).toEqual(['RokPočet darůČástka', '202651 500 Kč', '2024123 600 Kč', 'Dohromady175 100 Kč'])
    const toggle = await screen.findByRole('button', { name: 'Ukázat jako tabulku' })
    const around = screen.getByRole('table', { name: title }).parentElement as HTMLElement
    expect(around.className).toBe('visually-hidden')
    await user.click(toggle)
    expect(around.className).toBe('')
    expect(screen.getByRole('button', { name: 'Schovat tabulku' }).getAttribute('aria-expanded')).toBe('true')
  })

  test('are not shown before the first gift', async () => {
    await open()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

test('notices are in one place below the thanks, not above the greeting', async () => {
  const signedIn = loginAnswer({
    fullUser: {
      Documents: [{ Id: 'doc-1', Type: 'tax-certificate', Year: 2025, Created: '2026-01-20T08:00:00.000Z' }],
      PreviousLogin: '2026-01-10T08:00:00.000Z',
    },
  })
  await open({ signedIn: { ...signedIn, profile: { ...signedIn.profile, email: null } } })
  const notices = await screen.findByRole('list', { name: 'Co je nového' })
  const warning = screen.getByText('Nastavte si prosím platný e-mail')
  const greeting = screen.getByRole('heading', { level: 1 })
  expect(greeting.compareDocumentPosition(warning)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(warning.compareDocumentPosition(notices)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

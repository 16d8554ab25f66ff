import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { FullUser } from '../shared/api/wire.ts'
import { mainText, plainText } from '../testing/page-text.ts'
import { loginAnswer } from '../testing/people.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

type Giving = NonNullable<FullUser['Giving']>

/** Days relative to today, so that the test follows the clock of the provider. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const czech = (date: string) => date.split('-').map(Number).toReversed().join('. ')
const pending = { Amount: 1_500, Received: day(-3), DistributionOn: day(20), Redistributed: false }
const giving: Giving = { Since: '2024-03-15', LastPayment: pending, NextCharge: { Amount: 500, Date: day(10) } }

async function open({ fullUser = {}, ...options }: AppOptions & { fullUser?: Partial<FullUser> } = {}) {
  const app = await renderApp({
    path: '/darce',
    signedIn: loginAnswer({ fullUser: { Giving: giving, ...fullUser } }),
    ...options,
  })
  await pageHeading(options.language === 'en' ? 'Hello' : 'Dobrý den')
  return app
}

const steps = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((step) => [plainText(step), step.getAttribute('aria-current')])

test('a donor with a gift on its way is thanked without a name, and reads its steps, their days and the next charge', async () => {
  await open()
  expect(mainText()).toMatch(/Pomáháte už \d+ (rok|roky|let)( a \d+ měsíc(e|ů)?)?\. Děkujeme\./)
  for (const part of [
    `Váš dar 1 500 Kč jsme přijali ${czech(pending.Received)}.`,
    `Rodině ho předáme ${czech(pending.DistributionOn)}, první pracovní den v měsíci.`,
    `500 Kč každý měsíc, další platba ${czech(day(10))}`,
    'Nemusíte dělat nic',
  ])
    expect(mainText()).toContain(part)
  for (const part of ['Jana', 'Pomáhejte každý měsíc']) expect(mainText()).not.toContain(part)
  expect(steps('Cesta vašeho daru')).toEqual([
    [`Přijato (hotovo)${czech(pending.Received)}`, null],
    ['Čeká na rozdělení (právě teď)spolu s dary dalších andělů', 'step'],
    [`Předáme rodině (čeká nás)${czech(pending.DistributionOn)}`, null],
  ])
})

test('a gift handed over is shown as done at every step', async () => {
  await open({ fullUser: { Giving: { ...giving, LastPayment: { ...pending, Redistributed: true } } } })
  expect(mainText()).toContain('Rodině jsme ho předali')
  expect(steps('Cesta vašeho daru').map(([words]) => words)).toEqual([
    expect.stringContaining('Přijato (hotovo)'),
    expect.stringContaining('Rozděleno mezi rodiny (hotovo)'),
    expect.stringContaining('Předáno rodině (hotovo)'),
  ])
})

test('a donor of single gifts is invited to give every month, by card or otherwise', async () => {
  await open({ fullUser: { Giving: { ...giving, NextCharge: null } } })
  expect(screen.getByRole('heading', { name: 'Pomáhejte každý měsíc' })).toBeDefined()
  const hrefs = within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/jak-pomahat'])
  expect(screen.getByRole('button', { name: 'Nastavit pravidelný dar kartou' })).toBeDefined()
})

test('the home page of a company uses the wording for companies', async () => {
  await open({ fullUser: { IsCorporateAccount: true } })
  expect(mainText()).toContain('Vaše firma pomáhá už')
  expect(mainText()).toContain('Dar vaší firmy 1 500 Kč jsme přijali')
  expect(screen.getByRole('list', { name: 'Cesta firemního daru' })).toBeDefined()
})

describe('before the first gift', () => {
  test('a donor whose first gift arrived but is not shown yet reads so, and is not invited to give it again', async () => {
    const OnItsWay = { Amount: 300, Received: day(0), VisibleFrom: day(1) }
    await open({ fullUser: { Giving: { Since: day(0), LastPayment: null, NextCharge: null, OnItsWay } } })
    expect(mainText()).toContain(`Dar 300 Kč k nám dorazil ${czech(day(0))}. Děkujeme.`)
    expect(mainText()).toContain(`V přehledu ho uvidíte od ${czech(day(1))}`)
    expect(screen.queryByRole('button', { name: 'Poslat první dar kartou' })).toBeNull()
  })

  test.each([
    ['has none', { Since: null, LastPayment: null, NextCharge: null }],
    ['sends nothing about giving', null],
  ])('of a donor of whom the provider %s the page says how it will work, and how to give', async (_, Giving) => {
    await open({ signedIn: loginAnswer({ fullUser: Giving ? { Giving } : {} }) })
    expect(await screen.findByRole('heading', { name: 'První dar od vás teprve čekáme' })).toBeDefined()
    expect(mainText()).toContain('Platbu kartou tu najdete následující pracovní den')
    expect(steps('Takhle váš dar doputuje k\u00a0rodině')).toHaveLength(3)
    expect(mainText()).not.toContain('jsme přijali')
    expect(screen.getByRole('button', { name: 'Poslat první dar kartou' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Převodem nebo QR kódem' }).getAttribute('href')).toBe('/jak-pomahat')
  })
})

test('a donor who began this month reads since when, not for how long', async () => {
  await open({ fullUser: { Giving: { ...giving, Since: day(0) } } })
  expect(mainText()).toContain(`Pomáháte od ${czech(day(0))}. Děkujeme.`)
})

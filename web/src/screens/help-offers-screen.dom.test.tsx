import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FullUser, HelpOffer } from '../shared/api/wire.ts'
import type { FakeAnswer } from '../testing/observed-send.ts'
import { plainText } from '../testing/page-text.ts'
import { recipientAnswer } from '../testing/people.ts'
import { recipientRecord } from '../testing/recipient-record.ts'
import { pageHeading, renderApp } from '../testing/render-app.tsx'

const NOW = Date.parse('2026-11-16T09:00:00Z')
const path = '/prijemce/nabidky-pomoci'

const stay: HelpOffer = {
  offerId: 'offer-stay',
  title: 'Víkend u vody',
  provider: 'Penzion Pod Dubem',
  kind: 'stay',
  text: 'Dvě noci **zdarma**.\n\n<script>x</script>',
  expiresOn: '2027-03-31',
  phone: '+420602000301',
  link: 'https://penzion.example.org/rodiny',
}
const advice: HelpOffer = {
  offerId: 'offer-advice',
  title: 'Právní poradna',
  provider: 'Poradna Kotva',
  kind: 'advice',
  text: 'Poradíme po telefonu.',
  expiresOn: null,
  email: 'poradna@example.org',
  link: 'https://www.example.com/poradna',
}
const given = (...offers: HelpOffer[]) => ({ error_code: 200 as const, response: { offers } })

type StatusId = NonNullable<FullUser['RecipientStatusOfRequest']>['Id']

async function open(answer: FakeAnswer, status: StatusId = 6) {
  const fullUser = { RecipientStatusOfRequest: { Id: status }, Recipient: recipientRecord }
  const page = await renderApp({
    path,
    signedIn: recipientAnswer({ expires: NOW + 3_600_000, fullUser }),
    answers: { 'GET /helpOffers': answer },
  })
  await pageHeading('Nabídky pomoci')
  return page
}

const main = () => within(screen.getByRole('main'))
const card = async (name: string) => screen.findByRole('article', { name })

beforeEach(() => {
  vi.setSystemTime(NOW)
})
afterEach(() => vi.useRealTimers())

describe('offers', () => {
  test('are ordered by their nearest end, which each says, those without an end last; expired ones are not shown', async () => {
    const ending = (expiresOn: string) => ({ ...stay, offerId: expiresOn, title: `Do ${expiresOn}`, expiresOn })
    await open(given(advice, ending('2026-11-15'), ending('2026-11-30'), ending('2026-12-01'), ending('2026-11-16')))
    await card('Do 2026-11-16')
    expect(screen.getAllByRole('article').map(plainText)).toEqual([
      expect.stringContaining('už jen dnesDo 2026-11-16'),
      expect.stringContaining('už jen do 30. 11.Do 2026-11-30'),
      expect.stringContaining('do 1. 12. 2026Do 2026-12-01'),
      expect.stringContaining('Právní poradna'),
    ])
  })

  test('say what they are, from whom and until when, never execute HTML, and are answered by phone, by e-mail or on a page', async () => {
    await open(given(stay, advice))
    const one = await card('Víkend u vody')
    expect(await within(one).findByText('zdarma')).toBeDefined()
    expect(plainText(one)).toContain('pobytdo 31. 3. 2027Víkend u vodynabízí Penzion Pod Dubem')
    expect(one.querySelector('script')).toBeNull()
    expect(plainText(await card('Právní poradna'))).toContain('poradenstvíbez časového omezení')
    expect(
      within(one)
        .getByRole('link', { name: /602.000.301/ })
        .getAttribute('href'),
    ).toBe('tel:+420602000301')
    const foreign = within(one).getByRole('link', { name: /penzion\.example\.org/ })
    expect(foreign.getAttribute('target')).toBe('_blank')
    expect(foreign.getAttribute('rel')).toContain('noopener')
    expect(foreign.textContent).toMatch(/otevře se v.novém panelu/)
    const other = within(await card('Právní poradna'))
    expect(other.getByRole('link', { name: 'poradna@example.org' }).getAttribute('href')).toBe(
      'mailto:poradna@example.org',
    )
    expect(other.getByRole('link', { name: /example\.com/ }).getAttribute('target')).toBeNull()
  })

  test('an empty list says so', async () => {
    await open(given())
    expect(await screen.findByRole('heading', { name: 'Teď tu žádná nabídka není' })).toBeDefined()
  })
})

describe('a family whose help has ended', () => {
  test.each<[string, StatusId]>([
    ['sees no offers in the menu, and the phone of the foundation at their address', 3],
    ['sees the phone of the foundation if only the provider knows that the help has ended', 6],
  ])('%s', async (_, status) => {
    await open({ error_code: 409, error: 'help-ended' }, status)
    expect(await screen.findByRole('heading', { name: /^Nabídky tu už pro vás nemáme$/ })).toBeDefined()
    expect(main().getByRole('link', { name: '+420 000 000 002' }).getAttribute('href')).toBe('tel:+420000000002')
    expect(screen.queryByRole('alert')).toBeNull()
    if (status === 3) expect(screen.queryByRole('link', { name: 'Nabídky pomoci' })).toBeNull()
  })
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { familyNamed, photoOf, sampleStory } from '../features/family/testing/families.ts'
import type { Families, FamilySummary } from '../shared/api/wire.ts'
import { mainText, plainText } from '../testing/page-text.ts'
import { loginAnswer } from '../testing/people.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const families = (list: FamilySummary[], sample: Families['sampleStory'] = null) => ({
  error_code: 200 as const,
  response: { families: list, sampleStory: sample },
})
const tomas = familyNamed('Tomáš')
const ela = familyNamed('Ela', {
  familyId: 'fam-ela',
  age: 1,
  isCurrent: false,
  removedReason: 'Ela je zdravá a rodina už pomoc nepotřebuje.',
  lastMonth: '2025-12',
  months: 2,
  myPart: 340,
})

async function open(list = families([tomas, ela]), options: AppOptions = {}) {
  const app = await renderApp({
    path: '/komu-pomaham',
    signedIn: loginAnswer(),
    ...options,
    answers: { 'GET /families': list, ...options.answers },
  })
  await pageHeading(options.language === 'en' ? 'Who you are helping' : 'Komu pomáháte')
  return app
}

const article = (name: RegExp) => screen.findByRole('article', { name })

test('a family that is helped now: first name, age, illness, the opening of its story and my part', async () => {
  await open()
  const card = await article(/^Tomáš, 6\slet$/)
  expect(plainText(card)).toContain('onkologická nemoc')
  expect(plainText(card)).toContain('Z vašich darů 1 260 Kč za 7 měsíců.')
  expect(within(card).getByText(/^Má šest let/).lang).toBe('cs')
  const story = within(card).getByRole('link', { name: 'Přečíst příběh: Tomáš' })
  expect(story.getAttribute('href')).toBe('/profil-rodiny/fam-k7p2')
  const photo = within(card).getByRole('img', { name: 'Výlet k parní lokomotivě' })
  expect(photo.getAttribute('src')).toBe('https://images.example.com/images/vlak.jpg')
  expect([photo.getAttribute('width'), photo.getAttribute('height')]).toEqual(['400', '300'])
})

test('a contact is offered only of a family that shares it', async () => {
  const ema = familyNamed('Ema', { familyId: 'fam-ema', contactAvailability: 'not-shared' })
  await open(families([tomas, ema]))
  expect(within(await article(/^Tomáš/)).getByRole('button', { name: 'Zobrazit kontakt: Tomáš' })).toBeTruthy()
  expect(within(await article(/^Ema/)).queryByRole('button')).toBeNull()
})

describe('a photo whose address has expired', () => {
  const NAME = 'Výlet k parní lokomotivě'
  const signed = (number: number) => ({
    ...photoOf('vlak', NAME),
    path: `/images/vlak.jpg?expires=1794302${number}00&signature=${number}`,
  })
  const withPhoto = (number: number) => families([familyNamed('Tomáš', { photo: signed(number) })])
  const photo = () => screen.getByRole('img', { name: NAME })

  test('keeps its place while the list is fetched again; if the fresh address fails too, it is a drawing', async () => {
    const { answer, callsOf } = await open(withPhoto(1))
    answer({ 'GET /families': withPhoto(2) })
    fireEvent.error(photo())
    expect(photo().tagName).toBe('SPAN')
    expect(photo().childElementCount).toBe(0)
    await waitFor(() => expect(photo().getAttribute('src')).toContain('signature=2'))
    expect(callsOf('GET /families')).toHaveLength(2)
    fireEvent.load(photo())
    answer({ 'GET /families': withPhoto(3) })
    fireEvent.error(photo())
    await waitFor(() => expect(photo().getAttribute('src')).toContain('signature=3'))
    fireEvent.error(photo())
    expect(photo().querySelector('svg')).not.toBeNull()
    expect(callsOf('GET /families')).toHaveLength(3)
  })
})

test('families of the past are a separate list, each with why gifts go there no more', async () => {
  await open(families([tomas, ela, familyNamed('Jan', { familyId: 'fam-jan', isCurrent: false })]))
  const rows = within(await screen.findByRole('list', { name: 'Dřívější pomoc' })).getAllByRole('listitem')
  expect(rows.map(plainText)).toEqual([
    expect.stringContaining('Této rodině teď pomáhají jiní andělé.'),
    'Ela, 1 rok Z vašich darů 340 Kč za 2 měsíce. naposledy 12/2025 · Ela je zdravá a rodina už pomoc nepotřebuje.',
  ])
})

test('of hundreds of families of the past the latest twenty are shown, and more on demand', async () => {
  const past = Array.from({ length: 45 }, (_, index) =>
    familyNamed(`Anna ${index}`, { familyId: `fam-${index}`, isCurrent: false }),
  )
  const { user } = await open(families(past))
  const rows = () => within(screen.getByRole('list', { name: 'Dřívější pomoc' })).getAllByRole('listitem')
  await user.click(await screen.findByRole('button', { name: 'Ukázat další rodiny (25)' }))
  expect(rows()).toHaveLength(40)
  expect(document.activeElement).toBe(within(rows()[20] as HTMLElement).getByRole('link'))
  await user.click(screen.getByRole('button', { name: 'Ukázat další rodiny (5)' }))
  expect(rows()).toHaveLength(45)
  expect(screen.queryByRole('button', { name: /^Ukázat/ })).toBeNull()
})

test('a donor without a family yet sees the sample, labelled as fictional', async () => {
  await open(families([], sampleStory))
  const card = await article(/^Anička, 4\sroky$/)
  expect(within(card).getByText('Ukázkový příběh')).toBeDefined()
  expect((await within(card).findByText('čtyři roky')).closest('[lang="cs"]')).not.toBeNull()
  expect(mainText()).toContain('rodina v něm je vymyšlená')
  expect(screen.queryByRole('heading', { name: 'Právě teď' })).toBeNull()
})

test('a company reads how much of its gifts a family received', async () => {
  await open(undefined, { signedIn: loginAnswer({ fullUser: { IsCorporateAccount: true } }) })
  expect(plainText(await article(/^Tomáš/))).toContain('Z darů vaší firmy 1 260 Kč za 7 měsíců.')
})

test('in English the stories stay Czech, and one sentence says so', async () => {
  await open(undefined, { language: 'en' })
  expect(plainText(await article(/^Tomáš, 6\syears\sold$/))).toContain('CZK 1,260 of your gifts over 7 months.')
  expect(screen.getByText(/^Families tell their stories in Czech/)).toBeDefined()
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { FullUser, RecipientData } from '../shared/api/wire.ts'
import { jiri } from '../testing/family-answer.ts'
import type { FakeAnswers } from '../testing/observed-send.ts'
import { mainText, plainText } from '../testing/page-text.ts'
import { recipientAnswer, success } from '../testing/people.ts'
import { recipientRecord } from '../testing/recipient-record.ts'
import { pageHeading, renderApp } from '../testing/render-app.tsx'

type StatusId = NonNullable<FullUser['RecipientStatusOfRequest']>['Id']

const userOf = (Id: StatusId, facts: Partial<RecipientData> = {}): Partial<FullUser> => ({
  RecipientStatusOfRequest: { Id },
  Recipient: { ...recipientRecord, ...facts },
})

const start = (fullUser: Partial<FullUser>, answers: FakeAnswers = {}) =>
  renderApp({
    path: '/prijemce',
    signedIn: recipientAnswer({ fullUser }),
    now: Date.parse('2026-11-10T09:00:00Z'),
    answers: {
      'GET /recipientProfile': success(recipientAnswer({ fullUser }).profile_full),
      'GET /recipientDocuments': success({ types: [], needsStudyConfirmation: false }),
      ...answers,
    },
  })

async function open(fullUser: Partial<FullUser>, answers: FakeAnswers = {}) {
  const app = await start(fullUser, answers)
  await pageHeading('Dobrý den')
  return app
}

const noPayout = { NextPayoutDate: null }
const EditingLock = {
  WarningAt: '2026-11-06T00:00Z',
  LockedAt: '2026-11-07T17:00Z',
  LockedUntil: '2026-11-11T05:00Z',
}
const missing = [
  { Type: 'income', Label: 'Potvrzení o příjmu', Due: '2026-12-15' },
  { Type: 'report', Label: 'Lékařská zpráva', Due: '2026-11-30' },
]

describe('the status', () => {
  test('that is OK says when and where the next payout goes, until when it lasts, and whom to call', async () => {
    await open(userOf(6))
    for (const part of [
      'Vše je v pořádku',
      'Další příspěvek vám pošleme v úterý 1. 12. 2026',
      'Na účet 19-2000145399/0800.',
      'do 31. 3. 2027',
      'Teď od vás nic nepotřebujeme.',
    ])
      expect(mainText()).toContain(part)
    const call = within(screen.getByRole('main')).getByRole('link', { name: '+420 000 000 002' })
    expect(call.getAttribute('href')).toBe('tel:+420000000002')
    expect(rowsOf('Až budete mít chvíli').map((row) => row.split(' ')[0])).toEqual(['Napsat', 'Přidat'])
  })

  test.each<[string, StatusId]>([
    ['discarded', 3],
    ['suspended', 4],
  ])('%s promises no payout, and does not claim that nothing is required', async (_, id) => {
    await open(userOf(id, noPayout))
    for (const part of ['příspěvek vám pošleme', 'Na účet', 'Teď od vás nic nepotřebujeme.'])
      expect(mainText()).not.toContain(part)
  })

  test.each([
    ['2026-12', 'Poslední příspěvek vám pošleme v úterý 1. 12. 2026'],
    ['2027-02', 'Další příspěvek vám pošleme'],
  ])('with the last contribution in %s calls only that one the last', async (LastContributionMonth, text) => {
    await open(userOf(5, { LastContributionMonth }))
    expect(mainText()).toContain(text)
  })
})

const rowsOf = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem').map(plainText)

describe('the tasks', () => {
  const documentsIn = (state: 'received' | 'valid' | 'expired', expiresOn: string | null = null): FakeAnswers => ({
    'GET /recipientDocuments': success({
      types: [{ type: 'medical-report', label: 'Lékařská zpráva', state, due: null, expiresOn, files: [] }],
      needsStudyConfirmation: false,
    }),
  })

  test('are listed the soonest first, each with its day and duration, and link to their page', async () => {
    await open(userOf(2, { MissingDocuments: missing }))
    expect(rowsOf('Co je teď potřeba')).toEqual([
      expect.stringMatching(/^Lékařská zpráva .*do 30. 11. 2026.*asi 5 minut. ?chybí$/),
      expect.stringMatching(/^Potvrzení o příjmu .*do 15. 12. 2026.*asi 5 minut. ?chybí$/),
    ])
    const [first] = within(screen.getByRole('list', { name: 'Co je teď potřeba' })).getAllByRole('link')
    expect(first?.getAttribute('href')).toBe('/prijemce/dokumenty')
  })

  test('name a late renewal', async () => {
    await open({ ...userOf(8, { RenewalDate: '2026-11-09' }), RecipientRequestStatus: { Id: 1 } })
    expect(rowsOf('Co je teď potřeba')).toEqual([expect.stringMatching(/^Obnovit žádost .*čekali do 9. 11. 2026/)])
  })

  test('while locked name the first day on which they are possible again (rule 10.19)', async () => {
    const MissingDocuments = missing.map((one) => ({ ...one, Due: '2026-11-10' }))
    const family = userOf(8, { RenewalDate: '2026-11-10', MissingDocuments, EditingLock })
    const { user } = await start({ ...family, RecipientRequestStatus: { Id: 1 } })
    await user.click(await screen.findByRole('button', { name: 'Rozumím' }))
    expect(mainText()).not.toContain('do 10. 11. 2026')
    expect(mainText()).toContain('Formulář půjde poslat znovu od 11. 11. 2026.')
    expect(rowsOf('Co je teď potřeba')).toHaveLength(3)
    for (const row of rowsOf('Co je teď potřeba')) expect(row).toContain('od 11. 11. 2026')
  })

  test('without a day of their own name that day too, an expired document as well', async () => {
    const { user } = await start(userOf(6, { Account: null, EditingLock }), documentsIn('expired', '2026-11-04'))
    await user.click(await screen.findByRole('button', { name: 'Rozumím' }))
    await waitFor(() => expect(rowsOf('Co je teď potřeba')).toHaveLength(2))
    for (const row of rowsOf('Co je teď potřeba')) expect(row).toContain('od 11. 11. 2026.')
    expect(mainText()).not.toContain('Nový dokument prosím pošlete')
  })

  test.each([
    ['Doplnit číslo účtu', 'Kam chodí příspěvky'],
    ['Doplnit údaje o\\srodině', 'Členové rodiny'],
  ])('"%s" leads to its section, which gets the focus', async (task, section) => {
    const missingData = { ...jiri, IsMissingData: true }
    const { user } = await open(userOf(6, { Account: null, FamilyMembers: [missingData] }))
    await user.click(await screen.findByRole('link', { name: new RegExp(task) }))
    const heading = await screen.findByRole('heading', { level: 2, name: section })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  test('are empty while the foundation checks what it received', async () => {
    await open(userOf(2), documentsIn('received'))
    await waitFor(() => expect(mainText()).toContain('Teď od vás nic nepotřebujeme.'))
    expect(mainText()).toContain('Všechny dokumenty od vás máme a právě je procházíme.')
  })

  test('of an incomplete request that names no document and has none to check do not claim that all were handed over', async () => {
    await open(userOf(2), documentsIn('valid'))
    await waitFor(() => expect(mainText()).toContain('K žádosti nám ještě chybí některé dokumenty.'))
    expect(mainText()).toContain('Zavolejte nám prosím, řekneme vám, které to jsou.')
    expect(mainText()).not.toContain('nic nepotřebujeme')
  })
})

test('a recipient’s home is in Czech even after English was chosen', async () => {
  await renderApp({ path: '/prijemce', language: 'en', signedIn: recipientAnswer({ fullUser: userOf(6) }) })
  await pageHeading('Dobrý den')
  expect(document.documentElement.lang).toBe('cs')
})

describe('the record', () => {
  test('is refetched on entry, with the current time, and replaces the one of the login', async () => {
    const { callsOf } = await renderApp({
      path: '/prijemce',
      signedIn: recipientAnswer({ fullUser: userOf(6) }),
      answers: { 'GET /recipientProfile': success(fullUserOf(4)) },
    })
    expect(await screen.findByText('Výplaty jsou pozastavené')).toBeDefined()
    const { t = '' } = callsOf('GET /recipientProfile')[0]?.query ?? {}
    expect(Math.abs(Date.parse(t) - Date.now())).toBeLessThan(60_000)
  })

  test.each([
    ['as after a reload', '0'],
    ['in a browser that does not know the time of the provider', null],
  ])('is fetched once when the portal starts on its page, %s', async (_, offset) => {
    // Within the two seconds of the de-duplication, however long the page takes.
    vi.useFakeTimers({ toFake: ['performance', 'Date'] })
    if (offset !== null) localStorage.setItem('server-clock-offset', offset)
    const { callsOf } = await open(userOf(6))
    expect(callsOf('GET /recipientProfile')).toHaveLength(1)
  })

  test('that failed to load shows a skeleton, then the error, then itself after one click', async () => {
    const lost = Promise.withResolvers<never>()
    const { user, answer } = await renderApp({
      path: '/prijemce',
      signedIn: recipientAnswer(),
      answers: { 'GET /recipientProfile': () => lost.promise },
    })
    await pageHeading('Dobrý den')
    expect(screen.getByText('Načítáme')).toBeDefined()
    await act(async () => lost.reject(new TypeError('Failed to fetch')))
    expect((await screen.findByRole('alert')).textContent).toContain('nepodařilo načíst')
    expect(within(screen.getByRole('main')).getByRole('link', { name: '+420 000 000 002' })).toBeDefined()
    answer({ 'GET /recipientProfile': { error_code: 200, response: fullUserOf(6) } })
    await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
    expect(await screen.findByText('Vše je v pořádku')).toBeDefined()
  })
})

function fullUserOf(id: StatusId): FullUser {
  return recipientAnswer({ fullUser: userOf(id) }).profile_full
}

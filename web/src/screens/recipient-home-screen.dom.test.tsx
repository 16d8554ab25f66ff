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
const missing = [
  { Type: 'income', Label: 'Potvrzení o příjmu', Due: '2026-12-15' },
  { Type: 'report', Label: 'Lékařská zpráva', Due: '2026-11-30' },
]

describe('each status says what it is, what it means and what to do by when', () => {
  test.each<[string, Partial<FullUser>, string[]]>([
    ['new request', userOf(1, noPayout), ['Nová žádost', 'Vaši žádost o pomoc máme', 'Teď nemusíte dělat nic.']],
    [
      'incomplete request',
      userOf(2, { MissingDocuments: missing }),
      ['Neúplná žádost', 'chybí ještě 2 dokumenty', 'Pošlete nám je prosím do 30. 11. 2026.'],
    ],
    [
      'discarded',
      userOf(3, { ...noPayout, LastContributionMonth: '2026-06' }),
      ['Pomoc skončila', 'Příspěvky už vaší rodině neposíláme.', 'Poslední příspěvek odešel začátkem června 2026.'],
    ],
    ['suspended', userOf(4, noPayout), ['Výplaty jsou pozastavené', 'dočasně neposíláme', 'Zavolejte nám prosím.']],
    [
      'do not renew',
      userOf(5, { LastContributionMonth: '2026-12' }),
      ['Žádost se už neobnovuje', 'Poslední příspěvek vám pošleme v úterý 1. 12. 2026', 'začátkem prosince 2026'],
    ],
    [
      'OK',
      userOf(6),
      [
        'Vše je v pořádku',
        'Další příspěvek vám pošleme v úterý 1. 12. 2026',
        'Na účet 19-2000145399/0800.',
        'do 31. 3. 2027',
      ],
    ],
    ['renewal received', userOf(7), ['Žádost se obnovuje', 'zpracováváme', 'Odeslaný formulář už nejde změnit.']],
    [
      'in renewal',
      userOf(8),
      ['Žádost se obnovuje', 'Je čas obnovit žádost', 'Vyplňte prosím formulář do 31. 3. 2027.'],
    ],
    ['a late renewal', userOf(8, { RenewalDate: '2026-11-09' }), ['Formulář jsme čekali do 9. 11. 2026.']],
    [
      'a late document',
      userOf(2, { MissingDocuments: missing.map((one) => ({ ...one, Due: '2026-11-09' })) }),
      ['Čekali jsme na ně do 9. 11. 2026.'],
    ],
    ['in renewal, the other form', userOf(9), ['Žádost se obnovuje', 'Vyplňte prosím formulář do 31. 3. 2027.']],
  ])('%s', async (_, user, text) => {
    await open(user)
    await waitFor(() => {
      for (const part of text) expect(mainText()).toContain(part)
    })
  })

  test.each<[string, StatusId]>([
    ['new request', 1],
    ['discarded', 3],
    ['suspended', 4],
  ])('%s promises no payout', async (_, id) => {
    await open(userOf(id, noPayout))
    expect(mainText()).not.toContain('příspěvek vám pošleme')
    expect(mainText()).not.toContain('Na účet')
  })

  test('a contribution before the last one is not called the last', async () => {
    await open(userOf(5, { LastContributionMonth: '2027-02' }))
    expect(mainText()).toContain('Další příspěvek vám pošleme')
    expect(mainText()).toContain('začátkem února 2027')
  })

  test.each<[StatusId, string]>([
    [5, 'Obnovovat žádost už není potřeba.'],
    [6, 'Až bude čas žádost obnovit, napíšeme vám.'],
    [8, 'co nejdřív'],
  ])('status %i without its date has a text without one', async (id, text) => {
    await open(userOf(id, { RenewalDate: null }))
    expect(mainText()).toContain(text)
  })
})

describe('the tasks', () => {
  const documentsIn = (state: 'received' | 'valid' | 'expired', expiresOn: string | null = null): FakeAnswers => ({
    'GET /recipientDocuments': success({
      types: [{ type: 'medical-report', label: 'Lékařská zpráva', state, due: null, expiresOn, files: [] }],
      needsStudyConfirmation: false,
    }),
  })
  const rowsOf = (name: string) => {
    const list = screen.getByRole('list', { name })
    return within(list).getAllByRole('listitem').map(plainText)
  }

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
    const RecipientRequestStatus = { Id: 1 } as const
    await open({ ...userOf(8, { RenewalDate: '2026-11-09' }), RecipientRequestStatus })
    expect(rowsOf('Co je teď potřeba')).toEqual([expect.stringMatching(/^Obnovit žádost .*čekali do 9. 11. 2026/)])
  })

  test('while locked name the first day on which they are possible again (rule 10.19)', async () => {
    const EditingLock = {
      WarningAt: '2026-11-06T00:00Z',
      LockedAt: '2026-11-07T17:00Z',
      LockedUntil: '2026-11-11T05:00Z',
    }
    const RecipientRequestStatus = { Id: 1 } as const
    const MissingDocuments = missing.map((one) => ({ ...one, Due: '2026-11-10' }))
    const family = userOf(8, { RenewalDate: '2026-11-10', MissingDocuments, EditingLock })
    const { user } = await start({ ...family, RecipientRequestStatus })
    await user.click(await screen.findByRole('button', { name: 'Rozumím' }))
    expect(mainText()).not.toContain('do 10. 11. 2026')
    expect(mainText()).toContain('Formulář půjde poslat znovu od 11. 11. 2026.')
    expect(rowsOf('Co je teď potřeba')).toHaveLength(3)
    for (const row of rowsOf('Co je teď potřeba')) expect(row).toContain('od 11. 11. 2026')
  })

  test('without a day of their own name that day too, an expired document as well', async () => {
    const EditingLock = {
      WarningAt: '2026-11-06T00:00Z',
      LockedAt: '2026-11-07T17:00Z',
      LockedUntil: '2026-11-11T05:00Z',
    }
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

  test('that are optional are marked so, because a story and a photo are voluntary', async () => {
    await open(userOf(6))
    expect(mainText()).toContain('Teď od vás nic nepotřebujeme.')
    expect(rowsOf('Až budete mít chvíli').map((row) => row.split(' ')[0])).toEqual(['Napsat', 'Přidat'])
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

  test.each<[string, StatusId]>([
    ['discarded', 3],
    ['suspended', 4],
  ])('%s: the page does not claim that nothing is required', async (_, id) => {
    await open(userOf(id, noPayout))
    expect(mainText()).not.toContain('Teď od vás nic nepotřebujeme.')
  })
})

test('a recipient’s home shows the phone number of the configuration', async () => {
  await open(userOf(6))
  const call = within(screen.getByRole('main')).getByRole('link', { name: '+420 000 000 002' })
  expect(call.getAttribute('href')).toBe('tel:+420000000002')
})

test('a recipient’s home is in Czech even after English was chosen', async () => {
  await renderApp({ path: '/prijemce', language: 'en', signedIn: recipientAnswer({ fullUser: userOf(6) }) })
  await pageHeading('Dobrý den')
  expect(document.documentElement.lang).toBe('cs')
})

describe('the record', () => {
  test('is refetched on entry, with the current time, and replaces the one of the login', async () => {
    const { calls, callsOf } = await renderApp({
      path: '/prijemce',
      signedIn: recipientAnswer({ fullUser: userOf(6) }),
      answers: { 'GET /recipientProfile': { error_code: 200, response: { ...fullUserOf(4) } } },
    })
    expect(await screen.findByText('Výplaty jsou pozastavené')).toBeDefined()
    expect(calls.length).toBeGreaterThan(0)
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

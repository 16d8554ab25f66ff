import { describe, expect, test } from 'vitest'
import type { PlainState, WorldState } from '../../domain/state/world-state.ts'
import { after } from '../../testing/apply.ts'
import { call } from '../../testing/call-handler.ts'
import { aDonor, aRecipient, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { findAccount } from '../login/sign-in.rules.ts'
import { freeAngelNumber, type NewName, type Registration, registerDonor } from './registration.rules.ts'

const world = aWorld([aDonor(), aRecipient()])
const person: NewName = { kind: 'person', firstName: ' Eva ', lastName: 'Horka\u0301' }

const register = (given: Partial<Registration> = {}, state: WorldState = world) => {
  const registration = {
    name: person,
    email: 'Eva.Horka@Example.com',
    newsletter: true,
    contribution: null,
    campaign: null,
    passwordHash: 'scrypt$eva',
    lang: 'cs',
    ...given,
  } as const
  const decided = registerDonor(state, registration, { now: NOW, random: fixedRandom() })
  return { ...decided, state: after(state, decided.changes) }
}
const donorOf = ({ result }: ReturnType<typeof register>) => {
  if (result.kind !== 'registered') throw new Error(`Refused: ${result.error}`)
  return result.donor
}

describe('a new angel', () => {
  test('is a donor with the next free number, both consents and no payment yet', () =>
    expect(donorOf(register())).toMatchObject({
      kind: 'donor',
      personId: 'p-10000002',
      login: '10000002',
      scope: 'donor',
      displayName: 'Eva Horká',
      isCorporateAccount: false,
      donorStatus: { id: 0, value: 'bez platby' },
      profile: { firstName: 'Eva', lastName: 'Horká', companyName: '', email: 'Eva.Horka@Example.com' },
      consents: { newsletter: true, personalDataConfirmedAt: NOW, termsConfirmedAt: NOW, nameInPublicList: false },
      registeredOn: '2026-11-10',
      lastLoginAt: null,
    }))

  test('signs in by number and by e-mail in any case, with the hash of their password', () => {
    const { state } = register()
    for (const name of ['10000002', 'eva.horka@example.com', ' EVA.HORKA@EXAMPLE.COM '])
      expect(findAccount(state, name)).toMatchObject({ person: { login: '10000002' }, passwordHash: 'scrypt$eva' })
  })

  test('that is a company has its name and IČO of eight digits', () => {
    const name = { kind: 'company', companyName: 'Pekárna s.r.o.', registrationNumber: '6947' } as const
    expect(donorOf(register({ name }))).toMatchObject({
      displayName: 'Pekárna s.r.o.',
      isCorporateAccount: true,
      profile: { firstName: '', companyName: 'Pekárna s.r.o.', registrationNumber: '00006947' },
      taxData: { personKind: 'legal', name: 'Pekárna s.r.o.' },
    })
  })

  test.each(['jana@example.com', 'JANA@example.COM'])('is refused with %s, which already has an account', (email) =>
    expect(register({ email })).toMatchObject({ result: { kind: 'refused', error: 'email-taken' }, changes: [] }),
  )

  test.each(['jana+dar@example.com', 'jana@xn--hkyrky-ptac70bc.cz', "o'jana@example.com"])(
    'is accepted with %s, which is another person’s address',
    (email) => expect(register({ email }).result.kind).toBe('registered'),
  )

  test('is refused with an existing address of a punycode domain in any case', () => {
    const { state } = register({ email: 'eva@xn--hkyrky-ptac70bc.cz' })
    expect(register({ email: 'eva@XN--HKYRKY-PTAC70BC.CZ' }, state).result.kind).toBe('refused')
  })
})

describe('the number of a new angel', () => {
  test('is the first one in an empty world', () => expect(freeAngelNumber(aWorld([]))).toBe('10000001'))

  test('fills a gap, and is the same in every run', () => {
    const people = ['10000001', '10000003'].map((login) => aDonor({ login, personId: `p-${login}` }))
    expect(freeAngelNumber(aWorld(people))).toBe('10000002')
  })

  test('is never one that has gifts', () => {
    const state = aWorld([aDonor()], { payments: { '10000002': {} } })
    expect(freeAngelNumber(state)).toBe('10000003')
  })

  test('is never one of a pending card payment', () => {
    const started = { angelNumber: '10000002' } as WorldState['cardPayments'][string]
    const recurring = { angelNumber: '10000003' } as PlainState['recurringPayments'][string]
    const state = aWorld([aDonor()], { cardPayments: { a: started }, recurringPayments: { b: recurring } })
    expect(freeAngelNumber(state)).toBe('10000004')
  })

  test('is never 11111111, the number of anonymous gifts', () => {
    const logins = { '11111110': 'p-10000001' }
    expect(freeAngelNumber(aWorld([], { logins }), 11_111_110)).toBe('11111112')
  })
})

describe('the welcome', () => {
  const letter = (given: Partial<Registration>) => register(given).state.messages[0]

  test('is sent to the address as it was typed and links to the portal', () =>
    expect(letter({})).toMatchObject({
      channel: 'email',
      to: 'Eva.Horka@Example.com',
      at: NOW,
      subject: 'Vítejte mezi Dobrými anděly',
      link: '/login',
    }))

  test.each(['cs', 'en'] as const)('contains the number, the account, the symbol and the message (%s)', (lang) => {
    const text = letter({ lang })?.text ?? ''
    for (const needed of ['10000002', '1000000005/9999', 'Dar Dobrých andělů', 'CZ8799990000001000000005', '/login'])
      expect(text).toContain(needed)
  })

  test.each([
    ['cs', 'recurring', 'card', 'Vybraný dar: 1\u00a0234\u00a0Kč každý měsíc, kartou. Zatím se nic nestrhlo'],
    ['cs', 'one-off', 'transfer', '1\u00a0234\u00a0Kč jednorázově, převodem. Pošlete ho podle údajů níže.'],
    [
      'cs',
      'recurring',
      'transfer',
      '1\u00a0234\u00a0Kč každý měsíc, převodem. V\u00a0bance si na něj nastavte trvalý příkaz',
    ],
    ['cs', 'one-off', 'qr', 'Vybraný dar: 1\u00a0234\u00a0Kč jednorázově, QR\u00a0kódem.'],
    [
      'en',
      'recurring',
      'transfer',
      'Your chosen gift: CZK\u00a01,234 every month, by bank transfer. Set up a standing order',
    ],
    ['en', 'one-off', 'card', 'Your chosen gift: CZK\u00a01,234 once, by card. Nothing has been charged yet'],
  ] as const)('in %s repeats the chosen gift: %s, %s', (lang, frequency, method, want) =>
    expect(letter({ lang, contribution: { amount: 1_234, frequency, method } })?.text).toContain(want),
  )

  test('mentions no gift without a choice, and never the password', () => {
    const { text = '' } = letter({}) ?? {}
    expect(text).not.toContain('Vybraný dar')
    expect(text).not.toContain('scrypt')
  })
})

const consents = { consentPersonalData: true, consentTerms: true, newsletter: false } as const
const login = { email: 'eva.horka@example.com', password: 'modrá-lampa-7' }

test.each([
  ['cs', 'Vítejte mezi Dobrými anděly'],
  ['en', 'Welcome to the Good Angels'],
] as const)('the welcome is in the language of the call: %s', async (lang, subject) => {
  const body = { ...login, ...consents, kind: 'person', firstName: 'Eva', lastName: 'Horká' } as const
  expect((await call('registerDonor', world, { body, lang })).state.messages).toMatchObject([{ subject }])
})

test.each([
  ['an IČO, padded to eight digits', { registrationNumber: '6947' }, '00006947'],
  ['none, such as a foreign one (rule 6.17)', {}, ''],
])('a company registers with %s', async (_, given, registrationNumber) => {
  const body = { ...login, ...consents, kind: 'company', companyName: 'Pekárna s.r.o.', ...given } as const
  expect((await call('registerDonor', world, { body })).state.people.get('p-10000002')).toMatchObject({
    displayName: 'Pekárna s.r.o.',
    isCorporateAccount: true,
    profile: { registrationNumber },
  })
})

import { describe, expect, test } from 'vitest'
import { checkBankAccountNumber, checkBankAccountPrefix } from '#rules/formats/bank-account.ts'
import { checkPhoneInternational } from '#rules/formats/phone-international.ts'
import { checkPostalCode } from '#rules/formats/postal-code.ts'
import type { Donor } from '../domain/state/donor.ts'
import type { Recipient } from '../domain/state/recipient.ts'
import { toPlainState } from '../domain/state/world-state.ts'
import { firstWorkingDayOf, firstWorkingDayOfNextMonth } from '../domain/time/calendar.ts'
import { toIsoString } from '../domain/time/instant.ts'
import { findAccount } from '../resources/login/sign-in.rules.ts'
import { ratingLockedUntil } from '../resources/nps/nps.rules.ts'
import { defaultScenario } from './default/default-scenario.ts'
import { PAYOUT_DAYS } from './people/build-recipient.ts'
import { scenarios } from './scenarios.ts'

const { state, people } = defaultScenario
const NOW = Temporal.Instant.from(defaultScenario.now).epochMilliseconds
const everybody = state.people.values()
const donors = everybody.filter((person): person is Donor => person.kind === 'donor')
const recipients = everybody.filter((person): person is Recipient => person.kind === 'recipient')
const donor = (login: string) => donors.find((each) => each.login === login)
const recipient = (login: string) => recipients.find((each) => each.login === login)

describe('the people of the sandbox', () => {
  test('are those of its table', () =>
    expect(new Set(everybody.map(({ login }) => login))).toEqual(
      new Set([
        ...Array.from({ length: 10 }, (_, n) => String(10_000_001 + n)),
        ...Array.from({ length: 12 }, (_, n) => String(2_000_001 + n)),
        'admin',
      ]),
    ))

  test.each([
    ['10000001', 'jana'],
    ['10000002', 'firma'],
    ['10000004', 'nova'],
    ['10000005', 'souhlas'],
    ['10000006', 'hlas'],
    ['10000007', 'dokument'],
    ['10000008', 'zamceno'],
    ['10000009', 'jednorazovy'],
    ['10000010', 'emlid'],
  ])('%s signs in as %s@example.com too', (login, name) =>
    expect(findAccount(state, `${name}@example.com`)?.person.login).toBe(login),
  )

  test('are all listed, together with the anonymous number', () =>
    expect(new Set(people.map(({ login }) => login))).toEqual(
      new Set([...everybody.map(({ login }) => login), '11111111']),
    ))

  test.each(people)('$login is listed with the values for signing in', ({ login, password, birthDate }) => {
    expect(password !== undefined).toBe(state.credentials.get(`p-${login}`) !== undefined)
    expect(birthDate).toBe(recipient(login)?.birthDate)
  })
})

describe('their data', () => {
  const threeMonthsAgo = Temporal.Instant.from(defaultScenario.now)
    .toZonedDateTimeISO('Europe/Prague')
    .subtract({ months: 3 }).epochMilliseconds

  test('only 10000004 and 10000007 have not voted within three months', () =>
    expect(donors.filter(({ vote }) => !vote || vote.votedAt < threeMonthsAgo).map(({ login }) => login)).toEqual([
      '10000004',
      '10000007',
    ]))

  test('10000006 voted 20 seconds ago and is locked', () => {
    const vote = donor('10000006')?.vote ?? null
    expect(vote?.votedAt).toBe(NOW - 20_000)
    expect(ratingLockedUntil(vote, NOW)).toBe(NOW + 40_000)
  })

  test('only 10000007 has a document newer than the previous login', () =>
    expect(
      donors.filter(({ documents, lastLoginAt }) => documents.some(({ createdAt }) => createdAt > (lastLoginAt ?? 0))),
    ).toMatchObject([{ login: '10000007' }]))

  test('only 10000003 and 10000010 have no e-mail', () =>
    expect(donors.filter(({ profile }) => profile.email === null).map(({ login }) => login)).toEqual([
      '10000003',
      '10000010',
    ]))

  test('2000010 has a patient over 15, 2000012 no phone to choose, 2000001 two', () => {
    expect(2026 - (recipient('2000010')?.patient.birthYear ?? 2026)).toBeGreaterThan(15)
    const offered = (login: string) =>
      recipient(login)?.phones.filter(({ phone }) => phone.startsWith('+420') && phone.length === 13)
    expect(offered('2000012')).toEqual([])
    expect(offered('2000001')).toHaveLength(2)
  })

  test('the scenario’s start is in the period of ratings', () => {
    const { nps_showStart: start = '', nps_showEnd: end = '' } = state.values
    const today = toIsoString(NOW).slice(0, 10)
    expect(start <= today && today <= end).toBe(true)
  })
})

describe('the consistency of their data', () => {
  test.each(recipients)(
    'account, phones and address of $login are valid',
    ({ account, carer, address, familyMembers }) => {
      expect(checkBankAccountNumber(account?.number ?? '2000137313')).toBe(true)
      expect(checkBankAccountPrefix(account?.prefix ?? '')).toBe(true)
      expect(checkPhoneInternational(carer.phone)).toBe(true)
      expect(checkPostalCode(address.postalCode)).toBe(true)
      expect(familyMembers.filter(({ isMainContact }) => isMainContact).length).toBeLessThanOrEqual(1)
    },
  )

  test.each(recipients.filter(({ familyMembers }) => familyMembers.length > 0))(
    'the main contact of $login is the person who signs in',
    ({ familyMembers, birthDate, displayName }) => {
      const main = familyMembers.find(({ isMainContact }) => isMainContact)
      expect(main?.name).toBe(displayName)
      expect(`${main?.birthYear}-${String(main?.birthMonth).padStart(2, '0')}`).toBe(birthDate.slice(0, 7))
    },
  )

  test('every gift is distributed by the calendar', () => {
    const gifts = state.payments.values().flatMap((ledger) => Object.values(ledger))
    const wrong = gifts.filter(({ settledOn, distributionOn, redistributed }) => {
      const day = firstWorkingDayOfNextMonth(Temporal.PlainDate.from(settledOn)).toString()
      return distributionOn !== day || redistributed !== day <= '2026-11-10'
    })
    expect(gifts.length).toBeGreaterThan(100)
    expect(wrong).toEqual([])
  })

  test.each(donors)('$login has been giving since the first gift of the ledger', ({ login, givingSince }) =>
    expect(Object.values(state.payments.get(login) ?? {})[0]?.settledOn ?? null).toBe(givingSince),
  )

  test.each(PAYOUT_DAYS)('%s was a payout day', (day) =>
    expect(firstWorkingDayOf(Temporal.PlainYearMonth.from(day)).toString()).toBe(day),
  )
})

test('scenarios have unique names and their trees are plain JSON', () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length)
  for (const { state: built } of scenarios) expect(JSON.parse(JSON.stringify(built))).toEqual(toPlainState(built))
})

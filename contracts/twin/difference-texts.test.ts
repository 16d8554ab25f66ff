import { expect, test } from 'vitest'
import type { TwinDifference } from './difference.ts'
import { describeTwinDifference } from './difference-texts.ts'

const path = 'response.profile.displayName'

test.each<[what: string, difference: TwinDifference, provider: string]>([
  [
    'a name',
    { kind: 'value', path, mock: 'Jana Nováková', provider: 'Skutečná Osoba', closed: false },
    'another text (14 characters, not shown)',
  ],
  [
    'a text where a state belongs',
    { kind: 'value', path, mock: 'sent', provider: 'Skutečná Osoba', closed: true },
    'another text (14 characters, not shown)',
  ],
  ['a text instead of a number', { kind: 'type', path, mock: 1, provider: 'Skutečná Osoba' }, 'text'],
  [
    'a text instead of a day',
    { kind: 'form', path, mock: '2026-11-10', provider: '1. 4. 1985' },
    'another text (10 characters, not shown)',
  ],
  ['a day of birth', { kind: 'day', path, days: -4_000 }, 'another day, more than a year away'],
  [
    'an error with a stack',
    {
      kind: 'outcome',
      parts: ['error'],
      mock: { status: 500 },
      provider: { status: 500, error: 'no row for Skutečná Osoba' },
    },
    'HTTP 500, no error_code, error another text (25 characters, not shown)',
  ],
])('%s of the other provider is masked', (_what, difference, provider) => {
  expect(describeTwinDifference(difference).provider).toBe(provider)
})

test.each<[what: string, difference: TwinDifference, mock: string, provider: string]>([
  [
    'a state',
    { kind: 'value', path: 'response.state', mock: 'pending', provider: 'sent', closed: true },
    'response.state "pending"',
    '"sent"',
  ],
  [
    'an amount',
    { kind: 'value', path: 'response.amount', mock: 500, provider: 50_000, closed: true },
    'response.amount 500',
    '50000',
  ],
  [
    'a lock',
    { kind: 'moment', path: 'lockedUntil', mock: 900_000, provider: 839_000 },
    'lockedUntil 15 min after the answer',
    '13 min 59 s after the answer',
  ],
  ['a day', { kind: 'day', path: 'response.confirmedOn', days: -1 }, 'the day response.confirmedOn', '1 day earlier'],
  [
    'an outcome',
    {
      kind: 'outcome',
      parts: ['status'],
      mock: { status: 200, error_code: 423, error: 'vote-locked' },
      provider: { status: 423 },
    },
    'HTTP 200, error_code 423, error "vote-locked"',
    'HTTP 423, no error_code',
  ],
  [
    'a value that left its list',
    { kind: 'value', path: 'response.profile.gender', mock: 2, provider: 7, closed: true, allowed: [1, 2, -1] },
    'response.profile.gender 2',
    '7, which is none of 1, 2, -1',
  ],
])('%s is described for both sides', (_what, difference, mock, provider) => {
  expect(describeTwinDifference(difference)).toMatchObject({ mock, provider })
})

test('the advice for a value outside a closed list names the list, not the earlier calls', () => {
  const { advice } = describeTwinDifference({
    kind: 'value',
    path,
    mock: 2,
    provider: 7,
    closed: true,
    allowed: [1, 2, -1],
  })
  expect(advice).toBe('Send one of 1, 2, -1: the contract has no other here.')
})

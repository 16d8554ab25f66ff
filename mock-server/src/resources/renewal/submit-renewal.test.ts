import { describe, expect, test } from 'vitest'
import type { RenewalRequest } from '../../domain/state/renewal.ts'
import { after } from '../../testing/apply.ts'
import { aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { FINANCIAL, GENERIC } from '../../testing/renewal-requests.ts'
import { aFormFile, aRenewal, aRenewingFamily, aSentRenewal } from '../../testing/renewals.ts'
import { submitRenewal } from './submit-renewal.rules.ts'

const STATUS = { 1: 'in-renewal', 2: 'in-renewal-form' } as const
type Given = { request?: RenewalRequest; renewal?: ReturnType<typeof aRenewal>; family?: object; now?: number }

const submit = ({ request = FINANCIAL, renewal = aRenewal(), family: given = {}, now = NOW }: Given = {}) => {
  const family = aRenewingFamily(STATUS[renewal.version], given)
  const state = aWorld([family], { renewals: { [family.personId]: renewal, 'p-other': aSentRenewal() } })
  const { result, changes } = submitRenewal(state, family, renewal, request, { now, random: fixedRandom() })
  return { result, state: after(state, changes), changes }
}
const generic = { request: GENERIC, renewal: aRenewal({ version: 2 }) }
const faultsOf = (given: Given) => {
  const { result, changes } = submit(given)
  if (result.kind !== 'refused') throw new Error(`it was ${result.kind}`)
  expect(changes).toEqual([])
  return result.faults
}
const financial = (given: object): RenewalRequest => ({ ...FINANCIAL, ...given })

describe('a complete renewal', () => {
  test.each([
    ['version 1', {}],
    ['version 2', generic],
  ])('is received in %s, under the next number', (_, given) => {
    const { result, state } = submit(given)
    expect(result).toMatchObject({ kind: 'sent', sent: { receiptNumber: 'O-2026-0008', sentAt: NOW } })
    expect(state.people.get('p-2000001')).toMatchObject({
      requestStatus: 'renewal-received',
      renewalStatus: 'sent',
      supportStatus: 'supported',
    })
  })

  test('is stored as it was sent, with its files', () => {
    const { state } = submit()
    expect(state.renewals['p-2000001']).toEqual({
      ...aRenewal(),
      sent: { receiptNumber: 'O-2026-0008', sentAt: NOW, request: FINANCIAL },
    })
  })

  test('is confirmed by a letter with its number and nothing of its content', () => {
    const [letter] = submit().state.messages
    expect(letter).toMatchObject({ channel: 'email', to: 'svobodovi@example.com' })
    expect(letter?.text).toContain('O-2026-0008')
    expect(letter?.text).not.toMatch(/24|Motol|úvazek|Tomáš/)
  })

  test('is confirmed by SMS if there is no e-mail, and not at all if there is no phone either', () => {
    expect(submit({ family: { email: null } }).state.messages).toMatchObject([
      { channel: 'sms', to: '+420601234567', text: expect.stringContaining('O-2026-0008') },
    ])
    expect(submit({ family: { email: null, phones: [] } }).state.messages).toEqual([])
  })

  test('changes only the statuses and the documents of the family', () => {
    const paths = submit().changes.map(({ path }) => path.join('.'))
    expect(paths).toEqual([
      'renewals.p-2000001',
      'people.p-2000001.handedDocuments',
      'people.p-2000001.requestStatus',
      'people.p-2000001.renewalStatus',
      'messages',
    ])
  })

  test('uses the Prague year in its number', () => {
    const newYear = Date.parse('2027-01-01T00:00:00+01:00')
    expect(submit({ now: newYear - 1 }).result).toMatchObject({ sent: { receiptNumber: 'O-2026-0008' } })
    expect(submit({ now: newYear }).result).toMatchObject({ sent: { receiptNumber: 'O-2027-0008' } })
  })
})

describe('the end of treatment', () => {
  test.each([
    [201, '2026-11-10', '2026-11-11', 'future'],
    [202, '2026-11-10', '2026-11-09', 'past'],
  ] as const)('is required with the status %i, and %s is valid on that day', (status, fits, refused, code) => {
    const endsOn = (day?: string) => financial({ treatment: { status, ...(day !== undefined && { endsOn: day }) } })
    expect(faultsOf({ request: endsOn() })).toEqual({ 'treatment.endsOn': 'required' })
    expect(faultsOf({ request: endsOn(refused) })).toEqual({ 'treatment.endsOn': code })
    expect(submit({ request: endsOn(fits) }).result.kind).toBe('sent')
  })

  test.each([203, 204] as const)('is left out with the status %i', (status) => {
    const treatment = { status, endsOn: '2026-12-01' }
    expect(faultsOf({ request: financial({ treatment }) })).toEqual({ 'treatment.endsOn': 'unknown' })
    expect(submit({ request: financial({ treatment: { status } }) }).result.kind).toBe('sent')
  })
})

test('the sum of regular expenses is not 0; that of incomes may be', () => {
  const expenses = { housing: 0, energy: 0, food: 0, treatment: 0, travel: 0, school: 0, loans: 0, other: 0 }
  expect(faultsOf({ request: financial({ expenses }) })).toEqual({ expenses: 'zero-sum' })
  expect(submit({ request: financial({ expenses: { ...expenses, other: 1 } }) }).result.kind).toBe('sent')
  const incomes = Object.fromEntries(Object.keys(FINANCIAL.incomes).map((line) => [line, 0]))
  expect(submit({ request: financial({ incomes }) }).result.kind).toBe('sent')
})

describe('required files', () => {
  const only = (...categories: string[]) => aRenewal({ files: categories.map((each) => aFormFile(each)) })

  test('are present, or declared to come otherwise where that is allowed', () => {
    expect(faultsOf({ renewal: only() })).toEqual({
      'files.medical-report': 'required',
      'files.income-confirmation': 'required',
    })
    const otherwise = financial({ handedOtherwise: ['medical-report', 'income-confirmation'] })
    expect(submit({ renewal: only(), request: otherwise }).result.kind).toBe('sent')
  })

  test('cannot be handed over otherwise if they are optional or unknown', () =>
    expect(
      faultsOf({
        request: financial({ handedOtherwise: ['other', 'x'] }),
      }),
    ).toEqual({
      'files.other': 'unknown',
      'files.x': 'unknown',
    }))

  test('that have become too old before the sending are refused in their category', () => {
    const files = [aFormFile('medical-report', { issuedOn: '2026-05-09' }), aFormFile('income-confirmation')]
    expect(faultsOf({ renewal: aRenewal({ files }) })).toEqual({ 'files.medical-report': 'too-old' })
  })

  test('of a patient of fifteen or more include a study confirmation', () => {
    const { patient } = aRenewingFamily('in-renewal')
    const family = { patient: { ...patient, birthYear: 2011, birthMonth: 11 } }
    expect(faultsOf({ family })).toEqual({ 'files.study-confirmation': 'required' })
    const request = financial({ handedOtherwise: ['study-confirmation'] })
    expect(submit({ family, request }).result.kind).toBe('sent')
  })

  test('are required in version 2 as well, together with its own answers', () =>
    expect(
      faultsOf({ request: { ...GENERIC, answers: {} }, renewal: aRenewal({ version: 2, files: [] }) }),
    ).toMatchObject({ 'household-members': 'required', 'files.medical-report': 'required' }))
})

describe('answers to another form require reading the form again', () => {
  test.each<[string, Given]>([
    ['version 1 where version 2 is open', { renewal: aRenewal({ version: 2 }) }],
    ['version 2 where version 1 is open', { request: GENERIC }],
    ['an earlier version 2', { ...generic, request: { ...GENERIC, formId: 'renewal-2025-11' } }],
  ])('%s', (_, given) => expect(submit(given)).toMatchObject({ result: { kind: 'form-changed' }, changes: [] }))
})

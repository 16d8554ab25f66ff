import { describe, expect, test } from 'vitest'
import type { Recipient } from '../../domain/state/recipient.ts'
import { dayOf } from '../../domain/time/instant.ts'
import { fixedRandom, NOW } from '../../testing/people.ts'
import { aFormFile, aRenewal, aRenewingFamily } from '../../testing/renewals.ts'
import { addRenewalFile, removeRenewalFile, renewalCategories } from './renewal-files.rules.ts'

const MAX_FILES = 20
const LIMIT = 26_214_400
const today = dayOf(NOW)
const born = (birthYear: number, birthMonth: number): Pick<Recipient, 'patient'> => {
  const { patient } = aRenewingFamily('in-renewal')
  return { patient: { ...patient, birthYear, birthMonth } }
}
const offered = { category: 'other', name: 'účet.pdf', size: 1, mediaType: 'application/pdf', issuedOn: null }
const add = (files: readonly ReturnType<typeof aFormFile>[], given: Partial<typeof offered> = {}) =>
  addRenewalFile(
    aRenewingFamily('in-renewal'),
    aRenewal({ files }),
    { ...offered, ...given },
    { now: NOW, random: fixedRandom() },
  )
const heavy = (size: number) => [aFormFile('other', { size })]

describe('a renewal has categories', () => {
  test('for a medical report and an income confirmation, both of which may be handed over otherwise, and for other files', () =>
    expect(renewalCategories(born(2020, 3), { files: [] }, today)).toMatchObject([
      { id: 'medical-report', isRequired: true, mayBeHandedOtherwise: true },
      { id: 'income-confirmation', isRequired: true, mayBeHandedOtherwise: true },
      { id: 'other', isRequired: false },
    ]))

  test.each([
    ['in the month before the fifteenth birthday', 2011, 12, false],
    ['in the month of it', 2011, 11, true],
    ['in the month after it', 2011, 10, true],
  ])('for a study confirmation %s of the patient', (_, year, month, isMissing) =>
    expect(
      renewalCategories(born(year, month), { files: [] }, today).some(
        ({ id, isRequired }) => id === 'study-confirmation' && isRequired,
      ),
    ).toBe(isMissing),
  )

  test('and for an existing study confirmation, even if it is not required', () =>
    expect(renewalCategories(born(2020, 3), { files: [aFormFile('study-confirmation')] }, today)).toMatchObject([
      {},
      {},
      { id: 'study-confirmation', isRequired: false },
      {},
    ]))
})

describe('a file is added to a renewal', () => {
  test('after the existing ones', () => {
    const { result, changes } = add([aFormFile('medical-report')])
    const files = [aFormFile('medical-report'), { ...offered, fileId: 'renewal-id000000000000000001', uploadedAt: NOW }]
    expect(result).toMatchObject({ kind: 'saved', renewal: { files } })
    expect(changes).toEqual([{ path: ['renewals', 'p-2000001'], value: aRenewal({ files }) }])
  })

  test.each([
    [MAX_FILES - 2, 'saved'],
    [MAX_FILES - 1, 'saved'],
    [MAX_FILES, 'full'],
  ])('after %i others: %s', (count, kind) =>
    expect(add(Array.from({ length: count }, () => aFormFile('other'))).result.kind).toBe(kind),
  )

  test.each([
    [LIMIT - 2, 'saved'],
    [LIMIT - 1, 'saved'],
    [LIMIT, 'total-oversize'],
  ])('of one byte to %i bytes: %s', (size, kind) => expect(add(heavy(size)).result.kind).toBe(kind))

  test.each(['study-confirmation', 'contract', '__proto__'])(
    'not for %s, which is not a category of the renewal',
    (category) => expect(add([], { category })).toMatchObject({ result: { kind: 'purpose-unknown' }, changes: [] }),
  )
})

test('a file is removed by its id, once; another family’s file is not found', () => {
  const [report, income] = aRenewal().files
  const { result } = removeRenewalFile(aRenewingFamily('in-renewal'), aRenewal(), report?.fileId ?? '')
  expect(result).toEqual({ kind: 'saved', renewal: aRenewal({ files: income ? [income] : [] }) })
  expect(removeRenewalFile(aRenewingFamily('in-renewal'), aRenewal(), 'file-elsewhere')).toMatchObject({
    result: { kind: 'not-found' },
    changes: [],
  })
})

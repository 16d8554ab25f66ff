import { describe, expect, test } from 'vitest'
import type { Recipient } from '../../domain/state/recipient.ts'
import { after } from '../../testing/apply.ts'
import { aFamily, recipientDataOf } from '../../testing/families.ts'
import { codeGiven, inSession } from '../../testing/family-inputs.ts'
import { at, aWorld, NOW } from '../../testing/people.ts'
import { type RecipientDataInput, saveRecipientData } from './recipient-data.rules.ts'

const family = aFamily()
const world = aWorld([family], codeGiven())
const save = (given: Partial<RecipientDataInput>, { recipient = family, now = NOW } = {}) => {
  const decided = saveRecipientData(
    world,
    recipient,
    { ...recipientDataOf(recipient), ...given },
    inSession(recipient.personId, now),
  )
  return { ...decided, family: after(world, decided.changes).people.get(recipient.personId) as Recipient }
}
const born = (birthYear: number, birthMonth: number) => ({
  patient: { title: '', firstName: 'Tomáš', lastName: 'Svoboda', birthYear, birthMonth },
})

describe('the basic data of a family', () => {
  test('are stored as they were typed', () => {
    const given = {
      account: { prefix: '', number: '2000145399', bankCode: '2010' },
      housing: 'hostel',
      householdMembers: 5,
      informativeConsent: false,
      lifeStory: '# O\u0301 nás\r\n\n*šest let*',
    } as const
    const saved = save(given)
    expect(saved.family).toMatchObject(given)
    expect(saved.result).toEqual({ kind: 'saved', recipient: saved.family })
  })

  test('saved as they are change nothing', () => expect(save({}).changes).toEqual([]))

  test('do not change the disease', () => {
    expect(save(born(2019, 1)).family.patient).toEqual({ ...born(2019, 1).patient, disease: 'oncological' })
  })

  test('do not change data of other forms', () => {
    const { family: saved } = save({ housing: 'rent', lifeStory: 'Nový příběh.' })
    expect(saved).toEqual({ ...family, housing: 'rent', lifeStory: 'Nový příběh.' })
  })
})

describe('the patient', () => {
  const midnight = '2026-12-01T00:00:00.000+01:00'
  test.each([
    ['this month', born(2026, 11), NOW, 'saved'],
    ['the next month', born(2026, 12), NOW, 'refused'],
    ['a month of the next year', born(2027, 1), NOW, 'refused'],
    ['December, a millisecond before it begins in Prague', born(2026, 12), at(midnight) - 1, 'refused'],
    ['December, when it begins in Prague', born(2026, 12), at(midnight), 'saved'],
  ])('born in %s', (_, given, now, want) => {
    const { result, changes } = save(given, { now })
    expect(result.kind).toBe(want)
    if (want === 'saved') return
    expect(result).toMatchObject({ error: 'month-in-future', fields: { 'patient.birthMonth': 'future' } })
    expect(changes).toEqual([])
  })
})

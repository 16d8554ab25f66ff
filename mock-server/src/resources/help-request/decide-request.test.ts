import { describe, expect, test } from 'vitest'
import { ONCOLOGICAL_ANSWERS, OTHER_ANSWERS } from '#rules/forms/complete-answers.ts'
import type { HelpRequest } from '../../domain/state/help-request.ts'
import { LargeRecord } from '../../domain/state/large-record.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { after } from '../../testing/apply.ts'
import { aRecipient, fixedRandom, NOW } from '../../testing/people.ts'
import { aKey, aSentRequest, openByLink, worldOfRequests } from '../../testing/requests.ts'
import { identifyRecipient } from '../login-recipient/identify-recipient.rules.ts'
import { requestTriggers } from './request-triggers.rules.ts'

const random = fixedRandom()
const remarks = [{ itemId: 'story', text: 'Napište nám prosím víc.' }]
const worldOf = (request = aSentRequest(), given: Partial<WorldState> = {}) =>
  worldOfRequests([request], [aKey({ usedAt: NOW })], given)

const decide = (detail: object, state = worldOf(), now = NOW) => {
  const input = { kind: 'request-decided', request: 'Z-2026-0001', ...detail }
  const outcome = requestTriggers['request-decided'](state, input, { now, random, worldId: 'w' })
  if ('refused' in outcome) return { refused: outcome.refused, state }
  return { refused: undefined, state: after(state, outcome.changes) }
}
const requestOf = ({ helpRequests }: WorldState) => helpRequests['request-1']
const lastLetter = ({ messages }: WorldState) => messages.at(-1)
const keyIn = (state: WorldState) => new URLSearchParams(lastLetter(state)?.link?.split('?')[1]).get('odkaz') ?? ''

describe('a request that is returned', () => {
  const { state } = decide({ decision: 'return', remarks, note: 'Děkujeme.' })

  test('waits for the family, with the requested corrections', () => {
    expect(requestOf(state)).toMatchObject({ state: 'returned', remarks, note: 'Děkujeme.' })
  })

  test('has a letter with the deadline, and nothing of the content of the request', () => {
    const letter = lastLetter(state)
    expect(letter).toMatchObject({ to: 'dolezalovi@example.com', link: `/dotaznik-editace?odkaz=${keyIn(state)}` })
    expect(letter?.text).toContain(letter?.link)
    expect(letter?.text).toContain('do 17.\u00a011.\u00a02026\u00a0v\u00a010:00')
    for (const word of ['Adam', 'Doležal', 'leukemie', 'Napište nám prosím víc'])
      expect(letter?.text).not.toContain(word)
  })

  test('again is opened by the newest link only', () => {
    const again = decide({ decision: 'return', remarks }, state).state
    const keys = [keyIn(state), keyIn(again)]
    expect(new Set(keys).size).toBe(2)
    expect(keys.map((key) => openByLink(again, key, NOW).kind)).toEqual(['expired', 'open'])
  })
})

describe('a request that is approved', () => {
  const approve = (request?: HelpRequest, given?: Partial<WorldState>): WorldState =>
    decide({ decision: 'approve' }, worldOf(request, given)).state
  const familyIn = (state: WorldState) => state.people.get(requestOf(state)?.personId ?? '') as Recipient

  test('becomes a family with the lowest free number', () => {
    expect(familyIn(approve()).login).toBe('2000001')
    const taken = LargeRecord.from({ 'p-2000001': aRecipient() })
    expect(familyIn(approve(aSentRequest(), { people: taken })).login).toBe('2000002')
  })

  test('is a new family with the data of the request, except its story', () => {
    expect(familyIn(approve())).toMatchObject({
      displayName: 'Lenka Doležalová',
      gender: 'female',
      requestStatus: 'new',
      patient: { firstName: 'Adam', lastName: 'Doležal', birthYear: 2018, birthMonth: 5, disease: 'oncological' },
      carer: { phone: '+420605111222', email: 'dolezalovi@example.com' },
      address: { street: 'Lipová', houseNumber: '27', city: 'Litoměřice', postalCode: '412 01' },
      housing: 'rent',
      householdMembers: 4,
      informativeConsent: true,
      lifeStory: '',
      account: null,
      handedDocuments: [{ type: 'medical-report', name: 'zpráva.pdf', acceptedAt: NOW }],
      familyMembers: [
        { name: 'Lenka Doležalová', relation: 'parent', isMainContact: true, phone: '+420605111222' },
        { name: 'Adam Doležal', relation: 'patient', gender: 'M', isMainContact: false },
      ],
    })
  })

  test('for a long-term oncological illness has that status', () => {
    const answers = { ...ONCOLOGICAL_ANSWERS, 'disease-category': { chosen: [{ id: 'long-term-oncological' }] } }
    expect(familyIn(approve(aSentRequest({ answers }))).patient.disease).toBe('long-term-oncological')
  })

  test('signs in by its number and the birth date of the carer', () => {
    const state = approve()
    const found = identifyRecipient(state, { personalNumber: '2000001', birthDate: '1988-09-23', address: 'a1' }, NOW)
    expect(found.result).toMatchObject({ recipient: { phones: [{ id: 'phone-1', phone: '+420605111222' }] } })
    expect(lastLetter(state)).toMatchObject({ link: '/prijemce/prihlaseni', text: expect.stringContaining('2000001') })
  })

  test('has one person if the applicant is the patient', () => {
    const answers = { ...OTHER_ANSWERS, 'contact-relation': { chosen: [{ id: 'patient' }] } }
    const family = familyIn(approve(aSentRequest({ variant: 'other', answers })))
    expect(family.familyMembers).toMatchObject([{ relation: 'patient', isMainContact: true }])
    expect(family.patient.disease).toBe('cystic-fibrosis')
  })
})

test('a rejected request sends a kind letter with a contact', () => {
  const { state } = decide({ decision: 'reject', note: 'Rodina bydlí v\u00a0zahraničí.' })
  expect(requestOf(state)?.state).toBe('rejected')
  expect(lastLetter(state)?.text).toContain('mrzí nás')
  expect(lastLetter(state)?.text).toContain('+420\u00a0000\u00a0000\u00a0002')
  expect(lastLetter(state)?.link).toBeUndefined()
})

describe('the trigger is refused', () => {
  test.each([
    ['for an unknown request', { request: 'Z-2026-0099', decision: 'approve' }, /receipt number/],
    ['without a decision', {}, /decision is/],
    [
      'with a remark on an unknown item',
      { decision: 'return', remarks: [{ itemId: 'shoe-size', text: 'x' }] },
      /shoe-size/,
    ],
    ['with a blank remark', { decision: 'return', remarks: [{ itemId: 'story', text: ' ' }] }, /remarks are/],
    ['with a note that is not a text', { decision: 'reject', note: 7 }, /note is/],
  ])('%s', (_why, detail, reason) => {
    expect(decide(detail).refused).toMatch(reason)
  })

  test.each(['approve', 'reject'])('after a decision to %s', (decision) => {
    const { state } = decide({ decision })
    expect(decide({ decision: 'approve' }, state).refused).toMatch(/waits for a decision/)
  })
})

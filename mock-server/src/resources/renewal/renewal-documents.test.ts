import { describe, expect, test } from 'vitest'
import { dayOf } from '../../domain/time/instant.ts'
import { after } from '../../testing/apply.ts'
import { issuedOn } from '../../testing/documents.ts'
import { aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { FINANCIAL } from '../../testing/renewal-requests.ts'
import { aRenewal, aRenewingFamily } from '../../testing/renewals.ts'
import { acceptanceAt, documentAcceptanceEvents } from '../recipient-document/document-acceptance.rules.ts'
import { documentsByType } from '../recipient-document/documents-by-type.rules.ts'
import { takeBack } from '../recipient-document/hand-over.rules.ts'
import { decideRenewal, type RenewalDecision } from './decide-renewal.rules.ts'
import { submitRenewal } from './submit-renewal.rules.ts'

const DAY = 86_400_000
const expired = issuedOn('medical-report', '2026-04-20')
const today = dayOf(NOW)

/** A family whose report has expired sends a renewal with a new one. */
const sent = () => {
  const family = aRenewingFamily('in-renewal', { handedDocuments: [expired] })
  const renewal = aRenewal()
  const world = aWorld([family], { renewals: { [family.personId]: renewal } })
  const { changes } = submitRenewal(world, family, renewal, FINANCIAL, { now: NOW, random: fixedRandom() })
  return after(world, changes)
}
const familyIn = (state: ReturnType<typeof sent>) => {
  const person = state.people.get('p-2000001')
  if (person?.kind !== 'recipient') throw new Error('The family is missing')
  return person
}
const decided = (decision: RenewalDecision, now = NOW + DAY) => {
  const state = sent()
  return familyIn(after(state, decideRenewal(state, familyIn(state), decision, { now, random: fixedRandom() })))
}
const stateOf = (family: ReturnType<typeof familyIn>, type: string) =>
  documentsByType(family, today).find((each) => each.type === type)

describe('a sent renewal', () => {
  test('turns its files into received documents of the family, with their day of issue', () => {
    const family = familyIn(sent())
    expect(family.handedDocuments).toMatchObject([
      expired,
      { type: 'medical-report', issuedOn: '2026-11-02', uploadedAt: NOW, acceptedAt: null, fromRenewal: true },
      { type: 'income-confirmation', issuedOn: null, acceptedAt: null, fromRenewal: true },
    ])
    expect(stateOf(family, 'medical-report')).toMatchObject({ state: 'received' })
  })

  test('has documents that are not accepted by the clock and that the family cannot remove', () => {
    const family = familyIn(sent())
    expect(documentAcceptanceEvents(family)).toEqual([])
    expect(takeBack(family, 'file-medical-report').result.kind).toBe('of-renewal')
    expect(acceptanceAt(NOW)).toBeGreaterThan(NOW)
  })
})

describe('a renewal that was', () => {
  test('approved has its documents accepted, valid from the day of issue', () => {
    const family = decided({ decision: 'approve', note: '' })
    expect(family.handedDocuments.map(({ acceptedAt }) => acceptedAt)).toEqual([
      expired.acceptedAt,
      NOW + DAY,
      NOW + DAY,
    ])
    expect(stateOf(family, 'medical-report')).toMatchObject({ state: 'valid' })
    expect(stateOf(family, 'medical-report')?.expiresOn?.toString()).toBe('2027-05-02')
  })

  test('returned loses the documents that are requested again, even on the day it was sent; the others stay received', () => {
    const family = decided({ decision: 'return', documents: ['medical-report'], note: '' }, NOW)
    expect(stateOf(family, 'medical-report')).toMatchObject({ state: 'missing', files: [expired] })
    expect(stateOf(family, 'income-confirmation')).toMatchObject({ state: 'received' })
  })

  test('rejected loses all its documents', () =>
    expect(decided({ decision: 'reject', note: '' }).handedDocuments).toEqual([expired]))
})

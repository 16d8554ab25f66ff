import { describe, expect, test } from 'vitest'
import type { AskedDocument, Recipient, RequestStatus } from '../../domain/state/recipient.ts'
import { dayOf } from '../../domain/time/instant.ts'
import { after } from '../../testing/apply.ts'
import { at, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { aRenewingFamily, aSentRenewal } from '../../testing/renewals.ts'
import { documentsByType } from '../recipient-document/documents-by-type.rules.ts'
import { isPaid, nextPayoutOn, REQUEST_STATUS_ID } from '../recipient-profile/request-status.rules.ts'
import { decideRenewal, mayBeDecided, type RenewalDecision } from './decide-renewal.rules.ts'

const decide = (decided: RenewalDecision, given: Partial<Recipient> = {}, now = NOW) => {
  const family = aRenewingFamily('renewal-received', { handedDocuments: [], ...given })
  const world = aWorld([family], { renewals: { 'p-2000001': aSentRenewal() } })
  const state = after(world, decideRenewal(world, family, decided, { now, random: fixedRandom() }))
  const person = state.people.get('p-2000001')
  if (person?.kind !== 'recipient') throw new Error('the family is missing')
  return { state, family: person, letter: state.messages[0] }
}
const approve = { decision: 'approve', note: '' } as const
const reject = { decision: 'reject', note: '' } as const
const giveBack: RenewalDecision = { decision: 'return', documents: ['medical-report', 'study-confirmation'], note: '' }
const aRequest = (type: AskedDocument['type']): AskedDocument => ({
  type,
  label: 'Dokument',
  askedOn: '2026-10-01',
  dueOn: '2026-10-31',
})

test('a renewal waits for a decision once it was received, or while it lacks documents', () =>
  expect(
    (Object.keys(REQUEST_STATUS_ID) as RequestStatus[]).filter((status) => mayBeDecided(aRenewingFamily(status))),
  ).toEqual(['incomplete', 'renewal-received']))

describe('an approved renewal', () => {
  test('extends the help for another year, and nothing is requested any more', () => {
    const { family } = decide(approve, { askedDocuments: [aRequest('other')], lastContributionOn: '2026-11-02' })
    expect(family).toMatchObject({
      requestStatus: 'ok',
      renewalStatus: 'not-open',
      supportStatus: 'supported',
      nextRenewalOn: '2027-11-10',
      lastContributionOn: null,
      askedDocuments: [],
    })
    expect(nextPayoutOn(family, NOW)).toBe('2026-12-01')
  })

  test('may have lacked documents before', () =>
    expect(decide(approve, aRenewingFamily('incomplete')).family).toMatchObject({ requestStatus: 'ok' }))

  test.each([
    ['2028-02-29T12:00:00+01:00', '2029-02-28'],
    ['2027-11-10T12:00:00+01:00', '2028-11-10'],
    ['2026-12-31T23:59:59.999+01:00', '2027-12-31'],
    ['2027-01-01T00:00:00+01:00', '2028-01-01'],
  ])('of %s sets the next renewal to %s', (moment, want) =>
    expect(decide(approve, {}, at(moment)).family.nextRenewalOn).toBe(want),
  )

  test('is announced in a letter, with the day', () => {
    const { letter } = decide(approve)
    expect(letter).toMatchObject({ channel: 'email', to: 'svobodovi@example.com', subject: 'Budeme vám pomáhat dál' })
    expect(letter?.text).toContain('do 10.\u00a011.\u00a02027')
  })

  test('is announced with a day before the editing lock (rule 10.19)', () =>
    expect(decide(approve, {}, at('2027-12-31T10:00:00+01:00')).letter?.text).toContain('do 27.\u00a012.\u00a02028'))
})

describe('a returned renewal', () => {
  test('lacks the named documents, due in four weeks, and payouts continue', () => {
    const { family } = decide(giveBack)
    expect(family).toMatchObject({
      requestStatus: 'incomplete',
      askedDocuments: [
        { type: 'medical-report', label: 'Lékařská zpráva', askedOn: '2026-11-10', dueOn: '2026-12-08' },
        { type: 'study-confirmation', dueOn: '2026-12-08' },
      ],
    })
    expect(isPaid(family, '2026-12-01')).toBe(true)
    expect(documentsByType(family, dayOf(NOW))).toMatchObject([
      { type: 'medical-report', state: 'missing', due: '2026-12-08' },
      { type: 'study-confirmation', state: 'missing' },
    ])
  })

  test('keeps earlier missing documents; a repeated request has only the new day', () => {
    const { family } = decide(giveBack, { askedDocuments: [aRequest('medical-report'), aRequest('other')] })
    expect(family.askedDocuments.map(({ type, dueOn }) => `${type} ${dueOn}`)).toEqual([
      'other 2026-10-31',
      'medical-report 2026-12-08',
      'study-confirmation 2026-12-08',
    ])
  })

  test('requests a type once if it is named twice', () =>
    expect(decide({ ...giveBack, documents: ['other', 'other'] }).family.askedDocuments).toHaveLength(1))

  test('is announced in a letter with the documents, their day, where to hand them over and a contact', () => {
    const { letter } = decide({ ...giveBack, note: 'Zpráva je bohužel nečitelná.' })
    for (const texts of ['- Lékařská zpráva', '8.\u00a012.\u00a02026', 'Zpráva je bohužel nečitelná.', '+420'])
      expect(letter?.text).toContain(texts)
    expect(letter?.link).toBe('/prijemce/dokumenty')
    expect(letter?.text.split(/\s/)).toContain('/prijemce/dokumenty')
  })

  test('is announced with a day before the editing lock (rule 10.19)', () =>
    expect(decide(giveBack, {}, at('2026-11-02T10:00:00+01:00')).letter?.text).toContain('do 26.\u00a011.\u00a02026'))

  test('stays as it was sent', () => expect(decide(giveBack).state.renewals['p-2000001']).toEqual(aSentRenewal()))
})

describe('a rejected renewal', () => {
  test.each([
    ['2026-11-10T10:00:00+01:00', '2026-12-01'],
    ['2026-12-10T10:00:00+01:00', '2027-01-04'],
    ['2026-12-31T23:59:59.999+01:00', '2027-01-04'],
    ['2027-01-01T00:00:00+01:00', '2027-02-01'],
  ])('of %s has the last contribution on %s', (moment, last) => {
    const { family } = decide(reject, {}, at(moment))
    expect(family).toMatchObject({ requestStatus: 'do-not-renew', lastContributionOn: last, nextRenewalOn: null })
    expect([isPaid(family, last), isPaid(family, `${last.slice(0, 8)}28`)]).toEqual([true, false])
  })

  test('is announced kindly, with the day of the last contribution and a contact', () => {
    const { letter } = decide(reject)
    for (const texts of ['1.\u00a012.\u00a02026', 'Zavolejte nám', 'poradíme']) expect(letter?.text).toContain(texts)
  })
})

test.each([
  ['approved', approve],
  ['returned', giveBack],
  ['rejected', reject],
] as const)('%s, a family without an e-mail gets an SMS', (_, decided) =>
  expect(decide(decided, { email: null }).letter).toMatchObject({
    channel: 'sms',
    to: '+420601234567',
    text: expect.stringMatching(/^Dobrý anděl: /),
  }),
)

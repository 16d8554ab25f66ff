import { describe, expect, test } from 'vitest'
import type { RequestStatus } from '../../domain/state/recipient.ts'
import { after } from '../../testing/apply.ts'
import { aDonor, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { aRenewal, aRenewingFamily, aSentRenewal } from '../../testing/renewals.ts'
import { triggers } from '../triggers.ts'
import { currentRenewal } from './current-renewal.rules.ts'

const SENT = { 'p-2000001': aSentRenewal() }
const worldWith = (status: RequestStatus, renewals = {}) => aWorld([aRenewingFamily(status), aDonor()], { renewals })
const pull = (state: ReturnType<typeof worldWith>, kind: string, detail: object = {}) => {
  const context = { now: NOW, random: fixedRandom(), worldId: 'blue' }
  const outcome = triggers[kind]?.(state, { kind, person: '2000001', ...detail }, context)
  if (!outcome || 'refused' in outcome) return { refused: outcome?.refused, summary: undefined, state }
  return { ...outcome, refused: undefined, state: after(state, outcome.changes) }
}
const family = ({ people }: ReturnType<typeof worldWith>) => {
  const found = people.get('p-2000001')
  if (found?.kind !== 'recipient') throw new Error('no family')
  return found
}

describe('renewal-opened', () => {
  test.each([
    [undefined, 1, 'in-renewal'],
    [1, 1, 'in-renewal'],
    [2, 2, 'in-renewal-form'],
  ])('in version %s opens an empty one of version %i, due in a month', (chosenVersion, version, requestStatus) => {
    const { state, summary } = pull(
      worldWith('ok', SENT),
      'renewal-opened',
      chosenVersion === undefined ? {} : { version: chosenVersion },
    )
    expect(family(state)).toMatchObject({ requestStatus, renewalStatus: 'open', nextRenewalOn: '2026-12-10' })
    expect(currentRenewal(state, family(state))).toEqual({
      kind: 'open',
      renewal: { version, dueOn: '2026-12-10', files: [], sent: null, formerNumber: 'O-2026-0007' },
    })
    expect(summary).toBe(`The renewal was opened in version ${version}.`)
  })

  test.each([0, 3, '1', null])('refuses the version %j', (version) =>
    expect(pull(worldWith('ok'), 'renewal-opened', { version }).refused).toMatch(/^version is 1 or 2/),
  )
})

describe('request-status', () => {
  test.each([
    ['in-renewal', 1],
    ['in-renewal-form', 2],
  ] as const)('%s opens an empty renewal', (status, version) => {
    const { state } = pull(worldWith('ok', SENT), 'request-status', { status })
    expect(currentRenewal(state, family(state))).toMatchObject({
      kind: 'open',
      renewal: { version, files: [], sent: null },
    })
  })

  test('does not change a renewal that is already open', () => {
    const { state } = pull(worldWith('in-renewal', { 'p-2000001': aRenewal() }), 'request-status', {
      status: 'in-renewal',
    })
    expect(currentRenewal(state, family(state))).toEqual({ kind: 'open', renewal: aRenewal() })
  })

  test('of any other kind keeps the sent renewal', () =>
    expect(pull(worldWith('renewal-received', SENT), 'request-status', { status: 'suspended' }).state.renewals).toEqual(
      SENT,
    ))
})

describe('renewal-decided', () => {
  test.each([
    ['approve', 'renewal-received', 'ok', 'The renewal was approved.'],
    ['approve', 'incomplete', 'ok', 'The renewal was approved.'],
    ['return', 'renewal-received', 'incomplete', 'The renewal was returned: documents are missing.'],
    ['reject', 'incomplete', 'do-not-renew', 'The renewal was rejected: help ends with the next contribution.'],
  ] as const)('%s from %s sets the request to %s and reports it', (decision, from, requestStatus, summary) => {
    const pulled = pull(worldWith(from, SENT), 'renewal-decided', { decision })
    expect(pulled).toMatchObject({ summary, subject: 'p-2000001' })
    expect(family(pulled.state)).toMatchObject({ requestStatus })
    expect(pulled.state.messages).toHaveLength(1)
  })

  test('requests a medical report if no document is named, otherwise the named ones', () => {
    const types = (detail: object) =>
      family(
        pull(worldWith('renewal-received', SENT), 'renewal-decided', { decision: 'return', ...detail }).state,
      ).askedDocuments.map(({ type }) => type)
    expect(types({})).toEqual(['medical-report'])
    expect(types({ documents: ['income-confirmation', 'other'] })).toEqual(['income-confirmation', 'other'])
  })

  test.each([
    ['an unknown decision', { decision: 'later' }, 'decision is approve, return or reject.'],
    ['no decision', {}, 'decision is approve'],
    ['no document', { decision: 'return', documents: [] }, 'documents are some of medical-report'],
    ['an unknown document', { decision: 'return', documents: ['constructor'] }, 'documents are some of'],
    ['a note that is not a text', { decision: 'approve', note: 5 }, 'note is a text'],
    ['a note with the character NUL', { decision: 'approve', note: 'x\0' }, 'note is a text'],
    ['a note too long', { decision: 'approve', note: 'x'.repeat(1_001) }, 'note is a text'],
    ['an unknown person', { person: 'x', decision: 'approve' }, 'x is no recipient'],
    ['a donor', { person: '10000001', decision: 'approve' }, '10000001 is no recipient'],
  ])('refuses %s', (_, detail, says) =>
    expect(pull(worldWith('renewal-received', SENT), 'renewal-decided', detail).refused).toContain(says),
  )

  test.each(['ok', 'in-renewal', 'do-not-renew', 'discarded', 'suspended', 'new'] as const)(
    'is refused while the request is %s: no renewal waits for a decision',
    (status) =>
      expect(pull(worldWith(status, SENT), 'renewal-decided', { decision: 'approve' }).refused).toBe(
        '2000001 has no renewal that waits for a decision.',
      ),
  )
})

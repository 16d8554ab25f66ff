import { describe, expect, test } from 'vitest'
import { editingLockOf } from './payout-lock.ts'
import { endSession } from './session.ts'
import { after } from './testing/apply.ts'
import { aDonor, aRecipient, aWorld, fixedRandom, NOW } from './testing/people.ts'
import { triggers } from './triggers.ts'
import type { WorldState } from './world-state.ts'

const world = aWorld([aDonor(), aRecipient()])
type Pulled = { refused?: string; state?: WorldState; subject?: string; summary?: string }
const pull = (kind: string, detail: Record<string, unknown> = {}): Pulled => {
  const outcome = triggers[kind]?.(world, { kind, ...detail }, { now: NOW, random: fixedRandom() })
  if (!outcome) throw new Error(`no trigger ${kind}`)
  return 'refused' in outcome ? outcome : { state: after(world, outcome.changes), ...outcome }
}

describe('a trigger', () => {
  test.each([
    [
      'document-created',
      { person: 'jana@example.com' },
      'p-10000001',
      { documents: [{ createdAt: NOW, taxYear: 2025 }] },
    ],
    ['renewal-opened', { person: '2000001' }, 'p-2000001', { requestStatus: 'in-renewal', renewalStatus: 'open' }],
    ['request-status', { person: '2000001', status: 'suspended' }, 'p-2000001', { supportStatus: 'suspended' }],
    ['request-status', { person: 'p-2000001', status: 3 }, 'p-2000001', { requestStatus: 'discarded' }],
  ])('%s with %o changes the person', (kind, detail, personId, want) => {
    const pulled = pull(kind, detail)
    expect(pulled.state?.people[personId]).toMatchObject(want)
    expect(pulled).toMatchObject({ subject: personId, summary: expect.stringMatching(/\.$/) })
  })

  test('payout-lock locks the editing at once', () => {
    const person = pull('payout-lock', { person: '2000001' }).state?.people['p-2000001']
    expect(person?.kind === 'recipient' && editingLockOf(person, NOW).status).toBe('locked')
  })

  test.each([
    [
      'nps-window',
      { start: '2026-12-01', end: '2026-12-31' },
      { nps_showStart: '2026-12-01', nps_showEnd: '2026-12-31' },
    ],
    ['notice', { text: 'Údržba' }, { header_web_notice: '1', header_web_notice_text: 'Údržba' }],
    ['notice', { text: '' }, { header_web_notice: '0', header_web_notice_text: '' }],
  ])('%s with %o changes the values', (kind, detail, want) => expect(pull(kind, detail).state?.values).toEqual(want))

  test.each([
    ['document-created', {}],
    ['document-created', { person: 'nobody' }],
    ['payout-lock', { person: '10000001' }],
    ['renewal-opened', { person: '10000001' }],
    ['request-status', { person: '2000001', status: 'unheard' }],
    ['request-status', { person: '2000001' }],
    ['nps-window', { start: '2026-02-30', end: '2026-12-31' }],
    ['nps-window', {}],
    ['notice', { text: 5 }],
  ])('%s with %o is refused with a sentence', (kind, detail) => expect(pull(kind, detail).refused).toMatch(/\.$/))
})

test('the end of a session remembers the token while it would have lived', () =>
  expect(after(world, endSession({ personId: 'p-10000001', jti: 'j1', expMs: NOW })).revokedTokens).toEqual({
    'p-10000001': { j1: NOW },
  }))

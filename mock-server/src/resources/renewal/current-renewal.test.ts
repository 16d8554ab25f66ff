import { describe, expect, test } from 'vitest'
import type { RequestStatus } from '../../domain/state/recipient.ts'
import type { Renewal } from '../../domain/state/renewal.ts'
import { aRecipient } from '../../testing/people.ts'
import { aRenewal, aRenewingFamily, aSentRenewal } from '../../testing/renewals.ts'
import { REQUEST_STATUS_ID } from '../recipient-profile/request-status.rules.ts'
import { currentRenewal, openVersionOf } from './current-renewal.rules.ts'

const current = (status: RequestStatus, stored?: Renewal, given = {}) =>
  currentRenewal({ renewals: stored ? { 'p-2000001': stored } : {} }, aRenewingFamily(status, given))
const STATUSES = Object.keys(REQUEST_STATUS_ID) as RequestStatus[]

describe('the renewal is open', () => {
  test('in version 1 or 2, as the status of the request says, and in no other status (rule 10.15)', () =>
    expect(STATUSES.flatMap((status) => [openVersionOf(aRenewingFamily(status)) ?? []].flat())).toEqual([1, 2]))

  test('only while the status of the renewal is open too', () =>
    expect(openVersionOf(aRecipient({ requestStatus: 'in-renewal', renewalStatus: 'not-open' }))).toBeNull())

  test('with its saved content', () => {
    const renewal = aRenewal()
    expect(current('in-renewal', renewal)).toEqual({ kind: 'open', renewal })
  })

  test('and empty if it is unchanged, due on the day of the renewal', () =>
    expect(current('in-renewal', undefined, { nextRenewalOn: '2026-11-30' })).toEqual({
      kind: 'open',
      renewal: { version: 1, dueOn: '2026-11-30', files: [], sent: null },
    }))

  test('in the version of the status, whichever it was started in', () =>
    expect(current('in-renewal-form', aRenewal({ version: 1 }))).toMatchObject({ renewal: { version: 2 } }))

  test('as a new one after the previous one was sent, with the previous number stored', () =>
    expect(current('in-renewal', aSentRenewal())).toMatchObject({
      kind: 'open',
      renewal: { files: [], sent: null, formerNumber: 'O-2026-0007' },
    }))
})

describe('the sent renewal', () => {
  test.each(STATUSES.filter((status) => !status.startsWith('in-renewal')))(
    'stays readable while the request is %s',
    (status) =>
      expect(current(status, aSentRenewal())).toMatchObject({ kind: 'sent', sent: { receiptNumber: 'O-2026-0007' } }),
  )

  test('does not exist if none was ever sent, even with an unfinished one', () => {
    expect(current('ok')).toEqual({ kind: 'not-open' })
    expect(current('ok', aRenewal())).toEqual({ kind: 'not-open' })
  })

  test('is not found under the name of an inherited property', () =>
    expect(currentRenewal({ renewals: {} }, aRenewingFamily('ok', { personId: 'constructor' }))).toEqual({
      kind: 'not-open',
    }))
})

import { describe, expect, test } from 'vitest'
import type { RequestStatus } from '../../domain/state/recipient.ts'
import { at, NOW } from '../../testing/people.ts'
import { nextPayoutOn, statusTriple } from './request-status.rules.ts'

describe('a status of the request determines the renewal and the support statuses', () => {
  test.each<[RequestStatus, string, string]>([
    ['new', 'not-open', 'supported'],
    ['incomplete', 'not-open', 'supported'],
    ['discarded', 'not-open', 'ended'],
    ['suspended', 'not-open', 'suspended'],
    ['do-not-renew', 'not-open', 'supported'],
    ['ok', 'not-open', 'supported'],
    ['renewal-received', 'sent', 'supported'],
    ['in-renewal', 'open', 'supported'],
    ['in-renewal-form', 'open', 'supported'],
  ])('%s', (requestStatus, renewalStatus, supportStatus) =>
    expect(statusTriple(requestStatus)).toEqual({ requestStatus, renewalStatus, supportStatus }),
  )
})

describe('the next payout', () => {
  test.each<[string, RequestStatus, string | null, number, string | null]>([
    ['is on the first working day of the next month', 'ok', null, NOW, '2026-12-01'],
    ['is today before the distribution', 'ok', null, at('2026-12-01T08:59:59.999+01:00'), '2026-12-01'],
    ['is next month from the distribution on', 'ok', null, at('2026-12-01T09:00:00+01:00'), '2027-01-04'],
    ['is paid while the request is renewed', 'in-renewal', null, NOW, '2026-12-01'],
    ['is not paid to a paused family', 'suspended', null, NOW, null],
    ['is not paid to an ended family', 'discarded', '2026-06-01', NOW, null],
    ['is not paid to a new request', 'new', null, NOW, null],
    ['is the last one', 'do-not-renew', '2026-12-01', NOW, '2026-12-01'],
    ['is not paid after the last one', 'do-not-renew', '2026-11-02', NOW, null],
  ])('%s', (_, requestStatus, lastContributionOn, now, want) =>
    expect(nextPayoutOn({ requestStatus, lastContributionOn }, now)).toBe(want),
  )
})

import { expect, test } from 'vitest'
import { type RequestStatus, requestStatus, statusLabel, statusTone } from './request-status.ts'

test('a person without a request has no status', () => {
  expect(requestStatus({ RecipientStatusOfRequest: null })).toBeUndefined()
})

test('each id of the provider is a status (rule 10.14); the two versions of the renewal form are one', () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
  expect(ids.map((Id) => requestStatus({ RecipientStatusOfRequest: { Id } }))).toEqual(
    'new incomplete discarded suspended doNotRenew ok renewalReceived inRenewal inRenewal'.split(' '),
  )
})

test('a received renewal has the label of a renewal, every other status its own', () => {
  const others: RequestStatus[] = ['new', 'incomplete', 'discarded', 'suspended', 'doNotRenew', 'ok', 'inRenewal']
  expect(statusLabel('renewalReceived')).toBe('inRenewal')
  expect(others.map(statusLabel)).toEqual(others)
})

test.each<[RequestStatus, string]>([
  ['ok', 'ok'],
  ['incomplete', 'warn'],
  ['inRenewal', 'warn'],
  ['suspended', 'warn'],
  ['new', 'info'],
  ['renewalReceived', 'info'],
  ['doNotRenew', 'info'],
  ['discarded', 'info'],
])('the request status %s has the tone %s, never an error', (status, tone) => {
  expect(statusTone(status)).toBe(tone)
})

import { expect, test } from 'vitest'
import type { HelpRequest } from '../../domain/state/help-request.ts'
import { aDonor, aRecipient, aWorld } from '../../testing/people.ts'
import { countRecipients, countRequests } from './admin-overview.rules.ts'

test('families are counted by all nine statuses, in the order of their numbers; other people are not families', () => {
  const world = aWorld([
    aDonor(),
    aRecipient(),
    aRecipient({ personId: 'p-2', login: '2' }),
    aRecipient({ personId: 'p-3', login: '3', requestStatus: 'in-renewal-form' }),
  ])
  expect(countRecipients(world).map(({ statusId, count }) => [statusId, count])).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 0],
    [6, 2],
    [7, 0],
    [8, 0],
    [9, 1],
  ])
})

test('each request for help is counted once, in its state', () => {
  const inState = (state: HelpRequest['state']) => ({ state }) as HelpRequest
  const world = aWorld([], { helpRequests: { a: inState('sent'), b: inState('sent'), c: inState('approved') } })
  expect(countRequests(world).map(({ state, count }) => `${state} ${count}`)).toEqual([
    'started 0',
    'sent 2',
    'returned 0',
    'approved 1',
    'rejected 0',
  ])
})

import { describe, expect, test } from 'vitest'
import { journalEntry as entry, journalCall } from '../testing/journal-entry.ts'
import { ERRORS, EVENTS, NO_FILTER, operationsIn, passes, peopleIn, UNKNOWN } from './journal-filter.ts'

const call = journalCall()

const all = [
  entry({ id: 'j-1', call: { ...call, personId: 'p-1', request: { size: 1, content: { feedback: 'Děkuji moc' } } } }),
  entry({ id: 'j-2', operationId: null, errorCode: null, httpStatus: 0 }),
  entry({ id: 'j-3', errorCode: 423, error: 'vote-locked', call: { ...call, personId: 'p-2' } }),
  entry({
    id: 'j-4',
    operationId: 'logIn',
    call: {
      ...call,
      login: 'jana',
      response: { size: 1, content: { response: { token: '•••', personId: 'p-1' } } },
    },
  }),
  entry({ id: 'j-6', operationId: null, errorCode: 404, error: 'unknown-path', call: { ...call, path: '/npss' } }),
  entry({ id: 'j-5', errorCode: null, httpStatus: 0, fault: 'reset before', call: { ...call, login: 'karel' } }),
]

describe('the journal is filtered', () => {
  test.each([
    ['by nothing', {}, ['j-1', 'j-2', 'j-3', 'j-4', 'j-6', 'j-5']],
    ['by an operation', { operation: 'saveNps' }, ['j-1', 'j-3', 'j-5']],
    ['by events of the world', { operation: EVENTS }, ['j-2']],
    ['by calls of no operation', { operation: UNKNOWN }, ['j-6']],
    ['by a person, their sign-in included', { person: 'p-1' }, ['j-1', 'j-4']],
    ['by a login that was refused', { person: 'karel' }, ['j-5']],
    ['by errors', { outcome: ERRORS }, ['j-3', 'j-6', 'j-5']],
    ['by one outcome', { outcome: 'unanswered' }, ['j-5']],
    ['by a text of a body, without case and accents', { text: 'dekuji MOC' }, ['j-1']],
    ['by the name of an error', { text: 'vote-lock' }, ['j-3']],
    ['by several at once', { person: 'p-1', operation: 'logIn' }, ['j-4']],
  ])('%s', (_, given, want) => {
    expect(all.filter((one) => passes(one, { ...NO_FILTER, ...given })).map(({ id }) => id)).toEqual(want)
  })

  test('by what it contains', () => {
    expect(operationsIn(all, (id) => ({ saveNps: 'A', logIn: 'B' })[id] ?? '')).toEqual([
      'saveNps',
      'logIn',
      UNKNOWN,
      EVENTS,
    ])
    expect(peopleIn(all)).toEqual(['karel', 'p-1', 'p-2'])
  })

  test('by a person who is listed once, with the sign-ins that were refused', () => {
    const refused = entry({ id: 'j-7', errorCode: 401, call: { ...call, login: '1' } })
    expect(peopleIn([...all, refused])).toEqual(['karel', 'p-1', 'p-2'])
    expect(passes(refused, { ...NO_FILTER, person: 'p-1' })).toBe(true)
  })
})

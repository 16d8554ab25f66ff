import { describe, expect, it } from 'vitest'
import { offeredFor } from '../features/faults/offered-operations.ts'
import { coverageOf } from '../testing/coverage.ts'
import { errorsOf, readFault } from './fault-draft.ts'

const operations = [
  coverageOf('saveNps', [200, null], [423, 'vote-locked'], [400, 'bad-request']),
  coverageOf('logIn', [200, null], [400, 'bad-request'], [401, 'user-not-found']),
  coverageOf('transport', [404, 'unknown-path']),
]

const sent = (fields: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const often = { repeat: 'times', times: '2', probability: '100' }

describe('a form of a fault', () => {
  it('sends a documented error with its code', () => {
    const form = sent({
      operationId: 'saveNps',
      kind: 'error_code',
      answer: '423 vote-locked',
      when: 'before',
      ...often,
    })
    expect(readFault(form)).toEqual({
      operationId: 'saveNps',
      kind: 'error_code',
      when: 'before',
      times: 2,
      errorCode: 423,
      error: 'vote-locked',
    })
  })

  it('sends no number of calls for a permanent fault, and the probability as a share', () => {
    const form = sent({
      operationId: '*',
      kind: 'latency',
      ms: '2500',
      when: 'after',
      repeat: 'always',
      probability: '30',
    })
    expect(readFault(form)).toEqual({ operationId: '*', kind: 'latency', when: 'after', probability: 0.3, ms: 2500 })
  })

  it('sends how much of a transfer arrives', () => {
    const form = sent({ operationId: 'saveAvatar', kind: 'cut', atPercent: '0', when: 'before', ...often })
    expect(readFault(form)).toEqual({ operationId: 'saveAvatar', kind: 'cut', when: 'before', times: 2, atPercent: 0 })
  })

  it('sends whom and which calls it meets, and what is no JSON as it was typed', () => {
    const aim = { person: '10000001', recipient: '', where: 'step=login, a=b=c', skip: '2' }
    const form = sent({ operationId: 'logIn', kind: 'patch', patch: '[oops', when: 'before', ...often, ...aim })
    expect(readFault(form)).toEqual({
      operationId: 'logIn',
      kind: 'patch',
      person: '10000001',
      where: { step: 'login', a: 'b=c' },
      skip: 2,
      times: 2,
      patch: '[oops',
    })
  })

  it('has no before and after commit for a message', () => {
    const form = sent({ operationId: 'logInRecipient', kind: 'message-late', ms: '60000', when: 'after', ...often })
    expect(readFault(form)).toEqual({ operationId: 'logInRecipient', kind: 'message-late', times: 2, ms: 60_000 })
  })
})

describe('errors that can be caused', () => {
  it('are those that the operation documents, by their code, without successes', () => {
    expect(errorsOf(operations, 'saveNps')).toEqual([
      { code: 400, error: 'bad-request' },
      { code: 423, error: 'vote-locked' },
    ])
  })

  it('of all operations are those that each of them documents', () => {
    expect(errorsOf(operations, '*')).toEqual([{ code: 400, error: 'bad-request' }])
  })

  it('of an unknown operation are none', () => {
    expect(errorsOf(operations, 'nothing')).toEqual([])
  })
})

describe('operations that are offered', () => {
  const known = ['saveNps', 'getNps', 'logInRecipient', 'getContributions']

  it('match a text in the middle of their name, whatever its case', () => {
    expect(offeredFor('NPS', known)).toEqual(['saveNps', 'getNps'])
  })

  it('are found by the path of their screen', () => {
    expect(offeredFor('prijemce', known)).toEqual(['logInRecipient', 'getContributions'])
  })
})

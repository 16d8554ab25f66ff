import { describe, expect, it } from 'vitest'
import { percentOf, sortCoverage } from './sort-coverage.ts'

const operations = [
  {
    operationId: 'logIn',
    errorCodes: [
      { code: 200, error: null, times: 4 },
      { code: 423, error: 'account-locked', times: 0 },
    ],
  },
  {
    operationId: 'saveNps',
    errorCodes: [
      { code: 200, error: null, times: 1 },
      { code: 423, error: 'vote-locked', times: 0 },
      { code: 400, error: 'bad-request', times: 0 },
    ],
  },
  { operationId: 'getNps', errorCodes: [{ code: 200, error: null, times: 2 }] },
]
const shown = (filter: { search?: string; onlyMissing?: boolean }) =>
  sortCoverage(operations, { search: '', onlyMissing: false, ...filter }).map(({ operationId, answers }) => [
    operationId,
    ...answers.map(({ code }) => code),
  ])

describe('the table of coverage', () => {
  it('begins with the operations with most missing responses, and in each with the missing ones', () => {
    expect(shown({})).toEqual([
      ['saveNps', 400, 423, 200],
      ['logIn', 423, 200],
      ['getNps', 200],
    ])
  })

  it('leaves out covered responses when only missing ones are selected', () => {
    expect(shown({ onlyMissing: true })).toEqual([
      ['saveNps', 400, 423],
      ['logIn', 423],
    ])
  })

  it('counts the missing responses of an operation whatever the search', () => {
    const [row] = sortCoverage(operations, { search: 'vote', onlyMissing: false })
    expect(row?.answers.map(({ error }) => error)).toEqual(['vote-locked'])
    expect(row?.missing).toBe(2)
  })
})

describe('the number', () => {
  it('is 100 only if everything is covered', () => {
    expect([percentOf(793, 794), percentOf(794, 794), percentOf(0, 0)]).toEqual([99, 100, 0])
  })
})

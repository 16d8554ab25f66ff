import { describe, expect, it } from 'vitest'
import { coverageOf } from '../../testing/coverage.ts'
import { percentOf, sortCoverage } from './sort-coverage.ts'

const operations = [
  coverageOf('logIn', [200, null, 4], [423, 'account-locked']),
  coverageOf('saveNps', [200, null, 1], [423, 'vote-locked'], [400, 'bad-request']),
  coverageOf('getNps', [200, null, 2]),
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

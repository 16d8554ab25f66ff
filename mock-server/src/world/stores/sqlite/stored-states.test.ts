import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { WorldState } from '../../../domain/state/world-state.ts'
import { emptyState } from '../../../scenarios/people/people-state.ts'
import { freshFolder } from '../../../testing/data-folders.ts'
import { encode } from '../../stored-values.ts'
import { openDataFile } from './data-file.ts'
import { StoredStates } from './stored-states.ts'

function openStates() {
  const database = openDataFile(join(freshFolder(), 'worlds.sqlite'))
  onTestFinished(() => database.close())
  const count = () => database.prepare('SELECT count(*) AS states FROM states').get()?.states
  return { database, states: new StoredStates(database), count }
}

/** A state that counts how often it is serialised. */
const counted = () => {
  let written = 0
  const state = {
    ...emptyState,
    get values() {
      written += 1
      return { x: '1' }
    },
  }
  return { state: state as WorldState, written: () => written }
}

test('a state is stored once by the hash of its bytes, and read back unchanged', () => {
  const { states, count } = openStates()
  const name = states.keep(emptyState)
  expect(name).toMatch(/^[0-9a-f]{64}$/)
  expect(states.keep({ ...emptyState })).toBe(name)
  expect(count()).toBe(1)
  expect(states.read(name)).toEqual(emptyState)
})

test('a stored tree is not serialised again', () => {
  const { states } = openStates()
  const { state, written } = counted()
  expect(states.keep(state)).toBe(states.keep(state))
  expect(written()).toBe(1)
})

test('a tree that was deleted in between is serialised again', () => {
  const { states, count } = openStates()
  const name = states.keep(emptyState)
  states.dropUnused([name])
  expect(count()).toBe(0)
  expect(states.keep(emptyState)).toBe(name)
  expect(count()).toBe(1)
})

test('a tree that was read is known by its name', () => {
  const { database, states, count } = openStates()
  database.prepare('INSERT INTO states VALUES (?, ?)').run('older', encode(emptyState))
  expect(states.keep(states.read('older'))).toBe('older')
  expect(count()).toBe(1)
})

test('the error for a missing state names it', () =>
  expect(() => openStates().states.read('abc')).toThrow('The state abc is missing'))

test.each(['world', 'snapshot'] as const)(
  'a state with a reference from a %s stays, an unreferenced one is deleted',
  (kind) => {
    const { database, states } = openStates()
    const [used, unused] = [states.keep(emptyState), states.keep({ ...emptyState, values: { x: '1' } })]
    database.exec(
      kind === 'world'
        ? `INSERT INTO worlds VALUES (1, 'w', 'empty', '1', 0, '${used}', '[]', 0, 1, 0, '{}', 0, 0, 0)`
        : `INSERT INTO snapshots VALUES (1, 's-1', 'empty', '1', '${used}', '[]', 0, 1, 0, '{}', 'w', 0, x'')`,
    )
    states.dropUnused([used, unused, unused])
    expect(database.prepare('SELECT hash FROM states').all()).toEqual([{ hash: used }])
  },
)

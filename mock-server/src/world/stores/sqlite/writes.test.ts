import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { StoreError } from '../../world-store.ts'
import { runWrite, transaction } from './writes.ts'

function openTable() {
  const database = new DatabaseSync(':memory:')
  onTestFinished(() => database.close())
  database.exec('CREATE TABLE notes (text TEXT NOT NULL UNIQUE ON CONFLICT ROLLBACK)')
  const put = (text: string | null) => database.prepare('INSERT INTO notes VALUES (?)').run(text)
  const texts = () => database.prepare('SELECT text FROM notes').all()
  return { database, put, texts }
}

const thrownBy = (act: () => unknown): unknown => {
  try {
    act()
  } catch (error) {
    return error
  }
  return undefined
}

test('a write that SQLite refuses throws a StoreError with SQLite’s reason', () => {
  const { put } = openTable()
  const error = thrownBy(() => runWrite(() => put(null)))
  expect(error).toBeInstanceOf(StoreError)
  expect(error).toMatchObject({
    message: 'The file of worlds was not written: NOT NULL constraint failed: notes.text',
    cause: { code: 'ERR_SQLITE_ERROR' },
  })
})

test('an error that is not SQLite’s is passed on unchanged', () => {
  const fault = new TypeError('a fault of the rules')
  expect(
    thrownBy(() =>
      runWrite(() => {
        throw fault
      }),
    ),
  ).toBe(fault)
})

test('a transaction runs all of its statements and returns their result', () => {
  const { database, put, texts } = openTable()
  const answer = transaction(database, () => {
    put('a')
    put('b')
    return 'done'
  })
  expect([answer, texts()]).toEqual(['done', [{ text: 'a' }, { text: 'b' }]])
  expect(database.isTransaction).toBe(false)
})

test.each([
  ['a statement that fails', null, 'NOT NULL constraint failed'],
  ['one that ends the transaction itself, as a full disk does', 'a', 'UNIQUE constraint failed'],
])('a transaction with %s changes nothing', (_, text, reason) => {
  const { database, put, texts } = openTable()
  const error = thrownBy(() =>
    transaction(database, () => {
      put('a')
      put(text)
    }),
  )
  expect(error).toBeInstanceOf(StoreError)
  expect(String(error)).toContain(reason)
  expect([texts(), database.isTransaction]).toEqual([[], false])
})

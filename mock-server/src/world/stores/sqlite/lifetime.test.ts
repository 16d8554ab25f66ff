import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freshFolder } from '../../../testing/data-folders.ts'
import { openDataFile } from './data-file.ts'
import { Lifetime } from './lifetime.ts'

test('a heartbeat keeps the file’s sync level: the next commit waits for the disk, also after a failed heartbeat', () => {
  const database = openDataFile(join(freshFolder(), 'worlds.sqlite'))
  onTestFinished(() => database.close())
  const lifetime = new Lifetime(database, () => 0)
  const carefulness = () => database.prepare('PRAGMA synchronous').get()
  lifetime.sayAhead()
  expect(carefulness()).toEqual({ synchronous: 2 })
  database.exec('PRAGMA query_only = ON')
  expect(() => lifetime.sayAhead()).toThrow('readonly')
  expect(carefulness()).toEqual({ synchronous: 2 })
})

test('the lifetime continues where the previous run ended', () => {
  const path = join(freshFolder(), 'worlds.sqlite')
  let time = 100
  const first = openDataFile(path)
  const lifetime = new Lifetime(first, () => time)
  time += 1_500
  lifetime.sayExactly()
  first.close()
  const second = openDataFile(path)
  onTestFinished(() => second.close())
  expect([lifetime.now(), new Lifetime(second, () => 0).now()]).toEqual([1_500, 1_500])
})
